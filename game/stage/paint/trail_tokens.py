"""Signs of the spaces on the trail: the outline tells the type, the icon says it again, the ink only helps."""

from __future__ import annotations

import pygame

from game.stage.paint import icons, palette, svg
from game.stage.paint.palette import INK, PAPER, Color, hexa
from game.stage.paint.press import Press, kept
from game.stage.paint.trail_route import token_size

SQUARE = (0, 0, 100, 100)
_DISC = '<circle cx="50" cy="50" r="{r}"/>'
LOOK: dict[str, tuple[str, Color, str]] = {
    "none": ("", palette.SPACE_PLAIN, _DISC),
    "start": ("flag", INK, _DISC),
    "sacramento": ("mail", INK, _DISC),
    "mine": ("pick", palette.SPACE_MINE, '<path d="M28,{a} L72,{a} L{b},50 L72,{b} L28,{b} L{a},50 Z"/>'),
    "station": ("train", palette.SPACE_STATION, '<rect x="{a}" y="{a}" width="{w}" height="{w}" rx="8"/>'),
    "relay": ("relay", palette.SPACE_RELAY, '<path d="M50,{a} L{b},50 L50,{b} L{a},50 Z"/>'),
    "saloon": (
        "beer",
        palette.SPACE_SALOON,
        '<path d="M{a},{a} L{b},{a} L{b},56 C{b},80 66,{b} 50,{b} C34,{b} {a},80 {a},56 Z"/>',
    ),
    "indians": ("tent", palette.SPACE_CAMP, '<path d="M50,{a} L{b},{b} L{a},{b} Z"/>'),
}
"""Icon, ink and outline by type; the outline on a square of 100, inset by {a}."""
_POINTED = ("relay", "indians")
_ICON = {"relay": 0.40, "indians": 0.36}
_DOWN = {"indians": 0.62, "saloon": 0.46}
RISE = {"indians": 8.0}
"""A triangle sits higher than its box."""


def _shape(outline: str, inset: float, fill: Color) -> str:
    whole = outline.format(r=50 - inset, a=inset, b=100 - inset, w=100 - 2 * inset)
    return f'<g fill="{hexa(fill)}">{whole}</g>'


@kept
def token(press: Press, kind: str, size: float = 0.0) -> pygame.Surface:
    """The sign of a type of space, `size` units wide, as on the map if 0.  Raises KeyError for an unknown type."""
    name, color, outline = LOOK[kind]
    wide = size or token_size(kind)
    soft = 2 if kind in _POINTED else 1
    body = _shape(outline, 2, INK) + _shape(outline, 7 * soft, PAPER) + _shape(outline, 12 * soft, color)
    surface = svg.draw(body, press.size((wide, wide)), SQUARE).copy()
    if name:
        picture = icons.icon(press, name, wide * _ICON.get(kind, 0.52), palette.ink_on(color), color)
        middle = (surface.get_width() / 2, surface.get_height() * _DOWN.get(kind, 0.5))
        surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))
    return surface


@kept
def halo(press: Press, kind: str, color: Color, width: float = 4.0, gap: float = 6.0) -> pygame.Surface:
    """A line round a space in the outline of its type, `gap` units outside it, with ink on both sides."""
    size = token_size(kind)
    outer = size + 2 * (gap + width)
    outline = LOOK[kind][2]
    unit = 100 / outer

    def line(stroke: float, ink: Color) -> str:
        inset = (width / 2 + 1.5) * unit
        # Pointed outlines reach further out at their tips than their box does.
        shape = outline.format(r=50 - inset, a=inset, b=100 - inset, w=100 - 2 * inset)
        return (
            f'<g fill="none" stroke="{hexa(ink)}" stroke-width="{stroke * unit:g}" stroke-linejoin="round">{shape}</g>'
        )

    return svg.draw(line(width + 2.4, INK) + line(width, color), press.size((outer, outer)), SQUARE)
