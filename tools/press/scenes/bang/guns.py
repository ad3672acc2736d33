"""The guns of BANG!, from the derringer to the howitzer."""

from __future__ import annotations

from math import pi, sin

from tools.press.inks import BRASS, FLAME, FLESH, LEAD, OCHRE, PAPER_DARK, RUST, SAND, SLATE, SPARK
from tools.press.marks import Cut, Marks, moved
from tools.press.scenes.backdrop import buttes, rays, sky
from tools.press.scenes.bang.parts import burst, cartridge, lines, over, part, plain, wall
from tools.press.scenes.revolver import revolver
from tools.press.shapes import BLACK, WHITE, box, disc, grey, path, ring


def volcanic() -> Marks:
    """A pistol loaded by its ring lever, a string of shots before its muzzle."""
    barrel = part(
        "M170,112 L408,110 L410,140 L170,142 Z",
        None,
        angle=0,
        span=(108, 144),
        light=0.2,
        middle=0.05,
        dark=0.9,
        down=True,
        bend=0,
    )
    tube = part(
        "M176,142 L404,140 L406,164 L176,168 Z",
        None,
        angle=0,
        span=(140, 168),
        light=0.3,
        middle=0.1,
        dark=0.95,
        down=True,
        bend=0,
    )
    frame = part(
        "M96,118 C108,100 138,96 172,98 L214,98 L212,190 L150,190 C132,190 112,178 100,160 Z",
        BRASS,
        angle=0,
        span=(96, 190),
        light=0.05,
        middle=0.2,
        dark=0.85,
        down=True,
        bend=0.2,
    )
    grip = part(
        "M98,122 C86,150 70,190 50,228 C40,252 46,276 68,284 C92,290 108,274 114,250 C120,226"
        " 130,206 146,190 C128,176 112,150 98,122 Z",
        RUST,
        0.15,
        0.9,
        66,
        span=(44, 140),
    )
    lever = path("M150,190 C150,226 168,246 196,244 C226,240 232,206 212,190", stroke=BLACK, width=9) + ring(
        196, 252, 26, 9
    )
    hammer = path("M110,106 L90,80 C86,70 98,64 106,74 L126,98 Z", BLACK)
    shots = [m for i in range(4) for m in cartridge(330 + 26 * i, 300 - 10 * i, 56, 12)]
    return [
        *rays(300, 130, 26, 0.26),
        *moved([*plain(lever, None, 2.4), *grip, *barrel, *tube, *frame, *plain(hammer)], "translate(-14 0)"),
        over(lines("M150,120 L196,118", "M150,168 L196,168", width=3)),
        *shots,
    ]


def schofield() -> Marks:
    """A revolver broken open, its shells thrown out."""
    gun = revolver(0.62)
    bent = gun[:2] + moved(gun[2:4], "rotate(34 196 170)", 34) + gun[4:]
    shells = [m for x, y, t in ((196, 74, -24), (244, 48, 18), (286, 86, 62)) for m in cartridge(x, y, 52, t)]
    fly = lines(
        "M176,96 C166,82 158,70 154,54", "M228,90 C224,74 224,60 228,44", "M300,112 C314,104 324,100 338,100", width=3.4
    )
    return [
        *rays(190, 150, 28, 0.26),
        *moved(bent, "rotate(-16 200 190) translate(0 28)", -16),
        *moved(shells, "translate(4 8)"),
        *plain(fly, None, 1),
    ]


def remington() -> Marks:
    """A long revolver hung on the wall by its guard, the belt beside it."""
    belt = "M0,262 C110,300 320,304 440,256 L440,300 C320,350 110,346 0,306 Z"
    loops = "".join(box(x, 292 + 9 * sin(pi * (x - 40) / 360), 14, 34, WHITE, 2.4) for x in range(60, 380, 30))
    web = part("M206,148 L392,146 L300,176 L212,178 Z", None, 0.3, 0.95, 0, down=True, span=(146, 178), bend=0)
    gun = moved([*web, *revolver(0.86)], "translate(440 -24) scale(-1 1)")
    peg = disc(252, 200, 13, grey(0.5), 4) + path("M252,200 l-5,-5", stroke=WHITE, width=4)
    return [
        *wall(0.5, SAND, planks=True),
        *part(belt, RUST, 0.2, 0.85, 4, span=(0, 440)),
        *plain(loops, BRASS, 1.4),
        *gun,
        *plain(peg, OCHRE),
    ]


