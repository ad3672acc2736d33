"""Whose cards may lie open on a screen that everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from game.table.seating import Chair


def persons(chairs: tuple[Chair, ...]) -> tuple[int, ...]:
    """The seats that people play."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.who == "person")


class Manner(Enum):
    """How a person's hand is kept from the others."""

    OPEN = "open"
    """One person among bots: the hand simply lies open."""
    COVER = "cover"
    """Several at one mouse: a cover asks for the person by name, and only a fresh press lifts it."""
    PAD = "pad"
    """An own gamepad: face down, open only while the look button is held."""


@dataclass(eq=False)
class Privacy:
    """`has_pad` tells whether a seat plays with a gamepad of its own now."""

    has_pad: Callable[[int], bool]
    shown_to: int | None = None
    """The last seat whose cover was lifted: asked twice in a row, it needs no second cover."""

    def alone(self, chairs: tuple[Chair, ...]) -> int | None:
        """The seat of the one person, or None when there are several or none."""
        found = persons(chairs)
        return found[0] if len(found) == 1 else None

    def manner(self, chairs: tuple[Chair, ...], seat: int) -> Manner:
        """How this person's hand is kept."""
        if self.alone(chairs) == seat:
            return Manner.OPEN
        return Manner.PAD if self.has_pad(seat) else Manner.COVER

    def needs_cover(self, chairs: tuple[Chair, ...], seat: int) -> bool:
        """Whether a cover has to come before this seat's cards may be shown."""
        return self.manner(chairs, seat) is Manner.COVER and self.shown_to != seat
