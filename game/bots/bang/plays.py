"""What each play in phase 2 is worth; ending the turn is worth nothing, so only what is better is played."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final

from game.bang.deck import CARD_OF_KIND, DEPUTY, NAME, SHERIFF
from game.bang.frames.turn import hand_limit
from game.bang.measures import names_of, two_left
from game.bang.picks import split
from game.bang.state import abilities, living, max_life, others, role_of
from game.bots.bang.mind import Mind
from game.bots.bang.worth import (
    EQUIPMENT,
    GUNS,
    PLAIN,
    front_loss,
    front_worth,
    hit,
    keep,
    life_point,
    own_point,
    removal,
)
from game.rules.kinds import Pick

NEVER: Final = -9.0
JAIL_WORTH: Final = 0.75
"""A Jail costs its victim three turns of four."""


def best(mind: Mind) -> Pick:
    """The best of all plays, or the end of the turn."""
    end = next((pick for pick in mind.whole("end")), ())
    value, found = 0.0, end
    for pick in mind.whole("play") + mind.whole("use"):
        worth = score(mind, pick)
        worth += mind.error() if worth > NEVER else 0.0
        if worth > value:
            value, found = worth, pick
    return found or mind.whole("pass")[0]


def score(mind: Mind, pick: Pick) -> float:
    """What a play brings, less what the card is worth in hand beyond what may be kept."""
    if pick[0] == "use":
        return _ability(mind, pick)
    kind, name, tail = split(pick)
    card = CARD_OF_KIND[kind]
    name = name or NAME[card]
    spent = 0.0 if _spare(mind) else _held_back(mind, card, name)
    if name in GUNS or name in EQUIPMENT:
        return front_worth(mind, name) - 0.01
    return _GAINS.get(name, _unknown)(mind, tail) - spent


def _spare(mind: Mind) -> bool:
    """Whether more cards are in hand than may be kept."""
    return len(mind.hand) > hand_limit(mind.g, mind.seat)


def _held_back(mind: Mind, card: int, name: str) -> float:
    """What keeping a card for later would be worth: only what helps outside one's turn is missed."""
    if name == "bang":
        bangs = sum("bang" in names_of(mind.g, mind.seat, c) for c in mind.hand)
        price = mind.weights.shot_cost if bangs > 1 else 2 * mind.weights.shot_cost
        return price + (0.3 if NAME[card] == "missed" else 0.0)
    if name == "beer":
        return 0.0
    return 0.1


def _unknown(mind: Mind, tail: Pick) -> float:
    return PLAIN


# -- against one player


def _forbidden(mind: Mind, whom: int, deadly: bool) -> bool:
    """The blunders people laugh at: a shot at a friend everybody knows, a Sheriff's at one who is likely his deputy."""
    g = mind.g
    if mind.ill[whom] <= 0:
        return True
    if role_of(g, mind.seat) != SHERIFF or not deadly:
        return False
    return mind.chance_of(whom, DEPUTY) > mind.weights.deputy_risk


def _bang(mind: Mind, tail: Pick) -> float:
    g, whom = mind.g, int(tail[0])
    if _forbidden(mind, whom, g.life[whom] <= 1):
        return NEVER
    needed = 2 if "slab_the_killer" in abilities(g, mind.seat) else 1
    return mind.ill[whom] * hit(mind, whom, needed) * (life_point(mind, whom) + removal(mind, whom)) + 0.02


def _duel(mind: Mind, tail: Pick) -> float:
    g, whom = mind.g, int(tail[0])
    if _forbidden(mind, whom, g.life[whom] <= 1):
        return NEVER
    bangs = sum("bang" in names_of(g, mind.seat, card) for card in mind.hand)
    cards, share = len(g.hand[whom]), mind.weights.bang_share
    if "calamity_janet" in abilities(g, whom):
        share += mind.weights.missed_share
    won = sum(comb(cards, n) * share**n * (1 - share) ** (cards - n) for n in range(min(bangs, cards) + 1))
    gain = mind.ill[whom] * won * (life_point(mind, whom) + removal(mind, whom))
    return gain - (1 - won) * own_point(mind) - 0.25 * min(bangs, share * cards)


def _jail(mind: Mind, tail: Pick) -> float:
    whom = int(tail[0])
    danger = 0.6 + 0.1 * len(mind.g.hand[whom])
    return mind.ill[whom] * JAIL_WORTH * danger if mind.ill[whom] > 0 else NEVER


def _loss(mind: Mind, tail: Pick) -> float:
    """What the card that a Panic! or Cat Balou names is worth to its owner."""
    whom = int(tail[0])
    if tail[1] == "hand":
        scarce = 0.25 if len(mind.g.hand[whom]) <= 2 else 0.0
        return mind.weights.card + 0.25 + scarce
    return front_loss(mind.g, CARD_OF_KIND[str(tail[1])])