def _long_gun(butt: str, lock: Marks, barrel: str, fore: str, lever: str) -> Marks:
    marks: Marks = [*plain(lever, None, 2.2)] if lever else []
    marks += part(butt, RUST, 0.15, 0.85, 8, down=True, span=(150, 250))
    marks += part(barrel, None, 0.15, 0.95, 0, down=True, span=(152, 176), bend=0)
    marks += part(fore, RUST, 0.15, 0.85, 4, down=True, span=(164, 200))
    return [*marks, *lock]


_BUTT = "M14,196 L112,166 L156,164 L156,198 L122,206 C92,216 62,238 26,254 C16,238 12,214 14,196 Z"


def rev_carabine() -> Marks:
    """A rifle with a revolver's drum."""
    drum = part(
        "M160,142 L222,142 C230,146 232,152 232,162 L232,196 C232,206 230,212 222,216 L160,216"
        " C152,212 150,206 150,196 L150,162 C150,152 152,146 160,142 Z",
        None,
        0.4,
        0.97,
        0,
        down=True,
        span=(142, 216),
        middle=0.05,
        bend=0,
    )
    flutes = "".join(
        path(f"M168,{y} L208,{y} C214,{y + 2} 214,{y + 8} 208,{y + 10} L168,{y + 10} Z", grey(0.85), BLACK, 1.6)
        for y in (152, 174, 198)
    )
    frame = part(
        "M128,158 L152,150 L152,206 L128,200 Z M230,150 L252,154 L252,196 L230,206 Z",
        BRASS,
        0.1,
        0.8,
        0,
        down=True,
        span=(150, 206),
    )
    guard = path("M150,206 C148,238 162,250 186,248 C208,246 214,226 206,208", stroke=BLACK, width=7) + path(
        "M178,208 C174,220 178,228 184,232", stroke=BLACK, width=5
    )
    gun = _long_gun(
        _BUTT,
        [*frame, *drum, over(flutes)],
        "M250,156 L434,154 L434,168 L250,172 Z",
        "M250,172 L350,170 L352,184 L250,190 Z",
        guard,
    )
    sight = path("M420,154 L424,142 L430,142 L430,154 Z M138,156 L128,138 L140,134 L150,152 Z", BLACK)
    shells = [m for x in (268, 308) for m in cartridge(x, 316, 66)]
    return [
        *rays(200, 180, 26, 0.25),
        *moved([*gun, *plain(sight)], "rotate(-15 220 190) translate(0 -22)", -15),
        *shells,
    ]


def winchester() -> Marks:
    """The repeating rifle, three rounds beside it."""
    lever = path("M160,200 C156,232 168,246 192,244 C216,242 222,222 214,200", stroke=BLACK, width=7) + path(
        "M186,202 C182,212 186,222 192,226", stroke=BLACK, width=5
    )
    lock = part(
        "M152,160 L222,156 L226,162 L226,198 L152,200 Z", OCHRE, 0.1, 0.95, 0, down=True, span=(156, 200), middle=0.4
    )
    tube = part(
        "M318,172 L408,170 L410,176 L408,182 L318,186 Z", None, 0.3, 0.95, 0, down=True, span=(170, 186), bend=0
    )
    gun = _long_gun(
        _BUTT,
        [*tube, *lock],
        "M222,157 L432,155 L432,167 L222,170 Z",
        "M220,170 L318,168 L322,180 L316,192 L220,196 Z",
        lever,
    )
    small = path(
        "M418,155 L422,144 L428,144 L428,155 Z M404,166 L412,166 L412,186 L404,186 Z M156,162"
        " L144,146 L156,142 L168,160 Z",
        BLACK,
    )
    shells = [m for x in (286, 326, 366) for m in cartridge(x, 320, 80)]
    return [
        *rays(220, 180, 28, 0.26),
        *moved([*gun, *plain(small)], "rotate(-17 220 190) translate(0 -18)", -17),
        *shells,
    ]


def springfield() -> Marks:
    """A long musket, bayonet on, leaning over a stone wall."""
    gun = _long_gun(
        "M4,204 L112,170 L166,166 L166,196 L122,206 C92,216 56,240 18,260 C6,244 2,220 4,204 Z",
        part("M150,160 L200,158 L204,184 L150,190 Z", LEAD, 0.1, 0.9, 0, down=True, span=(158, 190)),
        "M196,158 L400,154 L400,166 L196,170 Z",
        "M196,170 L372,164 L372,176 L196,192 Z",
        path("M160,192 C158,216 172,226 190,222 C204,218 206,204 200,190", stroke=BLACK, width=6),
    )
    spike = part("M396,152 L412,148 L500,158 L412,166 L396,168 Z", LEAD, 0.05, 0.6, 0, down=True, span=(148, 168))
    bands = path(
        "M252,154 L264,154 L264,186 L252,188 Z M322,154 L332,154 L332,180 L322,182 Z", grey(0.3), BLACK, 2.6
    ) + path("M164,160 L150,138 L162,134 L176,156 Z", BLACK)
    stones = ""
    for row, y in enumerate((284, 318, 352)):
        stones += "".join(
            path(f"M{x},{y} l62,-4 l6,28 l-66,6 Z", grey(0.12 + 0.1 * ((x + row) % 4)), BLACK, 2.8)
            for x in range(-20 - 30 * (row % 2), 440, 70)
        )
    return [
        *sky(0.45, 0.03, 230),
        *buttes(262, 0.35),
        *plain(stones, PAPER_DARK, 2.4, 40),
        *moved([*gun, *spike, *plain(bands, BRASS)], "translate(8 34) scale(0.86) rotate(-19 220 190)", -19, 0.9),
    ]


