"""The land and what moves over it."""

from __future__ import annotations

from tools.press.inks import (
    BONE,
    BOTTLE,
    BROWN,
    FLAME,
    LEAD,
    MOSS,
    OCHRE,
    PLUM,
    PRUSSIAN,
    RUST,
    SAND,
    SLATE,
    SPARK,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import buttes, rays, sky
from tools.press.scenes.bang.parts import floor, lines, nugget, over, part, plain, sun, wheel
from tools.press.shapes import BLACK, WHITE, disc, grey, group, path


def gold_rush() -> Marks:
    """Everybody to the diggings: picks, pans and shovels on a hill of gold."""
    hill = part(
        "M0,360 L40,300 L110,252 L180,214 L230,202 L290,220 L360,262 L410,310 L440,360 Z",
        OCHRE,
        0.1,
        0.85,
        60,
        down=True,
        span=(200, 360),
    )
    lumps = [
        m
        for x, y, s in (
            (120, 300, 46),
            (190, 262, 54),
            (262, 256, 50),
            (330, 300, 46),
            (220, 318, 60),
            (280, 330, 44),
            (60, 340, 40),
            (386, 340, 44),
            (150, 344, 40),
        )
        for m in nugget(x, y, s, (x * 3) % 50)
    ]
    shaft = part("M-6,-150 L8,-150 L12,70 L-10,70 Z", BROWN, 0.1, 0.8, 86, span=(-10, 12))
    blade = part("M-34,-150 C-36,-200 -20,-226 0,-232 C20,-226 36,-200 34,-150 Z", LEAD, 0.05, 0.8, 80, span=(-34, 34))
    pick = part(
        "M-86,-120 C-50,-156 -20,-166 2,-166 C26,-166 56,-156 90,-120 C56,-138 26,-146 2,-146"
        " C-20,-146 -50,-138 -86,-120 Z",
        LEAD,
        0.1,
        0.9,
        6,
        down=True,
        span=(-166, -120),
    )
    tools = [
        *moved([*shaft, *blade], "translate(146 214) rotate(-24)", -24),
        *moved([*shaft, *pick], "translate(300 218) rotate(22)", 22),
    ]
    return [*rays(220, 150, 34, 0.34), *sun(220, 120, 58, SPARK), *tools, *hill, *lumps]


def abandoned_mine() -> Marks:
    """A mine's mouth, timbered, a cart on its rails."""
    rock = part(
        "M0,0 L440,0 L440,360 L0,360 Z",
        SLATE,
        0.25,
        0.9,
        56,
        span=(0, 440),
        line=0,
        detail=lines(
            "M40,0 L80,90 L50,200 L70,360",
            "M400,0 L370,110 L410,220 L390,360",
            "M120,0 L110,50",
            "M310,0 L330,50",
            "M0,150 L60,190",
            "M440,130 L400,190",
            width=3,
            color=WHITE,
        ),
    )
    dark = plain(path("M110,360 L110,110 L330,110 L330,360 Z", BLACK), None, 2)
    beams = part(
        "M84,360 L84,92 L118,92 L118,360 Z M322,360 L322,92 L356,92 L356,360 Z M64,66 L376,66"
        " L376,102 L64,102 Z M118,102 L160,102 L118,150 Z M322,102 L280,102 L322,150 Z",
        OCHRE,
        0.1,
        0.8,
        86,
        span=(64, 376),
        line=4,
        detail=lines("M74,84 L366,84", "M100,120 L100,350", "M340,120 L340,350", width=2),
    )
    rails = plain(
        path("M150,360 L204,222 M290,360 L236,222", stroke=WHITE, width=8)
        + "".join(
            path(f"M{170 - 6 * i},{270 + 24 * i} L{270 + 6 * i},{270 + 24 * i}", stroke=WHITE, width=7)
            for i in range(4)
        ),
        None,
        0,
    )
    cart = [
        *part("M154,216 L286,216 L272,300 L168,300 Z", LEAD, 0.1, 0.9, 84, span=(154, 286), line=4),
        *[m for x, y, s in ((182, 208, 36), (222, 200, 44), (258, 208, 34)) for m in nugget(x, y, s)],
        *wheel(190, 306, 18, 6),
        *wheel(250, 306, 18, 6),
    ]
    lamp = plain(path("M206,104 L206,122 M192,122 L220,122 L224,154 L188,154 Z", grey(0.1), BLACK, 4), FLAME)
    return [*rock, *dark, *rails, *beams, *lamp, *cart]


def ambush() -> Marks:
    """Two rifles over the rocks, hats behind them."""
    rocks = part(
        "M0,360 L0,232 L54,196 L112,224 L166,180 L230,222 L292,186 L350,226 L404,198 L440,230 L440,360 Z",
        RUST,
        0.2,
        0.95,
        60,
        down=True,
        span=(180, 360),
        line=4.4,
        detail=lines(
            "M54,196 L70,270 L44,340",
            "M166,180 L178,260 L150,330",
            "M292,186 L284,256 L310,330",
            "M404,198 L390,270 L410,350",
            "M230,222 L232,290",
            width=2.6,
            color=WHITE,
        ),
    )

    def gunman(x: int, flip: bool) -> Marks:
        hat = path(
            "M-60,0 C-46,-14 -24,-8 -14,-4 C-14,-40 -8,-52 4,-50 C10,-48 16,-48 22,-50 C36,-52 40,-40"
            " 40,-4 C52,-8 74,-14 86,0 C70,16 -44,16 -60,0 Z",
            BLACK,
        )
        face = path("M-14,4 L40,4 L38,44 L-12,44 Z", grey(0.3), BLACK, 3)
        gun = path("M44,54 L-118,34 L-118,24 L44,36 Z M-60,42 L44,58 L44,70 L-20,58 Z", grey(0.8), BLACK, 3)
        eyes = path("M-4,18 L8,20 M22,20 L34,18", stroke=BLACK, width=4)
        put = f"translate({x} 150)" + (" scale(-1 1)" if flip else "")
        return [
            Cut(group(face, put), 60, 5, 0, 2.4),
            Tint(group(face, put), SAND, 0.9),
            over(group(eyes, put)),
            Cut(group(hat, put), 0, 5, 0, 2.4),
            Cut(group(gun, put), 10, 5, 0, 2.4),
        ]

    return [*sky(0.4, 0.02, 220), *sun(220, 96, 58), *gunman(352, False), *gunman(88, True), *rocks]


def ranch() -> Marks:
    """The gate of a ranch, cattle beyond."""
    cattle = "".join(
        group(
            path(
                "M0,30 C-2,14 10,8 30,8 L84,8 C100,8 106,20 104,34 L106,62 L98,62 L94,42 L30,44 L28,62"
                " L20,62 L18,44 L4,44 Z M0,30 C-18,28 -24,16 -20,4 C-14,6 -8,8 -4,8 L-16,-6 M-4,8 L4,-8",
                BLACK,
                BLACK,
                3,
            ),
            f"translate({x} {y}) scale({s:g})",
        )
        for x, y, s in ((110, 206, 0.7), (212, 214, 0.9), (300, 202, 0.6))
    )
    posts = part(
        "M52,350 L56,70 L88,70 L92,350 Z M348,350 L352,70 L384,70 L388,350 Z",
        RUST,
        0.15,
        0.85,
        86,
        span=(52, 392),
        line=4,
    )
    beam = part("M26,52 L414,46 L416,78 L24,84 Z", RUST, 0.1, 0.7, 2, down=True, span=(46, 84), line=4)
    sign = part(
        "M140,96 L300,94 L306,146 L134,148 Z",
        SAND,
        0.05,
        0.4,
        4,
        span=(134, 306),
        detail=path(
            "M196,108 L196,136 M196,108 C216,104 216,124 196,122 M206,122 L216,136 M240,122 m-16,0"
            " a16,14 0 1 0 32,0 a16,14 0 1 0 -32,0",
            stroke=BLACK,
            width=6,
        ),
    )
    chains = plain(path("M160,80 L160,96 M280,78 L280,94", stroke=BLACK, width=5), None, 1)
    horns = plain(
        path(
            "M220,52 m-12,0 C150,44 132,20 138,4 C150,22 176,34 204,36 C214,30 226,30 236,36 C264,34"
            " 290,22 302,4 C308,20 290,44 232,52 Z",
            WHITE,
            BLACK,
            3.4,
        ),
        BONE,
        2,
    )
    fence = plain(
        "".join(
            path(f"M{a},{y} L{b},{y + 3}", stroke=BLACK, width=8)
            for y in (250, 290, 328)
            for a, b in ((0, 56), (388, 440))
        ),
        None,
        2,
    )
    return [
        *sky(0.35, 0.02, 240),
        *buttes(240, 0.3),
        Cut(cattle, 0, 6, 0, 2),
        *fence,
        *posts,
        *beam,
        *horns,
        *chains,
        *sign,
    ]


def thirst() -> Marks:
    """Cracked earth, a white sun, the last drop."""
    earth = part(
        "M0,236 L440,228 L440,360 L0,360 Z",
        SAND,
        0.05,
        0.5,
        2,
        down=True,
        span=(228, 360),
        detail=lines(
            "M0,276 L70,262 L110,290 L190,268 L250,298 L330,266 L440,288",
            "M70,262 L60,236",
            "M110,290 L100,330 L150,360",
            "M190,268 L200,234",
            "M250,298 L240,340 L270,360",
            "M330,266 L340,232",
            "M100,330 L0,344",
            "M240,340 L150,336",
            "M250,298 L360,330 L440,322",
            "M360,330 L350,360",
            width=3.4,
        ),
    )
    flask = part(
        "M136,40 C110,50 96,84 110,112 C124,140 158,146 182,130 L224,118 L232,126 L246,110"
        " L228,88 L216,92 C196,60 168,30 136,40 Z",
        BOTTLE,
        0.1,
        0.85,
        50,
        span=(96, 246),
        line=4,
        bend=0.6,
    )
    drop = plain(
        path("M256,130 C272,156 278,166 274,178 C270,192 248,192 244,178 C240,166 246,154 256,130 Z", BLACK),
        PRUSSIAN,
        2,
    )
    bones = plain(
        path(
            "M330,296 C350,280 384,282 396,300 C402,316 388,328 380,330 L376,344 L350,344 L346,330"
            " C334,326 322,312 330,296 Z M330,296 C310,292 296,278 292,262 C312,268 326,276 340,288"
            " M396,300 C412,294 424,280 426,264 C408,270 396,278 386,288",
            WHITE,
            BLACK,
            3.4,
        )
        + disc(350, 308, 7)
        + disc(374, 308, 7),
        BONE,
        2,
    )
    return [*rays(346, 96, 34, 0.3), *sun(346, 96, 62, SPARK), *earth, *flask, *drop, *bones]


def peyote() -> Marks:
    """A round cactus in flower and what one sees after it."""
    swirl = path(
        "M220,130 c-10,-30 40,-40 50,-6 c10,44 -60,66 -90,26 c-36,-50 20,-120 90,-104 c80,20 100,110 40,160",
        stroke=BLACK,
        width=9,
    )
    rings = (
        swirl
        + path("M80,90 c-4,-14 18,-18 22,-4 c4,18 -26,26 -38,10 c-12,-20 8,-44 34,-38", stroke=BLACK, width=6)
        + path("M372,280 c-4,-14 18,-18 22,-4 c4,18 -26,26 -38,10", stroke=BLACK, width=6)
    )
    button = part(
        "M110,330 C80,280 110,220 220,218 C330,220 360,280 330,330 Z",
        MOSS,
        0.08,
        0.85,
        80,
        span=(96, 344),
        line=4.4,
        bend=0.9,
        detail=lines(
            "M220,220 L220,330",
            "M176,224 C156,260 152,300 158,330",
            "M264,224 C284,260 288,300 282,330",
            "M140,240 C116,270 112,304 118,330",
            "M300,240 C324,270 328,304 322,330",
            width=3,
        ),
    )
    petals = "".join(
        group(
            path("M0,0 C-14,-16 -12,-40 0,-52 C12,-40 14,-16 0,0 Z", grey(0.1), BLACK, 3),
            f"translate(220 226) rotate({t})",
        )
        for t in range(-80, 81, 27)
    )
    return [
        *rays(220, 200, 36, 0.3),
        *plain(rings, VERMILION, 1.6),
        *floor(322),
        *button,
        Cut(petals, 70, 5, 0, 2),
        Tint(petals, PLUM, 0.9),
        *plain(disc(220, 222, 15, WHITE, 3), FLAME),
    ]
