"""Small solid pictures on a 100 x 100 square, one ink each plus the paper showing through.

They lie in `assets/icons` as SVG files in palette.INK with cut-outs in palette.PAPER; both are swapped here.
"""

from __future__ import annotations

import re
from functools import lru_cache

import pygame

from game.assets import assets
from game.stage.paint import palette, svg
from game.stage.paint.palette import Color, hexa
from game.stage.paint.press import Press, kept

SQUARE = (0, 0, 100, 100)
SEAT_SHAPES = {
    "horseshoe": "horseshoe",
    "diamond": "diamond",
    "wheel": "wheel",
    "arrow": "arrow_up",
    "crescent": "crescent",
    "anvil": "anvil",
    "cross": "cross_greek",
    "hourglass": "hourglass",
}


@lru_cache(maxsize=256)
def _drawing(name: str) -> str:
    """The inside of an icon's SVG file.  Raises FileNotFoundError for an unknown name."""
    text = (assets() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    inside = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    if inside is None:
        raise ValueError(f"icon {name} is not an SVG file")
    return inside.group(1).strip()


def body(name: str, color: Color = palette.INK, through: Color = palette.PAPER) -> str:
    """An icon's SVG elements in the given ink, `through` in its cut-outs, on a 100 x 100 square."""
    ink, paper = hexa(palette.INK), hexa(palette.PAPER)
    return re.sub(f"{ink}|{paper}", lambda m: hexa(color if m.group() == ink else through), _drawing(name))


@kept
def icon(
    press: Press, name: str, size: float, color: Color = palette.INK, through: Color = palette.PAPER
) -> pygame.Surface:
    """One icon, `size` units square."""
    return svg.draw(body(name, color, through), press.size((size, size)), SQUARE)


@kept
def seat_mark(press: Press, seat: int, size: float) -> pygame.Surface:
    """The brand of a seat (0..7): the shape of its mark on a round plate in its colour, with a keyline."""
    shape, color = press.brand(seat)
    plate = (
        f'<circle cx="50" cy="50" r="48" fill="{hexa(palette.INK)}"/>'
        f'<circle cx="50" cy="50" r="44" fill="{hexa(color)}"/>'
    )
    mark = body(SEAT_SHAPES[shape], palette.ink_on(color), color)
    drawing = f'{plate}<g transform="translate(22 22) scale(0.56)">{mark}</g>'
    return svg.draw(drawing, press.size((size, size)), SQUARE)
