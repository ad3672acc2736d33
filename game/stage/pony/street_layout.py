"""Where things lie in the shoot-out, and how places of the street become pixels and back.

The street is 420 x 180 mm and 1920 canvas units long whatever the window, so a hand's way across the screen means the
same in every window.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.stage import prompting
from game.stage.layout import Canvas
from game.stage.paint.aim import GAUGE
from game.stage.paint.fight_head import HEAD
from game.stage.paint.figures import MM
from game.stage.paint.street import ARENA

TENTH = MM / 10
"""Canvas units of 0.1 mm."""


@dataclass(frozen=True, slots=True)
class StreetLayout:
    """Rectangles in pixels; `corner` is the street's upper left corner in canvas units."""

    canvas: Canvas
    head: Rect
    arena: Rect
    gauge: Rect
    bar: Rect
    corner: tuple[float, float]

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a place in 0.1 mm."""
        return self.canvas.rect(self.corner[0] + x * TENTH, self.corner[1] + y * TENTH, 0, 0).topleft

    def exact(self, x: float, y: float) -> tuple[float, float]:
        """The point of the window, in parts of pixels, of a place in 0.1 mm."""
        left, top = self.canvas.rect(0, 0, 0, 0).topleft
        scale = self.canvas.scale
        return left + (self.corner[0] + x * TENTH) * scale, top + (self.corner[1] + y * TENTH) * scale

    def units(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """Canvas units, from the canvas's upper left corner, of a pixel."""
        left, top = self.canvas.rect(0, 0, 0, 0).topleft
        return (pixel[0] - left) / self.canvas.scale, (pixel[1] - top) / self.canvas.scale

    def place(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The place in 0.1 mm of a pixel."""
        x, y = self.units(pixel)
        return (x - self.corner[0]) / TENTH, (y - self.corner[1]) / TENTH


def street_layout(canvas: Canvas) -> StreetLayout:
    """The layout for a canvas: head above, street in the middle of what is left, gauge and bar below."""
    width, height = ARENA
    bar = prompting.bar_box(canvas)
    bar_units = canvas.height - bar.top / canvas.scale + canvas.rect(0, 0, 0, 0).top / canvas.scale
    free = canvas.height - HEAD - bar_units - GAUGE[1] - 20 - height
    top = HEAD + max(0.0, free / 2)
    left = (canvas.width - width) / 2
    gauge_top = canvas.height - bar_units - GAUGE[1] - 10
    return StreetLayout(
        canvas,
        canvas.rect(0, 0, canvas.width, HEAD),
        canvas.rect(left, top, width, height),
        canvas.rect((canvas.width - GAUGE[0]) / 2, gauge_top, *GAUGE),
        bar,
        (left, top),
    )
