"""Item cards that show somebody, or what somebody wears: sleights, voices, faces, a quick hand, a star."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import (
    BONE,
    BOTTLE,
    BRASS,
    BROWN,
    FLAME,
    FLESH,
    GINGER,
    OCHRE,
    PLUM,
    PRUSSIAN,
    RUST,
    SAND,
    SPARK,
    VERMILION,
    WHEAT,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.bust import figure
from tools.press.portrait.person import Person
from tools.press.scenes.backdrop import WHOLE, rays
from tools.press.scenes.revolver import revolver
from tools.press.shapes import BLACK, WHITE, disc, grey, group, linear, path, radial, star, strands

_CRIER = Person(
    face="broad", hair="mop", hair_ink=GINGER, hat="none", eyes="wide", brows="bushy", raised=True, nose="button",
    mouth="open", whiskers=("chops",), skin_ink=FLESH, coat="vest", coat_tone=0.35, coat_ink=BOTTLE, neckwear="bow",
    neck_ink=VERMILION, ground="plain", tilt=-5,
)  # fmt: skip
_STONE = Person(
    face="long", hair="slick", hair_ink=BROWN, hat="gambler", hat_ink=PRUSSIAN, band_ink=BRASS, eyes="squint",
    brows="plain", nose="straight", mouth="stern", whiskers=("pencil",), skin_ink=WHEAT, coat="frock", coat_tone=0.7,
    coat_ink=PLUM, neckwear="cravat", neck_ink=OCHRE, ground="plain",
)  # fmt: skip


def _die(transform: str, pips: tuple[tuple[float, float], ...]) -> Marks:
    """A die lying flat, 100 units wide before the transform."""
    edge = "M14,0 L86,0 C96,0 100,4 100,14 L100,86 C100,96 96,100 86,100 L14,100 C4,100 0,96 0,86 L0,14 C0,4 4,0 14,0 Z"
    face = linear("df", 0, 0, 100, 100, (0, 0.0), (0.6, 0.04), (1, 0.4)) + path(edge, "url(#df)", BLACK, 4.4)
    spots = "".join(disc(x, y, 10.5) for x, y in pips)
    return [
        Cut(group(face, transform), 60, 5.4, 0, 2.8),
        Tint(group(path(edge, WHITE), transform), BONE, 1.0),
        Cut(group(spots, transform), 0, 5, 0, 0, covers=False),
    ]


def sleight_of_hand() -> Marks:
    """A hand slips a die out of its sleeve."""
    sleeve = linear("slv", 0, 180, 0, 360, (0, 0.3), (1, 0.95)) + path(
        "M0,250 L92,206 L132,296 L40,360 L0,360 Z", "url(#slv)", BLACK, 4
    )
    cuff = path("M84,202 L106,192 L150,284 L128,298 Z", WHITE, BLACK, 3.6)
    hand = path(
        "M104,196 C130,168 164,150 196,146 L262,138 C276,138 278,156 264,160 L216,170 L270,176 C286,178 284,198 268,198"
        " L218,196 L262,208 C276,212 272,230 256,228 L210,218 L240,234 C252,242 244,256 230,250 L190,232"
        " C176,258 162,274 148,284 Z",
        grey(0.04),
        BLACK,
        4,
    )
    thumb = path(
        "M176,156 C190,126 214,104 240,98 C254,96 258,112 246,118 C228,128 216,142 210,160 Z", WHITE, BLACK, 3.6
    )
    five = ((24, 24), (76, 24), (50, 50), (24, 76), (76, 76))
    ghost = _die("translate(330 214) rotate(24) scale(0.62)", ((50, 50),))
    zips = strands(
        "M330,40 L404,58", "M344,22 L424,40", "M372,120 L430,134", "M120,60 L170,44", "M96,86 L150,70",
        "M394,180 L432,188", color=BLACK, width=4,
    )  # fmt: skip
    return [
        *rays(250, 150, 26, 0.28),
        Cut(zips, 0, 6, 0, 1),
        *_die("translate(226 36) rotate(14) scale(1.12)", five),
        *ghost,
        Cut(sleeve, 60, 5, 0, 2.6),
        Tint(sleeve, PLUM),
        Cut(cuff, 0, 5, 0, 2),
        *_die("translate(58 250) rotate(-28) scale(0.5)", ((28, 28), (72, 72))),
        Cut(hand + thumb, 20, 6, 0, 2.6),
        Tint(hand + thumb, FLESH, 0.9),
    ]


def loud_voice() -> Marks:
    """Somebody who is heard across the street."""
    cone = "".join(
        path(
            f"M{238 + 20 * i},{214 - 15 * i} C{262 + 25 * i},{226 - 10 * i} {262 + 25 * i},{262 + 8 * i}"
            f" {238 + 20 * i},{276 + 14 * i}",
            stroke=BLACK,
            width=6 + i,
        )
        for i in range(1, 6)
    )
    zigzag = star(9, 46, 26, 386, 96, WHITE, 4) + path("M386,68 L386,104 M386,114 L386,122", stroke=BLACK, width=9)
    marks = rays(196, 250, 30, 0.30)
    return [
        *marks,
        *moved(figure(_CRIER), "translate(-28 -6) scale(0.84)", 0, 0.95),
        Cut(cone, 0, 6, 0, 2.4),
        Cut(zigzag, 0, 6, 0, 2.4),
        Tint(star(9, 46, 26, 386, 96, WHITE), FLAME, 1.0),
        Cut(path("M386,68 L386,104 M386,114 L386,122", stroke=BLACK, width=9), 0, 6, 0, 0, covers=False),
    ]


def poker_face() -> Marks:
    """Somebody who shows nothing, with dice one cannot see through the cup in front."""
    wall = linear("pw", 0, 0, 440, 0, (0, 0.5), (0.5, 0.12), (1, 0.5)) + path(WHOLE, "url(#pw)")
    table = linear("pt", 0, 300, 0, 360, (0, 0.1), (1, 0.75)) + path(
        "M0,312 C140,298 300,298 440,312 L440,360 L0,360 Z", "url(#pt)", BLACK, 3.6
    )
    cup = path("M318,196 L388,196 L412,316 C386,334 320,334 294,316 Z", "url(#pc)", BLACK, 4)
    leather = linear("pc", 294, 0, 412, 0, (0, 0.35), (0.35, 0.05), (1, 0.92))
    rim = path("M318,196 C334,206 372,206 388,196 C372,186 334,186 318,196 Z", grey(0.3), BLACK, 3)
    band = path("M306,258 C334,270 372,270 400,258", stroke=BLACK, width=3.4)
    return [
        Cut(wall, 0, 6.6, 0, 0),
        Tint(path(WHOLE, WHITE), BOTTLE, 0.55),
        *moved(figure(_STONE), "translate(-10 -16) scale(0.84)", 0, 0.95),
        Cut(table, 2, 6, 0, 2.6),
        Tint(table, RUST, 0.9),
        Cut(leather + cup, 82, 5.2, 0.6, 2.8),
        Tint(cup, OCHRE, 0.9),
        Cut(rim + band, 0, 5, 0, 1),
        Tint(rim, RUST, 0.9),
    ]


def fast_draw() -> Marks:
    """The gun is out before the holster has stopped swinging."""
    holster = path(
        "M40,214 L126,198 L136,232 L122,330 C112,352 78,356 66,336 L48,260 Z", "url(#fh)", BLACK, 4
    ) + strands("M58,250 L76,326", "M118,236 L108,318", width=2.4)
    leather = linear("fh", 40, 0, 136, 0, (0, 0.25), (1, 0.9))
    belt = path("M0,196 L150,168 L156,198 L0,230 Z", grey(0.5), BLACK, 3.6)
    rounds = "".join(path(f"M{14 + 26 * i},{196 - 5 * i} l10,-2 l4,26 l-10,2 Z", WHITE, BLACK, 2.2) for i in range(5))
    swing = strands(
        "M150,306 C210,290 250,262 280,222", "M170,330 C240,310 290,274 322,226", "M196,350 C270,326 326,284 360,232",
        "M60,150 C96,120 140,100 186,92", color=BLACK, width=4.4,
    )  # fmt: skip
    stars = star(4, 26, 7, 398, 40, WHITE, 3.4) + star(4, 15, 4, 356, 22, WHITE, 2.6)
    return [
        *rays(120, 250, 30, 0.30),
        Cut(swing, 0, 6, 0, 1.6),
        Cut(belt, 20, 5, 0, 2),
        Tint(belt, RUST, 0.9),
        Cut(rounds, 0, 5, 0, 1),
        Tint(rounds, BRASS, 1.0),
        Cut(leather + holster, 74, 5.2, 0.3, 2.8),
        Tint(holster, RUST, 0.95),
        *moved(revolver(0.66), "rotate(-24 220 180) translate(52 -14) scale(0.92)", -24),
        Cut(stars, 0, 6, 0, 2),
        Tint(stars, SPARK, 1.0),
    ]


def deputys_star() -> Marks:
    """A tin star on a waistcoat."""
    coat = path("M0,0 L440,0 L440,360 L0,360 Z", "url(#dc)")
    cloth = linear("dc", 0, 0, 440, 360, (0, 0.12), (0.5, 0.34), (1, 0.66))
    lapel = path("M0,0 L96,0 L176,360 L40,360 L0,300 Z", grey(0.56), BLACK, 4)
    shirt = path("M96,0 L160,0 L194,360 L176,360 Z", WHITE, BLACK, 3.4)
    buttons = "".join(disc(x, y, 9, grey(0.2), 3) for x, y in ((148, 54), (158, 170), (172, 300)))
    pocket = path("M268,312 L412,300 L416,334 L272,348 Z", grey(0.3), BLACK, 3.2)
    seams = strands("M232,0 C244,120 250,240 248,360", "M424,0 C432,100 436,220 432,288", color=BLACK, width=2.6)
    cx, cy = 302.0, 166.0
    outer, inner = star(5, 116, 50, cx, cy, "url(#ds)", 5, 0.0), star(5, 88, 39, cx, cy, "none", 3, 0.0)
    tin = radial("ds", 262, 116, 190, (0, 0.0), (0.5, 0.16), (1, 0.7))
    balls = [(cx + 116 * sin(0.4 * pi * i), cy - 116 * cos(0.4 * pi * i)) for i in range(5)]
    tips = "".join(disc(x, y, 14, WHITE, 4.4) for x, y in balls)
    boss = disc(cx, cy, 27, WHITE, 4) + star(5, 20, 8, cx, cy, BLACK)
    glint = strands("M236,92 L214,70", "M232,112 L206,108", "M256,84 L250,58", color=WHITE, width=5)
    return [
        Cut(cloth + coat + seams, 64, 6, 0, 0),
        Tint(path(WHOLE, WHITE), PRUSSIAN, 0.85),
        Cut(shirt, 0, 6, 0, 2),
        Tint(shirt, SAND, 0.6),
        Cut(buttons, 0, 5, 0, 1),
        Cut(lapel, 110, 5.6, 0, 3),
        Tint(lapel, PRUSSIAN, 0.9),
        Cut(pocket, 20, 5, 0, 2.4),
        Tint(pocket, PRUSSIAN, 0.9),
        Cut(tin + outer, 30, 5.4, 0.3, 5),
        Tint(star(5, 116, 50, cx, cy, WHITE), BRASS, 1.0),
        Cut(inner, 0, 5, 0, 0, covers=False),
        Cut(tips + boss, 0, 5, 0, 2),
        Tint(tips + disc(cx, cy, 27, WHITE), BRASS, 1.0),
        Cut(boss.replace(WHITE, "none"), 0, 5, 0, 0, covers=False),
        Cut(glint, 0, 5, 0, 0),
    ]
