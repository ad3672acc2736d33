"""A screen that lies on the table: to which of its four sides the picture turns, and where a point of it is then.

Sides are counted clockwise from the lower edge of the screen; a page that faces side n is turned n times by 90 degrees
clockwise.  Whoever sits there sees it upright.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage.intent import Point
from game.stage.layout import Size

if TYPE_CHECKING:
    from game.stage.stage import Stage

SIDES = 4
UPRIGHT = 0
UPSIDE_DOWN = 2
TALLEST = 3, 4
"""Height to width of the tallest page that faces a short side of the screen; what is left of it stays dark."""


def sides(chosen: Sequence[int]) -> tuple[int, ...]:
    """The side of each seat: the chosen one, or for -1 the nearest when all seats are spread round the table."""
    count = max(1, len(chosen))
    return tuple(
        side if 0 <= side < SIDES else (2 * seat * SIDES + count) // (2 * count) % SIDES
        for seat, side in enumerate(chosen)
    )


def best_for(seats: Sequence[int], there: Sequence[int]) -> int | None:
    """Of people who are asked at once the first at the side where most of them sit; None for nobody.

    `there` is the side of every seat.
    """
    asked = [there[seat] for seat in seats]
    return max(seats, key=lambda seat: asked.count(there[seat]), default=None)


def wanted(stage: Stage) -> int:
    """The side that the picture should face now: that of the one who is asked, of several that of most.

    What is there for all leaves it as it is; away from a table, in public or on a wall it is upright.
    """
    known = next((scene.sides for scene in reversed(stage.scenes) if scene.sides is not None), None)
    if known is None or not stage.settings.lies_flat or stage.guard is not None or stage.front is None:
        return UPRIGHT
    seat = stage.front.faced
    return stage.window.page.side if seat is None or not 0 <= seat < len(known) else known[seat]


@dataclass(frozen=True, slots=True)
class TurnedPage:
    """The page that faces a side of a window.  Its points are counted as its reader sees them, from the top left."""

    window: Size
    side: int = UPRIGHT

    @property
    def size(self) -> Size:
        """How wide and high the page is for its reader."""
        wide, high = self.window
        if self.side % 2 == 0:
            return wide, high
        return high, min(wide, high * TALLEST[0] // TALLEST[1])

    @property
    def taken(self) -> Rect:
        """The part of the window that the page takes."""
        wide, high = self.size
        place = Rect(0, 0, *((wide, high) if self.side % 2 == 0 else (high, wide)))
        place.center = self.window[0] // 2, self.window[1] // 2
        return place

    def point(self, at: Point) -> Point:
        """A pixel of the window as one of the page; beside the page too."""
        x, y = at[0] - self.taken.x, at[1] - self.taken.y
        wide, high = self.size
        return ((x, y), (y, high - 1 - x), (wide - 1 - x, high - 1 - y), (wide - 1 - y, x))[self.side]

    def pixel(self, at: Point) -> Point:
        """A pixel of the page as one of the window."""
        x, y = at
        wide, high = self.size
        turned = ((x, y), (high - 1 - y, x), (wide - 1 - x, high - 1 - y), (y, wide - 1 - x))[self.side]
        return turned[0] + self.taken.x, turned[1] + self.taken.y

    def area(self, rect: Rect) -> Rect:
        """A rectangle of the page as one of the window."""
        return _around(self.pixel(rect.topleft), self.pixel((rect.right - 1, rect.bottom - 1)))

    @property
    def reach(self) -> Rect:
        """All of the window, counted as the page is."""
        return _around(self.point((0, 0)), self.point((self.window[0] - 1, self.window[1] - 1)))

    def lay(self, page: pygame.Surface, display: pygame.Surface) -> None:
        """Show a painted page as its reader wants it."""
        if self.side == UPSIDE_DOWN:
            turned = pygame.transform.flip(page, True, True)
        else:
            turned = pygame.transform.rotate(page, -90 * self.side)
        display.blit(turned, self.taken)


def _around(one: Point, other: Point) -> Rect:
    """The rectangle with these two pixels in opposite corners."""
    left, right = sorted((one[0], other[0]))
    top, bottom = sorted((one[1], other[1]))
    return Rect(left, top, right - left + 1, bottom - top + 1)
