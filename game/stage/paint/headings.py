"""A line over a part of a list: its name between two rules."""

from __future__ import annotations

import pygame

from game.stage.paint import fonts, palette
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

SIZE = 27.0
GAP = 16.0
"""Between the name and the rules, in units."""


@kept
def _heading(press: Press, size: tuple[int, int], name: str) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pen = Pen(press, surface)
    w, h = press.units(size[0]), press.units(size[1])
    line = fonts.fit(press, name, w - 4 * GAP, "gothic", SIZE, press.tones.money, floor=20, spacing=2)
    pen.set(line, (w / 2, h / 2 + 2))
    side = (w - press.units(line.surface.get_width())) / 2 - GAP
    if side > GAP:
        pen.rule((0, h / 2 + 2), (side, h / 2 + 2), palette.INK_SOFT, 2)
        pen.rule((w - side, h / 2 + 2), (w, h / 2 + 2), palette.INK_SOFT, 2)
    return surface


def draw_heading(press: Press, target: pygame.Surface, box: pygame.Rect, name: str) -> None:
    """The name in the middle of `box`, which lies on a panel."""
    target.blit(_heading(press, box.size, name), box)
