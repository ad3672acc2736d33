"""Scars, spectacles, cigars and other things that make a face."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import BONE, BRASS, MOSS, PETAL, RUST, VERMILION
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.face import SHAPES
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, disc, grey, group, mirror, path, ring, star


def _patch(p: Person) -> Marks:
    x = 200 + p.eye_gap
    d = (
        f"M{x - 24:g},200 C{x - 12:g},194 {x + 14:g},194 {x + 26:g},200 C{x + 24:g},224 {x + 10:g},234"
        f" {x:g},234"
        f" C{x - 12:g},234 {x - 24:g},222 {x - 24:g},200 Z"
    )
    strap = path(f"M{x - 22:g},202 L132,158 M{x + 24:g},202 L276,182", stroke=BLACK, width=4.5)
    return [Cut(path(d, BLACK, BLACK, 2) + strap, 0, 5, 0, 2)]


def _scar(p: Person) -> Marks:
    line = path("M146,232 C152,246 156,260 166,276", stroke=BLACK, width=3)
    stitches = path("M144,244 L158,238 M148,256 L163,249 M155,268 L168,260", stroke=BLACK, width=2)
    return [Cut(line + stitches, 0, 5, 0, 1.5, covers=False)]


def _glasses(p: Person) -> Marks:
    a, b, w = 200 - p.eye_gap, 200 + p.eye_gap, SHAPES[p.face][0]
    wire = path(
        f"M{a + 25:g},210 C194,202 206,202 {b - 25:g},210 M{a - 25:g},210 L{200 - w},204 M{b + 25:g},210"
        f" L{200 + w},204",
        stroke=BLACK,
        width=3,
    )
    return [Cut(ring(a, 213, 25, 3.4) + ring(b, 213, 25, 3.4) + wire, 0, 5, 0, 1, covers=False)]


def _monocle(p: Person) -> Marks:
    x = 200 + p.eye_gap
    cord = path(f"M{x + 22:g},230 C268,280 262,330 250,380", stroke=BLACK, width=2)
    return [Cut(ring(x, 213, 27, 4) + cord, 0, 5, 0, 1, covers=False)]


def _cigar(p: Person) -> Marks:
    chin = SHAPES[p.face][3]
    leaf = path("M0,-7 L58,-7 C64,-4 64,6 58,8 L0,8 Z", grey(0.55), BLACK, 2.8)
    leaf += path("M46,-7 L46,8", stroke=BLACK, width=2)
    smoke = path(f"M282,{chin - 14} c10,-20 -8,-28 4,-50 c10,-16 -2,-26 8,-44", stroke=BLACK, width=2.2)
    return [Cut(group(leaf, f"translate(216 {chin - 26}) rotate(14)") + smoke, 90, 4.6, 0, 2.2)]


def _straw(p: Person) -> Marks:
    chin = SHAPES[p.face][3]
    stalk = path(
        f"M212,{chin - 28} C240,{chin - 24} 270,{chin - 34} 300,{chin - 52} M286,{chin - 46}"
        f" l10,-14 M292,{chin - 50}"
        f" l16,-4 M280,{chin - 42} l6,-16",
        stroke=BLACK,
        width=3,
    )
    return [Cut(stalk, 0, 5, 0, 1.5, covers=False)]


def _badge(p: Person) -> Marks:
    points = star(5, 30, 13, 112, 402, grey(0.08), 3)
    balls = "".join(
        disc(112 + 32 * sin(2 * pi * i / 5), 402 - 32 * cos(2 * pi * i / 5), 4.6, WHITE, 2.4) for i in range(5)
    )
    return [Cut(points + balls, 30, 5, 0, 3), Tint(points + balls, BRASS, 1.0)]


def _earrings(p: Person) -> Marks:
    w = SHAPES[p.face][0]
    return [Cut(ring(194 - w, 250, 9, 3.6) + ring(206 + w, 250, 9, 3.6), 0, 5, 0, 1.5, covers=False)]


def _freckles(p: Person) -> Marks:
    spots = ((154, 238), (162, 244), (148, 246), (168, 236), (246, 238), (238, 244), (252, 246), (232, 236))
    return [Cut("".join(disc(x, y, 2) for x, y in spots), 0, 5, 0, 0, covers=False)]


def _mole(p: Person) -> Marks:
    return [Cut(disc(172, SHAPES[p.face][3] - 40, 3.4), 0, 5, 0, 0, covers=False)]


def _rose(p: Person) -> Marks:
    bloom = disc(286, 128, 26, grey(0.1), 3)
    petals = path("M286,128 c-8,-6 4,-16 10,-8 c8,10 -6,22 -18,16 c-14,-8 -6,-30 12,-28", stroke=BLACK, width=2.6)
    leaf = path("M268,144 C250,150 244,164 246,172 C260,172 270,162 274,150 Z", grey(0.5), BLACK, 2.4)
    return [Cut(bloom + petals + leaf, 40, 5, 0, 2.4), Tint(disc(286, 128, 26, WHITE), PETAL, 1.0)]


def _dimples(p: Person) -> Marks:
    y = SHAPES[p.face][3] - 34
    half = path(f"M158,{y - 8} C152,{y} 152,{y + 8} 157,{y + 14}", stroke=BLACK, width=2.2)
    return [Cut(half + mirror(half), 0, 5, 0, 0, covers=False)]


def _domino(p: Person) -> Marks:
    a, b = 200 - p.eye_gap, 200 + p.eye_gap
    d = (
        f"M{a - 40:g},194 C{a - 20:g},184 188,186 200,194 C212,186 {b + 20:g},184 {b + 40:g},194"
        f" C{b + 44:g},218 {b + 20:g},236 {b - 4:g},234 C212,232 206,222 200,222 C194,222 188,232"
        f" {a + 4:g},234"
        f" C{a - 20:g},236 {a - 44:g},218 {a - 40:g},194 Z"
    )
    holes = "".join(
        path(
            f"M{x - 18:g},214 C{x - 8:g},203 {x + 9:g},203 {x + 18:g},212 C{x + 9:g},221 {x - 8:g},222"
            f" {x - 18:g},214 Z",
            WHITE,
        )
        + disc(x, 212, 6.4)
        for x in (a, b)
    )
    return [Cut(path(d, BLACK, BLACK, 2) + holes, 0, 5, 0, 1.6)]


def _bandages(p: Person) -> Marks:
    w = SHAPES[p.face][0]
    a, b = 200 - w, 200 + w
    wraps = path(
        f"M{a - 2},176 C{a + 30},154 {b - 40},150 {b + 2},166 L{b + 1},142 C{b - 16},100 {a + 16},100"
        f" {a},150 Z"
        f" M{a - 2},184 C{a + 40},168 {b - 50},196 {b + 3},220 L{b + 1},240 C{b - 50},220 {a + 40},196"
        f" {a - 1},206 Z",
        WHITE,
        BLACK,
        2.8,
    )
    folds = _folds(
        f"M{a + 4},160 C{a + 40},136 {b - 40},134 {b - 2},148",
        f"M{a + 10},140 C{a + 44},120 {b - 44},118 {b - 10},130",
        f"M{a + 2},194 C{a + 40},180 {b - 50},206 {b},230",
    )
    spot = disc(b - 30, 138, 8, grey(0.5))
    return [
        Cut(wraps + folds, 0, 6, 0, 2),
        Tint(wraps, BONE, 1.0),
        Cut(spot, 30, 4, 0, 0, covers=False),
        Tint(spot, VERMILION, 1.0),
    ]


def _folds(*lines: str) -> str:
    return "".join(path(d, stroke=BLACK, width=2) for d in lines)


def _clover(p: Person) -> Marks:
    leaves = "".join(
        group(
            path(
                "M0,0 C-14,-6 -18,-22 -8,-26 C-2,-28 0,-22 0,-20 C0,-22 2,-28 8,-26 C18,-22 14,-6 0,0 Z",
                grey(0.3),
                BLACK,
                2,
            ),
            f"translate(142 124) rotate({t})",
        )
        for t in (45, 135, 225, 315)
    )
    return [Cut(leaves, 40, 5, 0, 2.4), Tint(leaves, MOSS, 1.0)]


def _sprig(p: Person) -> Marks:
    stem = path("M262,150 C276,120 292,96 318,76", stroke=BLACK, width=4)
    leaves = "".join(
        group(
            path("M0,0 C-12,-10 -12,-26 0,-38 C12,-26 12,-10 0,0 Z", grey(0.3), BLACK, 2.2),
            f"translate({x} {y}) rotate({t})",
        )
        for x, y, t in ((272, 130, -52), (280, 116, 74), (290, 102, -40), (300, 92, 84), (314, 80, 40))
    )
    return [Cut(stem + leaves, 60, 5, 0, 2.4), Tint(leaves, MOSS, 1.0)]


def _flowers(p: Person) -> Marks:
    blooms = ""
    for x, y in ((142, 144), (166, 150), (192, 152), (218, 152), (244, 148)):
        petals = "".join(
            disc(x + 9 * cos(2 * pi * i / 5), y - 14 + 9 * sin(2 * pi * i / 5), 7, WHITE, 2) for i in range(5)
        )
        blooms += petals + disc(x, y - 14, 4.6)
    return [Cut(blooms, 0, 5, 0, 1.8), Tint(blooms, PETAL, 0.9)]


def _comb(p: Person) -> Marks:
    crest = path("M150,84 C140,40 160,10 200,6 C240,10 260,40 250,84 Z", grey(0.2), BLACK, 3)
    fret = path(
        "M166,80 C160,50 176,28 200,26 C224,28 240,50 234,80 M182,80 C180,58 188,44 200,44"
        " C212,44 220,58 218,80 M200,26 L200,8 M176,36 L166,22 M224,36 L234,22",
        stroke=BLACK,
        width=3.4,
    )
    return [Cut(crest + fret, 0, 5, 0, 2.4), Tint(crest, RUST, 0.9)]


def _sticks(p: Person) -> Marks:
    sticks = path("M140,34 L262,92 M260,34 L138,92", stroke=BLACK, width=7) + path(
        "M140,34 L262,92 M260,34 L138,92", stroke=WHITE, width=2.4
    )
    return [
        Cut(sticks + disc(140, 34, 8, grey(0.2), 2.4) + disc(260, 34, 8, grey(0.2), 2.4), 0, 5, 0, 2),
        Tint(disc(140, 34, 8, WHITE) + disc(260, 34, 8, WHITE), VERMILION, 1.0),
    ]


def _pipe(p: Person) -> Marks:
    y = SHAPES[p.face][3] - 26
    stem = path(f"M212,{y} C228,{y + 4} 244,{y + 18} 252,{y + 26}", stroke=BLACK, width=6)
    bowl = path(
        f"M244,{y + 10} L274,{y + 6} L270,{y + 38} C262,{y + 46} 250,{y + 42} 248,{y + 34} Z", grey(0.6), BLACK, 2.8
    )
    smoke = path(f"M262,{y - 2} c10,-18 -8,-26 4,-46 c10,-14 -2,-24 8,-40", stroke=BLACK, width=2.4)
    return [Cut(stem + bowl + smoke, 70, 4.6, 0, 2), Tint(bowl, RUST, 0.9)]


def _paint(p: Person) -> Marks:
    bars = path("M138,238 L176,232 M138,250 L174,244 M262,238 L224,232 M262,250 L226,244", stroke=BLACK, width=6)
    return [Cut(bars, 0, 5, 0, 0, covers=False), Tint(bars, VERMILION, 1.0)]


EXTRAS = {
    "patch": _patch, "scar": _scar, "glasses": _glasses, "monocle": _monocle, "cigar": _cigar, "straw": _straw,
    "badge": _badge, "earrings": _earrings, "freckles": _freckles, "mole": _mole, "rose": _rose, "dimples": _dimples,
    "domino": _domino, "bandages": _bandages, "clover": _clover, "sprig": _sprig,
    "flowers": _flowers, "comb": _comb, "sticks": _sticks, "pipe": _pipe, "paint": _paint,
}  # fmt: skip


def extras(p: Person) -> Marks:
    """Everything else, on top of the face."""
    marks: Marks = []
    for kind in p.extras:
        marks += EXTRAS[kind](p)
    return marks
