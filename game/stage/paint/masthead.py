"""The strip along the top of a table: the game, the steps of a turn, what the game is played to."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.paint import fonts, ornaments
from game.stage.paint.palette import BONE, GOLD_LIGHT, INK, WALNUT_DARK, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

MASTHEAD = 60.0
"""Height in units."""


@dataclass(frozen=True)
class MastheadLook:
    """`steps` are the words for the steps of a turn, `now` the index of the running one (-1: none)."""

    title: str
    steps: tuple[str, ...] = ()
    now: int = -1
    right: str = ""


@kept
def _strip(press: Press, size: tuple[int, int], look: MastheadLook) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*WALNUT_DARK, 205))
    pen = Pen.reading(press, surface)
    wide, high = press.units(size[0]), press.units(size[1])
    most = high * 0.64 / press.text_scale
    middle = (high - 3) / 2
    pen.rule((0, high - 3), (wide, high - 3), GOLD_LIGHT, 2)
    left = pen.text(look.title, (30, middle), "display", min(38, most), BONE, "midleft", max_width=wide * 0.26)
    right = pen.text(
        look.right,
        (wide - 28, middle - 1),
        "gothic",
        min(32, most),
        GOLD_LIGHT,
        "midright",
        spacing=2,
        max_width=wide * 0.30,
    )
    if look.steps:
        _steps(pen, look, pen.end(left) + 30, pen.start(right) - 30, middle, min(32, most))
    return surface


def _steps(pen: Pen, look: MastheadLook, left: float, right: float, middle: float, size: float) -> None:
    """The steps in a row about the middle of the strip; past ones are ticked, the running one lies on a plate."""
    press = pen.press
    gap, pad = 34.0, 22.0
    while True:
        widths = [fonts.width(press, word, "gothic", size, 2) + 2 * pad for word in look.steps]
        total = sum(widths) + gap * (len(widths) - 1)
        if total <= right - left or size <= 18:
            break
        size -= 1
        pad = max(10.0, pad - 1)
    start = press.units(pen.surface.get_width()) / 2 - total / 2
    x = min(max(left, start), max(left, right - total))
    high = min(middle * 2 - 8, size * press.text_scale + 12)
    for i, (word, width) in enumerate(zip(look.steps, widths, strict=True)):
        now, past = i == look.now, i < look.now
        if now:
            pen.paste(ornaments.plate(press, width, high, GOLD_LIGHT, INK, 8, 4), (x, middle), "midleft")
        ink = INK if now else mix(BONE, INK, 0.35 if past else 0.1)
        pen.text(word, (x + width / 2, middle), "gothic", size, ink, spacing=2)
        if past:
            pen.icon("tick", (x + 4, middle), 20, GOLD_LIGHT, INK)
        x += width
        if i < len(look.steps) - 1:
            pen.icon("arrow", (x + gap / 2, middle), 20, mix(BONE, INK, 0.3), INK)
        x += gap


def draw_masthead(press: Press, target: pygame.Surface, box: pygame.Rect, look: MastheadLook) -> None:
    """The strip filling `box`."""
    target.blit(_strip(press, box.size, look), box)
