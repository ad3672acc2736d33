"""The pen: draws in canvas units on one surface, at the press's real size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from game.stage.paint import fonts, icons, ornaments, palette, paper
from game.stage.paint.faces import Role
from game.stage.paint.palette import Color
from game.stage.paint.press import Box, Point, Press

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
OTHER_SIDE: dict[Anchor, Anchor] = {
    "topleft": "topright",
    "topright": "topleft",
    "midleft": "midright",
    "midright": "midleft",
    "bottomleft": "bottomright",
    "bottomright": "bottomleft",
}
TURNED = {"arrow": "arrow_left", "arrow_left": "arrow"}
"""Icons that point to a side, and what points to the other."""


class Pen:
    """A target surface and a press.  All places and sizes are canvas units from the surface's top left."""

    def __init__(self, press: Press, surface: pygame.Surface, mirror: float = 0.0) -> None:
        """`mirror` is the width of a surface whose sides are swapped, in units; 0 swaps nothing."""
        self.press = press
        self.surface = surface
        self.mirror = mirror

    @classmethod
    def reading(cls, press: Press, surface: pygame.Surface) -> Pen:
        """A pen that swaps the sides of its surface for readers from right to left; pictures stay as they are."""
        return cls(press, surface, press.units(surface.get_width()) if press.right_to_left else 0.0)

    def _point(self, at: Point) -> Point:
        return (self.mirror - at[0], at[1]) if self.mirror else at

    def _box(self, box: Box) -> Box:
        return (self.mirror - box[0] - box[2], box[1], box[2], box[3]) if self.mirror else box

    def _side(self, anchor: Anchor) -> Anchor:
        return OTHER_SIDE.get(anchor, anchor) if self.mirror else anchor

    @classmethod
    def within(cls, press: Press, screen: pygame.Surface, place: pygame.Rect) -> Pen:
        """A pen for what of `place` lies on the screen, that swaps its sides as `reading` does; of a window too small
        for it that may be nothing.
        """
        seen = place.clip(screen.get_rect())
        surface = screen.subsurface(seen) if seen.size != (0, 0) else pygame.Surface((1, 1))
        return cls(press, surface, press.units(place.width) if press.right_to_left else 0.0)

    def pixels(self, box: Box) -> pygame.Rect:
        """Where a box lies on the surface."""
        return self.press.rect(self._box(box))

    def end(self, pixels: pygame.Rect) -> float:
        """How far from the side at which reading begins something ends, in units."""
        return self.mirror - self.press.units(pixels.left) if self.mirror else self.press.units(pixels.right)

    def start(self, pixels: pygame.Rect) -> float:
        """How far from the side at which reading begins something begins, in units."""
        return self.mirror - self.press.units(pixels.right) if self.mirror else self.press.units(pixels.left)

    def paste(self, piece: pygame.Surface, at: Point, anchor: Anchor = "topleft") -> pygame.Rect:
        """Blit a finished print with its anchor at a place; returns its rectangle in pixels."""
        box = piece.get_rect(**{self._side(anchor): self.press.at(self._point(at))})
        self.surface.blit(piece, box)
        return box

    def lay(
        self, piece: pygame.Surface, at: Point, lift: float = 10, strength: float = 0.55, angle: float = 0.0
    ) -> pygame.Rect:
        """Put a kept print on the table with its shadow, its top left at `at`; returns its pixels."""
        box = piece.get_rect(**{self._side("topleft"): self.press.at(self._point(at))})
        return paper.lay(self.press, self.surface, piece, box.topleft, lift, strength, angle)

    def fill(self, box: Box, color: Color, radius: float = 0) -> None:
        """A solid rectangle; rounded ones are smooth."""
        if radius:
            self.paste(ornaments.slab(self.press, (box[2], box[3]), color, radius), (box[0], box[1]))
        else:
            self.surface.fill(color, self.press.rect(self._box(box)))

    def outline(self, box: Box, color: Color = palette.INK, width: float = 3, radius: float = 0) -> None:
        """A frame inside `box`."""
        if radius:
            self.paste(ornaments.ring(self.press, (box[2], box[3]), width, color, radius), (box[0], box[1]))
        else:
            pygame.draw.rect(self.surface, color, self.press.rect(self._box(box)), self.press.px(width))

    def frame(self, box: Box, color: Color = palette.INK, thick: float = 4, thin: float = 1, gap: float = 4) -> None:
        """Thick-thin double rule."""
        press = self.press
        outer = press.rect(self._box(box))
        inset = press.px(thick) + press.px(gap)
        pygame.draw.rect(self.surface, color, outer, press.px(thick))
        pygame.draw.rect(self.surface, color, outer.inflate(-2 * inset, -2 * inset), press.px(thin))

    def rule(self, start: Point, end: Point, color: Color = palette.INK, width: float = 2) -> None:
        """A straight horizontal or vertical rule, crisp."""
        thick = self.press.px(width)
        if self.mirror:
            start, end = (self.mirror - max(start[0], end[0]), start[1]), (self.mirror - min(start[0], end[0]), end[1])
        (x0, y0), (x1, y1) = self.press.at(start), self.press.at(end)
        if y0 == y1:
            self.surface.fill(color, (x0, y0 - thick // 2, x1 - x0, thick))
        else:
            self.surface.fill(color, (x0 - thick // 2, y0, thick, y1 - y0))

    def polygon(self, points: Sequence[Point], color: Color) -> None:
        """A flat polygon with smooth edges."""
        pixels = [(x * self.press.scale, y * self.press.scale) for x, y in map(self._point, points)]
        pygame.draw.polygon(self.surface, color, pixels)
        pygame.draw.aalines(self.surface, color, True, pixels)

    def disc(self, center: Point, size: float, color: Color, edge: Color | None = None, width: float = 3) -> None:
        """A smooth disc `size` units across."""
        self.paste(ornaments.disc(self.press, size, color, edge, width), center, "center")

    def icon(
        self,
        name: str,
        center: Point,
        size: float,
        color: Color = palette.INK,
        through: Color = palette.PAPER,
    ) -> None:
        """An icon with its middle at a place."""
        shown = TURNED.get(name, name) if self.mirror else name
        self.paste(icons.icon(self.press, shown, size, color, through), center, "center")

    def strike(self, center: Point, size: float) -> None:
        """A stroke of the target's ink through a sign that does not count."""
        self.paste(ornaments.strike(self.press, size), center, "center")

    def mark(self, seat: int, center: Point, size: float) -> None:
        """The brand of a seat with its middle at a place."""
        self.paste(icons.seat_mark(self.press, seat, size), center, "center")

    def set(self, line: fonts.Line, at: Point, anchor: Anchor = "center") -> pygame.Rect:
        """Place set type by its inked box, so that capitals sit truly centred; returns that box in pixels."""
        box = line.ink.copy()
        setattr(box, self._side(anchor), self.press.at(self._point(at)))
        self.surface.blit(line.surface, (box.x - line.ink.x, box.y - line.ink.y))
        return box

    def text(
        self,
        text: str,
        at: Point,
        role: Role = "text",
        size: float = 28,
        color: Color = palette.INK,
        anchor: Anchor = "center",
        *,
        spacing: float = 0,
        max_width: float | None = None,
        floor: float = fonts.FLOOR,
        most: float | None = None,
        shadow: Color | None = None,
    ) -> pygame.Rect:
        """One line placed by its inked box; with `max_width` it shrinks to `floor`, then is cut.

        `most` is how large the type may grow at any text scale, for places that can't grow with it.
        """
        press = self.press
        step = size if most is None else min(size, most / press.text_scale)

        def made(ink: Color) -> fonts.Line:
            if max_width is None:
                return fonts.line(press, text, role, step, ink, spacing)
            return fonts.fit(press, text, max_width, role, step, ink, floor=floor, spacing=spacing)

        if shadow is not None:
            self.set(made(shadow), (at[0] + 2, at[1] + 3), anchor)
        return self.set(made(color), at, anchor)

    def base(
        self,
        text: str,
        at: Point,
        role: Role = "text",
        size: float = 28,
        color: Color = palette.INK,
        anchor: Literal["midleft", "center", "midright"] = "midleft",
        *,
        max_width: float | None = None,
        floor: float = fonts.FLOOR,
        most: float | None = None,
    ) -> pygame.Rect:
        """One line placed by its line box, so that words side by side share a baseline; returns pixels."""
        press = self.press
        step = size if most is None else min(size, most / press.text_scale)
        made = (
            fonts.line(press, text, role, step, color)
            if max_width is None
            else fonts.fit(press, text, max_width, role, step, color, floor=floor)
        )
        box = made.surface.get_rect(**{self._side(anchor): press.at(self._point(at))})
        self.surface.blit(made.surface, box)
        return box

    def paragraph(
        self,
        text: str,
        box: Box,
        role: Role = "text",
        size: float = 28,
        color: Color = palette.INK,
        *,
        floor: float = fonts.FLOOR,
        leading: float = 1.18,
        align: fonts.Align = "left",
    ) -> bool:
        """A wrapped block inside `box`; returns False if it had to be cut."""
        if self.mirror and align != "center":
            align = "left" if align == "right" else "right"
        block = fonts.block(self.press, text, (box[2], box[3]), role, size, color, floor, leading, align)
        place = block.surface.get_rect(**{self._side("topleft"): self.press.at(self._point((box[0], box[1])))})
        # what hangs below the last line of a box that ends near the edge isn't cut off by it
        place.y = min(place.y, self.surface.get_height() - block.ink.bottom)
        self.surface.blit(block.surface, place)
        return not block.overflow
