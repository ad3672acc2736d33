"""Gold: single nuggets, and a nugget with a figure."""

from __future__ import annotations

import pygame

from game.stage.paint import palette, svg
from game.stage.paint.palette import INK, hexa
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

ROW = 6
"""A row of more nuggets than this is told by a figure instead."""
_LUMP = "M14,40 L34,12 L66,8 L92,36 L88,70 L62,94 L26,88 L8,64 Z"
_FACETS = "M34,12 L44,44 L14,40 M44,44 L74,46 L66,8 M74,46 L92,36 M74,46 L62,94 M44,44 L26,88"


@kept
def nugget(press: Press, size: float = 34, empty: bool = False) -> pygame.Surface:
    """A lump of gold; an empty place for one is only a dashed outline."""
    ink = hexa(INK)
    if empty:
        body = f'<path d="{_LUMP}" fill="{hexa(palette.PAPER_SHADE)}" stroke="{ink}" stroke-width="4" opacity="0.45"/>'
    else:
        body = (
            '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="90" y2="100">'
            f'<stop offset="0" stop-color="{hexa(palette.GOLD_LIGHT)}"/>'
            f'<stop offset="0.55" stop-color="{hexa(palette.OCHRE)}"/>'
            f'<stop offset="1" stop-color="{hexa(palette.GOLD_DARK)}"/></linearGradient></defs>'
            f'<path d="{_LUMP}" fill="url(#g)" stroke="{ink}" stroke-width="6" stroke-linejoin="round"/>'
            f'<path d="{_FACETS}" fill="none" stroke="{ink}" stroke-width="3.4" stroke-linejoin="round"/>'
            f'<path d="M24,34 L36,20 L56,16" fill="none" stroke="{hexa(palette.FIRE_CORE)}" stroke-width="5" '
            'stroke-linecap="round"/>'
        )
    return svg.draw(body, press.size((size, size)), (0, 0, 100, 100))


@kept
def purse(press: Press, count: int, size: float = 40, color: palette.Color = palette.BONE) -> pygame.Surface:
    """A nugget and a figure, for bars and tags on dark ground."""
    surface = pygame.Surface(press.size((size * 2.4, size * 1.1)), pygame.SRCALPHA)
    pen = Pen(press, surface)
    pen.paste(nugget(press, size), (0, size * 0.55), "midleft")
    pen.text(str(count), (size * 1.2, size * 0.55), "number", size * 0.86 / press.text_scale, color, "midleft")
    return surface.subsurface(surface.get_bounding_rect()).copy()
