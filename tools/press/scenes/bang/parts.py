"""Ways of drawing that many pictures share: one lit part, wheels, coins, cartridges, playing cards, stars, ground."""

from __future__ import annotations

import re
from itertools import pairwise
from math import cos, hypot, pi, sin

from tools.press.inks import BONE, BRASS, FLAME, PRUSSIAN, RUST, SAND, Ink
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.bust import figure
from tools.press.portrait.person import Person
from tools.press.scenes.backdrop import WHOLE
from tools.press.shapes import BLACK, WHITE, disc, grey, group, linear, path, ring, star, strands

SUITS = {
    "hearts": (
        "M50,88 C20,62 8,46 8,30 C8,14 20,6 31,6 C40,6 47,12 50,20 C53,12 60,6 69,6 C80,6 92,14"
        " 92,30 C92,46 80,62 50,88 Z"
    ),
    "diamonds": "M50,4 C58,22 72,38 86,50 C72,62 58,78 50,96 C42,78 28,62 14,50 C28,38 42,22 50,4 Z",
    "spades": (
        "M50,4 C58,24 92,40 92,62 C92,76 80,84 69,82 C62,81 57,77 55,72 C56,84 60,90 68,96 L32,96"
        " C40,90 44,84 45,72 C43,77 38,81 31,82 C20,84 8,76 8,62 C8,40 42,24 50,4 Z"
    ),
    "clubs": (
        "M50,4 C62,4 71,13 71,25 C71,31 69,36 65,40 C68,39 71,38 74,38 C86,38 94,47 94,58 C94,70"
        " 85,78 74,78 C66,78 59,74 55,68 C56,82 60,90 68,96 L32,96 C40,90 44,82 45,68 C41,74"
        " 34,78 26,78 C15,78 6,70 6,58 C6,47 14,38 26,38 C29,38 32,39 35,40 C31,36 29,31 29,25"
        " C29,13 38,4 50,4 Z"
    ),
}
"""Outlines on a square of 100."""
CURVE_PARTS = 40


def part(
    d: str,
    ink: Ink | None = None,
    light: float = 0.1,
    dark: float = 0.8,
    angle: float = 60.0,
    *,
    down: bool = False,
    span: tuple[float, float] = (0, 440),
    middle: float | None = None,
    bend: float = 0.3,
    line: float = 3.6,
    edge: float = 2.6,
    pitch: float = 5.2,
    strength: float = 0.9,
    detail: str = "",
) -> Marks:
    """One part of a thing: lit from `light` to `dark` across `span` (or down it), lines at `angle`, tinted.

    `middle` is the darkness half-way, for round things; `detail` is black or white line work upon the part.
    """
    stops = ((0.0, light), (1.0, dark)) if middle is None else ((0.0, light), (0.4, middle), (1.0, dark))
    a, b = span
    tone = linear("lit", 0, a, 0, b, *stops) if down else linear("lit", a, 0, b, 0, *stops)
    marks: Marks = [Cut(tone + path(d, "url(#lit)", BLACK, line) + detail, angle, pitch, bend, edge)]
    if ink:
        marks.append(Tint(path(d, WHITE), ink, strength))
    return marks


def plain(art: str, ink: Ink | None = None, edge: float = 2.0, angle: float = 0.0, strength: float = 1.0) -> Marks:
    """Line work or flat shapes as they are, tinted if an ink is given."""
    marks: Marks = [Cut(art, angle, 5, 0, edge)]
    if ink:
        marks.append(Tint(art, ink, strength))
    return marks


def over(art: str) -> Cut:
    """Line work on top of what is there, which keeps its tint."""
    return Cut(art, 0, 5, 0, 0, covers=False)


def lines(*d: str, width: float = 2.6, color: str = BLACK) -> str:
    """Several lines of one width."""
    return strands(*d, color=color, width=width)


