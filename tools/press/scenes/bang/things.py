"""Single things: hat, barrel, jail, books, blades, gear for man and horse."""

from __future__ import annotations

from tools.press.inks import (
    BOTTLE,
    BRASS,
    BROWN,
    CLAY,
    FLAME,
    FLESH,
    LEAD,
    OCHRE,
    PRUSSIAN,
    RUST,
    SAND,
    SLATE,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.bust import figure
from tools.press.portrait.hats import BLOCKED, blocked
from tools.press.portrait.person import Person
from tools.press.scenes.backdrop import WHOLE, buttes, rays, sky
from tools.press.scenes.bang.parts import coins, dashed, floor, lines, over, part, plain, wall
from tools.press.shapes import BLACK, WHITE, box, disc, grey, linear, oval, path, radial, ring, star


def missed() -> Marks:
    """A hat shot off, clean through the crown."""
    hat = moved(
        blocked(BLOCKED["cattleman"], 0.35, OCHRE, VERMILION), "translate(8 64) rotate(-20 200 120) scale(1.12)", -20
    )
    hole = star(9, 30, 15, 230, 136, WHITE, 2) + disc(230, 136, 13)
    trail = linear("trail", 60, 0, 220, 0, (0, 0.0), (1, 0.8)) + path(
        "M0,176 L218,130 L220,142 L0,196 Z", "url(#trail)"
    )
    lead = path("M368,92 C386,86 402,88 412,94 C406,104 394,112 376,116 Z", grey(0.6), BLACK, 3)
    fly = path("M262,128 L372,104", stroke=BLACK, width=5) + lines("M276,112 L350,94", "M282,142 L356,128")
    whoosh = lines(
        "M60,300 C120,330 200,338 270,322",
        "M90,326 C140,346 200,350 246,344",
        "M30,262 C50,290 80,306 104,314",
        width=3.4,
    )
    return [
        *rays(230, 140, 24, 0.24),
        Cut(trail, 0, 5, 0, 0),
        *hat,
        *plain(hole),
        *plain(fly),
        *plain(lead, OCHRE),
        *plain(whoosh, None, 1.5),
    ]


def barrel() -> Marks:
    """A barrel with three holes in it."""
    body = part(
        "M116,70 C88,140 88,238 116,312 C170,332 270,332 324,312 C352,238 352,140 324,70 Z",
        RUST,
        0.42,
        0.97,
        88,
        span=(104, 336),
        middle=0.05,
        bend=0,
        line=4,
        strength=0.85,
        detail=lines(
            "M150,76 C132,150 132,236 150,320",
            "M184,80 C174,150 174,240 184,326",
            "M220,82 L220,328",
            "M256,80 C266,150 266,240 256,326",
            "M290,76 C308,150 308,236 290,320",
        ),
    )
    lid = (
        radial("lid", 200, 66, 120, (0, 0.05), (1, 0.4))
        + oval(220, 70, 104, 26, "url(#lid)", 4)
        + lines("M160,58 L160,84", "M200,50 L200,90", "M240,50 L240,90", "M280,58 L280,84", width=2)
    )
    iron = linear("iron", 104, 0, 336, 0, (0, 0.8), (0.28, 0.3), (0.5, 0.85), (1, 1))
    hoops = "".join(
        path(
            f"M{220 - w},{y} C{220 - w * 0.5:g},{y + s} {220 + w * 0.5:g},{y + s} {220 + w},{y} L{221 + w},{y + 20}"
            f" C{220 + w * 0.5:g},{y + 20 + s} {220 - w * 0.5:g},{y + 20 + s} {219 - w},{y + 20} Z",
            "url(#iron)",
            BLACK,
            3,
        )
        for y, w, s in ((98, 114, 26), (132, 121, 26), (230, 121, 24), (264, 116, 24))
    )
    holes = "".join(star(8, 17, 9, x, y, WHITE) + disc(x, y, 7) for x, y in ((178, 198), (244, 214), (282, 186)))
    grass = path(
        "M40,330 L60,296 L66,322 L84,290 L90,322 L104,304 L108,334 M336,334 L346,300 L354,326"
        " L372,288 L378,324 L396,302 L404,334",
        stroke=BLACK,
        width=4,
    )
    return [
        *rays(220, 170, 24, 0.22),
        *floor(326),
        *body,
        Cut(lid, 0, 6, 0, 1),
        Tint(oval(220, 70, 104, 26, WHITE), SAND),
        Cut(iron + hoops, 88, 4.6, 0, 1.6),
        *plain(holes, None, 1),
        *plain(grass, None, 1.5),
    ]


_PRISONER = Person(
    face="oval",
    hair="bald",
    hat="none",
    eyes="tired",
    brows="sad",
    nose="broad",
    mouth="frown",
    whiskers=("stubble",),
    coat="stripes",
    ground="plain",
)


def jail() -> Marks:
    """Somebody behind bars."""
    bricks = lines(*[f"M0,{y} L440,{y}" for y in range(0, 360, 36)], width=2.4)
    bricks += lines(
        *[f"M{x + (36 if (y // 36) % 2 else 0)},{y} l0,36" for y in range(0, 360, 36) for x in range(0, 440, 72)],
        width=2.4,
    )
    stone = path(WHOLE, grey(0.12)) + bricks
    dark = path("M70,20 L370,20 L370,336 L70,336 Z", grey(0.96), BLACK, 7)
    bars: Marks = []
    for x in (96, 158, 262, 324):
        bars += part(f"M{x},16 L{x + 18},16 L{x + 18},340 L{x},340 Z", LEAD, 0.1, 0.95, 90, span=(x, x + 18), bend=0)
    cross = part(
        "M66,84 L374,84 L374,98 L66,98 Z M66,288 L374,288 L374,302 L66,302 Z",
        LEAD,
        0.2,
        0.8,
        0,
        down=True,
        span=(84, 98),
    )
    fists = "".join(
        path(
            f"M{x},216 C{x - 8},216 {x - 8},232 {x},232 C{x - 8},234 {x - 8},248 {x + 1},248 C{x - 6},252"
            f" {x - 4},264 {x + 4},264 L{x + 28},264 C{x + 36},256 {x + 36},224 {x + 28},216 Z",
            WHITE,
            BLACK,
            3.4,
        )
        + path(f"M{x},232 L{x + 20},232 M{x + 1},248 L{x + 20},248", stroke=BLACK, width=2.6)
        for x in (152, 256)
    )
    return [
        Cut(stone, 0, 6, 0, 0),
        Tint(path(WHOLE, WHITE), CLAY, 0.8),
        Cut(dark, 0, 6, 0, 0),
        *moved(figure(_PRISONER), "translate(44 4) scale(0.88 0.82)", 0, 0.9),
        *cross,
        *bars,
        *plain(fists, FLESH, 2, strength=0.8),
    ]


def wells_fargo() -> Marks:
    """An iron-bound chest of coins, its lid up."""
    lid = part(
        "M96,150 C96,84 130,58 220,58 C310,58 344,84 344,150 Z",
        RUST,
        0.15,
        0.8,
        88,
        span=(96, 344),
        line=4.4,
        detail=lines("M150,72 L150,150", "M220,58 L220,150", "M290,72 L290,150"),
    )
    inside = plain(path("M96,150 L344,150 L336,176 L104,176 Z", BLACK), None, 0)
    heap = [
        m
        for x, y, n in ((140, 178, 3), (300, 178, 3), (190, 178, 4), (250, 178, 4), (220, 172, 4))
        for m in coins(x, y, n, 30)
    ]
    front = part(
        "M92,176 L348,176 L340,318 L100,318 Z",
        RUST,
        0.15,
        0.85,
        2,
        span=(92, 348),
        line=4.4,
        detail=lines("M96,222 L344,222", "M98,270 L342,270"),
    )
    iron = plain(
        "".join(path(f"M{x},172 L{x + 22},172 L{x + 21},322 L{x + 1},322 Z", grey(0.8), BLACK, 3) for x in (112, 306))
        + "".join(disc(x, y, 4, WHITE) for x in (123, 317) for y in (192, 246, 300)),
        None,
    )
    lock = plain(
        path("M194,170 L246,170 L246,222 L194,222 Z", grey(0.2), BLACK, 3.6)
        + disc(220, 190, 8)
        + path("M220,190 L220,212", stroke=BLACK, width=6),
        BRASS,
    )
    return [
        *rays(220, 150, 30, 0.3),
        *floor(306),
        *lid,
        *inside,
        *heap,
        *front,
        *iron,
        *lock,
        *coins(58, 340, 2, 26),
        *coins(388, 342, 3, 26),
    ]


def general_store() -> Marks:
    """A shelf of everything under the store's sign."""
    boards = "".join(
        path(f"M20,{y} L420,{y} L424,{y + 13} L16,{y + 13} Z", grey(0.4), BLACK, 3.2) for y in (136, 232, 328)
    )
    sign = part(
        "M60,10 L380,10 L396,34 L380,58 L60,58 L44,34 Z",
        BOTTLE,
        0.5,
        0.8,
        0,
        span=(44, 396),
        detail="".join(box(86 + 28 * i + (18 if i > 6 else 0), 22, 17 if i % 3 else 13, 24, WHITE) for i in range(9)),
    )
    jars = "".join(
        path(
            f"M{x},136 L{x},96 C{x},88 {x + 8},86 {x + 8},80 L{x + 30},80 C{x + 30},86 {x + 38},88 {x + 38},96"
            f" L{x + 38},136 Z",
            WHITE,
            BLACK,
            3.2,
        )
        + path(f"M{x + 5},72 L{x + 33},72 L{x + 33},82 L{x + 5},82 Z", grey(0.6), BLACK, 2.6)
        for x in (36, 86)
    )
    fill = "".join(box(x + 3, 106, 32, 28, WHITE) for x in (36, 86))
    hatp = moved(blocked(BLOCKED["bowler"], 0.6, SLATE, VERMILION), "translate(120 48) scale(0.5)", 0, 0.8)
    boot = part(
        "M272,84 L304,84 L304,110 L336,122 C342,128 342,134 340,136 L272,136 Z", BROWN, 0.3, 0.9, 60, span=(272, 342)
    )
    cans = plain(
        "".join(
            path(f"M{x},136 L{x},100 L{x + 30},100 L{x + 30},136 Z", WHITE, BLACK, 3)
            + path(f"M{x + 5},110 L{x + 25},110 M{x + 5},118 L{x + 25},118", stroke=BLACK, width=3)
            for x in (352, 386)
        ),
        SAND,
    )
    bolts = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="19" ry="19" fill="#FFFFFF" stroke="#000000" stroke-width="3"/>'
        + ring(x, y, 10, 3)
        + disc(x, y, 3)
        for x, y in ((48, 212), (88, 212), (68, 180))
    )
    lamp = plain(
        path(
            "M138,232 L146,214 L178,214 L186,232 Z M150,214 C144,196 144,180 152,166 L172,166"
            " C180,180 180,196 174,214 Z M154,166 L154,152 L170,152 L170,166 Z",
            grey(0.1),
            BLACK,
            3,
        ),
        FLAME,
    )
    gun = plain(
        path("M206,204 L330,196 L330,206 L268,214 L252,226 L232,232 L224,218 L206,212 Z", grey(0.6), BLACK, 3), OCHRE
    )
    coil = plain(
        "".join(
            ring(376, 210 - 8 * i, 27 - 3 * i, 7) + ring(376, 210 - 8 * i, 27 - 3 * i, 2.6, WHITE) for i in range(3)
        ),
        None,
    )
    sacks = [
        m
        for x in (34, 112, 190)
        for m in part(
            f"M{x},328 C{x - 8},290 {x},262 {x + 16},256 L{x + 8},244 L{x + 52},244 L{x + 44},256 C{x + 60},262"
            f" {x + 68},290 {x + 60},328 Z",
            SAND,
            0.05,
            0.55,
            50,
            span=(x, x + 64),
            detail=lines(f"M{x + 16},256 L{x + 44},256", width=4),
        )
    ]
    keg = part(
        "M282,252 C272,276 272,304 282,328 L346,328 C356,304 356,276 346,252 Z",
        RUST,
        0.2,
        0.9,
        88,
        span=(272, 356),
        detail=lines("M277,268 L351,268", "M277,312 L351,312", width=6),
    )
    pick = plain(path("M372,254 C388,242 408,242 424,256 M398,246 L398,328", stroke=BLACK, width=9))
    return [
        *wall(0.4, OCHRE, planks=True),
        *plain(boards, RUST),
        *sign,
        Cut(jars, 88, 5, 0, 2),
        Tint(fill, VERMILION, 1.0),
        *hatp,
        *boot,
        *cans,
        Cut(bolts, 0, 5, 0, 2),
        Tint(bolts, PRUSSIAN, 0.8),
        over(bolts.replace(WHITE, "none").replace("#FFFFFF", "none")),
        *lamp,
        *gun,
        *coil,
        *sacks,
        *keg,
        *pick,
    ]