def _panic(mind: Mind, tail: Pick) -> float:
    whom = int(tail[0])
    loss = _loss(mind, tail)
    gain = 0.55 if tail[1] == "hand" else max(0.3, _use_of(mind, str(tail[1])))
    if whom == mind.seat:
        return -loss - 0.3 if loss < 0 else NEVER
    if mind.ill[whom] <= 0 and loss > 0:
        return NEVER
    return mind.ill[whom] * loss * 0.8 + gain * 0.6 * (mind.ill[whom] > 0.1 or loss < 0)


def _use_of(mind: Mind, kind: str) -> float:
    name = NAME[CARD_OF_KIND[kind]]
    return front_worth(mind, name) if name in GUNS or name in EQUIPMENT else 0.3


def _cat_balou(mind: Mind, tail: Pick) -> float:
    whom = int(tail[0])
    loss = _loss(mind, tail)
    if whom == mind.seat:
        return -loss - 0.3 if loss < 0 else NEVER
    if (mind.ill[whom] <= 0) == (loss > 0):
        return NEVER
    return mind.ill[whom] * loss


# -- against all


def _gatling(mind: Mind, tail: Pick) -> float:
    return sum(_blow(mind, whom, hit(mind, whom)) for whom in others(mind.g, mind.seat))


def _indians(mind: Mind, tail: Pick) -> float:
    share = mind.weights.bang_share
    return sum(_blow(mind, whom, (1 - share) ** len(mind.g.hand[whom])) for whom in others(mind.g, mind.seat))


def _blow(mind: Mind, whom: int, chance: float) -> float:
    g = mind.g
    deadly = g.life[whom] <= 1
    if deadly and role_of(g, mind.seat) == SHERIFF and mind.chance_of(whom, DEPUTY) > mind.weights.deputy_risk:
        return NEVER
    if deadly and mind.ill[whom] < -1:
        return NEVER
    return mind.ill[whom] * chance * (life_point(mind, whom) + removal(mind, whom) * (mind.ill[whom] > 0))


# -- for oneself


def _beer(mind: Mind, tail: Pick) -> float:
    """Drunk when it heals; the last one is kept while it would be a rescue, unless it would have to be discarded."""
    g = mind.g
    if not mind.wounded or two_left(g):
        return NEVER
    beers = sum("beer" in names_of(g, mind.seat, card) for card in mind.hand)
    if mind.life == 1 and beers == 1 and not _spare(mind):
        return -0.1
    return 1.2 if mind.life <= 2 else 0.7


def _saloon(mind: Mind, tail: Pick) -> float:
    g = mind.g
    gain = (1.2 if mind.life <= 2 else 0.7) if mind.wounded else 0.0
    for whom in others(g, mind.seat):
        if g.life[whom] < max_life(g, whom):
            gain -= mind.ill[whom] * (0.8 if g.life[whom] == 1 else 0.4)
    return gain


def _cards(count: int) -> Callable[[Mind, Pick], float]:
    return lambda mind, tail: mind.weights.card * 2 * count


def _general_store(mind: Mind, tail: Pick) -> float:
    """The first choice is worth more than the others'."""
    gifts = sum(mind.ill[whom] for whom in others(mind.g, mind.seat))
    return 0.75 - 0.25 * gifts


def _dynamite(mind: Mind, tail: Pick) -> float:
    """It goes off before somebody: worth it where more foes than friends sit round the table."""
    round_table = others(mind.g, mind.seat)
    feeling = sum(mind.ill[whom] for whom in round_table) / len(round_table)
    return 0.9 * feeling - 0.25 if len(living(mind.g)) > 2 else 0.2


def _ability(mind: Mind, pick: Pick) -> float:
    """Sid Ketchum: two cards for a life point, gladly those that must go anyway."""
    if pick[1] != "sid_ketchum":
        return 0.1
    price = sum(keep(mind, CARD_OF_KIND[str(kind)]) for kind in pick[2:])
    over = len(mind.hand) - hand_limit(mind.g, mind.seat) if mind.seat == mind.g.turn else 0
    if over >= 2:
        price *= 0.3
    return (1.6 if mind.life == 1 else 1.2 if mind.life == 2 else 0.8) - price


_GAINS: Final[dict[str, Callable[[Mind, Pick], float]]] = {
    "bang": _bang,
    "duel": _duel,
    "jail": _jail,
    "panic": _panic,
    "cat_balou": _cat_balou,
    "gatling": _gatling,
    "indians": _indians,
    "beer": _beer,
    "saloon": _saloon,
    "stagecoach": _cards(2),
    "wells_fargo": _cards(3),
    "general_store": _general_store,
    "dynamite": _dynamite,
}
"""By the name a card is played as: what the play brings."""
