"""Photo: an outlaw's studio portrait, mounted on card and nailed to the office wall."""

from __future__ import annotations

from dataclasses import replace

from game.stage.paint.palette import luminance, mix
from tools.press.inks import BRASS, MOUNT, RUST, SEPIA_DEEP, SEPIA_PALE
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.bust import figure
from tools.press.portrait.person import Person
from tools.press.scenes.backdrop import WHOLE, oval_path
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, path, radial, strands


def _wall() -> Marks:
    shade = linear("pw", 0, 0, 440, 0, (0, 0.34), (0.5, 0.16), (1, 0.55)) + path(WHOLE, "url(#pw)")
    seams = strands(*[f"M{x},0 L{x + 3},360" for x in (48, 124, 316, 392)], color=BLACK, width=3)
    knots = "".join(
        path(f"M{x},{y} c-9,3 -9,24 0,28 c8,-4 8,-25 0,-28 Z", grey(0.8), BLACK, 1.6)
        for x, y in ((84, 262), (356, 70), (24, 96))
    )
    return [Cut(shade + seams + knots, 90, 6.4, 0.3, 0), Tint(path(WHOLE, WHITE), RUST, 0.62)]


def _camera() -> Marks:
    """A bellows camera on its tripod, at the left edge."""
    legs = path("M60,214 L14,360 M66,214 L70,360 M72,214 L118,360", stroke=BLACK, width=8)
    base = path("M18,196 L118,196 L118,212 L18,212 Z", grey(0.7), BLACK, 3)
    bellows = path("M30,128 L84,116 L84,190 L30,196 Z", grey(0.62), BLACK, 3)
    folds = strands(*[f"M{37 + 8 * i},{127 - 2 * i} L{37 + 8 * i},{195 - i}" for i in range(6)], width=2.4)
    back = path("M14,116 L34,116 L34,204 L14,204 Z", grey(0.5), BLACK, 3)
    front = path("M82,108 L106,108 L106,200 L82,200 Z", grey(0.5), BLACK, 3)
    tube = path("M104,134 L128,130 L128,178 L104,174 Z", grey(0.3), BLACK, 3)
    rim = path("M126,126 L138,124 L138,184 L126,182 Z", grey(0.1), BLACK, 3)
    return [
        Cut(legs, 0, 6, 0, 2.4),
        Cut(base + back + front, 60, 5, 0, 2.6),
        Tint(back + front, RUST, 0.9),
        Cut(bellows + folds, 0, 5, 0, 1.6),
        Cut(tube + rim, 0, 5, 0, 2),
        Tint(tube + rim, BRASS, 1.0),
    ]


def _sepia(marks: Marks) -> Marks:
    """Every spot ink as brown as its light allows."""
    return [
        (
            replace(m, ink=mix(SEPIA_DEEP, SEPIA_PALE, min(1.0, luminance(m.ink) * 1.5)), strength=0.9)
            if isinstance(m, Tint)
            else m
        )
        for m in marks
    ]


def _print(person: Person) -> Marks:
    """The portrait in an oval, the mount round it; drawn upright on 400 x 440 round (200, 220)."""
    shade = radial("pb", 190, 200, 220, (0, 0.03), (0.6, 0.2), (1, 0.62))
    ground = "M30,-8 L370,-8 L370,424 L30,424 Z"
    # The mount covers all outside the oval, in one path with a hole.
    mount = "M6,-44 L394,-44 L394,508 L6,508 Z " + oval_path(200, 208, 162, 208)
    line = oval_path(200, 208, 172, 218)
    inner = path("M22,-28 L378,-28 L378,492 L22,492 Z", stroke=BLACK, width=3)
    scroll = path(
        "M96,462 C120,440 150,474 176,456 M304,462 C280,440 250,474 224,456 M200,444 L210,458 L200,472 L190,458 Z",
        stroke=BLACK,
        width=5,
    )
    corners = "".join(
        path(f"M{x},{y} l{34 * a},0 M{x},{y} l0,{34 * b}", stroke=BLACK, width=5)
        for x, y, a, b in ((38, -12, 1, 1), (362, -12, -1, 1), (38, 476, 1, -1), (362, 476, -1, -1))
    )
    return [
        Cut(shade + path(ground, "url(#pb)"), 8, 7, 0.6, 0),
        Tint(path(ground, WHITE), SEPIA_PALE, 0.9),
        *_sepia(figure(person)),
        Cut(path(mount, WHITE, BLACK, 5), 0, 6, 0, 3),
        Tint(path(mount, WHITE), MOUNT, 0.95),
        Cut(path(line, stroke=BLACK, width=3) + inner + scroll + corners, 0, 6, 0, 0, covers=False),
    ]


def photo(person: Person) -> Marks:
    """The mounted portrait, hung a little askew, the camera beside it."""
    turn = 3.0
    shadow = path("M150,12 L400,12 L400,366 L150,366 Z", grey(0.85))
    nail = disc(269, 16, 9, grey(0.3), 3) + disc(266, 13, 2.6, WHITE)
    hung = moved(_print(person), f"translate(262 186) rotate({turn:g}) scale(0.66) translate(-200 -232)", turn, 0.76)
    return [
        *_wall(),
        *moved(_camera(), "translate(-8 0)"),
        *moved([Cut(shadow, 60, 5, 0, 0)], f"rotate({turn:g} 262 186)"),
        *hung,
        Cut(nail, 30, 5, 0, 1.6),
    ]
