"""What each play in phase 2 is worth; ending the turn is worth nothing, so only what is better is played."""

from __future__ import annotations

from typing import Final

from game.bang.deck import BORDER, CARD_OF_KIND, NAME
from game.bang.measures import names_of
from game.bang.picks import split
from game.bots.bang import shop
from game.bots.bang.gains import GAINS, NEVER, spare
from game.bots.bang.mind import Mind
from game.bots.bang.worth import EQUIPMENT, GUNS, PLAIN, front_worth, keep
from game.rules.ask import plain
from game.rules.kinds import Pick

VERBS: Final = ("play", "use", "buy", "swap", "remove")
RIPENS: Final = 0.45
"""What a green card lying ready is worth: it no longer counts as a card in hand, and may be stolen."""
COST: Final = 0.7
"""How much of a second card's worth using it up counts for."""


def best(mind: Mind) -> Pick:
    """The best of all plays, or the end of the turn."""
    value, found = max(scored(mind), key=lambda entry: entry[0], default=(0.0, ()))
    if value > 0:
        return found
    return next((pick for pick in mind.whole("end")), ()) or mind.plain_end()


def scored(mind: Mind) -> list[tuple[float, Pick]]:
    """Every play with what it is worth, as far as the bot judges it right."""
    found = []
    for verb in VERBS:
        for option in mind.options:
            if option[0] == verb:
                pick = plain(option)
                worth = score(mind, pick)
                found.append((worth + mind.error() if worth > NEVER else worth, pick))
    return found


def score(mind: Mind, pick: Pick) -> float:
    """What a play brings, less what its cards are worth in hand beyond what may be kept."""
    if pick[0] != "play":
        return _beside_cards(mind, pick)
    kind, name, tail = split(pick)
    card = CARD_OF_KIND[kind]
    name = name or NAME[card]
    over = mind.once("spare", spare)
    spent = 0.0 if over else mind.once(("kept", card, name), lambda mind: _held_back(mind, card, name))
    if name in GUNS or name in EQUIPMENT:
        return front_worth(mind, name) - 0.01
    if BORDER[name] == "green":
        return RIPENS
    if tail[:1] == ("with",):
        spent += COST * keep(mind, CARD_OF_KIND[str(tail[1])]) * (0.4 if over else 1.0)
        tail = tail[2:]
    return _gain(mind, name, tail) - spent


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
    return PLAIN if gain is None else mind.once((name, tail), lambda mind: gain(mind, tail))


def _held_back(mind: Mind, card: int, name: str) -> float:
    """What keeping a card for later would be worth: only what helps outside one's turn is missed."""
    if name == "bang":
        bangs = sum("bang" in names_of(mind.g, mind.seat, c) for c in mind.hand)
        price = mind.weights.shot_cost if bangs > 1 else 2 * mind.weights.shot_cost
        return price + (0.35 * keep(mind, card) if NAME[card] != "bang" else 0.0)
    if name == "beer":
        return 0.0
    return 0.1
