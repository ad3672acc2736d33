"""What kind of player a bot is: a few of its numbers a little higher or lower, never so much that it plays badly.

Each game says in its weights which numbers a temperament bends (`TEMPERS` there), by a quarter at most.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

EVEN: Final = "even"
"""No temperament: the numbers of the level as they are."""
CHARACTERS: Final = ("trigger_happy", "careful", "grudger", "hoarder", "gambler")
"""The temperaments that bend something."""
TEMPERS: Final = (EVEN, *CHARACTERS)
MOST: Final = 0.25
"""No number is bent by more than this share of itself."""

Bends = Mapping[str, Mapping[str, float]]
"""For each of `CHARACTERS` the factors on a game's weights, by their names; a weight that isn't named stays."""
W = TypeVar("W")


def known(temper: str) -> str:
    """The temperament of that name; `EVEN` for one that only another version knows."""
    return temper if temper in TEMPERS else EVEN


def drawn(nature: int) -> str:
    """The temperament of a bot of which nobody said anything, from its nature: each of the five as likely."""
    return CHARACTERS[nature // 1_000_003 % len(CHARACTERS)]


def bent(weights: W, temper: str, bends: Bends) -> W:
    """The weights (a dataclass) as a temperament bends them."""
    factors = bends.get(temper, {})
    if not factors:
        return weights
    changes: dict[str, Any] = {name: _bend(weights, name, factor) for name, factor in factors.items()}
    return replace(weights, **changes)  # type: ignore[type-var]  # every game's weights are a dataclass


def _bend(weights: Any, name: str, factor: float) -> float | int:
    value = getattr(weights, name)
    return round(value * factor) if isinstance(value, int) else value * factor


def faults(weights: object, bends: Bends) -> list[str]:
    """What is wrong with a game's table of bends: unknown names, factors beyond `MOST`, a temperament left out."""
    names = {field.name for field in fields(weights)}  # type: ignore[arg-type]  # as above
    found = [f"{temper} is not there" for temper in CHARACTERS if not bends.get(temper)]
    for temper, factors in bends.items():
        if temper not in CHARACTERS:
            found.append(f"{temper} is no temperament")
        for name, factor in factors.items():
            if name not in names:
                found.append(f"{temper} bends {name}, which is no weight")
            elif not 1 - MOST <= factor <= 1 + MOST:
                found.append(f"{temper} bends {name} by too much")
    return found