def buffalo_rifle() -> Marks:
    """A heavy rifle on crossed sticks, buffalo on the plain."""
    herd = "".join(
        f'<g transform="translate({x} {y}) scale({s})">'
        + path(
            "M0,40 C-4,22 8,6 30,4 C40,-8 62,-6 76,8 C92,10 104,18 106,32 L106,50 L98,50 L96,38"
            " C84,42 60,42 46,40 L42,52 L34,52 L32,44 C26,52 14,54 6,50 C2,48 0,44 0,40 Z",
            BLACK,
        )
        + "</g>"
        for x, y, s in ((246, 206, 0.62), (330, 196, 0.5), (318, 226, 0.8), (176, 214, 0.45))
    )
    sticks = path("M268,150 L206,350 M258,150 L326,350", stroke=BLACK, width=11) + path(
        "M268,150 L206,350 M258,150 L326,350", stroke=WHITE, width=5
    )
    gun = _long_gun(
        _BUTT,
        part("M148,158 L206,154 L214,200 L150,204 Z", LEAD, 0.1, 0.95, 0, down=True, span=(154, 204)),
        "M204,150 L440,146 L440,170 L204,176 Z",
        "M206,176 L300,172 L300,190 L208,200 Z",
        path("M156,202 C154,232 168,240 188,238 C206,236 210,218 204,200", stroke=BLACK, width=7),
    )
    sight = path("M150,150 L256,144 L256,134 L150,138 Z", grey(0.3), BLACK, 3) + path(
        "M166,150 L166,162 M240,146 L240,156", stroke=BLACK, width=6
    )
    return [
        *sky(0.4, 0.02, 220),
        *buttes(226, 0.3),
        Cut(herd, 0, 6, 0, 2),
        *plain(sticks, OCHRE),
        *moved([*gun, *plain(sight, BRASS)], "rotate(-7 220 180) translate(0 -40)", -7),
    ]


def derringer() -> Marks:
    """A gun as small as the palm that hides it."""
    sleeve = part("M0,214 L84,190 L104,304 L20,360 L0,360 Z", SLATE, 0.2, 0.95, 60, span=(0, 110))
    cuff = plain(path("M78,188 L112,182 L132,298 L102,308 Z", WHITE, BLACK, 3.6), None, 2.4)
    hand = part(
        "M112,198 C140,176 176,166 206,172 C232,176 246,196 240,214 L236,250 C240,268 226,280"
        " 212,276 C206,292 190,296 178,288 C164,300 142,296 132,290 Z",
        FLESH,
        0.03,
        0.4,
        20,
        span=(112, 250),
    )
    knuckles = over(lines("M206,218 L238,214", "M206,250 L238,250", "M178,258 C186,268 200,272 212,274", width=3))
    barrels = part(
        "M214,128 L372,128 L372,152 L214,154 Z M214,154 L372,152 L372,178 L214,180 Z",
        LEAD,
        0.05,
        0.9,
        0,
        down=True,
        span=(126, 180),
        middle=0.3,
        bend=0,
    )
    muzzle = plain(path("M366,124 L382,124 L382,182 L366,182 Z", grey(0.4), BLACK, 3), None) + plain(
        disc(374, 140, 5) + disc(374, 166, 5), None, 0
    )
    frame = part(
        "M146,134 C160,120 190,118 218,122 L220,184 L204,190 L160,178 Z",
        BRASS,
        0.05,
        0.7,
        40,
        down=True,
        span=(118, 190),
    )
    hammer = plain(
        path("M160,130 L148,108 C146,100 156,96 162,104 L176,124 Z M206,190 C204,202 210,208 218,208 L216,190 Z", BLACK)
    )
    return [
        *rays(374, 152, 26, 0.28),
        *burst(414, 152, 34, FLAME, SPARK, 9),
        *sleeve,
        *cuff,
        *barrels,
        *muzzle,
        *frame,
        *hammer,
        *hand,
        knuckles,
    ]
