"""Hair behind the head and in front of it."""

from __future__ import annotations

from tools.press.marks import Cut, Marks
from tools.press.portrait.face import SHAPES
from tools.press.portrait.person import Person
from tools.press.portrait.whiskers import hairy
from tools.press.shapes import BLACK, WHITE, grey, mirror, path, strands


def _falls(x: int, step: int, top: int, middle: int, low: int, count: int) -> tuple[str, ...]:
    """Strands that hang down on both sides; heights are where they start, swing out and end."""
    out = []
    for edge, way in ((x, 1), (400 - x, -1)):
        for i in range(count):
            at = edge + way * i * step
            out.append(f"M{at},{top} C{at - way * 8},260 {at - way * 6},{middle} {at + way * 2},{low}")
    return tuple(out)


def _long(p: Person) -> Marks:
    d = (
        "M118,160 C96,210 92,300 104,372 C120,384 142,380 150,368 L250,368 C258,380 280,384"
        " 296,372 C308,300 304,210"
        " 282,160 Z"
    )
    return hairy(d, p, _falls(112, 6, 210, 320, 366, 5))


def _curls(p: Person) -> Marks:
    d = (
        "M126,150 C88,168 84,206 98,220 C76,240 84,276 104,284 C92,312 112,338 136,330 L264,330"
        " C288,338 308,312"
        " 296,284 C316,276 324,240 302,220 C316,206 312,168 274,150 Z"
    )
    spots = (
        (112, 190), (104, 244), (116, 296), (298, 190), (306, 244), (294, 296), (134, 312), (276, 312), (124, 220),
        (286, 222), (124, 268), (286, 270),
    )  # fmt: skip
    return hairy(d, p, tuple(f"M{x},{y} c-12,4 -14,20 -2,24 c10,3 16,-10 6,-14" for x, y in spots))


def _braids(p: Person) -> Marks:
    braid = ""
    for i in range(6):
        x, y = 112 - i, 246 + i * 26
        braid += path(
            f"M{x},{y} C{x - 20},{y + 4} {x - 18},{y + 28} {x + 2},{y + 32} C{x + 22},{y + 28} {x + 24},{y + 4}"
            f" {x},{y} Z",
            BLACK,
            WHITE,
            1.5,
        )
        braid += strands(
            f"M{x - 10},{y + 8} C{x - 8},{y + 18} {x - 2},{y + 24} {x + 6},{y + 26}",
            f"M{x},{y + 6} C{x},{y + 14} {x + 6},{y + 20} {x + 14},{y + 20}",
            width=1.4,
        )
    braid += path("M96,396 L118,396 L116,406 L98,406 Z", WHITE, BLACK, 2)
    cap = "M124,160 C108,200 104,240 110,262 L140,262 L260,262 L290,262 C296,240 292,200 276,160 Z"
    return [Cut(path(cap, BLACK), 0, 5, 0, 2), Cut(braid, 60, 5, 0, 2), Cut(mirror(braid), 60, 5, 0, 2)]


def _bun(p: Person) -> Marks:
    return [Cut(path("M128,190 C120,120 150,84 200,84 C250,84 280,120 272,190 Z", BLACK, BLACK, 2), 0, 5, 0, 2)]


def _wild(p: Person) -> Marks:
    d = (
        "M120,150 L88,168 L104,182 L78,206 L100,214 L82,244 L106,246 L98,276 L122,268 L124,292"
        " L142,270 L258,270"
        " L276,292 L278,268 L302,276 L294,246 L318,244 L300,214 L322,206 L296,182 L312,168 L280,150 Z"
    )
    lines = (
        "M116,176 L98,196", "M112,212 L94,236", "M116,240 L104,262", "M284,176 L302,196", "M288,212 L306,236",
        "M284,240 L296,262",
    )  # fmt: skip
    return hairy(d, p, lines)


def _mullet(p: Person) -> Marks:
    d = "M126,170 C112,220 108,280 118,330 L146,340 L146,240 L254,240 L254,340 L282,330 C292,280 288,220 274,170 Z"
    return hairy(d, p, _falls(122, 5, 210, 290, 326, 4))


def _bob(p: Person) -> Marks:
    d = (
        "M122,150 C100,190 96,240 106,288 C120,298 140,296 148,284 L148,230 L252,230 L252,284"
        " C260,296 280,298 294,288 C304,240 300,190 278,150 Z"
    )
    return hairy(d, p, _falls(110, 7, 200, 250, 284, 5))


def _tail(p: Person) -> Marks:
    """A thick tail over one shoulder."""
    cap = "M124,160 C108,200 106,236 114,256 L286,256 C294,236 292,200 276,160 Z"
    d = "M274,220 C310,250 322,310 306,372 C300,402 284,424 270,432 C276,400 262,372 262,340 C262,300 266,260 258,236 Z"
    lines = (
        "M276,236 C300,270 306,320 294,380",
        "M268,246 C286,290 288,340 280,404",
        "M286,244 C314,290 316,340 302,384",
    )
    return [*hairy(cap, p, ()), *hairy(d, p, lines)]


