"""An out-of-turn question to several seats at once: one countdown, a button a seat, the same for every hand."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.paint import ornaments, palette
from game.stage.paint.press import Press

SHARED_MS = 12_000.0
"""Several people: time for somebody to speak up."""
ALONE_CHOICE_MS = 60_000.0
"""One person among bots who can play something: nobody is kept waiting by a long thought."""
HEIGHT = 12.0


@dataclass(eq=False)
class Race:
    """`seats` are the people who have not answered; `opened` is whose answers are on the screen, or None."""

    kind: str
    seats: tuple[int, ...]
    limit: float
    left: float = field(init=False)
    opened: int | None = None

    def __post_init__(self) -> None:
        self.left = self.limit

    def pass_time(self, ms: float) -> bool:
        """Let time pass; True when it is up.  It stands while somebody looks at the own answers."""
        if self.opened is not None:
            return False
        self.left -= ms
        return self.left <= 0

    @property
    def share(self) -> float:
        """How much of the time is left, 1 to 0."""
        return max(0.0, min(1.0, self.left / self.limit))

    @property
    def seconds(self) -> int:
        """Whole seconds left, as they are shown."""
        return max(0, -(-int(self.left) // 1000))


def draw_countdown(press: Press, screen: pygame.Surface, bar: Rect, race: Race) -> None:
    """A fuse that burns down along the upper edge of the prompt bar."""
    high = press.px(HEIGHT)
    track = Rect(bar.x + press.px(24), bar.y - high + press.px(3), bar.width - press.px(48), high)
    units = press.units(track.width), press.units(track.height)
    screen.blit(ornaments.slab(press, units, palette.PITCH, 5), track)
    left = track.inflate(-press.px(6), -press.px(6))
    left.width = round(left.width * race.share)
    if left.width > 0:
        color = palette.TARGET if race.left < 3000 else palette.LEGAL
        screen.fill(color, left)
