"""Gold: single nuggets, a row that one can count, a heap."""

from __future__ import annotations

import pygame

from game.stage.paint import palette, paper, svg
from game.stage.paint.palette import INK, hexa
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

ROW = 6
"""A row longer than this is told by a figure instead."""
_HEAP = ((0, 0), (20, 6), (-19, 8), (9, -13), (-10, -12), (30, 18), (-2, 16), (-30, 20), (16, 24), (-14, 28))
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


def draw_gold(
    press: Press,
    target: pygame.Surface,
    midleft: tuple[int, int],
    count: int,
    slots: int = 5,
    size: float = 34,
    color: palette.Color = INK,
) -> pygame.Rect:
    """Gold one can count: nuggets in a row, empty places up to `slots`; more than a row is one nugget and a figure."""
    x, y = midleft
    step = press.px(size * 1.06)
    if count > max(slots, ROW):
        piece = nugget(press, size)
        target.blit(piece, piece.get_rect(midleft=midleft))
        ink = Pen(press, target).text(
            str(count),
            (press.units(x + step) + 4, press.units(y)),
            "number",
            size * 0.9 / press.text_scale,
            color,
            "midleft",
        )
        return pygame.Rect(x, y - step // 2, ink.right - x, step)
    for i in range(max(slots, count)):
        piece = nugget(press, size, i >= count)
        target.blit(piece, piece.get_rect(midleft=(x + i * step, y)))
    return pygame.Rect(x, y - step // 2, step * max(slots, count), step)


def draw_heap(press: Press, target: pygame.Surface, center: tuple[int, int], count: int, size: float = 34) -> None:
    """A heap of 1 to 10 nuggets about a place, with their shadows; more look like ten."""
    piece = nugget(press, size)
    soft = paper.shadow_of(press, piece, 3, 0.5)
    shown = sorted(_HEAP[: max(0, min(len(_HEAP), count))], key=lambda spot: spot[1])
    for dx, dy in shown:
        middle = center[0] + round(dx * size / 34 * press.scale), center[1] + round(dy * size / 34 * press.scale)
        target.blit(soft, soft.get_rect(center=(middle[0] + press.px(1), middle[1] + press.px(2))))
        target.blit(piece, piece.get_rect(center=middle))


@kept
def purse(press: Press, count: int, size: float = 40, color: palette.Color = palette.BONE) -> pygame.Surface:
    """A nugget and a figure, for bars and tags on dark ground."""
    surface = pygame.Surface(press.size((size * 2.4, size * 1.1)), pygame.SRCALPHA)
    pen = Pen(press, surface)
    pen.paste(nugget(press, size), (0, size * 0.55), "midleft")
    pen.text(str(count), (size * 1.2, size * 0.55), "number", size * 0.86 / press.text_scale, color, "midleft")
    return surface.subsurface(surface.get_bounding_rect()).copy()
