"""The leather cup: shaken, slammed down, lifted for those who may look."""

from __future__ import annotations

from math import pi, sin
from typing import Literal

import pygame

from game.stage.paint import icons, palette, paper, svg
from game.stage.paint.palette import INK, hexa
from game.stage.paint.press import Press, kept

Pose = Literal["rest", "shake", "slam", "lift", "peek"]
BOX = (0.0, 0.0, 160.0, 170.0)
HIGH = BOX[3] / BOX[2]
SWINGS = 6
"""Shakes in one turn of `t` from 0 to 1."""


@kept
def cup(press: Press, width: float = 124, seat: int | None = None) -> pygame.Surface:
    """The cup mouth down, `width` units wide, with the seat's brand or, for nobody, a horseshoe."""
    p = palette
    ink = hexa(INK)
    body = (
        '<defs><linearGradient id="l" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="150" y2="0">'
        f'<stop offset="0" stop-color="{hexa(p.LEATHER_DEEP)}"/><stop offset="0.28" stop-color="{hexa(p.LEATHER)}"/>'
        f'<stop offset="0.6" stop-color="{hexa(p.LEATHER_MID)}"/>'
        f'<stop offset="1" stop-color="{hexa(p.LEATHER_DARK)}"/></linearGradient></defs>'
        f'<path d="M40,16 C60,6 100,6 120,16 L146,150 C120,170 40,170 14,150 Z" fill="url(#l)" stroke="{ink}" '
        'stroke-width="4"/>'
        f'<path d="M40,16 C60,28 100,28 120,16 C100,6 60,6 40,16 Z" fill="{hexa(p.LEATHER_MID)}" stroke="{ink}" '
        'stroke-width="3"/>'
        f'<path d="M33,50 C60,62 100,62 127,50 M31,58 C60,70 100,70 129,58" stroke="{ink}" stroke-width="3" '
        'fill="none"/>'
        f'<path d="M18,128 C50,148 110,148 142,128" stroke="{hexa(p.STITCH)}" stroke-width="3" '
        'stroke-dasharray="8 6" fill="none"/>'
        f'<path d="M46,66 L36,140" stroke="{hexa(p.STITCH)}" stroke-width="5" opacity="0.4"/>'
    )
    surface = svg.draw(body, press.size((width, width * HIGH)), BOX).copy()
    size = width * 0.30
    mark = (
        icons.icon(press, "horseshoe", size, p.STITCH, p.LEATHER_DEEP)
        if seat is None
        else icons.seat_mark(press, seat, size)
    )
    surface.blit(mark, mark.get_rect(center=(surface.get_width() // 2, round(surface.get_height() * 0.57))))
    return surface


@kept
def _mouth(press: Press, width: float) -> pygame.Surface:
    """The dark ring on the table under a lifted cup."""
    body = f'<ellipse cx="80" cy="24" rx="66" ry="19" fill="{hexa(palette.LONG_SHADE)}" opacity="0.5"/>'
    return svg.draw(body, press.size((width, width * 0.3)), (0, 0, 160, 48))


@kept
def _ring(press: Press, width: float, step: int) -> pygame.Surface:
    """What a slam raises: a ring of dust, in five steps."""
    w, h = width * 1.7, width * 0.6
    grow = 0.55 + 0.45 * step / 4
    body = (
        f'<ellipse cx="{w / 2:g}" cy="{h / 2:g}" rx="{w / 2 * grow * 0.94:g}" ry="{h / 2 * grow * 0.86:g}" fill="none" '
        f'stroke="{hexa(palette.PUFF)}" stroke-width="{6 - step:g}" '
        f'opacity="{0.9 - 0.17 * step:g}"/>'
    )
    return svg.draw(body, press.size((w, h)), (0, 0, w, h))


def draw_cup(
    press: Press,
    target: pygame.Surface,
    midbottom: tuple[int, int],
    width: float = 124,
    pose: Pose = "rest",
    t: float = 0.0,
    seat: int | None = None,
) -> pygame.Rect:
    """The cup in a pose, `t` 0..1 through it; `midbottom` (pixels) is where its mouth stands on the table.

    "shake" swings in the air, "slam" comes down with a ring of dust, "lift" rises and tips away, "peek" tips at one
    edge and stays.  Returns the pixels of the cup.
    """
    t = min(1.0, max(0.0, t))
    angle, rise, aside = 0.0, 0.0, 0.0
    if pose == "shake":
        swing = sin(2 * pi * SWINGS * t)
        angle, rise, aside = 4 * round(4 * swing), width * (0.30 + 0.06 * abs(swing)), width * 0.10 * swing
    elif pose == "slam":
        rise = width * 0.42 * (1 - t) ** 2
    elif pose == "lift":
        angle, rise, aside = float(round(-38 * t)), width * 0.75 * t, width * 0.30 * t
    elif pose == "peek":
        angle, rise, aside = float(round(-20 * t)), width * 0.14 * t, width * 0.06 * t
    piece = cup(press, width, seat)
    x, y = midbottom
    if rise > 1:
        mouth = _mouth(press, width)
        target.blit(mouth, mouth.get_rect(center=(x, y - press.px(width * 0.08))))
    if pose == "slam" and t > 0.5:
        ring = _ring(press, width, min(4, int((t - 0.5) * 10)))
        target.blit(ring, ring.get_rect(center=(x, y - press.px(width * 0.10))))
    box = piece.get_rect(midbottom=(x + press.px(aside) if aside > 0 else x - press.px(-aside), y - press.px(rise)))
    if rise > 1:
        shown = paper.turned(press, piece, angle) if angle else piece
        target.blit(shown, shown.get_rect(center=box.center))
    else:
        soft = paper.shadow_of(press, piece, 6, 0.55)
        target.blit(soft, soft.get_rect(center=(box.centerx + press.px(3), box.centery + press.px(5))))
        target.blit(piece, box)
    return box
