"""Distance and reach: tags that say how far a seat is, and lines of chevrons from who shoots to who may be hit."""

from __future__ import annotations

from typing import Literal

import pygame

from game.stage.paint import fonts, icons, ornaments, palette, svg
from game.stage.paint.bang.curves import marks, points
from game.stage.paint.palette import BONE, GOLD_LIGHT, INK, LEGAL, PITCH, TARGET, VERMILION_DEEP, Color, hexa
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

Line = Literal["aim", "mine", "theirs"]
"""A chosen target; whom one can hit; who can hit one."""
LINES: dict[Line, tuple[Color, float, float]] = {
    "aim": (TARGET, 13.0, 32.0),
    "mine": (LEGAL, 9.0, 40.0),
    "theirs": (TARGET, 9.0, 40.0),
}
"""Ink, size and spacing (units) of the chevrons; what comes towards one is hollow."""
ANGLES = 6
"""Chevrons are kept for every so many degrees."""


@kept
def distance_tag(press: Press, distance: int, reach: int | None, size: float = 28) -> pygame.Surface:
    """How far a seat is: gold with a crosshair when within `reach`, else dark with "3 > 2"; None: only how far."""
    near = reach is not None and distance <= reach
    ground, ink = (GOLD_LIGHT, INK) if near else (PITCH, BONE)
    words = str(distance) if reach is None or near else f"{distance} > {reach}"
    return _tag(press, "distance", words, "crosshair" if near else "", ground, ink, size)


@kept
def threat_tag(press: Press, distance: int, reach: int, size: float = 28) -> pygame.Surface:
    """Whether somebody's gun reaches one: a red plate with a revolver when it does, else dark and struck out."""
    hits = distance <= reach
    words = str(distance) if hits else f"{distance} > {reach}"
    ground, ink = (VERMILION_DEEP, BONE) if hits else (PITCH, palette.mix(BONE, INK, 0.3))
    return _tag(press, "revolver", words, "", ground, ink, size, struck=not hits)


def _tag(
    press: Press, icon: str, words: str, second: str, ground: Color, ink: Color, size: float, struck: bool = False
) -> pygame.Surface:
    line = fonts.line(press, words, "number", size / press.text_scale**0.5, ink)
    wide = press.units(line.ink.width)
    high = max(size * 1.5, press.units(line.ink.height) + 16)
    side = size * 1.1
    whole = 22 + side + 8 + wide + (8 + side if second else 0)
    plate = ornaments.plate(press, whole, high, ground, ink, 8, 4).copy()
    pen = Pen(press, plate)
    pen.icon(icon, (11 + side / 2, high / 2), side, ink, ground)
    if struck:
        pen.strike((11 + side / 2, high / 2), side)
    pen.set(line, (11 + side + 8, high / 2), "midleft")
    if second:
        pen.paste(icons.icon(press, second, side, ink, ground), (whole - 11 - side / 2, high / 2), "center")
    return plate


@kept
def chevron(press: Press, size: float, color: Color, angle: int, hollow: bool = False) -> pygame.Surface:
    """One chevron that points along `angle` (degrees clockwise from right), 2.8 `size` units square."""
    shape = "M14,0 L-9,11 L-3,0 L-9,-11 Z"
    fill = hexa(INK) if hollow else hexa(color)
    rim = hexa(color) if hollow else hexa(INK)
    body = (
        f'<g transform="translate(1.4 3) rotate({angle})"><path d="{shape}" fill="{hexa(INK)}" opacity="0.6"/></g>'
        f'<g transform="rotate({angle})"><path d="{shape}" fill="{fill}" stroke="{rim}" stroke-width="2.6" '
        'stroke-linejoin="round"/></g>'
    )
    return svg.draw(body, press.size((size * 2.8, size * 2.8)), (-18, -18, 36, 36))


def draw_line(
    press: Press,
    target: pygame.Surface,
    start: tuple[int, int],
    end: tuple[int, int],
    kind: Line = "aim",
    bend: int = 0,
    creep: float = 0.0,
    drawn: float = 1.0,
) -> None:
    """Chevrons from `start` to `end` (pixels), bowed by `bend` pixels to the left of the way.

    `creep` 0..1 moves them on by a step (0 with reduced motion); `drawn` 0..1 is how much of the line is there yet.
    """
    color, size, step = LINES[kind]
    line = points(start, end, bend)
    line = line[: max(2, round(len(line) * max(0.0, min(1.0, drawn))))]
    for (x, y), angle in marks(line, step * press.scale, step * press.scale * (0.4 + creep % 1.0)):
        piece = chevron(press, size, color, round(angle / ANGLES) * ANGLES, kind == "theirs")
        target.blit(piece, piece.get_rect(center=(round(x), round(y))))
