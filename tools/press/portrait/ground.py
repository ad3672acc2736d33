"""What is behind a person."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.marks import Cut, Marks
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, path

_ALL = "M0,0 L400,0 L400,440 L0,440 Z"


def _plain() -> Marks:
    sky = linear("sky", 0, 0, 400, 0, (0, 0.40), (0.55, 0.22), (1, 0.10))
    return [Cut(sky + path(_ALL, "url(#sky)"), 0, 7, 0, 0)]


def _rays() -> Marks:
    n, far = 18, 420
    wedges = ""
    for i in range(n):
        a, b = 2 * pi * i / n, 2 * pi * (i + 0.5) / n
        wedges += path(
            f"M200,230 L{200 + far * cos(a):g},{230 + far * sin(a):g} L{200 + far * cos(b):g},{230 + far * sin(b):g} Z",
            grey(0.34),
        )
    return [Cut(path(_ALL, WHITE) + wedges, 0, 7, 0, 0)]


def _dusk() -> Marks:
    sky = linear("dusk", 0, 0, 0, 440, (0, 0.62), (0.6, 0.16), (0.75, 0.02)) + path(_ALL, "url(#dusk)")
    buttes = path(
        "M0,330 L60,280 L96,300 L110,236 L152,236 L160,300 L230,318 L300,270 L330,226 L372,226 L384,280 L400,290"
        " L400,440 L0,440 Z",
        grey(0.5),
    )
    return [Cut(sky, 0, 7, 0, 0), Cut(buttes, 14, 6, 0, 2)]


def _planks() -> Marks:
    wall = linear("pl", 0, 0, 400, 0, (0, 0.36), (1, 0.12)) + path(_ALL, "url(#pl)")
    seams = "".join(path(f"M{x},0 L{x},440", stroke=BLACK, width=2) for x in range(30, 400, 62))
    return [Cut(wall, 90, 7, 0.4, 0), Cut(seams, 0, 6, 0, 0)]


def _night() -> Marks:
    return [Cut(path(_ALL, grey(0.70)), 0, 7, 0, 0), Cut(disc(318, 96, 46, WHITE), 0, 6, 0, 2)]


def _curtain() -> Marks:
    folds = ""
    for i, x in enumerate(range(-30, 420, 52)):
        name = f"fold{i}"
        folds += linear(name, x, 0, x + 52, 0, (0, 0.75), (0.35, 0.18), (1, 0.62))
        folds += path(
            f"M{x},0 L{x + 52},0 C{x + 46},150 {x + 58},300 {x + 50},440 L{x - 2},440 C{x + 6},300 {x - 6},150 {x},0 Z",
            f"url(#{name})",
        )
    return [Cut(folds, 90, 6.4, 0.3, 0)]


def _clouds() -> Marks:
    sky = linear("cls", 0, 0, 0, 440, (0, 0.5), (0.8, 0.08)) + path(_ALL, "url(#cls)")
    banks = "".join(
        disc(x, y, r, WHITE, 2.6)
        for x, y, r in ((30, 120, 34), (72, 104, 44), (118, 124, 30), (300, 76, 30), (344, 60, 42), (388, 84, 34))
    )
    banks += path("M-10,130 L140,130 L150,150 L-10,156 Z M280,92 L410,92 L410,112 L272,112 Z", WHITE)
    return [Cut(sky, 0, 7, 0, 0), Cut(banks, 0, 6, 0, 2)]


def _cactus() -> Marks:
    stem = "M342,420 L342,150 M342,280 C300,280 296,262 296,214 M342,250 C384,250 388,232 388,190"
    plant = path(stem, stroke=BLACK, width=46) + path(stem, stroke=grey(0.35), width=39)
    spines = path("M330,170 L330,410 M354,170 L354,410", stroke=BLACK, width=2)
    return [*_dusk()[:1], Cut(disc(84, 150, 56, WHITE, 2.6), 0, 6, 0, 2), Cut(plant + spines, 88, 6, 0, 2.4)]


GROUNDS = {
    "plain": _plain,
    "clouds": _clouds,
    "cactus": _cactus,
    "rays": _rays,
    "dusk": _dusk,
    "planks": _planks,
    "night": _night,
    "curtain": _curtain,
}


def ground(kind: str) -> Marks:
    """Everything behind the person."""
    return GROUNDS[kind]()
