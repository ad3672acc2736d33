"""What moves over the land: riders, wagons, trains, a show."""

from __future__ import annotations

from tools.press.inks import (
    BONE,
    BOTTLE,
    BRASS,
    FLAME,
    LEAD,
    OCHRE,
    PRUSSIAN,
    RUST,
    SAND,
    SPARK,
    VERMILION,
)
from tools.press.marks import Cut, Marks, moved
from tools.press.scenes.backdrop import buttes, puff, rays, sky
from tools.press.scenes.bang.parts import floor, lines, nugget, part, plain, sun, wheel
from tools.press.scenes.item_road import engine
from tools.press.scenes.playbill import rider
from tools.press.shapes import BLACK, WHITE, disc, grey, group, path, star


def _silhouette(x: float, y: float, s: float, lance: bool) -> str:
    """A rider at rest, black, feet of the horse at (x, y)."""
    horse = (
        "M0,0 L6,-34 C-6,-44 -10,-58 -4,-68 L-18,-86 C-30,-82 -38,-86 -40,-94 L-20,-112 L-12,-124"
        " L-8,-112 C4,-104 12,-90 20,-80 L62,-78 C78,-76 84,-62 82,-46 L86,-20 L84,0 L76,0"
        " L74,-24 L64,-40 L56,-22 L58,0 L50,0 L46,-26 L44,-38 L18,-38 L14,-20 L10,0 Z M82,-66"
        " C96,-60 98,-36 92,-16 L86,-18 C90,-36 88,-50 80,-58 Z"
    )
    man = "M18,-84 C16,-108 22,-126 34,-130 C46,-126 52,-106 50,-84 L56,-58 L46,-54 L40,-80 Z"
    head = disc(33, -140, 10) + path("M38,-150 C46,-164 56,-168 66,-168 C62,-158 52,-148 42,-144 Z", BLACK)
    spear = (
        path("M2,-44 L8,-188", stroke=BLACK, width=4)
        + path("M8,-188 l-5,-16 l6,-10 l4,12 Z", BLACK)
        + path("M7,-160 c-16,6 -20,16 -18,26 M7,-150 c-14,6 -16,16 -14,26", stroke=BLACK, width=3)
    )
    return group(
        path(horse, BLACK) + path(man, BLACK) + head + (spear if lance else ""), f"translate({x:g} {y:g}) scale({s:g})"
    )


def indians() -> Marks:
    """Five riders on the ridge at sundown."""
    ridge = part(
        "M0,262 L60,240 L130,250 L210,222 L300,244 L372,228 L440,256 L440,360 L0,360 Z",
        RUST,
        0.3,
        0.95,
        66,
        down=True,
        span=(220, 360),
        detail=lines(
            "M60,240 L80,310 L60,360",
            "M210,222 L220,290 L200,350",
            "M372,228 L366,300 L390,360",
            "M130,250 L140,320",
            "M300,244 L290,330",
            width=2.4,
            color=WHITE,
        ),
    )
    people = "".join(
        _silhouette(x, y, s, lance)
        for x, y, s, lance in (
            (34, 250, 0.72, False),
            (112, 250, 0.82, True),
            (196, 232, 1.0, True),
            (288, 244, 0.84, False),
            (366, 238, 0.74, True),
        )
    )
    return [*sky(0.5, 0.02, 230), *sun(224, 178, 74), Cut(people, 0, 6, 0, 2.4), *ridge]


