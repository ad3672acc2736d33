"""What several scenes have in common: skies, suns, buttes, dust, on the block of a card picture."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import RUST, SAND
from tools.press.marks import Cut, Marks, Tint
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, path

BLOCK = (0, 0, 440, 360)
"""The block of a card picture."""
WHOLE = "M0,0 L440,0 L440,360 L0,360 Z"


def rays(cx: float, cy: float, count: int = 26, dark: float = 0.26) -> Marks:
    """Beams from a point, over the whole block."""
    far, body = 520, path(WHOLE, WHITE)
    for i in range(count):
        a, b = 2 * pi * i / count, 2 * pi * (i + 0.5) / count
        body += path(
            f"M{cx:g},{cy:g} L{cx + far * cos(a):g},{cy + far * sin(a):g}"
            f" L{cx + far * cos(b):g},{cy + far * sin(b):g} Z",
            grey(dark),
        )
    return [Cut(body, 0, 7, 0, 0)]


def sky(top: float = 0.55, low: float = 0.05, horizon: float = 250) -> Marks:
    """A sky from darkness `top` to darkness `low` at the horizon."""
    return [Cut(linear("sky", 0, 0, 0, horizon, (0, top), (1, low)) + path(WHOLE, "url(#sky)"), 0, 7, 0, 0)]


def buttes(y: float = 262, dark: float = 0.5) -> Marks:
    """Table mountains on the horizon at height `y`, and the sand before them."""
    far = path(
        f"M0,{y - 8:g} L34,{y - 10:g} L44,{y - 70:g} L104,{y - 72:g} L116,{y - 6:g} L300,{y - 4:g} L316,{y - 46:g}"
        f" L330,{y - 96:g} L404,{y - 94:g} L418,{y - 30:g} L440,{y - 8:g} L440,{y + 30:g} L0,{y + 30:g} Z",
        grey(dark),
        BLACK,
        2,
    )
    land = linear("land", 0, y, 0, 360, (0, 0.08), (1, 0.5)) + path(
        f"M0,{y:g} C120,{y - 10:g} 300,{y + 12:g} 440,{y - 4:g} L440,360 L0,360 Z", "url(#land)", BLACK, 2
    )
    return [Cut(far, 80, 6, 0, 2), Tint(far, RUST, 0.75), Cut(land, 3, 7, 0, 2), Tint(land, SAND, 0.8)]


def puff(cx: float, cy: float, balls: tuple[tuple[float, float, float], ...], dark: float = 0.12) -> Cut:
    """A cloud of dust or smoke of balls (x, y, radius) round a point."""
    rims = "".join(disc(cx + x, cy + y, r, grey(dark), 2.6) for x, y, r in balls)
    inner = "".join(disc(cx + x, cy + y, r - 2, grey(dark)) for x, y, r in balls)
    curls = "".join(
        path(
            f"M{cx + x - r * 0.5:g},{cy + y + r * 0.1:g} a{r * 0.5:g},{r * 0.5:g} 0 0 1 {r * 0.9:g},{-r * 0.1:g}",
            stroke=BLACK,
            width=2,
        )
        for x, y, r in balls[::2]
    )
    return Cut(rims + inner + curls, 60, 6, 0, 2.4)


def oval_path(cx: float, cy: float, rx: float, ry: float) -> str:
    """An ellipse as a path that runs against the clock, to cut a hole into a path that runs with it."""
    return f"M{cx - rx:g},{cy:g} a{rx:g},{ry:g} 0 1 0 {2 * rx:g},0 a{rx:g},{ry:g} 0 1 0 {-2 * rx:g},0 Z"
