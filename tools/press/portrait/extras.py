"""Scars, spectacles, cigars and other things that make a face."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import BRASS, PETAL
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.face import SHAPES
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, disc, grey, group, mirror, path, ring, star


def _patch(p: Person) -> Marks:
    x = 200 + p.eye_gap
    d = (
        f"M{x - 24:g},200 C{x - 12:g},194 {x + 14:g},194 {x + 26:g},200 C{x + 24:g},224 {x + 10:g},234 {x:g},234"
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
        f"M212,{chin - 28} C240,{chin - 24} 270,{chin - 34} 300,{chin - 52} M286,{chin - 46} l10,-14 M292,{chin - 50}"
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


EXTRAS = {
    "patch": _patch, "scar": _scar, "glasses": _glasses, "monocle": _monocle, "cigar": _cigar, "straw": _straw,
    "badge": _badge, "earrings": _earrings, "freckles": _freckles, "mole": _mole, "rose": _rose, "dimples": _dimples,
}  # fmt: skip


def extras(p: Person) -> Marks:
    """Everything else, on top of the face."""
    marks: Marks = []
    for kind in p.extras:
        marks += EXTRAS[kind](p)
    return marks
