"""Rules, corners, ribbons, plates, stamps: the printer's case of ornaments.  Sizes in units, results kept."""

from __future__ import annotations

import pygame

from game.stage.paint import palette, svg
from game.stage.paint.palette import Color, hexa
from game.stage.paint.press import Point, Press, kept

SQUARE = (0, 0, 100, 100)


@kept
def ring(press: Press, size: Point, width: float, color: Color, radius: float) -> pygame.Surface:
    """Smooth rounded frame that fills `size`; pygame's own rounded rectangles have stepped corners."""
    w, h = press.size(size)
    pen = press.px(width)
    body = (
        f'<rect x="{pen / 2:g}" y="{pen / 2:g}" width="{w - pen:g}" height="{h - pen:g}" '
        f'rx="{max(0.0, radius * press.scale - pen / 2):g}" '
        f'fill="none" stroke="{hexa(color)}" stroke-width="{pen}"/>'
    )
    return svg.draw(body, (w, h))


@kept
def slab(
    press: Press, size: Point, color: Color, radius: float = 0, edge: Color | None = None, width: float = 0
) -> pygame.Surface:
    """A smooth rounded block of flat ink, with an outline of `width` in `edge` if one is given."""
    w, h = press.size(size)
    pen = press.px(width) if edge else 0
    stroke = f'stroke="{hexa(edge)}" stroke-width="{pen}"' if edge else ""
    body = (
        f'<rect x="{pen / 2:g}" y="{pen / 2:g}" width="{w - pen:g}" height="{h - pen:g}" '
        f'rx="{max(0.0, radius * press.scale - pen / 2):g}" fill="{hexa(color)}" {stroke}/>'
    )
    return svg.draw(body, (w, h))


@kept
def disc(press: Press, size: float, color: Color, edge: Color | None = None, width: float = 3) -> pygame.Surface:
    """A smooth disc `size` units across, with a rim of `width` in `edge` inside it if one is given."""
    pixels = press.size((size, size))
    rim = 100 * width / size if edge else 0
    body = f'<circle cx="50" cy="50" r="49" fill="{hexa(edge or color)}"/>'
    if edge:
        body += f'<circle cx="50" cy="50" r="{49 - rim:g}" fill="{hexa(color)}"/>'
    return svg.draw(body, pixels, SQUARE)


@kept
def corner(press: Press, size: float, color: Color = palette.INK, turn: int = 0) -> pygame.Surface:
    """Leaf ornament for the corner of a bill; `turn` is 0, 90, 180 or 270 degrees clockwise from top left."""
    c = hexa(color)
    body = (
        f'<g transform="rotate({turn} 50 50)">'
        f'<path d="M6,94 C6,40 40,6 94,6" fill="none" stroke="{c}" stroke-width="5"/>'
        f'<path d="M8,8 C30,10 44,22 46,46 C22,44 10,30 8,8 Z" fill="{c}"/>'
        f'<circle cx="58" cy="58" r="7" fill="{c}"/>'
        f'<path d="M24,94 C28,70 40,58 52,54 M94,24 C70,28 58,40 54,52" '
        f'fill="none" stroke="{c}" stroke-width="4"/>'
        "</g>"
    )
    return svg.draw(body, press.size((size, size)), SQUARE)


@kept
def divider(press: Press, width: float, height: float = 18, color: Color = palette.INK) -> pygame.Surface:
    """A rule that swells to a diamond in its middle."""
    c, m, w = hexa(color), width / 2, width
    body = (
        f'<path d="M0,9 L{m - 24:g},7 L{m - 24:g},11 Z M{w:g},9 L{m + 24:g},7 L{m + 24:g},11 Z" fill="{c}"/>'
        f'<path d="M{m - 9:g},9 L{m:g},1 L{m + 9:g},9 L{m:g},17 Z" fill="{c}"/>'
        f'<circle cx="{m - 16:g}" cy="9" r="2.6" fill="{c}"/>'
        f'<circle cx="{m + 16:g}" cy="9" r="2.6" fill="{c}"/>'
    )
    return svg.draw(body, press.size((width, height)), (0, 0, width, 18))


