"""Who sits round the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.stage.paint.palette import SEATS
from game.table.seating import Chair


@dataclass(frozen=True, slots=True)
class Cast:
    """Who sits in the seats: names, and the icon of what each plays with (person, bot, gamepad ...)."""

    names: tuple[str, ...]
    sitters: tuple[str, ...]
    away: frozenset[int] = frozenset()
    """Seats whose gamepad is gone."""


def marks_of(chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The mark of each seat's person; none where seats wear the marks of their numbers, as they do too where a file
    gives marks that can't be told apart.
    """
    marks = tuple(chair.mark for chair in chairs)
    apart = len(set(marks)) == len(marks) and all(0 <= mark < len(SEATS) for mark in marks)
    return marks if apart and marks != tuple(range(len(marks))) else ()
