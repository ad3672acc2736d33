"""What equipment is worth, and the nuggets it is paid with (Gold Rush)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bang.deck import BLACK, COST
from game.bang.equipment.shopkeeper import REMOVAL, price
from game.bang.state import max_life
from game.bots.bang.gains import GAINS, NEVER, healed, heals, shot
from game.bots.bang.mind import Mind
from game.bots.bang.worth import keep
from game.rules.kinds import Pick

NUGGET: Final = 0.33
"""What a nugget is worth while there is something to buy."""
LASTING: Final = {
    "calumet": 1.6,
    "gun_belt": 0.8,
    "horseshoe": 0.7,
    "pickaxe": 2.2,
    "wanted": 0.6,
    "gold_pan": 1.1,
    "boots": 1.3,
    "lucky_charm": 1.1,
    "rucksack": 1.3,
}
"""What the black equipment brings in the rest of a game."""
RHUM: Final = 2.7
"""The different suits to be expected of four cards."""


def bought(mind: Mind, name: str, tail: Pick) -> float:
    """What an equipment brings, less its price."""
    paid = NUGGET * price(mind.g, mind.seat, name)
    return brings(mind, name, tail) - paid


def brings(mind: Mind, name: str, tail: Pick) -> float:
    """What an equipment brings, whatever it costs."""
    if name == "wanted":
        return LASTING[name] * mind.ill[int(tail[0])] if tail and int(tail[0]) != mind.seat else NEVER
    if name in BLACK:
        return LASTING[name]
    return _AT_ONCE[name](mind, tail)


def swapped(mind: Mind, card: int) -> float:
    """A Beer for a nugget: only one that would not be drunk."""
    return NUGGET - keep(mind, card) * (0.2 if mind.over > 0 and not mind.wounded else 1.0)


def removed(mind: Mind, whom: int, name: str) -> float:
    """Another's equipment gone."""
    if name == "wanted":
        return NEVER if mind.ill[whom] > 0 else -mind.ill[whom] * LASTING[name] - NUGGET * (COST[name] + REMOVAL)
    return mind.ill[whom] * LASTING.get(name, 0.5) * 0.8 - NUGGET * (COST[name] + REMOVAL)


def _bottle(mind: Mind, tail: Pick) -> float:
    if tail[0] == "beer":
        return healed(mind, 1)
    return shot(mind, tail[1:]) if tail[0] == "bang" else GAINS["panic"](mind, tail[1:])


def _pardner(mind: Mind, tail: Pick) -> float:
    return GAINS[str(tail[0])](mind, tail[1:])


def _gold_rush(mind: Mind, tail: Pick) -> float:
    """All life points and another turn, for what is left of this one."""
    return 1.2 + 0.7 * (max_life(mind.g, mind.seat) - mind.life)


_AT_ONCE: Final[dict[str, Callable[[Mind, Pick], float]]] = {
    "shot": heals,
    "bottle": _bottle,
    "pardner": _pardner,
    "rhum": lambda mind, tail: healed(mind, round(RHUM)),
    "union_pacific": lambda mind, tail: 8 * mind.weights.card,
    "gold_rush_card": _gold_rush,
}
"""By the name of a brown equipment: from what follows it in the pick to what it brings."""
