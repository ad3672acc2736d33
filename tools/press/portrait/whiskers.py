"""Beards and moustaches."""

from __future__ import annotations

from tools.press.inks import FLESH
from tools.press.marks import Cut, Marks, Tint
from tools.press.portrait.face import SHAPES
from tools.press.portrait.person import Person
from tools.press.shapes import BLACK, WHITE, grey, mirror, path, strands


def hairy(d: str, p: Person, lines: tuple[str, ...], angle: float = 80, both: bool = False, edge: float = 2.2) -> Marks:
    """A mass of hair: black with pale strands, or pale with dark ones. `both` adds the mirror image."""
    pale = p.hair_tone < 0.5
    body = path(d, grey(p.hair_tone), BLACK, 3 if pale else 2.5)
    body += strands(*lines, color=BLACK if pale else WHITE, width=2.0 if pale else 1.7)
    shape = path(d, WHITE)
    if both:
        body, shape = body + mirror(body), shape + mirror(shape)
    marks: Marks = [Cut(body, angle, 5 if pale else 4.6, 0.3, edge)]
    if p.hair_ink:
        marks.append(Tint(shape, p.hair_ink, 0.95))
    return marks


def _stubble(p: Person) -> Marks:
    _, j, c, chin = SHAPES[p.face]
    shape = (
        f"M{199 - j},250 C{200 - j + 2},280 {200 - c - 8},{chin - 2} 200,{chin - 2} C{200 + c + 8},{chin - 2}"
        f" {200 + j - 2},280 {201 + j},250 C{200 + j - 14},266 236,262 228,{chin - 40} C214,{chin - 44}"
        f" 186,{chin - 44} 172,{chin - 40} C164,262 {200 - j + 14},266 {199 - j},250 Z"
    )
    return [Cut(path(shape, grey(0.34)), 80, 4.2, 0.3, 0, False, covers=False)]


def _handlebar(p: Person) -> Marks:
    y = SHAPES[p.face][3] - 42
    half = (
        f"M200,{y} C186,{y - 9} 168,{y - 4} 158,{y + 8} C150,{y + 18} 136,{y + 14} 132,{y + 4} C128,{y + 22}"
        f" 148,{y + 32} 164,{y + 22} C178,{y + 14} 190,{y + 16} 200,{y + 10} Z"
    )
    lines = (
        f"M196,{y + 2} C182,{y} 170,{y + 6} 160,{y + 14}",
        f"M196,{y + 7} C184,{y + 6} 172,{y + 12} 160,{y + 20}",
        f"M158,{y + 16} C150,{y + 22} 142,{y + 20} 138,{y + 15}",
    )
    return hairy(half, p, lines, both=True)


def _walrus(p: Person) -> Marks:
    y = SHAPES[p.face][3] - 44
    half = (
        f"M200,{y} C182,{y - 8} 162,{y} 154,{y + 16} C150,{y + 28} 150,{y + 40} 156,{y + 46} C162,{y + 34}"
        f" 180,{y + 28} 200,{y + 26} Z"
    )
    lines = tuple(
        f"M{197 - 5 * i},{y + 2 + i} C{188 - 7 * i},{y + 10 + 2 * i} {184 - 7 * i},{y + 18 + 3 * i}"
        f" {180 - 6 * i},{y + 26 + 3 * i}"
        for i in range(5)
    )
    return hairy(half, p, lines, both=True)


def _pencil(p: Person) -> Marks:
    y = SHAPES[p.face][3] - 38
    shape = (
        f"M168,{y + 6} C178,{y - 3} 194,{y - 3} 200,{y + 1} C206,{y - 3} 222,{y - 3} 233,{y + 6} C222,{y + 3}"
        f" 208,{y + 4} 200,{y + 6} C192,{y + 4} 178,{y + 3} 168,{y + 6} Z"
    )
    return [Cut(path(shape, BLACK, BLACK, 1.4), 0, 5, 0, 0)]


def _horseshoe(p: Person) -> Marks:
    chin = SHAPES[p.face][3]
    y = chin - 44
    half = (
        f"M200,{y} C186,{y - 8} 166,{y - 4} 158,{y + 12} C154,{y + 30} 156,{chin + 4} 160,{chin + 10} L172,{chin + 8}"
        f" C168,{chin - 8} 168,{y + 26} 176,{y + 16} C184,{y + 10} 194,{y + 12} 200,{y + 11} Z"
    )
    lines = (
        f"M192,{y + 3} C178,{y + 2} 168,{y + 8} 164,{y + 22}",
        f"M163,{y + 26} L165,{chin + 2}",
        f"M168,{y + 26} L168,{chin}",
    )
    return hairy(half, p, lines, both=True)


