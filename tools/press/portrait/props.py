"""What a person holds or carries: it makes somebody known from across the room, and it never leans with the head."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from tools.press.inks import BONE, BOTTLE, BRASS, FLAME, LEAD, MOSS, OCHRE, RUST, SAND, VERMILION
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.shapes import BLACK, WHITE, box, disc, grey, group, linear, path, ring, strands

HEART = (
    "M50,88 C20,62 8,46 8,30 C8,14 20,6 31,6 C40,6 47,12 50,20 C53,12 60,6 69,6 C80,6 92,14 92,30 C92,46 80,62 50,88 Z"
)


def _one_card(turn: float, sign: str) -> Marks:
    body = path("M-31,-96 L31,-96 L31,0 L-31,0 Z", WHITE, BLACK, 3.2)
    return moved(
        [Cut(body + sign, 0, 6, 0, 2.4), Tint(path("M-31,-96 L31,-96 L31,0 L-31,0 Z", WHITE), BONE, 1.0)],
        f"translate(318 470) rotate({turn:g}) translate(0 -34)",
        turn,
    )


def _cards() -> Marks:
    """Three cards, fanned, faces to us."""
    spot = group(path(HEART, BLACK), "translate(-26 -90) scale(0.26)")
    marks: Marks = []
    for turn in (-30.0, -2.0, 26.0):
        marks += _one_card(turn, spot + disc(0, -40, 9))
    return marks


def _bottle() -> Marks:
    glass = "M62,452 L62,352 C62,336 74,330 78,318 L78,282 L104,282 L104,318 C108,330 120,336 120,352 L120,452 Z"
    lit = linear("pb", 62, 0, 120, 0, (0, 0.3), (0.3, 0.1), (1, 0.9))
    label = path("M66,368 L116,368 L116,420 L66,420 Z", WHITE, BLACK, 2.4)
    label += path("M76,384 L106,384 M76,394 L106,394 M80,404 L102,404", stroke=BLACK, width=3)
    return [
        Cut(lit + path(glass, "url(#pb)", BLACK, 3.4), 88, 5, 0.3, 2.8),
        Tint(path(glass, WHITE), BOTTLE, 0.95),
        Cut(label + path("M76,268 L106,268 L106,284 L76,284 Z", grey(0.4), BLACK, 2.6), 0, 5, 0, 1.4),
        Tint(path("M66,368 L116,368 L116,420 L66,420 Z", WHITE), BONE, 1.0),
    ]


def _mug() -> Marks:
    lit = linear("pm", 290, 0, 360, 0, (0, 0.1), (0.4, 0.05), (1, 0.7))
    glass = "M292,352 L362,352 L358,446 L296,446 Z"
    foam = (
        "M286,360 C272,350 280,332 296,336 C300,320 326,318 330,332 C344,322 368,332 366,348"
        " C376,356 368,370 356,366 C344,372 300,374 286,360 Z"
    )
    handle = path("M362,374 C392,370 394,426 360,424", stroke=BLACK, width=9)
    return [
        Cut(handle, 0, 5, 0, 2),
        Cut(
            lit + path(glass, "url(#pm)", BLACK, 3.4) + strands("M314,376 L316,440", "M338,376 L337,440", color=BLACK),
            88,
            5,
            0,
            2.6,
        ),
        Tint(path(glass, WHITE), FLAME, 1.0),
        Cut(path(foam, WHITE, BLACK, 3.2), 0, 6, 0, 1.4),
    ]


def _sack() -> Marks:
    d = "M252,450 C238,414 262,384 288,374 L280,352 C296,360 316,360 332,350 L326,374 C356,384 380,414 366,450 Z"
    lit = linear("ps", 250, 0, 370, 0, (0, 0.1), (1, 0.6))
    tie = path("M284,376 C298,384 314,384 328,376", stroke=BLACK, width=7)
    money = path(
        "M308,396 L308,442 M322,406 C318,398 298,398 298,408 C298,420 322,416 322,428 C322,440 298,440 294,430",
        stroke=BLACK,
        width=5,
    )
    return [
        Cut(lit + path(d, "url(#ps)", BLACK, 3.4), 40, 5, 0.5, 3),
        Tint(path(d, WHITE), SAND, 0.95),
        Cut(tie + money, 0, 5, 0, 0, covers=False),
    ]


def _spyglass() -> Marks:
    lit = linear("py", 0, -20, 0, 20, (0, 0.1), (0.4, 0.0), (1, 0.85))
    parts = "M-72,-14 L-10,-16 L-10,16 L-72,14 Z M-10,-20 L44,-22 L44,22 L-10,20 Z M44,-27 L100,-30 L100,30 L44,27 Z"
    bands = path(
        "M-14,-22 L-4,-22 L-4,22 L-14,22 Z M40,-28 L50,-28 L50,28 L40,28 Z M94,-32 L104,-32 L104,32 L94,32 Z",
        grey(0.2),
        BLACK,
        2.4,
    )
    put = "translate(300 396) rotate(-38)"
    return [
        Cut(group(lit + path(parts, "url(#py)", BLACK, 3.2), put), -38, 5, 0, 2.8),
        Tint(group(path(parts, WHITE), put), BRASS, 1.0),
        Cut(group(bands, put), 52, 5, 0, 1),
    ]


def _barrel() -> Marks:
    staves = "M70,360 C150,382 250,382 330,360 L350,450 L50,450 Z"
    lit = linear("pr", 60, 0, 340, 0, (0, 0.45), (0.3, 0.08), (1, 0.95))
    seams = strands(
        "M112,372 L100,450",
        "M156,378 L150,450",
        "M200,380 L200,450",
        "M244,378 L250,450",
        "M288,372 L300,450",
        color=BLACK,
        width=2.6,
    )
    hoop = path("M60,398 C150,422 250,422 340,398 L344,418 C250,442 150,442 56,418 Z", grey(0.85), BLACK, 2.6)
    rim = path("M64,352 C150,376 250,376 336,352 L336,368 C250,392 150,392 64,368 Z", grey(0.25), BLACK, 3)
    return [
        Cut(lit + path(staves, "url(#pr)", BLACK, 3.6) + seams, 88, 5.4, 0, 3),
        Tint(path(staves, WHITE), RUST, 0.9),
        Cut(hoop, 0, 5, 0, 1.4),
        Cut(rim, 90, 5, 0, 2),
        Tint(rim, SAND, 0.95),
    ]


def _bandolier() -> Marks:
    band = path("M84,352 L112,338 L318,440 L262,440 Z", grey(0.8), BLACK, 3)
    shells = "".join(
        group(
            box(-6, -15, 12, 30, WHITE, 2.4) + path("M-6,-15 C-6,-24 0,-27 0,-27 C0,-27 6,-24 6,-15 Z", BLACK),
            f"translate({112 + 25 * i} {361 + 12.6 * i:g}) rotate(27)",
        )
        for i in range(7)
    )
    return [Cut(band, 26, 5, 0, 2.4), Tint(band, RUST, 0.9), Cut(shells, 0, 5, 0, 1.2), Tint(shells, BRASS, 1.0)]


def _bell() -> Marks:
    d = "M200,370 C186,370 178,380 176,398 L172,416 L228,416 L224,398 C222,380 214,370 200,370 Z"
    lit = linear("pl", 172, 0, 228, 0, (0, 0.1), (0.4, 0.0), (1, 0.8))
    cord = path("M152,340 C166,362 190,372 200,372 C210,372 234,362 248,340", stroke=BLACK, width=4)
    return [
        Cut(cord, 0, 5, 0, 1.4, covers=False),
        Cut(lit + path(d, "url(#pl)", BLACK, 3.2) + disc(200, 420, 7), 80, 5, 0.5, 2.6),
        Tint(path(d, WHITE), BRASS, 1.0),
    ]


def _fan() -> Marks:
    blades = ""
    for i in range(8):
        a, b = pi * (1.02 + 0.105 * i), pi * (1.02 + 0.105 * (i + 1))
        tone = grey(0.08 if i % 2 else 0.4)
        blades += path(
            f"M120,440 L{120 + 128 * cos(a):.1f},{440 + 128 * sin(a):.1f}"
            f" L{120 + 128 * cos(b):.1f},{440 + 128 * sin(b):.1f} Z",
            tone,
            BLACK,
            2.2,
        )
    leaf = path(
        f"M120,440 L{120 + 128 * cos(pi * 1.02):.1f},{440 + 128 * sin(pi * 1.02):.1f} A128,128 0 0"
        f" 1 {120 + 128 * cos(pi * 1.86):.1f},{440 + 128 * sin(pi * 1.86):.1f} Z",
        WHITE,
    )
    return [Cut(blades, 40, 5, 0, 2.8), Tint(leaf, VERMILION, 0.9)]


def _snake() -> Marks:
    """A rattlesnake over the shoulders, its head up."""
    coil = "M52,398 C110,432 190,426 250,402 C318,376 346,334 332,292"
    tail = "M54,399 C40,390 32,376 30,358"
    body = path(tail, stroke=BLACK, width=17) + path(tail, stroke=WHITE, width=10)
    body += path(coil, stroke=BLACK, width=32) + path(coil, stroke=WHITE, width=25)
    spots = ((76, 409, 8), (112, 419, 4), (150, 421, -4), (188, 417, -12), (224, 408, -20), (260, 396, -28),
             (294, 376, -42), (320, 348, -62), (333, 314, -84))  # fmt: skip
    diamonds = "".join(
        group(path("M-13,0 L0,-9 L13,0 L0,9 Z", BLACK), f"translate({x} {y}) rotate({turn})") for x, y, turn in spots
    )
    skull = (
        "M344,298 C332,308 312,300 300,288 C286,276 280,264 290,256 C304,246 332,248 344,262 C352,274 352,288 344,298 Z"
    )
    face = disc(318, 266, 4.6) + path("M290,272 C302,278 314,282 326,282", stroke=BLACK, width=3)
    tongue = path("M286,268 L262,266 M262,266 l-12,-7 M262,266 l-11,8", stroke=BLACK, width=3.4)
    rattle = "".join(path(f"M{22 + 2 * k},{352 - 9 * k} l14,-3", stroke=BLACK, width=7) for k in range(4))
    return [
        Cut(body + rattle, 0, 6, 0, 2.6),
        Tint(path(coil, stroke=WHITE, width=25) + path(tail, stroke=WHITE, width=10), MOSS, 1.0),
        Cut(diamonds, 0, 5, 0, 0, covers=False),
        Cut(tongue, 0, 5, 0, 1.6),
        Tint(tongue, VERMILION, 1.0),
        Cut(path(skull, grey(0.1), BLACK, 3.4), 40, 5, 0, 2.4),
        Tint(path(skull, WHITE), MOSS, 1.0),
        Cut(face, 0, 5, 0, 0, covers=False),
    ]


def _vulture() -> Marks:
    """A bald bird hunched on the left shoulder."""
    wing = (
        "M292,352 C286,300 308,262 344,256 C386,252 402,300 396,372 L384,346 L376,374 L362,346"
        " L352,372 L338,344 L326,366 L312,342 Z"
    )
    lit = linear("pv", 286, 0, 396, 0, (0, 0.55), (1, 0.97))
    ruff = path("M298,276 C306,262 334,254 346,266 C340,280 316,288 300,288 Z", WHITE, BLACK, 2.6)
    head = path(
        "M300,272 C288,262 284,240 298,230 C314,222 328,236 326,254 C324,268 312,278 300,272 Z", grey(0.1), BLACK, 3
    )
    beak = path("M292,238 C276,238 266,248 268,262 C276,254 286,254 294,254 Z", grey(0.5), BLACK, 2.6)
    quills = strands(
        "M322,282 C318,304 320,324 326,346",
        "M346,278 C346,304 350,326 356,350",
        "M368,284 C372,310 374,330 378,352",
        width=2.2,
    )
    return [
        Cut(lit + path(wing, "url(#pv)", BLACK, 3.2) + quills, 70, 5, 0.4, 3),
        Cut(ruff, 0, 5, 0, 1.6),
        Cut(head, 20, 5, 0, 2),
        Tint(head, VERMILION, 0.8),
        Cut(beak + disc(302, 244, 3.6), 0, 5, 0, 1),
        Tint(beak, OCHRE, 1.0),
    ]


def _stethoscope() -> Marks:
    tube = path("M140,344 C150,400 178,420 206,404 M262,344 C256,376 240,396 206,404", stroke=BLACK, width=6)
    return [Cut(tube + disc(206, 412, 15, WHITE, 5), 0, 5, 0, 1.8, covers=False)]


BEFORE: dict[str, Callable[[], Marks]] = {
    "cards": _cards,
    "bottle": _bottle,
    "mug": _mug,
    "sack": _sack,
    "spyglass": _spyglass,
    "barrel": _barrel,
    "bandolier": _bandolier,
    "bell": _bell,
    "fan": _fan,
    "snake": _snake,
    "vulture": _vulture,
    "stethoscope": _stethoscope,
}


def _shovel() -> Marks:
    shaft = path("M326,150 L340,440 L352,440 L338,150 Z", grey(0.35), BLACK, 2.8)
    blade = path("M296,160 C292,96 304,54 330,34 C358,52 372,92 370,156 Z", "url(#pd)", BLACK, 3.4)
    lit = linear("pd", 292, 0, 372, 0, (0, 0.1), (0.4, 0.25), (1, 0.9))
    return [
        Cut(shaft, 86, 5, 0, 2.4),
        Tint(shaft, OCHRE, 0.9),
        Cut(lit + blade + path("M332,60 L334,150", stroke=BLACK, width=3), 80, 5, 0.4, 2.8),
        Tint(blade, LEAD, 0.8),
    ]


def _pick() -> Marks:
    shaft = path("M62,120 L76,116 L120,440 L100,440 Z", grey(0.35), BLACK, 2.8)
    head = path(
        "M-6,150 C18,96 60,74 104,84 C128,90 148,104 160,124 C128,108 92,110 66,118 C38,126 12,136 -6,150 Z",
        "url(#pp)",
        BLACK,
        3.4,
    )
    lit = linear("pp", 0, 76, 0, 150, (0, 0.1), (1, 0.95))
    return [Cut(shaft, 86, 5, 0, 2.4), Tint(shaft, OCHRE, 0.9), Cut(lit + head, 10, 5, 0.4, 2.8), Tint(head, LEAD, 0.8)]


def _rifle() -> Marks:
    barrel = path("M330,30 L342,30 L348,250 L332,250 Z", grey(0.75), BLACK, 2.8)
    stock = path(
        "M324,240 L354,240 C356,300 366,360 376,440 L330,440 C330,380 328,320 324,240 Z", "url(#pw)", BLACK, 3.2
    )
    wood = linear("pw", 324, 0, 370, 0, (0, 0.15), (1, 0.85))
    return [
        Cut(barrel, 86, 5, 0, 2.4),
        Cut(wood + stock + path("M334,22 L334,32", stroke=BLACK, width=5), 84, 5, 0.3, 2.6),
        Tint(stock, RUST, 0.95),
    ]


def _guitar() -> Marks:
    neck = path("M330,40 L352,46 L322,300 L302,298 Z", grey(0.7), BLACK, 2.8)
    head = path("M326,10 L366,20 L356,56 L322,48 Z", grey(0.5), BLACK, 3) + "".join(
        disc(x, y, 5, WHITE, 2) for x, y in ((318, 22), (316, 38), (372, 32), (368, 48))
    )
    body = path(
        "M262,440 C246,392 262,346 296,334 C340,320 384,350 392,400 L392,450 L262,450 Z", "url(#pg)", BLACK, 3.4
    )
    lit = linear("pg", 250, 0, 392, 0, (0, 0.1), (1, 0.7))
    return [
        Cut(lit + body, 70, 5, 0.4, 2.6),
        Tint(body, OCHRE, 0.95),
        Cut(neck, 80, 5, 0, 2.4),
        Tint(neck, RUST, 0.9),
        Cut(head, 0, 5, 0, 2),
    ]


def _wheel() -> Marks:
    spokes = "".join(
        path(f"M200,210 L{200 + 178 * cos(pi * i / 8):.1f},{210 + 178 * sin(pi * i / 8):.1f}", stroke=BLACK, width=9)
        for i in range(16)
    )
    return [
        Cut(ring(200, 210, 178, 24) + ring(200, 210, 178, 12, WHITE) + spokes, 0, 6, 0, 2),
        Tint(ring(200, 210, 178, 12, WHITE), RUST, 0.9),
    ]


def _tomb() -> Marks:
    stone = path("M300,440 L300,214 C300,170 400,170 400,214 L400,440 Z", "url(#pt)", BLACK, 3.6)
    lit = linear("pt", 300, 0, 400, 0, (0, 0.06), (1, 0.6))
    cross = path("M350,210 L350,270 M330,230 L370,230", stroke=BLACK, width=8)
    return [Cut(lit + stone + cross, 88, 6, 0, 3), Tint(stone, LEAD, 0.6)]


BEHIND: dict[str, Callable[[], Marks]] = {
    "shovel": _shovel,
    "pick": _pick,
    "rifle": _rifle,
    "guitar": _guitar,
    "cartwheel": _wheel,
    "tombstone": _tomb,
}
"""What stands or hangs behind the shoulders."""

PROPS = (*BEFORE, *BEHIND)


def behind(names: tuple[str, ...]) -> Marks:
    """The props that the person hides in part."""
    return [mark for name in names if name in BEHIND for mark in BEHIND[name]()]


def before(names: tuple[str, ...]) -> Marks:
    """The props in front of the person."""
    return [mark for name in names if name in BEFORE for mark in BEFORE[name]()]
