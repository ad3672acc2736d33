"""What is answered to the questions that only the expansions put."""

from __future__ import annotations

from typing import Final

from game.bang.characters.josh_mccloud import Unseen
from game.bang.measures import suit_of
from game.bang.state import abilities
from game.bots.bang import shop
from game.bots.bang.answers import LIKED, card_of, least
from game.bots.bang.mind import Mind
from game.bots.bang.worth import front_loss, keep
from game.rules.ask import PASS
from game.rules.kinds import Pick

USELESS: Final = 0.5
"""A card worth less than this is exchanged for one unseen."""
NEW_LIFE: Final = 2
"""The life points of a new identity."""
HALE: Final = 3
"""Life points from which on one can be given away."""


def daltons(mind: Mind) -> Pick:
    """The blue card that is missed least: a Jail gladly."""
    return min(mind.whole("discard"), key=lambda pick: (front_loss(card_of(pick)), pick))


def handcuffs(mind: Mind) -> Pick:
    """The suit of which the hand has most to play."""
    worth = dict.fromkeys(mind.whole("name"), 0.0)
    for card in mind.hand:
        worth[("name", suit_of(mind.g, card))] += keep(mind, card)
    return max(worth, key=lambda pick: worth[pick])


def new_identity(mind: Mind) -> Pick:
    """Whoever is at his last life point becomes somebody else."""
    return mind.whole("take")[0] if mind.life < NEW_LIFE and mind.whole("take") else PASS


def blood_brothers(mind: Mind) -> Pick:
    """A life point for a friend at his last one, from one who has plenty."""
    needy = [pick for pick in mind.whole("give") if mind.ill[int(pick[1])] < -0.8 and mind.g.life[int(pick[1])] == 1]
    if mind.life < HALE or not needy:
        return PASS
    return min(needy, key=lambda pick: mind.ill[int(pick[1])])


def hard_liquor(mind: Mind) -> Pick:
    """A life point rather than cards, for one who has few."""
    return ("drink",) if mind.wounded and mind.life <= 2 else PASS


def peyote(mind: Mind) -> Pick:
    """Nobody knows what comes; a top card that one has seen is named as it is."""
    top = mind.g.deck[0] if mind.g.deck else -1
    red = top < 0 or suit_of(mind.g, top) in ("hearts", "diamonds")
    return ("guess", "red" if red else "black")


def ranch(mind: Mind) -> Pick:
    """Cards of little use are exchanged."""
    poor = [pick for pick in mind.whole("discard") if keep(mind, card_of(pick)) < USELESS]
    return least(mind, poor) if poor else mind.whole("done")[0]


def greygory_deck(mind: Mind) -> Pick:
    """Borrowed characters are changed unless one of them is liked."""
    liked = set(LIKED[:6])
    return PASS if liked & set(abilities(mind.g, mind.seat)) else ("use", "greygory_deck")


def give(mind: Mind) -> Pick:
    """The least useful card."""
    return least(mind, mind.whole("give"))


def shadow(mind: Mind) -> Pick:
    """Who is out helps his side on."""
    return ("become",)


def josh_mccloud(mind: Mind) -> Pick:
    """The equipment is put where it does most good."""
    frame = mind.g.stack[-1]
    assert isinstance(frame, Unseen)
    return max(mind.whole("put"), key=lambda pick: (shop.brings(mind, frame.name, pick[1:]), pick))
