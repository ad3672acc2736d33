"""Bank Robbery: the vault stands open."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import BOTTLE, BRASS, FLAME, LEAD, SAND
from tools.press.marks import Cut, Marks, Tint
from tools.press.scenes.backdrop import WHOLE
from tools.press.shapes import BLACK, WHITE, disc, grey, group, linear, oval, path, radial, ring, strands


def _wall() -> Marks:
    plates = strands("M0,58 L440,58", "M0,300 L440,300", "M402,0 L402,360", "M30,0 L30,360", color=BLACK, width=2.6)
    rivets = "".join(disc(x, y, 4.4, WHITE, 2) for x in range(14, 440, 33) for y in (46, 312))
    shade = linear("vw", 0, 0, 440, 360, (0, 0.14), (1, 0.52))
    return [
        Cut(shade + path(WHOLE, "url(#vw)") + plates + rivets, 26, 6.4, 0, 0),
        Tint(path(WHOLE, WHITE), LEAD, 0.55),
    ]


def _bars(x: float, y: float, count: int) -> str:
    """A row of ingots, each seen from its end."""
    return "".join(
        path(f"M{x + 34 * i:g},{y:g} l8,-17 l20,0 l8,17 Z", grey(0.12), BLACK, 2.6)
        + path(f"M{x + 34 * i + 10:g},{y - 13:g} l16,0", stroke=BLACK, width=1.6)
        for i in range(count)
    )


def _inside() -> Marks:
    rim = ring(262, 176, 132, 20) + ring(262, 176, 132, 13, WHITE)
    hollow = radial("hl", 250, 170, 130, (0, 0.80), (1, 0.99)) + disc(262, 176, 122, "url(#hl)", 3)
    shelf = path("M146,222 L378,222 L372,234 L152,234 Z", grey(0.2), BLACK, 2.6)
    gold = _bars(174, 221, 5) + _bars(191, 203, 4) + _bars(208, 185, 3)
    low = _bars(184, 286, 5)
    bolts = "".join(disc(262 + 132 * cos(pi * i / 8), 176 + 132 * sin(pi * i / 8), 5.4, WHITE, 2.4) for i in range(16))
    return [
        Cut(rim + bolts, 45, 5, 0.6, 2.6),
        Tint(ring(262, 176, 132, 13, WHITE), BOTTLE, 0.85),
        Cut(bolts, 0, 5, 0, 0),
        Cut(hollow, 8, 5.6, 0, 0),
        Cut(shelf, 0, 5, 0, 1.6),
        Tint(shelf, SAND),
        Cut(gold + low, 60, 5, 0, 1.6),
        Tint(gold + low, BRASS, 1.0),
    ]


def _door() -> Marks:
    """The round door swung open, seen aslant."""
    shade = linear("vd", 26, 0, 166, 0, (0, 0.5), (0.35, 0.05), (1, 0.8))
    edge = path(
        "M92,44 C132,44 160,100 160,178 C160,256 132,312 92,312 L70,312 C30,312 2,256 2,178 C2,100 30,44 70,44 Z",
        grey(0.72),
        BLACK,
        4,
    )
    grooves = path("M100,46 C140,60 150,120 150,178 C150,240 138,296 100,310", stroke=WHITE, width=2.4)
    face = oval(72, 178, 68, 134, "url(#vd)", 4)
    inner = oval(72, 178, 54, 110, "none", 2.6) + oval(72, 178, 50, 104, "none", 1.6)
    spokes = "".join(
        path(
            f"M72,178 L{72 + 40 * cos(pi * i / 3 + 0.3):g},{178 + 78 * sin(pi * i / 3 + 0.3):g}",
            stroke=BLACK,
            width=9,
        )
        + disc(72 + 40 * cos(pi * i / 3 + 0.3), 178 + 78 * sin(pi * i / 3 + 0.3), 7, BLACK)
        for i in range(6)
    )
    wheel = oval(72, 178, 30, 58, "none", 9) + spokes + oval(72, 178, 11, 20, BLACK) + oval(70, 174, 4, 8, WHITE)
    brass = '<ellipse cx="72" cy="178" rx="30" ry="58" fill="none" stroke="#FFFFFF" stroke-width="4"/>'
    return [
        Cut(edge + grooves, 0, 5, 0, 3),
        Cut(shade + face + inner, 84, 5.4, 0.8, 2.4),
        Tint(oval(72, 178, 68, 134, WHITE), BOTTLE, 0.9),
        Cut(wheel, 0, 5, 0, 1.6, covers=False),
        Cut(brass, 0, 5, 0, 0),
        Tint(brass, FLAME, 1.0),
    ]


def _bag(transform: str) -> Marks:
    """A money bag tied at the neck."""
    shade = linear("mb", -52, 0, 56, 0, (0, 0.04), (0.5, 0.16), (1, 0.72))
    sack = path("M-16,-58 C-50,-36 -66,14 -58,46 C-50,70 50,70 58,46 C66,14 50,-36 16,-58 Z", "url(#mb)", BLACK, 3.6)
    neck = path(
        "M-16,-60 C-26,-74 -30,-80 -22,-86 L-8,-80 L2,-90 L12,-80 L26,-84 C30,-76 24,-70 16,-60 Z",
        grey(0.2),
        BLACK,
        3.2,
    )
    cord = path("M-19,-58 C-8,-52 8,-52 19,-58", stroke=BLACK, width=7)
    folds = strands("M-8,-48 C-20,-30 -28,-10 -30,4", "M8,-48 C22,-30 34,-6 38,14", color=BLACK, width=2.2)
    dollar = path("M15,-14 C12,-26 -16,-26 -16,-10 C-16,4 17,-2 17,16 C17,32 -14,32 -18,18", stroke=BLACK, width=7)
    dollar += path("M0,-32 L0,38", stroke=BLACK, width=5)
    return [
        Cut(group(shade + sack + folds, transform), 70, 5.4, 0.6, 3),
        Tint(group(sack, transform), SAND, 0.95),
        Cut(group(neck + cord, transform), 40, 5, 0, 1.6),
        Tint(group(neck, transform), SAND, 0.95),
        Cut(group(dollar, transform), 0, 5, 0, 0, covers=False),
    ]


def _coins(spots: tuple[tuple[int, int, int], ...]) -> Marks:
    """Piles of coins: middle, foot, how many."""
    pile = "".join(oval(x, y - 11 * i, 25, 9, grey(0.06), 2.8) for x, y, count in spots for i in range(count))
    return [Cut(pile, 0, 5, 0, 2), Tint(pile, BRASS, 1.0)]


def vault() -> Marks:
    """Open door, gold on the shelves, money bags on the floor."""
    floor = linear("vf", 0, 312, 0, 360, (0, 0.75), (1, 0.4)) + path(
        "M0,322 L440,322 L440,360 L0,360 Z", "url(#vf)", BLACK, 3
    )
    return [
        *_wall(),
        Cut(floor, 0, 6, 0, 1.6),
        *_inside(),
        *_door(),
        *_bag("translate(330 288) scale(0.98)"),
        *_bag("translate(226 302) scale(0.80)"),
        *_coins(((160, 346, 4), (276, 350, 2), (404, 346, 5))),
    ]
