"""The land between St. Joseph and Sacramento, as a survey map shows it; the trail itself is printed by the game."""

from __future__ import annotations

from math import hypot

from tools.press.inks import FLAME, MOSS, SEPIA_PALE, SKY
from tools.press.marks import Cut, Marks, Tint
from tools.press.shapes import BLACK, WHITE, disc, grey, path

BLOCK = (0, 0, 1880, 728)
PITCH = 3.7
"""Finer than on a card: the map is a large picture of small things."""

_RIVERS = (
    "M1880,470 C1800,452 1770,480 1700,452 C1600,410 1560,330 1480,330 C1400,330 1340,388 1250,378"
    " C1200,370 1180,352 1150,352",
    "M1846,728 C1820,660 1868,620 1842,560 C1812,500 1850,420 1830,330 C1810,240 1840,160 1826,0",
)
_LAKE = "M812,214 C840,180 884,196 892,232 C904,270 880,300 846,296 C812,290 790,250 812,214 Z"
_OCEAN = "M0,0 L66,0 C50,90 74,150 50,220 C30,290 56,360 34,430 C22,500 46,600 26,728 L0,728 Z"
_SAND = (
    "M352,240 C410,196 560,180 560,262 C540,330 500,340 520,396 C610,420 640,470 600,520 C560,620 480,650 420,630"
    " C360,650 250,650 214,600 C150,590 120,470 190,400 C250,380 280,290 352,240 Z"
)
_DRY = ((450, 280, 88), (310, 490, 118), (440, 560, 84), (530, 478, 70), (350, 400, 96))
"""Where the desert is bare: middle and reach."""
_PEAKS = (
    (892, 470, 78, 86), (940, 420, 92, 108), (900, 366, 74, 66), (972, 352, 74, 92), (820, 444, 66, 70),
    (826, 392, 56, 50), (960, 270, 70, 70), (800, 498, 56, 44), (218, 190, 76, 98), (290, 206, 64, 72),
    (170, 176, 62, 72), (336, 196, 58, 66), (262, 134, 52, 52), (560, 428, 60, 54), (596, 376, 54, 50),
    (520, 480, 50, 46), (1236, 520, 58, 48), (1276, 560, 54, 44), (660, 650, 56, 50), (700, 676, 50, 42),
    (614, 674, 46, 40), (1180, 470, 50, 42),
)  # fmt: skip
_PINES = (
    (1106, 640, 1.0), (1130, 654, 1.1), (1156, 638, 0.9), (1180, 660, 1.1), (1520, 200, 1.0), (1546, 214, 1.1),
    (1572, 196, 0.9), (1598, 216, 1.0), (1622, 198, 1.1), (120, 120, 1.0), (140, 136, 1.1), (1700, 290, 1.0),
    (1722, 306, 1.1), (1746, 290, 1.0), (1560, 420, 0.9), (1584, 434, 1.0), (1330, 150, 0.9), (1352, 160, 1.0),
    (986, 470, 0.8), (1012, 446, 0.8), (600, 150, 0.9), (622, 160, 0.8), (700, 190, 0.8), (718, 198, 0.9),
)  # fmt: skip
_CACTI = ((500, 420, 1.0), (520, 560, 1.1), (330, 440, 0.9), (460, 620, 1.0), (250, 632, 0.9), (512, 316, 0.9))


def _peak(x: float, y: float, w: float, h: float) -> tuple[str, str]:
    """A mountain from its left foot: the lit face, and the dark one with its furrows."""
    lit = path(f"M{x},{y} L{x + w * 0.42:g},{y - h} L{x + w},{y} Z", WHITE, BLACK, 2.6)
    dark = path(
        f"M{x + w * 0.42:g},{y - h} L{x + w},{y} L{x + w * 0.56:g},{y} L{x + w * 0.5:g},{y - h * 0.36:g}"
        f" L{x + w * 0.40:g},{y - h * 0.5:g} Z",
        grey(0.66),
        BLACK,
        1.2,
    )
    furrows = path(
        f"M{x + w * 0.14:g},{y} L{x + w * 0.25:g},{y - h * 0.34:g}"
        f" M{x + w * 0.28:g},{y} L{x + w * 0.34:g},{y - h * 0.26:g}",
        stroke=BLACK,
        width=1.6,
    )
    return lit, dark + furrows


def _pine(x: float, y: float, s: float) -> str:
    return path(
        f"M{x},{y - 26 * s:g} L{x + 9 * s:g},{y - 8 * s:g} L{x + 4 * s:g},{y - 8 * s:g} L{x + 11 * s:g},{y}"
        f" L{x + 2 * s:g},{y} L{x + 2 * s:g},{y + 6 * s:g} L{x - 2 * s:g},{y + 6 * s:g} L{x - 2 * s:g},{y}"
        f" L{x - 11 * s:g},{y} L{x - 4 * s:g},{y - 8 * s:g} L{x - 9 * s:g},{y - 8 * s:g} Z",
        BLACK,
    )


