"""What the program gives a stage from outside: where its doors lead, and what is said for a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from game.stage.intent import Device
from game.stage.scene import Scene

if TYPE_CHECKING:
    from game.table.seating import Setup


SHORTEST = 4.0
LONGEST = 12.0
LETTERS = 14.0
"""Letters a slow reader reads in a second."""
HAN = 3
"""A Chinese character says as much as so many letters."""


@dataclass(slots=True)
class Doors:
    """Ways that lead off a scene; given by the program, so that neither stage nor table needs a menu."""

    pause: Callable[[], Scene] | None = None
    pad_lost: Callable[[int], Scene] | None = None
    unknown_pad: Callable[[Device, str], Scene] | None = None
    leave: Callable[[], None] = lambda: None
    """From a table back to the title."""
    again: Callable[[Setup], None] = lambda setup: None
    """Another game with the same people and rules."""
    lesson: Callable[[str], None] | None = None
    """To the lesson of a game."""


@dataclass(slots=True)
class Notice:
    """A sentence that shows for a while. `until` is in seconds of the stage's clock."""

    text: str
    until: float

    @classmethod
    def of(cls, text: str, now: float) -> Self:
        """A sentence that shows from now on until it has been read."""
        return cls(text, now + seconds_for(text))


def seconds_for(text: str) -> float:
    """Seconds in which even a slow reader has read a sentence; nobody waits for more than `LONGEST`."""
    letters = sum(HAN if "\u2e80" <= letter <= "\u9fff" else 1 for letter in text)
    return min(LONGEST, max(SHORTEST, letters / LETTERS))