def dodge() -> Marks:
    """Somebody leans out of a bullet's way."""
    who = Person(
        face="young",
        hair="mop",
        hair_tone=0.4,
        hair_ink=BROWN,
        hat="none",
        eyes="wide",
        brows="thin",
        raised=True,
        nose="small",
        mouth="open",
        coat="vest",
        coat_tone=0.3,
        coat_ink=SLATE,
        neckwear="bandana",
        neck_ink=VERMILION,
    )
    ghost = dashed(
        "M206,360 C206,300 236,262 282,250 C250,200 258,110 318,104 C378,110 386,200 354,250 C400,262 430,300 430,360",
        11,
        10,
        3.4,
    )
    trail = linear("trail", 0, 0, 300, 0, (0, 0.0), (1, 0.8)) + path("M0,120 L302,160 L302,172 L0,146 Z", "url(#trail)")
    lead = path("M302,152 C326,154 344,162 356,174 C340,180 322,182 300,178 Z", grey(0.6), BLACK, 3)
    leaning = moved(figure(who), "translate(22 44) scale(0.8) rotate(-20 200 440)", -20, 0.92)
    return [
        *sky(0.3, 0.02, 300),
        *buttes(286, 0.3),
        Cut(trail, 7, 5, 0, 0),
        *plain(ghost, None, 1),
        *leaning,
        *plain(lead, OCHRE),
        *plain(lines("M370,172 l30,4", "M366,188 l26,8", width=4), None, 1),
    ]
