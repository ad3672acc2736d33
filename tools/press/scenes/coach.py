"""Stagecoach Robbery: the coach in full flight."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import OCHRE, SAND, VERMILION
from tools.press.marks import Cut, Marks, Tint
from tools.press.scenes.backdrop import buttes, puff, sky
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, path, ring


def _wheel(cx: float, cy: float, r: float, spokes: int) -> str:
    body = ring(cx, cy, r, r * 0.17) + ring(cx, cy, r, r * 0.06, WHITE)
    for i in range(spokes):
        a = 2 * pi * i / spokes
        body += path(
            f"M{cx:g},{cy:g} L{cx + r * 0.94 * cos(a):g},{cy + r * 0.94 * sin(a):g}", stroke=BLACK, width=r * 0.085
        )
    return body + disc(cx, cy, r * 0.19) + disc(cx, cy, r * 0.08, WHITE)


def _luggage() -> tuple[str, str]:
    trunk = path("M100,92 L104,62 L176,58 L180,90 Z", grey(0.4), BLACK, 3)
    bag = path("M190,90 L192,70 L244,68 L246,88 Z", grey(0.6), BLACK, 3)
    straps = path(
        "M100,76 L178,73 M126,62 L128,92 M154,60 L156,92 M206,70 L207,90 M228,69 L230,88", stroke=BLACK, width=2.6
    )
    roof = path("M84,96 L320,92 L326,108 L80,112 Z", grey(0.85), BLACK, 3.4)
    return roof + trunk + bag + straps, trunk


def _windows() -> str:
    panes = path("M122,124 L164,123 L162,166 L126,168 Z M254,121 L294,120 L286,162 L254,164 Z", BLACK, BLACK, 2)
    curtains = path(
        "M124,124 C140,130 138,152 126,164 L122,124 Z M292,121 C276,128 276,150 287,160 L294,121 Z",
        grey(0.08),
        BLACK,
        2,
    )
    return panes + curtains


def _driver() -> str:
    seat = path("M312,118 L356,112 L366,150 L352,176 L310,172 Z", grey(0.7), BLACK, 3.2)
    coat = path(
        "M322,112 C322,84 334,72 350,74 C366,78 370,92 370,112 L392,118 L390,128 L358,124 L352,116 Z", BLACK, BLACK, 3
    )
    hat = path(
        "M322,54 C330,44 336,46 338,46 C338,30 344,26 352,28 C362,28 364,36 364,46 C372,44 378,46 382,54"
        " C368,60 336,60 322,54 Z",
        BLACK,
    )
    reins = path(
        "M388,120 C404,92 420,70 436,58 M390,126 C410,140 426,148 440,150 M390,128 C408,150 424,162 440,166",
        stroke=BLACK,
        width=3,
    )
    return seat + coat + disc(350, 58, 14, WHITE, 3) + hat + reins


def stagecoach() -> Marks:
    """The coach from the side, its driver on the box, dust behind it."""
    side = linear("coach", 0, 96, 0, 250, (0, 0.12), (0.5, 0.35), (1, 0.9))
    body = "M96,110 L310,106 C316,120 318,136 314,150 L300,214 C280,244 144,248 118,222 C100,196 90,146 96,110 Z"
    top, trunk = _luggage()
    door = path("M184,122 L236,121 L236,226 L186,228 Z", grey(0.15), BLACK, 3.2)
    pane = path("M192,130 L228,129 L228,166 L193,167 Z", BLACK)
    panel = disc(228, 186, 4.5) + path("M196,178 L226,178 L226,216 L197,217 Z", stroke=BLACK, width=2)
    gear = path(
        "M108,244 C160,262 270,262 330,232 M330,232 L404,262 M118,222 L104,250 M300,214 L326,240",
        stroke=BLACK,
        width=8,
    )
    return [
        *sky(0.46, 0.03, 260),
        *buttes(268, 0.36),
        Cut(gear, 0, 6, 0, 2),
        Cut(side + path(body, "url(#coach)", BLACK, 4), 2, 5.4, 0.3, 2.8),
        Tint(path(body, WHITE), VERMILION),
        Cut(top, 0, 5, 0, 2),
        Tint(trunk, SAND),
        Cut(_windows() + door + panel, 90, 5, 0, 1.4),
        Tint(door, OCHRE),
        Cut(pane, 0, 5, 0, 0),
        Cut(_driver(), 30, 5, 0, 2),
        Cut(_wheel(116, 268, 60, 14) + _wheel(336, 280, 46, 12), 0, 6, 0, 2),
        puff(40, 306, ((0, 0, 24), (30, 10, 20), (-24, 12, 18), (58, 16, 14))),
    ]
