"""Figures of the dusty street: from above a hat over a round foot; toppled, a cut-out on its back.

The foot is the body: its radius is what the die meets, and nothing of a standing figure but its shadow lies outside.
Centres are window pixels; angles are degrees clockwise, 0 to the right, as in the shoot-out.
"""

from __future__ import annotations

from math import cos, floor, radians, sin
from typing import Final

import pygame

from game.stage.paint import figure_shapes as shapes
from game.stage.paint import icons, palette, paper, svg
from game.stage.paint.figure_shapes import FRONT, INDIAN
from game.stage.paint.palette import INK, LONG_SHADE, hexa
from game.stage.paint.press import Press, kept

MM: Final = 1920 / 420
"""Canvas units of a millimetre of the street."""
FOOT: Final = 10 * MM
"""Radius of a figure's foot."""
SUN: Final = 28.0
"""Which way shadows fall."""
_TALL = 1.5
_VIEW = 66.0
"""The circle that a figure from above fills in its drawing."""
SQUARE = (0, 0, 100, 100)

Pixels = tuple[float, float]
"""A place in the window: whole pixels are rounded to only where something is blitted."""


def middled(piece: pygame.Surface, center: Pixels) -> pygame.Rect:
    """The pixels of a piece whose middle is as near to a place as whole pixels allow, be it odd or even in size."""
    wide, high = piece.get_size()
    return pygame.Rect(floor(center[0] - wide / 2 + 0.5), floor(center[1] - high / 2 + 0.5), wide, high)


def _round(value: float, step: int) -> int:
    return step * round(value / step)


def _color(press: Press, who: int) -> palette.Color:
    return press.brand(who)[1] if who < INDIAN else palette.RUST


@kept
def foot(press: Press, who: int) -> pygame.Surface:
    """The round wooden foot with a rim in the figure's colour, exactly 2 * FOOT across."""
    body = (
        f'<circle cx="50" cy="50" r="50" fill="{hexa(INK)}"/>'
        f'<circle cx="50" cy="50" r="46.5" fill="{hexa(_color(press, who))}"/>'
        f'<circle cx="50" cy="50" r="38" fill="{hexa(palette.FOOT_WOOD)}" stroke="{hexa(INK)}" stroke-width="1.6"/>'
    )
    return svg.draw(body, press.size((2 * FOOT, 2 * FOOT)), SQUARE)


@kept
def _above(press: Press, who: int) -> pygame.Surface:
    """The figure from above, at twice its size."""
    side = 2 * foot(press, who).get_width()
    return svg.draw(shapes.above(press.mark_of(who)), (side, side), (100 - _VIEW, 100 - _VIEW, 2 * _VIEW, 2 * _VIEW))


@kept
def _standing(press: Press, who: int, facing: int) -> pygame.Surface:
    """Foot, figure and brand in one print."""
    base = foot(press, who).copy()
    turned = pygame.transform.rotozoom(_above(press, who), -facing, 0.5)
    base.blit(turned, turned.get_rect(center=base.get_rect().center))
    if who < INDIAN:
        mark = icons.seat_mark(press, who, FOOT * 0.70)
        base.blit(mark, mark.get_rect(center=base.get_rect().center))
    return base


