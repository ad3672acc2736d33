"""What can happen in a shoot-out of Pony Express.  Angles in 0.01 degree, speeds in mm/s."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.event import Event
from game.rules.kinds import Seat


@dataclass(frozen=True, slots=True)
class FightBegan(Event):
    """`seat`, who has just come, meets `whom`.  `final`: the duel that decides the game."""

    seat: Seat
    whom: Seat
    space: int
    final: bool


@dataclass(frozen=True, slots=True)
class FightDeclined(Event):
    """The newcomer rides on without a gunfight."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class CornersChosen(Event):
    """`seat` chose to stand on `corner` (left or right); `whom` takes the other."""

    seat: Seat
    whom: Seat
    corner: str


@dataclass(frozen=True, slots=True)
class Flicked(Event):
    """A die is on its way: place behind the arc and aim in 0.01 degree, speed in mm/s."""

    seat: Seat
    place: int
    aim: int
    speed: int


@dataclass(frozen=True, slots=True)
class RiderHit(Event):
    """The die of `seat` touches `whom`, or makes that rider fall.  `how` is touched or fell."""

    seat: Seat
    whom: Seat
    how: str
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IndianHit(Event):
    """The die of `seat` touches an Indian figure (1 to 3) or knocks it down."""

    seat: Seat
    indian: int
    how: str
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ShotMissed(Event):
    """The die of `seat` has touched nobody.  `off`: it left the board."""

    seat: Seat
    off: bool
    tells: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Arrested(Event):
    """`seat` has hit `whom`, who has no part in this."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class FightWon(Event):
    """`seat` has won the fight against `whom`."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class FightDrawn(Event):
    """All shots are fired and nobody has won."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class FightOver(Event):
    """Both riders are back on their space."""

    seat: Seat
    whom: Seat
    space: int


@dataclass(frozen=True, slots=True)
class IndiansMet(Event):
    """The Indians stand up; `seat` has one shot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class IndiansCounted(Event):
    """`fallen` Indians lie, the others stand."""

    seat: Seat
    fallen: int