def conestoga() -> Marks:
    """A covered wagon on the trail."""
    cover = part(
        "M74,196 C52,120 84,62 140,58 L330,50 C392,52 416,112 392,190 Z",
        BONE,
        0.02,
        0.5,
        80,
        span=(60, 410),
        line=4.4,
        bend=0.4,
        detail=lines(
            "M140,58 C112,90 112,150 132,196",
            "M204,56 C184,92 184,150 196,194",
            "M268,53 C256,92 258,150 266,192",
            "M330,50 C330,92 334,150 338,190",
            width=3,
        ),
    )
    mouth = plain(path("M74,196 C56,128 80,76 116,66 C134,90 138,150 124,196 Z", grey(0.92), BLACK, 3.6), None, 1)
    bed = part(
        "M62,194 L404,186 L412,240 L74,250 Z",
        RUST,
        0.15,
        0.8,
        2,
        span=(62, 412),
        line=4,
        detail=lines("M70,212 L406,204", "M74,230 L410,222"),
    )
    tongue = plain(path("M74,248 L0,282", stroke=BLACK, width=10))
    bucket = plain(
        path("M232,252 L262,252 L258,282 L236,282 Z", grey(0.4), BLACK, 3)
        + path("M234,252 C240,234 254,234 260,252", stroke=BLACK, width=3),
        OCHRE,
    )
    return [
        *sky(0.42, 0.02, 250),
        *buttes(272, 0.35),
        *tongue,
        *bed,
        *mouth,
        *cover,
        *bucket,
        *wheel(128, 276, 60, 14, VERMILION),
        *wheel(346, 276, 66, 14, VERMILION),
        puff(424, 322, ((0, 0, 20), (-28, 10, 16))),
    ]


def pony_express() -> Marks:
    """The mail rider at full gallop."""
    return [
        *sky(0.45, 0.02, 230),
        *sun(330, 110, 52),
        *buttes(282, 0.4),
        *rider("translate(34 66) scale(1.75)", RUST, VERMILION, "p"),
        puff(330, 318, ((0, 0, 22), (34, -8, 18), (64, 6, 15), (-26, 10, 15))),
    ]


def train_arrival() -> Marks:
    """The engine comes in, its whistle blowing."""
    return [
        *rays(220, 150, 30, 0.3),
        *engine(),
        *plain(lines("M96,40 L60,26", "M92,64 L52,64", "M100,16 L72,-6", width=6), None, 1),
    ]


def union_pacific() -> Marks:
    """A train across the plain, a long plume behind it."""
    smoke = puff(196, 76, ((0, 30, 20), (36, 12, 26), (84, 0, 32), (138, -6, 36), (200, -14, 40)))
    body = part("M120,180 L276,180 L276,250 L120,250 Z", BOTTLE, 0.1, 0.9, 2, down=True, span=(180, 250), middle=0.3)
    cab = part(
        "M276,132 L352,132 L352,250 L276,250 Z",
        VERMILION,
        0.15,
        0.8,
        86,
        span=(276, 352),
        detail=path("M290,150 L336,150 L336,196 L290,196 Z", BLACK),
    )
    roof = plain(path("M264,118 L364,118 L364,134 L264,134 Z", grey(0.8), BLACK, 3))
    stack = part("M140,180 L148,128 L132,100 L196,100 L180,128 L186,180 Z", LEAD, 0.3, 0.95, 84, span=(132, 196))
    dome = part("M212,180 C212,148 252,148 252,180 Z", BRASS, 0.05, 0.7, 84, span=(212, 252))
    front = plain(disc(118, 214, 36, grey(0.4), 4) + disc(118, 214, 13, WHITE, 3), BRASS)
    lamp = plain(path("M92,150 L126,150 L126,180 L92,180 Z", grey(0.5), BLACK, 3) + disc(92, 165, 12, WHITE, 3), FLAME)
    catcher = plain(
        path("M110,252 L60,306 L140,306 L150,252 Z", WHITE, BLACK, 3.6)
        + lines("M120,252 L78,306", "M130,252 L98,306", "M140,252 L120,306", width=4),
        VERMILION,
    )
    car = part(
        "M364,170 L440,170 L440,254 L364,254 Z",
        OCHRE,
        0.15,
        0.7,
        86,
        span=(364, 440),
        detail=path("M380,184 L410,184 L410,214 L380,214 Z", BLACK),
    )
    rod = plain(path("M170,280 L318,280", stroke=BLACK, width=8))
    rails = plain(
        path("M0,316 L440,316 M0,330 L440,330", stroke=BLACK, width=6)
        + "".join(path(f"M{x},312 l-10,28", stroke=BLACK, width=8) for x in range(16, 450, 34)),
        None,
        1,
    )
    return [
        *sky(0.4, 0.02, 250),
        *buttes(262, 0.3),
        smoke,
        *rails,
        *car,
        *cab,
        *roof,
        *stack,
        *dome,
        *body,
        *front,
        *lamp,
        *catcher,
        *wheel(176, 280, 34, 10, VERMILION),
        *wheel(252, 276, 40, 10, VERMILION),
        *wheel(326, 276, 40, 10, VERMILION),
        *rod,
        *wheel(400, 286, 28, 8),
    ]