def _goatee(p: Person) -> Marks:
    chin = SHAPES[p.face][3]
    shape = (
        f"M178,{chin - 14} C186,{chin - 18} 214,{chin - 18} 222,{chin - 14} C224,{chin + 4} 214,{chin + 30}"
        f" 200,{chin + 40} C186,{chin + 30} 176,{chin + 4} 178,{chin - 14} Z"
    )
    lines = tuple(
        f"M{188 + 6 * i},{chin - 12} C{188 + 6 * i},{chin + 6} {192 + 4 * i},{chin + 18} {195 + 2.4 * i:g},{chin + 30}"
        for i in range(5)
    )
    return hairy(shape, p, lines)


def _chops(p: Person) -> Marks:
    w, j, _, chin = SHAPES[p.face]
    x = 200 - w
    half = (
        f"M{x - 2},184 C{x - 12},214 {x - 12},250 {200 - j - 10},280 C{200 - j},298 170,{chin - 12} 166,{chin - 22}"
        f" C160,{chin - 34} {x + 26},250 {x + 18},212 C{x + 14},198 {x + 8},188 {x - 2},184 Z"
    )
    lines = tuple(
        f"M{x + 2 + 4 * i},{204 + 6 * i} C{x - 2 + 5 * i},{230 + 4 * i} {x + 2 + 8 * i},{256 + 4 * i}"
        f" {x + 12 + 11 * i},{272 + 3 * i}"
        for i in range(4)
    )
    return hairy(half, p, lines, both=True)


def _beard(p: Person, drop: int) -> Marks:
    w, _, _, chin = SHAPES[p.face]
    left, right, y = 200 - w, 200 + w, chin - 44
    low, side = chin + drop, chin + drop * 0.3
    shape = (
        f"M{left - 3},198 C{left - 10},240 {left - 8},{chin - 24} {left + 14},{side:g} C168,{low} 184,{low + 8}"
        f" 200,{low + 8} C216,{low + 8} 232,{low} {right - 14},{side:g} C{right + 8},{chin - 24} {right + 10},240"
        f" {right + 3},198 C{right - 6},226 {right - 14},244 {right - 24},252 C{right - 40},262 226,{y + 2} 212,{y}"
        f" C206,{y - 3} 194,{y - 3} 188,{y} C174,{y + 2} {left + 40},262 {left + 24},252 C{left + 14},244"
        f" {left + 6},226 {left - 3},198 Z"
    )
    lip = path(
        f"M176,{chin - 27} C188,{chin - 33} 212,{chin - 33} 225,{chin - 27} C214,{chin - 15} 188,{chin - 15}"
        f" 176,{chin - 27} Z",
        WHITE,
    ) + path(f"M176,{chin - 28} C188,{chin - 26} 212,{chin - 26} 225,{chin - 28}", stroke=BLACK, width=3)
    lines = []
    for edge, way in ((left, 1), (right, -1)):
        lines += [
            f"M{edge + way * (6 + i * 7)},{232 + i * 8} C{edge + way * (4 + i * 9)},{262 + i * 6}"
            f" {edge + way * (16 + i * 10)},{chin - 6 + i} {edge + way * (30 + i * 8)},{chin + drop * 0.4 + i * 2:g}"
            for i in range(6)
        ]
    lines += [f"M{182 + 9 * i},{chin - 8} L{186 + 7 * i},{low - 2}" for i in range(5)]
    return [*hairy(shape, p, tuple(lines), 84), Cut(lip, 0, 5, 0, 0), Tint(lip, p.skin_ink or FLESH, 0.75)]


def _full(p: Person) -> Marks:
    return _beard(p, 22)


def _long(p: Person) -> Marks:
    return _beard(p, 92)


def _soul(p: Person) -> Marks:
    chin = SHAPES[p.face][3]
    patch = f"M192,{chin - 18} L208,{chin - 18} L204,{chin + 2} L196,{chin + 2} Z"
    return [Cut(path(patch, BLACK), 0, 5, 0, 0)]


WHISKERS = {
    "stubble": _stubble, "handlebar": _handlebar, "walrus": _walrus, "pencil": _pencil, "horseshoe": _horseshoe,
    "goatee": _goatee, "chops": _chops, "full": _full, "long": _long, "soul": _soul,
}  # fmt: skip
"""Kinds that may be worn together, such as a pencil line over a soul patch."""


def whiskers(p: Person) -> Marks:
    """All that grows on lip and chin."""
    out: Marks = []
    for kind in p.whiskers:
        out += WHISKERS[kind](p)
    return out
