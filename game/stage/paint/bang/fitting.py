"""How a face shares its height between picture and sentence, and names that fit their plates."""

from __future__ import annotations

import pygame

from game.stage.paint import fonts
from game.stage.paint.cards import LEADING
from game.stage.paint.palette import Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press

SENTENCE = 29.0
"""Size of the sentence on a full face."""
LARGE_ENOUGH = 0.9
"""The picture gives way until the sentence has so much of its size."""


def picture_height(press: Press, text: str, width: float, whole: float, heights: tuple[float, ...]) -> float:
    """The first of `heights` that leaves `text` large enough in what is left of `whole` units; else the last."""
    wanted = SENTENCE * press.text_scale * LARGE_ENOUGH
    for high in heights:
        block = fonts.block(press, text, (width, whole - high), "text", SENTENCE, leading=LEADING)
        if not block.overflow and block.size >= wanted:
            return high
        press.overflowed.discard(text)
    return heights[-1]


def name(
    pen: Pen, text: str, middle: tuple[float, float], size: float, room: float, most: float, ink: Color
) -> pygame.Rect:
    """A name in the middle of its plate: in Rye while that stays readable, else in gothic, which is narrower."""
    if fonts.fits(pen.press, text, room, "display", min(size, 24)):
        return pen.text(text, middle, "display", size, ink, max_width=room, floor=20, most=most)
    return pen.text(text, middle, "gothic", size * 1.1, ink, max_width=room, floor=13, most=most)