@kept
def ribbon(
    press: Press, width: float, height: float, color: Color = palette.VERMILION, tail: float = 26
) -> pygame.Surface:
    """Forked banner with folded ends, for turn marks and titles."""
    c, d, k = hexa(color), hexa(palette.mix(color, palette.INK, 0.45)), hexa(palette.INK)
    w, h, t = width, height - 8, tail
    left = f"M2,8 L{t + 14:g},8 L{t + 14:g},{h + 6:g} L2,{h + 6:g} L{t * 0.55:g},{h / 2 + 7:g} Z"
    right = (
        f"M{w - 2:g},8 L{w - t - 14:g},8 L{w - t - 14:g},{h + 6:g} "
        f"L{w - 2:g},{h + 6:g} L{w - t * 0.55:g},{h / 2 + 7:g} Z"
    )
    body = (
        f'<path d="{left} {right}" fill="{d}" stroke="{k}" stroke-width="2.5"/>'
        f'<rect x="{t:g}" y="2" width="{w - 2 * t:g}" height="{h - 2:g}" '
        f'fill="{c}" stroke="{k}" stroke-width="2.5"/>'
    )
    return svg.draw(body, press.size((width, height)), (0, 0, width, height))


def _notched(width: float, height: float, inset: float, cut: float) -> str:
    i, w, h, n = inset, width - inset, height - inset, cut
    return (
        f"M{i + n:g},{i:g} L{w - n:g},{i:g} Q{w - n:g},{i + n:g} {w:g},{i + n:g} "
        f"L{w:g},{h - n:g} Q{w - n:g},{h - n:g} {w - n:g},{h:g} L{i + n:g},{h:g} "
        f"Q{i + n:g},{h - n:g} {i:g},{h - n:g} L{i:g},{i + n:g} Q{i + n:g},{i + n:g} {i + n:g},{i:g} Z"
    )


@kept
def plate(
    press: Press,
    width: float,
    height: float,
    color: Color = palette.INK,
    line: Color = palette.BONE,
    cut: float = 14,
    inset: float = 5,
) -> pygame.Surface:
    """Solid plate with cut-in corners and an inner hairline: labels on dark ground."""
    body = (
        f'<path d="{_notched(width, height, 0, cut)}" fill="{hexa(color)}"/>'
        f'<path d="{_notched(width, height, inset, cut)}" '
        f'fill="none" stroke="{hexa(line)}" stroke-width="1.6"/>'
    )
    return svg.draw(body, press.size((width, height)), (0, 0, width, height))


@kept
def nail(press: Press, radius: float = 9) -> pygame.Surface:
    """A round nail head, 2 * radius units square."""
    p = palette
    body = (
        f'<circle cx="50" cy="50" r="46" fill="{hexa(p.IRON_DARK)}"/>'
        f'<circle cx="46" cy="45" r="38" fill="{hexa(p.IRON)}"/>'
        f'<circle cx="40" cy="38" r="20" fill="{hexa(p.IRON_LIGHT)}"/>'
        f'<circle cx="36" cy="33" r="8" fill="{hexa(p.IRON_GLINT)}"/>'
    )
    return svg.draw(body, press.size((2 * radius, 2 * radius)), SQUARE)


@kept
def strike(press: Press, size: float) -> pygame.Surface:
    """A slanting stroke with a paper edge, to cross out a sign of about `size` units."""
    line = 'd="M10,88 L90,12" fill="none" stroke-linecap="round"'
    body = (
        f'<path {line} stroke="{hexa(palette.PAPER)}" stroke-width="20"/>'
        f'<path {line} stroke="{hexa(palette.TARGET)}" stroke-width="11"/>'
    )
    return svg.draw(body, press.size((size, size)), SQUARE)


@kept
def stamp_ring(press: Press, size: float, color: Color = palette.TARGET) -> pygame.Surface:
    """Rubber-stamp crosshair for a chosen target."""
    c = hexa(color)
    ticks = "".join(
        f'<path d="M50,0.5 L50,19" stroke="{c}" stroke-width="5" transform="rotate({a} 50 50)"/>'
        for a in (0, 90, 180, 270)
    )
    body = (
        f'<circle cx="50" cy="50" r="42" fill="none" stroke="{c}" stroke-width="4.4"/>'
        f'<circle cx="50" cy="50" r="36.4" fill="none" stroke="{c}" stroke-width="1.6"/>{ticks}'
    )
    return svg.draw(body, press.size((size, size)), SQUARE)