def gold_rush_stampede() -> Marks:
    """A cart heaped with gold, running away downhill."""
    hill = part("M0,220 L440,330 L440,360 L0,360 Z", SAND, 0.1, 0.6, 14, down=True, span=(220, 360))
    cart = part(
        "M100,140 L346,140 L318,246 L128,246 Z",
        LEAD,
        0.15,
        0.9,
        84,
        span=(100, 346),
        line=4.4,
        detail=lines("M106,162 L340,162", width=6) + "".join(disc(x, 152, 4, WHITE) for x in range(126, 340, 30)),
    )
    heap = [
        m
        for x, y, s in (
            (140, 128, 54),
            (192, 116, 62),
            (252, 112, 66),
            (304, 128, 52),
            (222, 84, 56),
            (170, 88, 40),
            (280, 80, 42),
        )
        for m in nugget(x, y, s, (x * 7) % 60)
    ]
    flung = [m for x, y, s in ((48, 60, 30), (92, 30, 24), (30, 110, 20)) for m in nugget(x, y, s, 20)]
    speed = lines("M20,150 L84,150", "M4,180 L92,182", "M24,214 L100,218", width=5)
    return [
        *rays(240, 110, 30, 0.32),
        *hill,
        *plain(speed, None, 1),
        *moved([*heap, *cart, *wheel(168, 258, 34, 8), *wheel(284, 258, 34, 8)], "rotate(14 220 200)", 14),
        *flung,
    ]


def wild_west_show() -> Marks:
    """The great tent, flags out, a rider on its sign."""
    tent = part("M36,330 L60,190 L220,84 L380,190 L404,330 Z", BONE, 0.02, 0.2, 88, span=(36, 404), line=4.4)
    stripes = part(
        "M92,330 L104,172 L140,146 L136,330 Z M180,330 L184,112 L220,84 L220,330 Z M262,330"
        " L258,110 L300,138 L306,330 Z M350,330 L342,166 L380,190 L396,330 Z",
        VERMILION,
        0.1,
        0.6,
        88,
        span=(36, 404),
        line=2.4,
        edge=0,
    )
    scallop = plain(
        "".join(
            path(f"M{58 + 36 * i},196 a18,20 0 0 0 36,0 Z", WHITE if i % 2 else grey(0.4), BLACK, 3) for i in range(9)
        ),
        OCHRE,
        1,
    )
    door = plain(path("M180,330 C186,280 204,252 220,246 C236,252 254,280 260,330 Z", BLACK), None, 2)
    pole = plain(
        path("M220,84 L220,20 M60,190 L60,130 M380,190 L380,130", stroke=BLACK, width=6)
        + path(
            "M222,22 L280,34 L222,48 Z M62,132 L104,142 L62,154 Z M378,132 L336,142 L378,154 Z", grey(0.3), BLACK, 3
        ),
        PRUSSIAN,
    )
    stars = "".join(
        star(5, 15, 6, x, y, WHITE, 2.6) for x, y in ((60, 60), (120, 36), (320, 36), (384, 64), (26, 110), (416, 116))
    )
    return [*rays(220, 190, 32, 0.34), *pole, *plain(stars, SPARK, 2), *tent, *stripes, *scallop, *door, *floor(326)]
