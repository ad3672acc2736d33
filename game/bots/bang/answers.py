"""What is answered when others act, and what is chosen at a draw!, in the store, at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.bang.cards.duel import Duel
from game.bang.deck import CARD_OF_KIND, DEPUTY, NAME, RANK, SHERIFF
from game.bang.frames.draw_check import DrawCheck
from game.bang.frames.shot import Shot
from game.bang.measures import is_two_to_nine_of_spades, suit_of
from game.bang.state import role_of
from game.bots.bang.mind import Mind
from game.bots.bang.worth import cancels, front_loss, front_worth, keep
from game.rules.ask import PASS
from game.rules.kinds import Pick

LIKED: Final = (
    "big_spencer",
    "gary_looter",
    "bill_noface",
    "pixie_pete",
    "sean_mallory",
    "teren_kill",
    "tequila_joe",
    "willy_the_kid",
    "bart_cassidy",
    "molly_stark",
    "suzy_lafayette",
    "herb_hunter",
    "kit_carlson",
    "john_pain",
    "jourdonnais",
    "slab_the_killer",
    "greygory_deck",
    "pedro_ramirez",
    "dutch_will",
    "jesse_jones",
    "black_jack",
    "lee_van_kliff",
    "pat_brennan",
    "jose_delgado",
    "don_bell",
    "calamity_janet",
    "doc_holyday",
    "youl_grinner",
    "flint_westwood",
    "raddie_snake",
    "pretty_luzena",
    "sid_ketchum",
    "chuck_wengam",
    "simeon_picos",
    "jacky_murieta",
    "vera_custer",
    "elena_fuente",
    "belle_star",
    "apache_kid",
    "el_gringo",
    "madam_yto",
    "josh_mccloud",
    "greg_digger",
    "paul_regret",
    "rose_doolan",
    "lucky_duke",
    "vulture_sam",
)
"""Characters in the order in which a bot takes them."""


def card_of(pick: Pick) -> int:
    """The card that an answer names."""
    return CARD_OF_KIND[str(pick[1])]


def least(mind: Mind, picks: Iterable[Pick]) -> Pick:
    """The pick whose card is worth least in hand."""
    return min(picks, key=lambda pick: (keep(mind, card_of(pick)), pick))


def shot(mind: Mind) -> Pick:
    """A Barrel first, it costs nothing; then the cheapest card, unless all of them can't suffice."""
    frame = mind.g.stack[-1]
    assert isinstance(frame, Shot)
    tries = mind.whole("use")
    if tries:
        return tries[0]
    cards = mind.whole("answer")
    held = sum(cancels(mind.g, mind.seat, card) for card in mind.hand)
    if not cards or held < frame.needed:
        return PASS
    return least(mind, cards)


def raid(mind: Mind) -> Pick:
    """A life point is worth more than a card, but for one who has plenty of life and one BANG! for a foe."""
    cards = mind.whole("use") + mind.whole("answer")
    if not cards:
        return PASS
    return min(cards, key=lambda pick: (pick[0] == "answer" and keep(mind, card_of(pick)), pick))


def duel(mind: Mind) -> Pick:
    """Fought to the end against a foe; lost for a friend who has less life, and always for the Sheriff's last."""
    g, seat = mind.g, mind.seat
    frame = next(f for f in reversed(g.stack) if isinstance(f, Duel))
    other = frame.by if frame.at == seat else frame.at
    cards = mind.whole("answer")
    if not cards:
        return PASS
    if mind.ill[other] < -0.5 and mind.life > 1 and (g.life[other] <= mind.life or mind.ill[other] < -2):
        return PASS
    if role_of(g, other) == SHERIFF and role_of(g, seat) == DEPUTY and g.life[other] == 1:
        return PASS
    return least(mind, cards)


