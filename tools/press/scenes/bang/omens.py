"""Events of luck, love and death."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import (
    BONE,
    FLAME,
    FLESH,
    HAZE,
    MOSS,
    OCHRE,
    ROSE,
    RUST,
    SAND,
    SLATE,
    SPARK,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import rays
from tools.press.scenes.bang.parts import (
    SUITS,
    floor,
    lines,
    night,
    over,
    part,
    plain,
    playing_card,
)
from tools.press.shapes import BLACK, WHITE, disc, grey, group, path


def blessing() -> Marks:
    """A heart in a halo, four cards below it."""
    heart = part(SUITS["hearts"], VERMILION, 0.05, 0.8, 60, span=(0, 100), line=3)
    fan = [
        m
        for x, y, t in ((110, 300, -24), (180, 282, -8), (258, 282, 8), (330, 300, 24))
        for m in playing_card(x, y, 96, t, "hearts", VERMILION)
    ]
    halo = path("M120,56 C120,20 320,20 320,56 C320,92 120,92 120,56 Z", stroke=BLACK, width=17) + path(
        "M120,56 C120,20 320,20 320,56 C320,92 120,92 120,56 Z", stroke=WHITE, width=10
    )
    return [
        *rays(220, 130, 40, 0.34),
        *fan,
        *moved(heart, "translate(142 62) scale(1.56)", 0, 0.7),
        *plain(halo, SPARK, 2.4),
    ]


def curse() -> Marks:
    """A black cat on a fence, the moon behind it, spades for stars."""
    cat = (
        "M150,290 C138,240 150,190 180,170 C170,150 166,120 176,104 L196,124 C208,118 222,118"
        " 234,124 L254,104 C264,120 262,150 252,168 C282,190 296,240 284,290 Z"
    )
    tail = path("M276,280 C330,280 350,240 332,200 C324,182 336,166 352,172", stroke=BLACK, width=17)
    eyes = path(
        "M190,146 C196,138 206,140 210,150 C202,156 194,154 190,146 Z M242,146 C236,138 226,140"
        " 222,150 C230,156 238,154 242,146 Z",
        WHITE,
    )
    slits = path("M200,142 L201,153 M232,142 L231,153", stroke=BLACK, width=3)
    fence = part(
        "".join(f"M{x},360 L{x},292 L{x + 22},274 L{x + 44},292 L{x + 44},360 Z " for x in range(-8, 440, 50)),
        RUST,
        0.2,
        0.8,
        86,
        span=(0, 440),
        line=3.4,
    )
    spades = "".join(
        group(path(SUITS["spades"], WHITE), f"translate({x} {y}) scale(0.36)")
        for x, y in ((40, 40), (92, 130), (24, 190), (380, 240), (400, 140))
    )
    return [
        *night((226, 150, 118)),
        *plain(spades, None, 0),
        *plain(path(cat, BLACK) + tail, None, 3),
        *plain(eyes, FLAME, 0),
        over(slits),
        *fence,
    ]


def dead_man() -> Marks:
    """A coffin stood up, its lid pushed open by a hand."""
    box_ = part("M140,40 L252,40 L296,130 L262,346 L130,346 L96,130 Z", RUST, 0.15, 0.85, 86, span=(96, 296), line=4.6)
    dark = plain(path("M154,56 L238,56 L276,132 L248,330 L144,330 L116,132 Z", BLACK), None, 0)
    lid = part(
        "M240,66 L330,40 L386,120 L378,320 L262,346 L276,140 Z",
        OCHRE,
        0.1,
        0.8,
        84,
        span=(240, 386),
        line=4.4,
        detail=path("M318,110 L322,230 M290,150 L350,142", stroke=BLACK, width=9),
    )
    fingers = "".join(
        path(
            f"M{250 + dx},{190 + 22 * i} C{280 + dx},{182 + 22 * i} {292 + dx},{186 + 22 * i} {292 + dx},{196 + 22 * i}"
            f" C{292 + dx},{206 + 22 * i} {276 + dx},{208 + 22 * i} {250 + dx},{208 + 22 * i} Z",
            grey(0.05),
            BLACK,
            3.4,
        )
        for i, dx in enumerate((0, 6, 5, -2))
    )
    eyes = disc(180, 130, 7, WHITE) + disc(212, 130, 7, WHITE)
    return [
        *night((370, 60, 36), 0.7),
        *floor(330, SLATE, 0.8),
        *box_,
        *dark,
        *plain(eyes, SPARK, 0),
        *lid,
        Cut(fingers, 20, 5, 0.2, 2),
        Tint(fingers, FLESH, 0.8),
    ]


def darling_valentine() -> Marks:
    """A laced heart, pierced, with a card in its envelope."""
    lace = "".join(
        disc(220 + 126 * _hx(t), 162 - 124 * _hy(t), 17, WHITE, 3) for t in [2 * pi * i / 30 for i in range(30)]
    )
    heart = part(SUITS["hearts"], VERMILION, 0.04, 0.8, 60, span=(0, 100), line=2.4)
    arrow = plain(
        path("M52,262 L382,82", stroke=BLACK, width=9)
        + path("M396,74 L352,82 L376,110 Z", BLACK)
        + lines("M52,262 l-28,-2 M66,254 l-28,-4 M52,262 l-12,24 M66,254 l-14,24", width=6),
        None,
        2,
    )
    return [
        *rays(220, 180, 36, 0.34),
        Cut(lace, 0, 5, 0, 2),
        Tint(lace, ROSE, 0.5),
        *moved(heart, "translate(92 46) scale(2.56 2.6)", 0, 0.45),
        *arrow,
    ]


def _hx(t: float) -> float:
    return sin(t) ** 3


def _hy(t: float) -> float:
    return (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 15


def the_sermon() -> Marks:
    """A pulpit, the book open upon it."""
    window = part(
        "M160,20 C160,-20 280,-20 280,20 L280,150 L160,150 Z",
        SPARK,
        0.02,
        0.1,
        0,
        line=5,
        detail=lines("M220,-20 L220,150", "M160,60 L280,60", width=5),
    )
    pages = part(
        "M70,190 C120,164 190,168 220,190 C250,168 320,164 370,190 L370,214 C320,190 250,194"
        " 220,216 C190,194 120,190 70,214 Z",
        BONE,
        0.02,
        0.3,
        2,
        span=(70, 370),
        line=4,
    )
    text = over(lines("M100,194 C136,182 176,184 206,198", "M340,194 C304,182 264,184 234,198", width=3))
    desk = part("M84,214 L356,214 L330,250 L110,250 Z", RUST, 0.1, 0.7, 2, span=(84, 356), line=4)
    body = part(
        "M120,250 L320,250 L306,360 L134,360 Z",
        RUST,
        0.2,
        0.9,
        86,
        span=(120, 320),
        line=4.4,
        detail=path("M220,266 L220,340 M192,292 L248,292", stroke=WHITE, width=9),
    )
    return [*rays(220, 150, 40, 0.36), *window, *body, *desk, *pages, text]


def ghost_town() -> Marks:
    """An empty street by night, something pale in it."""

    def front(x: int, y: int, w: int, dark: float) -> Marks:
        d = (
            f"M{x},300 L{x},{y + 30} L{x - 6},{y + 30} L{x - 6},{y} L{x + w + 6},{y - 6} L{x + w + 6},{y + 26}"
            f" L{x + w},{y + 26} L{x + w},300 Z"
        )
        holes = path(
            f"M{x + w * 0.16:g},{y + 56} l{w * 0.22:g},0 l0,40 l{-w * 0.22:g},0 Z M{x + w * 0.6:g},{y + 54}"
            f" l{w * 0.22:g},0 l0,40 l{-w * 0.22:g},0 Z M{x + w * 0.36:g},300 l0,-70 l{w * 0.28:g},0"
            " l0,70 Z",
            BLACK,
        )
        return [
            *part(
                d,
                SLATE,
                dark,
                0.85,
                86,
                span=(x, x + w),
                detail=holes + path(f"M{x + w * 0.14:g},{y + 78} l{w * 0.28:g},14", stroke=WHITE, width=4),
            )
        ]

    ghost = (
        "M188,300 C178,240 184,190 196,172 C186,150 196,122 220,120 C246,122 254,150 244,172"
        " C258,190 264,240 254,300 C246,290 240,304 232,296 C226,306 216,306 212,296 C204,304"
        " 196,290 188,300 Z"
    )
    hat = (
        "M170,146 C190,136 250,136 272,146 C262,156 182,156 170,146 Z M196,142 C196,110 204,104"
        " 212,108 C218,112 226,112 230,108 C240,104 246,112 246,142 Z"
    )
    eyes = disc(211, 158, 6) + disc(231, 158, 6) + path("M212,200 C218,208 226,208 232,200", stroke=BLACK, width=3)
    weed = plain(
        "".join(
            path(f"M334,318 m{-26 * cos(a):.1f},{-22 * sin(a):.1f} c20,-10 40,4 34,24", stroke=BLACK, width=2.4)
            for a in [i * pi / 7 for i in range(14)]
        ),
        None,
        1,
    )
    return [
        *night((330, 70, 44)),
        *front(10, 90, 108, 0.35),
        *front(326, 104, 104, 0.5),
        *floor(298, SLATE, 0.8),
        Cut(path(ghost, WHITE, BLACK, 3), 0, 6, 0, 3),
        Tint(path(ghost, WHITE), HAZE, 0.55),
        Cut(path(hat, grey(0.3), BLACK, 2.6), 10, 5, 0, 1),
        over(eyes),
        *weed,
    ]


def bone_orchard() -> Marks:
    """Crosses on a hill by moonlight, one grave open."""

    def cross(x: int, y: int, s: float, lean: int) -> Marks:
        d = "M-7,0 L-7,-52 L-30,-52 L-30,-66 L-7,-66 L-7,-92 L7,-92 L7,-66 L30,-66 L30,-52 L7,-52 L7,0 Z"
        return moved(
            part(d, SAND, 0.05, 0.7, 80, span=(-30, 30)), f"translate({x} {y}) rotate({lean}) scale({s:g})", lean, 0.9
        )

    hill = part(
        "M0,240 C80,190 180,176 250,186 C330,196 400,220 440,250 L440,360 L0,360 Z",
        MOSS,
        0.3,
        0.9,
        10,
        down=True,
        span=(180, 360),
    )
    grave = plain(path("M164,300 L306,292 L336,344 L150,352 Z", BLACK, BLACK, 3), None, 2)
    hand = part(
        "M222,330 L220,288 C214,282 208,268 212,262 C218,258 222,268 226,276 L226,250 C228,242"
        " 236,242 238,250 L240,270 L246,248 C250,242 256,246 254,254 L252,276 L262,266 C268,264"
        " 270,272 266,278 L254,296 L252,330 Z",
        BONE,
        0.05,
        0.6,
        80,
        span=(208, 268),
    )
    tree = plain(
        path(
            "M396,240 C392,190 400,150 388,104 M392,180 C372,160 360,150 346,146 M392,140 C410,120"
            " 420,110 430,90 M388,116 C376,96 370,86 366,66",
            stroke=BLACK,
            width=9,
        ),
        None,
        2,
    )
    return [
        *night((96, 76, 46)),
        *tree,
        *hill,
        *cross(90, 252, 1.0, -7),
        *cross(196, 220, 0.8, 5),
        *cross(330, 246, 0.95, 8),
        *cross(52, 332, 1.1, 4),
        *grave,
        *hand,
    ]