@kept
def _silhouette(press: Press, who: int, hatted: bool) -> pygame.Surface:
    """The outline of an upright figure in the ink of its shadow and as long as that; at half size."""
    w, h = press.size(FRONT)
    body = "".join(f'<path d="{d}" fill="{hexa(LONG_SHADE)}"/>' for d in shapes.outline(who, hatted))
    outline = svg.draw(body, (max(2, w // 2), max(2, round(h * _TALL / 2))), (0, 0, *FRONT))
    outline.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return outline


@kept
def _shadow(press: Press, who: int, tilt: int) -> pygame.Surface:
    """The long evening shadow of a figure that leans by `tilt` degrees.

    Blurred at half the size, which costs an eighth and can't be told from the whole: one is printed for each few
    degrees of a fall.
    """
    outline = _silhouette(press, who, tilt < 20)
    flat = pygame.transform.smoothscale(outline, (outline.get_width(), max(2, _shadow_length(press, tilt) // 2)))
    edge = press.px(6)
    pad = pygame.Surface((flat.get_width() + 2 * edge, flat.get_height() + 2 * edge), pygame.SRCALPHA)
    pad.blit(flat, (edge, edge))
    soft = pygame.transform.gaussian_blur(pad, max(1, press.px(2)))
    return pygame.transform.rotozoom(soft, -SUN - 90, 2.0)


def _shadow_length(press: Press, tilt: int) -> int:
    """Pixels from the feet to the tip of a shadow."""
    return round(press.px(FRONT[1]) * max(0.2, _TALL * cos(radians(tilt))))


def _lay_shadow(press: Press, target: pygame.Surface, center: Pixels, who: int, tilt: int) -> None:
    shade = _shadow(press, who, tilt)
    target.blit(shade, middled(shade, _ahead(center, SUN, _shadow_length(press, tilt) / 2)))


def _ahead(place: Pixels, way: float, far: float) -> Pixels:
    """The place that lies `far` pixels towards an angle in degrees."""
    return place[0] + far * cos(radians(way)), place[1] + far * sin(radians(way))


def draw_standing(
    press: Press, target: pygame.Surface, center: Pixels, who: int, facing: float = 0.0, shadow: bool = True
) -> pygame.Rect:
    """An upright figure looking towards `facing`; returns the pixels of its foot.  `who` is a seat or 8, 9, 10."""
    if shadow:
        _lay_shadow(press, target, center, who, 0)
    piece = _standing(press, who, _round(facing, 5) % 360)
    box = middled(piece, center)
    target.blit(piece, box)
    return box


def draw_shadow(press: Press, target: pygame.Surface, center: Pixels, who: int) -> None:
    """The shadow alone, to lie under all figures of a scene."""
    _lay_shadow(press, target, center, who, 0)


def draw_fallen_shadow(press: Press, target: pygame.Surface, center: Pixels, who: int, tilt: float) -> None:
    """The shadow alone of a figure that tips over, whichever way."""
    _lay_shadow(press, target, center, who, _leaning(tilt))


def _leaning(tilt: float) -> int:
    """Degrees of a tilt that are printed."""
    return min(90, max(0, _round(tilt, 3)))


@kept
def _edge_on(press: Press, who: int, tilt: int, head: int) -> pygame.Surface:
    """The foot as it tips up: its wooden underside, ever narrower."""
    base = foot(press, who)
    wide = max(press.px(10), round(base.get_width() * max(0.24, cos(radians(tilt)))))
    squashed = pygame.transform.smoothscale(base, (wide, base.get_height()))
    return paper.turn(squashed, -head)


@kept
def _front(press: Press, who: int, hatted: bool) -> pygame.Surface:
    """The figure from the front."""
    body = shapes.front(press.mark_of(who), hatted)
    return svg.draw(body, press.size(FRONT), (-6, -12, FRONT[0] + 12, FRONT[1] + 12))


@kept
def _cut_out(press: Press, who: int, tilt: int, head: int, hatted: bool) -> pygame.Surface:
    """The figure from the front, foreshortened."""
    art = _front(press, who, hatted)
    flat = pygame.transform.smoothscale(art, (art.get_width(), _cut_out_length(press, tilt)))
    return paper.turn(flat, -head - 90)


def _cut_out_length(press: Press, tilt: int) -> int:
    """Pixels from the feet to the hat."""
    lean = sin(radians(tilt))
    return max(press.px(24), round(press.px(FRONT[1]) * lean * (1 + 0.10 * lean)))


def draw_fallen(
    press: Press,
    target: pygame.Surface,
    center: Pixels,
    who: int,
    head: float,
    tilt: float = 90.0,
    hatted: bool = False,
) -> pygame.Rect:
    """A figure that tips over towards `head`: `tilt` 0 stands, 90 lies on its back.  `center` is its foot.

    A small tilt is a wobble.  The hat flies off on its own (draw_hat).  Returns the pixels of the cut-out.
    """
    leaning, way = _leaning(tilt), _round(head, 5) % 360
    if leaning < 15:
        return _wobbling(press, target, center, who, way, leaning)
    _lay_shadow(press, target, center, who, leaning)
    base = _edge_on(press, who, leaning, way)
    back = FOOT * 0.55 * sin(radians(leaning)) * press.scale
    target.blit(base, middled(base, _ahead(center, way, -back)))
    piece = _cut_out(press, who, leaning, way, hatted)
    box = middled(piece, _ahead(center, way, _cut_out_length(press, leaning) / 2))
    soft = paper.shadow_of(press, piece, 4, 0.5)
    lift = press.px(14 * cos(radians(leaning)) + 4)
    target.blit(soft, soft.get_rect(center=(box.centerx + lift, box.centery + lift)))
    target.blit(piece, box)
    return box


def _wobbling(press: Press, target: pygame.Surface, center: Pixels, who: int, way: int, leaning: int) -> pygame.Rect:
    """Still on its foot: the body leans a little over it."""
    by = FOOT * 0.9 * sin(radians(leaning)) * press.scale
    draw_shadow(press, target, center, who)
    base = foot(press, who)
    box = middled(base, center)
    target.blit(base, box)
    piece = _standing(press, who, (way + 180) % 360)
    target.blit(piece, middled(piece, _ahead(center, way, by)))
    return box


@kept
def hat(press: Press, who: int, angle: int, size: float) -> pygame.Surface:
    """A seat's hat alone, from above; an Indian has none and gives a feather instead."""
    if who >= INDIAN:
        body = (
            f'<path d="M50,96 C26,60 30,24 52,4 C72,30 74,62 54,96 Z" fill="{hexa(palette.PAPER)}" '
            f'stroke="{hexa(INK)}" stroke-width="4"/><path d="M52,92 L52,10 M36,30 L66,30" stroke="{hexa(INK)}" '
            'stroke-width="3.4"/>'
        )
        piece = svg.draw(body, press.size((FOOT * size, FOOT * size)), SQUARE)
    else:
        color = press.brand(who)[1]
        body = (
            '<defs><radialGradient id="t" gradientUnits="userSpaceOnUse" cx="42" cy="38" r="52">'
            f'<stop offset="0" stop-color="{hexa(palette.mix(color, palette.PAPER, 0.30))}"/>'
            f'<stop offset="1" stop-color="{hexa(palette.mix(color, INK, 0.22))}"/></radialGradient></defs>'
            f'<ellipse cx="50" cy="50" rx="47" ry="42" fill="url(#t)" stroke="{hexa(INK)}" stroke-width="4"/>'
            f'<ellipse cx="50" cy="50" rx="28" ry="26" fill="{hexa(color)}" stroke="{hexa(INK)}" stroke-width="3.4"/>'
            f'<path d="M28,44 C40,36 60,36 72,44" fill="none" stroke="{hexa(INK)}" stroke-width="3.4"/>'
        )
        side = 1.32 * FOOT * size
        piece = svg.draw(body, press.size((side, side)), SQUARE)
    return paper.turn(piece, -angle)


def draw_hat(
    press: Press, target: pygame.Surface, center: Pixels, who: int, angle: float = 0.0, size: float = 1.0
) -> None:
    """A hat in the air or on the ground; `size` above 1 is nearer to the eye and throws its shadow further."""
    piece = hat(press, who, _round(angle, 8) % 360, round(size, 1))
    drop = press.px(8 + 40 * max(0.0, size - 1))
    soft = paper.shadow_of(press, piece, 3, 0.45)
    target.blit(soft, middled(soft, (center[0] + drop, center[1] + drop)))
    target.blit(piece, middled(piece, center))