def rescue(mind: Mind) -> Pick:
    """Whoever can live on lives on: with a Beer first, then with what an ability costs."""
    answers = mind.whole("answer")
    if answers:
        return least(mind, answers)
    uses = mind.whole("use")
    if not uses:
        return PASS
    return min(uses, key=lambda pick: (sum(keep(mind, CARD_OF_KIND[str(k)]) for k in pick[2:]), pick))


def store(mind: Mind) -> Pick:
    """The best card for oneself."""
    return max(mind.whole("take"), key=lambda pick: (keep(mind, card_of(pick)), pick))


def discard(mind: Mind) -> Pick:
    """The least useful card; no more than must go."""
    if ("end",) in mind.options:
        return ("end",)
    return least(mind, mind.whole("discard"))


def first_draw(mind: Mind) -> Pick:
    """A foe's card rather than one of the pile; a discard that is better than most."""
    g = mind.g
    scores = {}
    for pick in mind.whole("draw"):
        place = pick[1]
        if place == "discards":
            scores[pick] = keep(mind, g.discards[0]) - 0.75
        elif len(pick) > 2:  # Pat Brennan takes a card that lies in front of somebody
            card = CARD_OF_KIND[str(pick[2])]
            taken = front_worth(mind, NAME[card]) if front_loss(card) > 0 else 0.0
            scores[pick] = mind.ill[int(place)] * front_loss(card) + 0.7 * taken - 1.0
        elif isinstance(place, int):
            scores[pick] = mind.ill[place] * (0.4 + 0.3 / max(1, len(g.hand[place])))
        else:
            scores[pick] = 0.0
    return max(scores, key=lambda pick: scores[pick])


def kit_carlson(mind: Mind) -> Pick:
    """The least useful of the three goes back."""
    return least(mind, mind.whole("return"))


def draw(mind: Mind) -> Pick:
    """The card that comes out well, of those turned up."""
    frame = mind.g.stack[-1]
    why = frame.why if isinstance(frame, DrawCheck) else ""
    return max(mind.whole("choose"), key=lambda pick: _lucky(mind, card_of(pick), why))


def _lucky(mind: Mind, card: int, why: str) -> tuple[int, int]:
    if why == "dynamite":
        return int(not is_two_to_nine_of_spades(mind.g, card)), RANK[card]
    return int(suit_of(mind.g, card) == "hearts"), RANK[card]


def top(mind: Mind) -> Pick:
    """The least useful card is left for whoever may take it."""
    return least(mind, mind.whole("top"))


def may(mind: Mind) -> Pick:
    """What is free is taken."""
    return mind.whole("use")[0]


def checks(mind: Mind) -> Pick:
    """The Dynamite first: in Jail it would wait."""
    return max(mind.whole("check"), key=lambda pick: NAME[card_of(pick)] == "dynamite")


def character(mind: Mind) -> Pick:
    """The one that is liked best."""
    return min(mind.whole("take"), key=_liking)


def vera_custer(mind: Mind) -> Pick:
    """The ability that is liked best."""
    return min(mind.whole("copy"), key=_liking)


def _liking(pick: Pick) -> int:
    """The place of the character in a pick among those that are liked."""
    return LIKED.index(str(pick[1])) if pick[1] in LIKED else len(LIKED)


def brawl(mind: Mind) -> Pick:
    """What hurts a foe most; what a friend will hardly miss."""
    options = mind.whole("throw")
    whom = int(options[0][1])
    worth = {pick: _missed(mind, pick) for pick in options}
    return (max if mind.ill[whom] > 0 else min)(options, key=lambda pick: (worth[pick], pick))


def _missed(mind: Mind, pick: Pick) -> float:
    if pick[2] == "hand":
        return 0.55
    return front_loss(CARD_OF_KIND[str(pick[2])])


def heirs(mind: Mind) -> Pick:
    """What lies open and is worth having, else a card of the hand."""
    return max(mind.whole("take"), key=lambda pick: (0.6 if pick[1] == "hand" else keep(mind, card_of(pick)), pick))
