"""What each play in phase 2 is worth; ending the turn is worth nothing, so only what is better is played."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.bang.deck import BORDER, CARD_OF_KIND, NAME
from game.bang.picks import split
from game.bots.bang import shop
from game.bots.bang.gains import GAINS, NEVER
from game.bots.bang.mind import Mind
from game.bots.bang.worth import EQUIPMENT, GUNS, PLAIN, front_worth, keep, serving
from game.rules.ask import plain
from game.rules.kinds import Pick

VERBS: Final = ("play", "use", "buy", "swap", "remove")
LAID: Final = frozenset((*GUNS, *EQUIPMENT))
"""The blue cards that help whoever has them in front of him."""
RIPENS: Final = 0.45
"""What a green card lying ready is worth: it no longer counts as a card in hand, and may be stolen."""
COST: Final = 0.7
"""How much of a second card's worth using it up counts for."""


def best(mind: Mind) -> Pick:
    """The best of all plays, or the end of the turn."""
    return best_of(mind, scored(mind))


def best_of(mind: Mind, judged: list[tuple[float, Pick]]) -> Pick:
    """The same, of all plays as they have been `scored`."""
    most: float = 0.0
    found: Pick = ()
    for worth, pick in judged:
        if worth > most:
            most, found = worth, pick
    return found or next((pick for pick in mind.whole("end")), ()) or mind.plain_end()


def scored(mind: Mind) -> list[tuple[float, Pick]]:
    """Every play with what it is worth, as far as the bot judges it right."""
    found = []
    verbs = {option[0] for option in mind.options}
    noisy = mind.weights.noise > 0
    for verb in VERBS:
        if verb in verbs:
            for option in mind.options:
                if option[0] == verb:
                    pick = plain(option)
                    worth = score(mind, pick)
                    found.append((worth + mind.error() if noisy and worth > NEVER else worth, pick))
    return found


def score(mind: Mind, pick: Pick) -> float:
    """What a play brings, less what its cards are worth in hand beyond what may be kept."""
    if pick[0] != "play":
        return _beside_cards(mind, pick)
    card, name, besides, tail = _read(pick)
    if name in LAID:
        return front_worth(mind, name) - 0.01
    if BORDER[name] == "green":
        return RIPENS
    over = mind.over > 0
    spent = 0.0 if over else _held_back(mind, card, name)
    if besides >= 0:
        spent += COST * keep(mind, besides) * (0.4 if over else 1.0)
    return _gain(mind, name, tail) - spent


class _Play(NamedTuple):
    """A play of `card` as the card `name`, for which the card `besides` is spent too (-1: none)."""

    card: int
    name: str
    besides: int
    tail: Pick


@lru_cache(maxsize=1 << 14)
def _read(pick: Pick) -> _Play:
    """A play of a card from hand, taken apart."""
    kind, name, tail = split(pick)
    card = CARD_OF_KIND[kind]
    if tail[:1] == ("with",):
        return _Play(card, name or NAME[card], CARD_OF_KIND[str(tail[1])], tail[2:])
    return _Play(card, name or NAME[card], -1, tail)


def _beside_cards(mind: Mind, pick: Pick) -> float:
    """What is no card of the hand: a green card that lies ready, an ability, the shop."""
    if pick[0] == "buy":
        return shop.bought(mind, str(pick[1]), pick[2:])
    if pick[0] == "swap":
        return shop.swapped(mind, CARD_OF_KIND[str(pick[1])])
    if pick[0] == "remove":
        return shop.removed(mind, int(pick[1]), str(pick[2]))
    name = NAME[CARD_OF_KIND[str(pick[1])]] if pick[1] in CARD_OF_KIND else str(pick[1])
    return _gain(mind, name, pick[2:])


def _gain(mind: Mind, name: str, tail: Pick) -> float:
    """What playing something brings; several cards of a name bring the same."""
    gain = GAINS.get(name)
    return PLAIN if gain is None else mind.once(gain, tail)


def _held_back(mind: Mind, card: int, name: str) -> float:
    """What keeping a card for later would be worth: only what helps outside one's turn is missed."""
    if name == "bang":
        price = mind.weights.shot_cost if mind.once(serving, "bang") > 1 else 2 * mind.weights.shot_cost
        return price + (0.35 * keep(mind, card) if NAME[card] != "bang" else 0.0)
    return 0.0 if name == "beer" else 0.1
