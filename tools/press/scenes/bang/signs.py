"""Events that one sign tells: clocks, scales, hearts, bells, fists, and the stars of the law."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import (
    BONE,
    BRASS,
    BROWN,
    FLAME,
    FLESH,
    LEAD,
    OCHRE,
    PLUM,
    PRUSSIAN,
    RUST,
    SAND,
    SLATE,
    SPARK,
    TAN,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.bust import figure
from tools.press.portrait.person import Person
from tools.press.scenes.backdrop import rays
from tools.press.scenes.bang.parts import (
    burst,
    cartridge,
    dashed,
    lines,
    over,
    part,
    plain,
    playing_card,
    rope,
    table,
    wall,
)
from tools.press.scenes.revolver import revolver
from tools.press.shapes import BLACK, WHITE, disc, grey, path, radial, ring, star


def high_noon() -> Marks:
    """The clock on the tower at twelve, the sun straight above."""
    face = disc(220, 190, 132, "url(#cf)", 6)
    lit = radial("cf", 180, 150, 220, (0, 0.0), (0.7, 0.06), (1, 0.5))
    ticks = "".join(
        path(
            f"M{220 + 104 * sin(pi * i / 6):.1f},{190 - 104 * cos(pi * i / 6):.1f}"
            f" L{220 + 122 * sin(pi * i / 6):.1f},{190 - 122 * cos(pi * i / 6):.1f}",
            stroke=BLACK,
            width=9 if i % 3 == 0 else 5,
        )
        for i in range(12)
    )
    hands = path(
        "M213,206 L213,110 L220,84 L227,110 L227,206 Z M210,206 L210,140 L220,112 L230,140 L230,206 Z", BLACK
    ) + disc(220, 190, 14)
    frame = ring(220, 190, 146, 22) + ring(220, 190, 146, 13, WHITE)
    leaves = part(
        "M0,360 L0,300 C60,300 90,320 104,360 Z M440,360 L440,300 C380,300 350,320 336,360 Z", RUST, 0.2, 0.8, 60
    )
    return [
        *rays(220, 20, 40, 0.36),
        *burst(220, 16, 46, FLAME, SPARK, 14),
        *plain(frame, BRASS, 3),
        Cut(lit + face, 30, 6, 0.4, 0),
        Tint(disc(220, 190, 132, WHITE), BONE, 1.0),
        over(ticks + hands),
        *leaves,
    ]


def law_of_the_west() -> Marks:
    """A revolver lies on the book of laws."""
    cover = part("M70,120 L330,84 L392,268 L120,326 Z", PLUM, 0.2, 0.85, 60, span=(70, 392), line=4.4)
    pages = plain(
        path("M120,326 L392,268 L396,286 L124,346 Z M70,120 L120,326 L124,346 L62,140 Z", WHITE, BLACK, 3)
        + lines("M122,333 L394,275", "M123,339 L395,280", "M66,130 L120,338"),
        BONE,
        1,
    )
    frame = over(path("M92,134 L318,104 L366,256 L132,306 Z", stroke=WHITE, width=4))
    gun = moved(revolver(0.7), "translate(40 64) rotate(-12 220 180) scale(0.86)", -12)
    return [*rays(220, 190, 32, 0.32), *pages, *cover, frame, *gun]


def ricochet() -> Marks:
    """A bullet glances from one thing to the next."""
    bell = part(
        "M220,150 C196,150 180,168 176,204 C172,236 160,250 146,262 L294,262 C280,250 268,236"
        " 264,204 C260,168 244,150 220,150 Z",
        BRASS,
        0.05,
        0.85,
        84,
        span=(146, 294),
        line=4.4,
        bend=0.6,
    )
    pan = part(
        "M330,60 C360,48 392,72 394,108 C396,144 362,168 332,154 C306,142 302,76 330,60 Z",
        LEAD,
        0.1,
        0.9,
        50,
        span=(306, 396),
        line=4,
    )
    handle = plain(path("M388,132 L432,176", stroke=BLACK, width=13))
    shoe = part(
        "M40,90 C36,40 110,36 112,88 C112,104 106,116 100,128 L82,120 C92,100 92,68 76,68 C60,68"
        " 60,100 70,120 L52,128 C46,116 40,104 40,90 Z",
        LEAD,
        0.1,
        0.9,
        40,
        span=(36, 112),
        line=4,
    )
    way = dashed("M0,340 L176,232 L112,116 L320,104 L262,220 L420,330", 16, 10, 5)
    lead = moved(cartridge(0, 0, 52)[2:], "translate(410 322) rotate(124)", 124)
    return [
        *rays(220, 200, 30, 0.3),
        *handle,
        *pan,
        *shoe,
        *bell,
        *plain(disc(220, 274, 16, grey(0.7), 3)),
        *plain(way, None, 2),
        *burst(178, 230, 26, SPARK, FLAME, 9),
        *burst(112, 118, 22, SPARK, FLAME, 9),
        *burst(316, 106, 24, SPARK, FLAME, 9),
        *lead,
    ]


_HUNTED = (
    Person(face="square", hair="short", hat="bowler", hat_ink=SLATE, brows="heavy", whiskers=("walrus",), coat="frock"),
    Person(face="long", hair="mop", hat="cattleman", hat_ink=RUST, eyes="squint", whiskers=("goatee",), coat="vest"),
    Person(face="gaunt", hair="long", hat="flat", hat_tone=0.85, eyes="tired", brows="angry", coat="poncho"),
)


def sniper() -> Marks:
    """What one sees through the glass."""
    view = disc(220, 180, 152, WHITE)
    hills = path("M70,230 C120,196 180,240 230,214 C280,196 330,226 372,212 L372,340 L70,340 Z", grey(0.4), BLACK, 2)
    tube = (
        '<path d="M0,0 L440,0 L440,360 L0,360 Z M220,28 A152,152 0 1 0 220.1,28 Z" fill="#000000" fill-rule="evenodd"/>'
    )
    cross = path(
        "M220,28 L220,150 M220,210 L220,332 M68,180 L190,180 M250,180 L372,180", stroke=BLACK, width=4
    ) + lines(*[f"M{212},{230 + 22 * i} L{228},{230 + 22 * i}" for i in range(4)], width=3)
    return [
        Cut(view, 0, 6, 0, 0),
        Tint(view, SPARK, 0.5),
        Cut(hills, 10, 6, 0.3, 0),
        Tint(hills, SAND, 0.8),
        *moved(figure(_HUNTED[1]), "translate(112 108) scale(0.54)", 0, 0.65),
        Cut(tube, 0, 6, 0, 0),
        *plain(cross, VERMILION, 0),
        over(ring(220, 180, 152, 8)),
    ]


def vendetta() -> Marks:
    """Three pictures on a wall, two of them struck out, a knife in the third."""
    marks: Marks = [*wall(0.5, OCHRE, planks=True)]
    for person, x, y, turn in zip(_HUNTED, (16, 152, 292), (116, 92, 126), (-5, 2, 6), strict=True):
        sheet = part("M0,0 L132,0 L132,176 L0,176 Z", SAND, 0.0, 0.14, 40, span=(0, 132), line=3.4)
        frame = path("M12,12 L120,12 L120,130 L12,130 Z", grey(0.12), BLACK, 3)
        name = over(lines("M26,152 L106,152", width=11))
        bill = [*sheet, Cut(frame, 0, 7, 0, 0), *moved(figure(person), "translate(10 14) scale(0.28)", 0, 0.5), name]
        marks += moved(bill, f"translate({x} {y}) rotate({turn})", turn)
    struck = rope("M30,136 L142,278 M142,130 L32,284 M164,112 L276,256 M276,106 L164,264", 17)
    blade = part(
        "M-20,0 L20,0 C24,60 14,110 0,140 C-14,110 -24,60 -20,0 Z", LEAD, 0.02, 0.7, 84, span=(-20, 20), middle=0.05
    )
    hilt = [
        *part("M-14,-16 L14,-16 L16,-96 L-16,-96 Z", BROWN, 0.2, 0.8, 84, span=(-16, 16)),
        *plain(path("M-38,-18 L38,-18 L38,0 L-38,0 Z", grey(0.3), BLACK, 3), BRASS),
    ]
    return [
        *marks,
        *plain(struck, VERMILION, 2),
        *moved([*blade, *hilt], "translate(396 148) rotate(30) scale(0.9)", 30),
    ]


def blood_brothers() -> Marks:
    """Two hands clasped, a drop between them."""
    left = part("M0,196 L96,150 L128,236 L40,300 L0,310 Z", PRUSSIAN, 0.2, 0.9, 60, span=(0, 130))
    right = part("M440,196 L344,150 L312,236 L400,300 L440,310 Z", RUST, 0.2, 0.9, 120, span=(310, 440))
    arm = part(
        "M96,152 C140,134 180,138 210,150 L300,196 C312,204 304,222 290,218 L240,200 L286,236"
        " C296,248 284,262 270,254 L226,222 L258,260 C262,274 246,280 236,270 L204,236 L220,270"
        " C220,282 204,284 196,274 C170,250 148,244 126,240 Z",
        FLESH,
        0.03,
        0.4,
        20,
        span=(96, 300),
        line=4,
        strength=0.8,
    )
    other = part(
        "M344,152 C306,134 262,126 232,138 L196,160 C184,168 190,184 204,182 L240,176 C262,176 286,196 314,238 Z",
        TAN,
        0.05,
        0.5,
        160,
        span=(190, 350),
        line=4,
        strength=0.9,
    )
    drop = plain(
        path("M222,286 C240,312 246,322 242,334 C236,350 208,350 202,334 C198,322 204,312 222,286 Z", BLACK),
        VERMILION,
        2,
    )
    return [*rays(220, 190, 36, 0.34), *left, *right, *arm, *other, *drop]


def a_fistful_of_cards() -> Marks:
    """A fist that holds five cards."""
    fan = [
        m
        for i, (suit, ink) in enumerate(
            (("spades", None), ("hearts", VERMILION), ("clubs", None), ("diamonds", VERMILION), ("spades", None))
        )
        for m in moved(
            playing_card(0, -128, 96, 0, suit, ink), f"translate(220 300) rotate({-46 + 23 * i})", -46 + 23 * i
        )
    ]
    sleeve = part("M156,320 L284,320 L300,360 L140,360 Z", SLATE, 0.3, 0.95, 80, span=(140, 300))
    fist = part(
        "M140,250 C140,216 160,204 220,204 C280,204 300,216 300,250 L294,318 C280,334 160,334 146,318 Z",
        FLESH,
        0.03,
        0.5,
        30,
        span=(140, 300),
        line=4.2,
        strength=0.8,
        detail=lines("M178,210 L178,286", "M220,206 L220,290", "M262,210 L262,286", width=3.4),
    )
    thumb = plain(
        path(
            "M150,286 C176,262 232,262 262,280 C276,290 266,308 250,304 C220,298 190,304 164,312 Z",
            grey(0.06),
            BLACK,
            4,
        ),
        FLESH,
        2,
        20,
        0.8,
    )
    return [*rays(220, 260, 36, 0.34), *fan, *sleeve, *fist, *thumb]


def _seal(points: int, outer: float, inner: float, ink: tuple[int, int, int], boss: str) -> Marks:
    tin = radial("ds", 180, 130, 220, (0, 0.0), (0.5, 0.14), (1, 0.7))
    shape = star(points, outer, inner, 220, 184, "url(#ds)", 5.4)
    tips = "".join(
        disc(220 + outer * sin(2 * pi * i / points), 184 - outer * cos(2 * pi * i / points), 17, WHITE, 5)
        for i in range(points)
    )
    inner_line = star(points, outer * 0.78, inner * 0.8, 220, 184, "none", 3)
    return [
        Cut(tin + shape, 30, 5.4, 0.4, 5),
        Tint(star(points, outer, inner, 220, 184, WHITE), ink, 1.0),
        over(inner_line),
        Cut(tips, 0, 5, 0, 2),
        Tint(tips, ink, 1.0),
        Cut(disc(220, 184, 47, WHITE, 5) + boss, 0, 5, 0, 2),
        Tint(disc(220, 184, 47, WHITE), BONE, 1.0),
        over(boss),
    ]


def sheriff() -> Marks:
    """The five-pointed star."""
    return [*rays(220, 184, 40, 0.34), *_seal(5, 156, 66, BRASS, star(5, 30, 12, 220, 184, BLACK))]


def deputy() -> Marks:
    """A six-pointed star of tin."""
    return [*rays(220, 184, 40, 0.34), *_seal(6, 146, 84, LEAD, star(6, 28, 16, 220, 184, BLACK))]


def pardner() -> Marks:
    """Two mugs knocked together."""
    mug = [
        *part(
            "M-58,-60 L58,-60 L50,100 L-50,100 Z",
            FLAME,
            0.1,
            0.7,
            90,
            span=(-58, 58),
            middle=0.05,
            bend=0,
            line=4,
            strength=1.0,
            detail=lines("M-24,-50 L-22,96", "M14,-50 L12,96", width=3),
        ),
        *plain(path("M58,-30 C108,-36 108,70 52,66", stroke=BLACK, width=15)),
        *plain(
            path(
                "M-66,-58 C-84,-76 -60,-104 -38,-92 C-28,-112 8,-114 18,-94 C36,-108 70,-96 64,-74"
                " C80,-62 66,-44 50,-52 C30,-42 -50,-42 -66,-58 Z",
                WHITE,
                BLACK,
                4,
            )
        ),
    ]
    splash = "".join(
        disc(x, y, r, WHITE, 3)
        for x, y, r in ((220, 50, 12), (196, 30, 8), (248, 26, 9), (222, 14, 6), (270, 60, 6), (172, 62, 6))
    )
    mirror = moved(mug, "scale(-1 1)")
    return [
        *rays(220, 130, 36, 0.34),
        *plain(splash),
        *moved(mirror, "translate(136 210) rotate(14)", 14),
        *moved(mug, "translate(306 210) rotate(-14)", -14),
        *table(336),
    ]