def dashed(d: str, on: float, off: float, width: float) -> str:
    """A broken black line along a path of M, L and C; the rasteriser's own dashes are not the same at every bake."""
    body = ""
    for line in _sampled(d):
        due, far, drawing = on, 0.0, True
        dash = [line[0]]
        for a, b in pairwise(line):
            piece = hypot(b[0] - a[0], b[1] - a[1])
            while piece and due <= far + piece:
                t = (due - far) / piece
                at = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                if drawing:
                    body += _polyline([*dash, at], width)
                dash, drawing = [at], not drawing
                due += on if drawing else off
            far += piece
            dash.append(b)
        if drawing and hypot(dash[-1][0] - dash[0][0], dash[-1][1] - dash[0][1]) > 1:
            body += _polyline(dash, width)
    return body


def _polyline(points: list[tuple[float, float]], width: float) -> str:
    return path("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points), stroke=BLACK, width=width)


def _sampled(d: str) -> list[list[tuple[float, float]]]:
    """Each part of a path as points a few units apart."""
    parts: list[list[tuple[float, float]]] = []
    for command, rest in re.findall(r"([MLC])([^MLC]*)", d):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", rest)]
        spots = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            parts.append([spots[0]])
        elif command == "L":
            parts[-1] += spots
        else:
            for i in range(0, len(spots), 3):
                p, q, r, s = parts[-1][-1], *spots[i : i + 3]
                for k in range(1, CURVE_PARTS + 1):
                    t = k / CURVE_PARTS
                    a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                    parts[-1].append(
                        (a * p[0] + b * q[0] + c * r[0] + e * s[0], a * p[1] + b * q[1] + c * r[1] + e * s[1])
                    )
    return parts


def rope(d: str, width: float = 17.0) -> str:
    """A rope along a path: black, with a white core."""
    return path(d, stroke=BLACK, width=width) + path(d, stroke=WHITE, width=width - 6)


def wall(low: float = 0.45, ink: Ink | None = None, *, planks: bool = False, strength: float = 0.6) -> Marks:
    """A wall over the whole block, darker to the right, of boards if asked."""
    tone = linear("wl", 0, 0, 440, 360, (0, 0.12), (1, low)) + path(WHOLE, "url(#wl)")
    if planks:
        tone += lines(*[f"M{x},0 L{x + (x % 7) - 3},360" for x in range(40, 440, 64)], width=2.8)
    marks: Marks = [Cut(tone, 84 if planks else 20, 6.4, 0.2, 0)]
    if ink:
        marks.append(Tint(path(WHOLE, WHITE), ink, strength))
    return marks


def night(moon: tuple[float, float, float] | None = (340, 76, 42), dark: float = 0.78) -> Marks:
    """A night sky in blue, with a moon (x, y, radius) and a few stars."""
    stars = "".join(
        disc(x, y, 2.6, WHITE) for x, y in ((40, 40), (96, 92), (150, 30), (212, 66), (262, 24), (404, 150), (30, 140))
    )
    marks: Marks = [Cut(path(WHOLE, grey(dark)), 0, 6.4, 0, 0), Tint(path(WHOLE, WHITE), PRUSSIAN, 0.75)]
    marks.append(Cut(stars + (disc(*moon, WHITE) if moon else ""), 0, 6, 0, 2))
    if moon:
        marks.append(Tint(disc(*moon, WHITE), BONE, 1.0))
    return marks


def floor(y: float, ink: Ink = SAND, dark: float = 0.55) -> Marks:
    """Ground from height `y` down."""
    d = f"M0,{y:g} C120,{y - 8:g} 320,{y + 8:g} 440,{y - 3:g} L440,360 L0,360 Z"
    return part(d, ink, 0.08, dark, 2, down=True, span=(y, 360), bend=0.2, line=2.6, pitch=6.4, strength=0.8)


def table(y: float = 306, ink: Ink = RUST) -> Marks:
    """The edge of a table or counter."""
    d = f"M0,{y:g} L440,{y:g} L440,360 L0,360 Z"
    return part(
        d, ink, 0.16, 0.75, 2, down=True, span=(y, 360), bend=0, pitch=6, detail=lines(f"M0,{y + 26:g} L440,{y + 24:g}")
    )


def wheel(cx: float, cy: float, r: float, spokes: int = 12, ink: Ink = RUST) -> Marks:
    """A cartwheel."""
    body = ring(cx, cy, r, r * 0.19) + ring(cx, cy, r, r * 0.08, WHITE)
    for i in range(spokes):
        a = 2 * pi * i / spokes
        body += path(
            f"M{cx:g},{cy:g} L{cx + r * 0.92 * cos(a):.1f},{cy + r * 0.92 * sin(a):.1f}", stroke=BLACK, width=r * 0.10
        )
    body += disc(cx, cy, r * 0.2) + disc(cx, cy, r * 0.09, WHITE)
    return [Cut(body, 0, 6, 0, 2.2), Tint(ring(cx, cy, r, r * 0.08, WHITE), ink, 0.9)]


def cartridge(x: float, y: float, height: float, turn: float = 0.0) -> Marks:
    """A cartridge standing with its foot at (x, y)."""
    w, h = height * 0.3, height
    case = f"M{-w / 2:g},0 L{w / 2:g},0 L{w / 2:g},{-h * 0.58:g} L{-w / 2:g},{-h * 0.58:g} Z"
    tip = (
        f"M{-w * 0.42:g},{-h * 0.6:g} C{-w * 0.42:g},{-h * 0.84:g} 0,{-h:g} 0,{-h:g}"
        f" C0,{-h:g} {w * 0.42:g},{-h * 0.84:g} {w * 0.42:g},{-h * 0.6:g} Z"
    )
    foot = path(f"M{-w * 0.62:g},2 L{w * 0.62:g},2", stroke=BLACK, width=h * 0.09)
    art: Marks = [
        Cut(path(case, grey(0.2), BLACK, 2.8) + foot, 90, 5, 0, 2.2),
        Tint(path(case, WHITE), BRASS, 1.0),
        Cut(path(tip, grey(0.7), BLACK, 2.6), 90, 5, 0, 1.4),
    ]
    return moved(art, f"translate({x:g} {y:g}) rotate({turn:g})", turn)


def coins(x: float, y: float, count: int, rx: float = 30.0, ink: Ink = BRASS) -> Marks:
    """A pile of coins seen from the side, its foot at (x, y)."""
    marks: Marks = []
    for i in range(count):
        cy, dx = y - i * rx * 0.4, (i * 7) % 5 - 2
        side = (
            f"M{x - rx + dx:g},{cy - rx * 0.36:g} L{x - rx + dx:g},{cy:g} A{rx:g},{rx * 0.34:g} 0 0 0"
            f" {x + rx + dx:g},{cy:g} L{x + rx + dx:g},{cy - rx * 0.36:g} Z"
        )
        top = (
            f'<ellipse cx="{x + dx:g}" cy="{cy - rx * 0.36:g}" rx="{rx:g}" ry="{rx * 0.34:g}"'
            f' fill="{WHITE}" stroke="{BLACK}" stroke-width="2.6"/>'
        )
        marks += [
            Cut(path(side, grey(0.5), BLACK, 2.6), 90, 4.6, 0, 2),
            Tint(path(side, WHITE), ink, 1.0),
            Cut(top, 0, 5, 0, 0.6),
            Tint(top, ink, 1.0),
        ]
    return marks


def nugget(x: float, y: float, size: float, turn: float = 0.0, ink: Ink = BRASS) -> Marks:
    """A lump of gold about `size` across."""
    lump = "M14,40 L34,12 L66,8 L92,36 L88,70 L62,94 L26,88 L8,64 Z"
    facets = lines(
        "M34,12 L44,44 L14,40", "M44,44 L74,46 L66,8", "M74,46 L92,36", "M74,46 L62,94", "M44,44 L26,88", width=3.4
    )
    shade = path("M74,46 L92,36 L88,70 L62,94 Z", grey(0.5)) + path("M44,44 L74,46 L62,94 L26,88 Z", grey(0.22))
    s = size / 100
    art: Marks = [
        Cut(path(lump, WHITE, BLACK, 6) + shade + facets, 40, 5 / s * 0.8, 0, 2.6 / s),
        Tint(path(lump, WHITE), ink, 1.0),
    ]
    return moved(art, f"translate({x - size / 2:g} {y - size / 2:g}) scale({s:g}) rotate({turn:g} 50 50)", turn, s)


def playing_card(x: float, y: float, width: float, turn: float, suit: str, ink: Ink | None, face: bool = True) -> Marks:
    """A card about (x, y), `width` across; its face with one large suit, or its back."""
    w, h = width, width * 1.4
    sheet = path(
        f"M{-w / 2:g},{-h / 2:g} L{w / 2:g},{-h / 2:g} L{w / 2:g},{h / 2:g} L{-w / 2:g},{h / 2:g} Z", WHITE, BLACK, 3.4
    )
    put = f"translate({x:g} {y:g}) rotate({turn:g})"
    k = width / 100
    marks: Marks = [Cut(sheet, 0, 6, 0, 3), Tint(sheet, BONE, 1.0)]
    if face:
        big = f"translate({-30 * k:g} {-28 * k:g}) scale({0.6 * k:g})"
        small = f"translate({-w / 2 + 7 * k:g} {-h / 2 + 7 * k:g}) scale({0.2 * k:g})"
        tone = grey(0.3) if ink else BLACK
        pips = group(path(SUITS[suit], tone, BLACK, 4), big) + group(path(SUITS[suit], tone, BLACK, 5), small)
        marks.append(Cut(pips, 40, 5, 0, 0, covers=False))
        if ink:
            marks.append(Tint(pips, ink, 1.0))
    else:
        b = 0.82
        inner = path(
            f"M{-w / 2 * b:g},{-h / 2 * b:g} L{w / 2 * b:g},{-h / 2 * b:g} L{w / 2 * b:g},{h / 2 * b:g}"
            f" L{-w / 2 * b:g},{h / 2 * b:g} Z",
            grey(0.45),
            BLACK,
            2.4,
        )
        marks += [
            Cut(inner + disc(0, 0, w * 0.22, WHITE, 2.6), 45, 4.6, 0, 0),
            Tint(inner, ink or PRUSSIAN, 0.9),
            Cut(disc(0, 0, w * 0.2, WHITE, 2.6), 0, 5, 0, 0),
        ]
    return moved(marks, put, turn)


def burst(x: float, y: float, outer: float, ink: Ink, core: Ink, points: int = 10) -> Marks:
    """A flash: a star in two inks."""
    return [
        Cut(star(points, outer, outer * 0.42, x, y, WHITE, 3.6, 0.1), 0, 6, 0, 3),
        Tint(star(points, outer, outer * 0.42, x, y, WHITE, 0, 0.1), ink, 1.0),
        Tint(star(points, outer * 0.56, outer * 0.24, x, y, WHITE, 0, 0.1), core, 1.0),
    ]


def sun(x: float, y: float, r: float, ink: Ink = FLAME) -> Marks:
    """A flat disc in the sky."""
    return [Cut(disc(x, y, r, WHITE, 3), 0, 6, 0, 2), Tint(disc(x, y, r, WHITE), ink, 1.0)]


def somebody(p: Person, x: float, y: float, size: float = 0.82) -> Marks:
    """A person; (x, y) is the top left of the block of a bust, `size` its part of the full size."""
    return moved(figure(p), f"translate({x:g} {y:g}) scale({size:g})", 0, min(1.0, size + 0.12))