_BACK = {
    "bob": _bob,
    "tail": _tail,
    "long": _long,
    "curls": _curls,
    "braids": _braids,
    "bun": _bun,
    "wild": _wild,
    "mullet": _mullet,
}


def hair_back(p: Person) -> Marks:
    """What hangs behind the neck."""
    return _BACK[p.hair](p) if p.hair in _BACK else []


def _temples(p: Person) -> Marks:
    x = 200 - SHAPES[p.face][0]
    side = path(
        f"M{x - 3},140 C{x - 8},170 {x - 6},196 {x - 1},206 C{x + 8},196 {x + 8},176 {x + 16},158 L{x + 30},140 Z",
        grey(p.hair_tone),
        BLACK,
        2.2,
    )
    side += strands(
        f"M{x + 1},160 C{x - 1},176 {x},188 {x + 2},196",
        f"M{x + 8},156 C{x + 5},170 {x + 5},178 {x + 5},186",
        color=WHITE if p.hair_tone >= 0.5 else BLACK,
    )
    return [Cut(side + mirror(side), 70, 4.6, 0, 1.6)]


def _parting(p: Person) -> Marks:
    x = 200 - SHAPES[p.face][0]
    lock = (
        f"M200,128 C168,130 {x + 16},150 {x + 4},206 C{x - 8},200 {x - 14},170 {x - 4},140 C{x + 10},112"
        " 180,104"
        " 200,106 Z"
    )
    lines = (
        f"M194,116 C164,118 {x + 14},136 {x + 2},182",
        f"M194,122 C172,126 {x + 22},142 {x + 8},180",
        f"M186,112 C160,112 {x + 8},128 {x - 2},168",
    )
    return hairy(lock, p, lines, both=True, edge=1.8)


def _knot(p: Person) -> Marks:
    lines = (
        "M172,84 C166,62 182,48 200,46", "M184,88 C180,66 192,56 208,54", "M200,90 C200,70 212,60 222,64",
        "M216,90 C222,78 226,72 230,74",
    )  # fmt: skip
    return hairy("M164,92 C150,56 172,36 200,36 C228,36 250,56 236,92 C220,102 180,102 164,92 Z", p, lines)


def _crop(p: Person) -> Marks:
    x = 200 - SHAPES[p.face][0]
    d = (
        f"M{x - 4},176 C{x - 14},110 150,76 206,80 C262,78 {404 - x},112 {404 - x},176 C{392 - x},150"
        f" {380 - x},140"
        f" 250,132 C220,150 180,128 160,140 C{x + 18},150 {x + 8},156 {x - 4},176 Z"
    )
    lines = tuple(
        f"M{150 + 16 * i},{132 - (i % 2) * 4} C{150 + 15 * i},{112 - i} {160 + 13 * i},100 {176 + 10 * i},92"
        for i in range(7)
    )
    return hairy(d, p, lines)


def _slicked(p: Person) -> Marks:
    x = 200 - SHAPES[p.face][0]
    d = (
        f"M{x - 3},200 C{x - 14},122 144,74 204,74 C264,74 {414 - x},122 {403 - x},200 C{400 - x},172 {392 - x},146"
        f" 256,130 C228,124 196,122 172,108 C164,126 {x + 16},138 {x + 8},166 C{x + 4},184 {x + 2},194 {x - 3},200 Z"
    )
    lines = [
        f"M{174 + 3 * i},{106 - 6 * i} C{206 + 2 * i},{118 - 7 * i} {250 + 3 * i},{124 - 7 * i}"
        f" {396 - x - 2 * i},{168 - 14 * i}"
        for i in range(5)
    ]
    lines += [
        f"M{170 - 5 * i},{106 - 5 * i} C{162 - 5 * i},{118 - 4 * i} {x + 18 - 4 * i},{130 - 4 * i}"
        f" {x + 3 - 2 * i},{172 - 8 * i}"
        for i in range(4)
    ]
    return hairy(d, p, tuple(lines))


HAIR = ("short", "long", "curls", "mop", "wild", "mullet", "slick", "bald", "braids", "bun", "bob", "tail")


def hair_front(p: Person) -> Marks:
    """What frames the face, and the crown of the head when no hat covers it."""
    bare = p.hat == "none"
    if p.hair == "bald":
        shine = strands("M168,112 C186,104 212,104 230,112", color=BLACK, width=2)
        return [Cut(shine, 0, 5, 0, 0)] if bare else []
    if p.hair in ("long", "curls", "braids", "bun", "bob", "tail"):
        return _parting(p) + (_knot(p) if bare and p.hair == "bun" else [])
    crown = (_slicked(p) if p.hair == "slick" else _crop(p)) if bare else []
    return _temples(p) + crown
