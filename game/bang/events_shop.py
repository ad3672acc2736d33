"""What can happen to gold and equipment in the Gold Rush."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.event import Event
from game.rules.kinds import Card, Seat


@dataclass(frozen=True, slots=True)
class ShopShuffled(Event):
    """The equipment deck of `count` cards is shuffled."""

    count: int
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ShopFilled(Event):
    """An equipment is turned up for sale."""

    card: Card
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NuggetsTaken(Event):
    """`seat` takes nuggets from the heap, because of `why`, and has `total` now."""

    seat: Seat
    amount: int
    why: str
    total: int


@dataclass(frozen=True, slots=True)
class NuggetsPaid(Event):
    """`seat` pays nuggets to the heap, for `why`, and has `total` now."""

    seat: Seat
    amount: int
    why: str
    total: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """`seat` gets the equipment `name`, for sale or unseen, and uses it on `whom` (or nobody)."""

    seat: Seat
    card: Card
    name: str
    whom: Seat


@dataclass(frozen=True, slots=True)
class GearLost(Event):
    """A black equipment of `whom` goes under the equipment deck, by `seat`'s doing, or nobody's."""

    seat: Seat
    whom: Seat
    card: Card
