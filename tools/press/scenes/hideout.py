"""Hideout: a cabin in a canyon by moonlight."""

from __future__ import annotations

from tools.press.inks import FLAME, OCHRE, PRUSSIAN, RUST, SAND
from tools.press.marks import Cut, Marks, Tint
from tools.press.scenes.backdrop import WHOLE
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, path, star, strands


def _cliffs() -> tuple[str, str]:
    shade = linear("cl", 0, 0, 440, 0, (0, 0.5), (0.3, 0.85), (0.65, 0.9), (1, 0.6))
    rocks = path(
        "M0,0 L92,0 L84,60 L106,104 L92,160 L116,214 L110,262 L0,276 Z M440,0 L352,0 L362,48 L338,96 L350,150"
        " L326,206 L334,258 L440,276 Z",
        "url(#cl)",
        BLACK,
        3.6,
    )
    cracks = strands(
        "M40,0 L46,70 L30,120 L44,190", "M70,20 L64,84 L80,132 L70,200", "M396,0 L388,80 L404,140 L392,210",
        "M366,60 L374,120 L362,170", "M14,60 L20,150", "M424,50 L418,150",
        width=2.2,
    )  # fmt: skip
    return shade + rocks + cracks, rocks


def _cabin() -> Marks:
    shade = linear("wall", 140, 0, 306, 0, (0, 0.12), (1, 0.62))
    wall = path("M146,184 L302,184 L302,280 L146,280 Z", "url(#wall)", BLACK, 3.6)
    wall += strands(*[f"M146,{y} L302,{y}" for y in range(200, 280, 16)], color=BLACK, width=3)
    roof = path("M124,190 L224,122 L326,190 L312,198 L224,140 L136,198 Z", grey(0.85), BLACK, 3.4)
    roof += path("M146,184 L224,134 L302,184 Z", grey(0.5), BLACK, 3)
    roof += path("M262,148 L262,112 L286,112 L286,164 Z", grey(0.4), BLACK, 3.2)
    door = path("M204,282 L204,220 L246,220 L246,282 Z", BLACK)
    door += path("M210,226 L240,226 L240,282 L210,282 Z", grey(0.7), BLACK, 2)
    pane = path("M158,216 L190,216 L190,246 L158,246 Z", WHITE, BLACK, 4)
    bars = path("M174,216 L174,246 M158,231 L190,231", stroke=BLACK, width=3)
    return [
        Cut(shade + wall, 0, 5, 0, 3),
        Tint(wall, OCHRE, 0.8),
        Cut(roof, 40, 5, 0, 2),
        Cut(door + pane + bars, 90, 5, 0, 2),
        Tint(pane, FLAME, 1.0),
    ]


def hideout() -> Marks:
    """The cabin between the cliffs, smoke from its chimney, a light in its window."""
    cliffs, rocks = _cliffs()
    ledge = linear("ld", 0, 270, 0, 360, (0, 0.15), (1, 0.8)) + path(
        "M0,272 C110,258 330,258 440,272 L440,360 L0,360 Z", "url(#ld)", BLACK, 3
    )
    way = path("M206,282 L246,282 C262,310 300,336 330,360 L130,360 C168,332 200,310 206,282 Z", WHITE)
    stars = "".join(star(4, 8, 2.4, x, y, WHITE) for x, y in ((132, 40), (300, 44), (162, 110), (288, 104), (150, 74)))
    curl = "M274,108 C262,92 288,84 276,66 C268,54 284,44 280,30"
    smoke = path(curl, stroke=BLACK, width=9) + path(curl, stroke=WHITE, width=5)
    return [
        Cut(path(WHOLE, grey(0.80)), 0, 6.4, 0, 0),
        Tint(path(WHOLE, WHITE), PRUSSIAN, 0.8),
        Cut(disc(220, 74, 44, WHITE) + stars, 0, 6, 0, 2),
        Cut(smoke, 0, 6, 0, 1),
        Cut(cliffs, 74, 6, 0, 3),
        Tint(rocks, RUST, 0.8),
        Cut(ledge, 2, 6, 0, 2),
        Tint(ledge, SAND),
        Cut(way, 0, 6, 0, 0),
        Tint(way, SAND, 0.5),
        *_cabin(),
    ]