def _cactus(x: float, y: float, s: float) -> str:
    return path(
        f"M{x},{y} L{x},{y - 34 * s:g} M{x},{y - 14 * s:g} C{x - 12 * s:g},{y - 14 * s:g} {x - 12 * s:g},{y - 20 * s:g}"
        f" {x - 12 * s:g},{y - 28 * s:g}"
        f" M{x},{y - 10 * s:g} C{x + 12 * s:g},{y - 10 * s:g} {x + 12 * s:g},{y - 16 * s:g}"
        f" {x + 12 * s:g},{y - 24 * s:g}",
        stroke=BLACK,
        width=5 * s,
    )


def _houses(x: float, y: float) -> str:
    """Three gables side by side."""
    out = ""
    for dx, w, h in ((0, 34, 26), (38, 26, 36), (68, 36, 24)):
        a, b, ridge = x + dx, x + dx + w, x + dx + w / 2
        out += path(f"M{a},{y} L{a},{y - h} L{ridge:g},{y - h - 16} L{b},{y - h} L{b},{y} Z", WHITE, BLACK, 2.4) + path(
            f"M{ridge:g},{y - h - 16} L{b},{y - h} L{b},{y} L{a + w * 0.62:g},{y} L{a + w * 0.62:g},{y - h * 0.6:g} Z",
            grey(0.6),
        )
        out += path(f"M{a + 7},{y} L{a + 7},{y - 12} L{a + 14},{y - 12} L{a + 14},{y} Z", BLACK)
    return out


def _bison(x: float, y: float, s: float) -> str:
    """One of the herd, grazing, black."""
    return (
        f'<g transform="translate({x} {y}) scale({s})">'
        + path(
            "M0,-14 C2,-26 14,-32 24,-26 C34,-26 44,-22 46,-14 L48,0 L44,0 L42,-8 C36,-6 28,-6 24,-8 L22,0 L17,0"
            " L16,-8 C12,-4 8,-2 6,2 C2,2 -2,-4 0,-14 Z M46,-16 C52,-14 52,-8 51,-4",
            BLACK,
            BLACK,
            1,
        )
        + "</g>"
    )


def _water() -> Marks:
    marks: Marks = []
    for river in _RIVERS:
        marks += [
            Cut(path(river, stroke=BLACK, width=13), 0, PITCH, 0, 1),
            Cut(path(river, stroke=WHITE, width=8), 0, PITCH, 0, 0),
            Tint(path(river, stroke=WHITE, width=9), SKY, 1.0),
        ]
    for shore, dark, angle in ((_LAKE, 0.3, 0), (_OCEAN, 0.34, 2)):
        marks += [Cut(path(shore, grey(dark), BLACK, 3), angle, 5, 0.1, 0), Tint(path(shore, WHITE), SKY, 1.0)]
    return marks


def land() -> Marks:
    """Rivers, the ocean, the lake, the desert, mountains, woods, two towns and a herd."""
    grains = ((176 + 430 * (i * 0.618034 % 1), 226 + 410 * (i * 0.754878 % 1)) for i in range(240))
    dots = "".join(disc(x, y, 1.8) for x, y in grains if any(hypot(x - a, y - b) < r for a, b, r in _DRY))
    marks: Marks = [
        *_water(),
        Tint(path(_SAND, WHITE), FLAME, 0.34),
        Cut(dots, 0, PITCH, 0, 0, covers=False),
    ]
    for x, y, w, h in sorted(_PEAKS, key=lambda peak: peak[1]):
        lit, dark = _peak(x, y, w, h)
        marks += [
            Cut(lit, 60, PITCH, 0, 1),
            Tint(lit, SEPIA_PALE, 0.9),
            Cut(dark, 62, PITCH * 0.9, 0, 0, covers=False),
        ]
    woods = "".join(_pine(*pine) for pine in _PINES)
    marks += [
        Tint(woods, MOSS, 0.8),
        Cut(woods, 0, PITCH, 0, 1.4),
        Cut("".join(_cactus(*cactus) for cactus in _CACTI), 0, PITCH, 0, 1.4),
        Cut(
            "".join(_bison(*one) for one in ((1230, 600, 0.8), (1282, 614, 0.95), (1330, 598, 0.75), (1208, 636, 0.8))),
            0,
            PITCH,
            0,
            1.4,
        ),
        Cut(_houses(1610, 704) + _houses(196, 312), 60, PITCH, 0, 1.6),
    ]
    return marks
