"""A held direction that goes on by itself."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.intent import Direction

FIRST = 0.42
"""Seconds from the press to the first repeat."""
NEXT = 0.11


@dataclass(slots=True)
class Repeat:
    """Which direction is held and when it is due again. Times are in seconds of the stage's clock."""

    direction: Direction | None = None
    due: float = 0.0

    def press(self, direction: Direction, now: float) -> None:
        """A direction goes down."""
        self.direction, self.due = direction, now + FIRST

    def release(self, direction: Direction | None = None) -> None:
        """That direction (or any) comes up."""
        if direction is None or direction == self.direction:
            self.direction = None

    def again(self, now: float) -> Direction | None:
        """The direction, if it is due at `now`; at most one for each call, so a stall makes no burst."""
        if self.direction is None or now < self.due:
            return None
        self.due = now + NEXT
        return self.direction
