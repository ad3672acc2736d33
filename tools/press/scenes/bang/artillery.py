"""Guns of many barrels, and what is made of parts of guns."""

from __future__ import annotations

from math import cos, pi, sin

from tools.press.inks import BRASS, BROWN, FLAME, LEAD, OCHRE, RUST, VERMILION
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import puff, rays
from tools.press.scenes.bang.parts import burst, cartridge, lines, over, part, plain, wheel
from tools.press.scenes.revolver import revolver
from tools.press.shapes import BLACK, WHITE, box, disc, grey, path, radial, ring


def pepperbox() -> Marks:
    """A bundle of barrels that turns, seen from its muzzle."""
    grip = part(
        "M270,196 C300,214 322,252 330,296 C334,328 300,344 280,322 C262,296 246,262 226,240 Z",
        RUST,
        0.2,
        0.9,
        66,
        span=(230, 336),
    )
    body = part(
        "M196,96 L290,130 C304,146 304,196 290,214 L196,262 Z",
        LEAD,
        0.1,
        0.95,
        0,
        down=True,
        span=(96, 262),
        middle=0.3,
    )
    face = disc(180, 180, 92, "url(#pf)", 4.4)
    lit = radial("pf", 150, 150, 130, (0, 0.02), (0.6, 0.3), (1, 0.85))
    holes = "".join(
        disc(180 + 54 * cos(pi * i / 3), 180 + 54 * sin(pi * i / 3), 20, BLACK)
        + ring(180 + 54 * cos(pi * i / 3), 180 + 54 * sin(pi * i / 3), 24, 4)
        for i in range(6)
    )
    guard = path("M236,250 C240,284 262,292 276,274", stroke=BLACK, width=8)
    hammer = plain(path("M262,120 C282,92 310,88 324,100 L318,112 C304,108 294,116 284,136 Z", BLACK))
    return [
        *rays(180, 180, 26, 0.3),
        *grip,
        *plain(guard),
        *hammer,
        *body,
        Cut(lit + face, 30, 5.4, 0.5, 3),
        Tint(disc(180, 180, 92, WHITE), LEAD, 0.8),
        *plain(holes + disc(180, 180, 10), None, 1),
    ]


def howitzer() -> Marks:
    """A field gun going off."""
    trail = part("M40,318 L206,226 L226,250 L70,346 Z", RUST, 0.2, 0.9, 30, span=(40, 226))
    barrel = part(
        "M110,232 C104,206 122,180 150,170 L330,96 L354,150 L176,236 C150,250 120,252 110,232 Z",
        BRASS,
        0.05,
        0.95,
        -22,
        down=True,
        span=(90, 250),
        middle=0.3,
    )
    bands = path(
        "M196,152 L216,214 L230,208 L208,146 Z M318,98 L342,158 L356,152 L330,92 Z", grey(0.3), BLACK, 3
    ) + disc(106, 244, 13, grey(0.4), 3.4)
    smoke = puff(392, 92, ((0, 0, 30), (26, 22, 24), (-18, 26, 20), (6, -30, 20)))
    return [
        *rays(356, 116, 26, 0.32),
        *burst(376, 112, 66, VERMILION, FLAME, 11),
        smoke,
        *trail,
        *barrel,
        *plain(bands, OCHRE),
        *wheel(190, 268, 74, 12),
        puff(60, 340, ((0, 0, 16), (26, 6, 14), (300, 4, 18), (330, 8, 13))),
    ]


def gatling() -> Marks:
    """Six barrels, a crank, a rain of shells."""
    barrels: Marks = []
    for y, tone in ((128, 0.5), (144, 0.2), (160, 0.05), (176, 0.4)):
        barrels += part(
            f"M196,{y} L404,{y - 2} L404,{y + 13} L196,{y + 15} Z",
            LEAD,
            tone,
            0.95,
            0,
            down=True,
            span=(y - 2, y + 16),
            bend=0,
            line=2.8,
        )
    plates = plain(
        "".join(
            path(f"M{x},112 L{x + 16},112 L{x + 16},204 L{x},204 Z", grey(0.35), BLACK, 3.2) for x in (236, 330, 396)
        ),
        BRASS,
        2,
    )
    box_ = part(
        "M104,118 L202,112 L202,206 L104,204 Z",
        BRASS,
        0.05,
        0.8,
        88,
        span=(104, 202),
        detail=lines("M124,130 L124,192", "M184,128 L184,194", width=3),
    )
    magazine = part(
        "M136,30 L170,26 L178,114 L142,116 Z",
        LEAD,
        0.2,
        0.9,
        84,
        span=(136, 178),
        detail=lines("M140,48 L172,45", "M142,66 L174,63", "M143,84 L176,81"),
    )
    crank = path("M104,166 L72,166 L72,214 L50,214", stroke=BLACK, width=11) + path(
        "M34,206 L58,206 L58,222 L34,222 Z", grey(0.4), BLACK, 3
    )
    mount = part("M140,204 L226,204 L212,268 L160,268 Z", RUST, 0.2, 0.9, 80, span=(140, 226))
    shells = [
        m
        for x, y, t in ((256, 270, 40), (296, 300, -30), (340, 268, 80), (380, 304, 20))
        for m in cartridge(x, y, 40, t)
    ]
    return [
        *rays(404, 160, 28, 0.3),
        *plain(crank, None),
        *magazine,
        *mount,
        *barrels,
        *plates,
        *box_,
        *burst(424, 158, 42, VERMILION, FLAME, 9),
        *wheel(116, 286, 62, 12),
        *moved(wheel(226, 290, 58, 12), "translate(0 0)"),
        *shells,
    ]


def crossed() -> Marks:
    """Shootout: two guns crossed, both fired."""
    gun = moved(revolver(0.7), "rotate(-38 200 180) translate(30 34) scale(0.86)", -38)
    return [
        *rays(220, 190, 30, 0.3),
        *burst(336, 40, 46, VERMILION, FLAME),
        *burst(104, 40, 46, VERMILION, FLAME),
        *moved(gun, "translate(440 0) scale(-1 1)"),
        *gun,
    ]


def drum() -> Marks:
    """Russian Roulette: the drum from behind, one of its six places loaded."""
    face = disc(220, 180, 142, "url(#df)", 5)
    lit = radial("df", 170, 130, 220, (0, 0.02), (0.6, 0.25), (1, 0.8))
    flutes = "".join(
        disc(220 + 146 * cos(pi * i / 3 + pi / 6), 180 + 146 * sin(pi * i / 3 + pi / 6), 25, WHITE) for i in range(6)
    )
    rims = "".join(
        ring(220 + 84 * cos(pi * i / 3), 180 + 84 * sin(pi * i / 3), 40, 6)
        + disc(220 + 84 * cos(pi * i / 3), 180 + 84 * sin(pi * i / 3), 34, BLACK)
        for i in range(6)
    )
    live = disc(220 + 84 * cos(pi * 5 / 3), 180 + 84 * sin(pi * 5 / 3), 34, WHITE, 4) + disc(
        220 + 84 * cos(pi * 5 / 3), 180 + 84 * sin(pi * 5 / 3), 13, grey(0.3), 3
    )
    turn = lines("M48,120 C62,84 84,58 112,38", "M392,240 C378,276 356,302 328,322", width=6) + path(
        "M104,26 L126,32 L112,52 Z M336,334 L314,328 L328,308 Z", BLACK
    )
    return [
        *rays(220, 180, 26, 0.26),
        Cut(lit + face, 30, 5.4, 0.6, 3),
        Tint(disc(220, 180, 142, WHITE), LEAD, 0.9),
        *plain(flutes, None, 0),
        *plain(rims + disc(220, 180, 16, WHITE, 5), None, 1),
        *plain(live, BRASS, 1),
        over(disc(262, 107, 13, "none", 3)),
        *plain(turn, None, 1.6),
    ]


def belt() -> Marks:
    """Gun Belt: holster and a full row of rounds."""
    strap = part("M0,96 C120,148 320,148 440,92 L440,152 C320,210 120,210 0,156 Z", RUST, 0.15, 0.85, 4, span=(0, 440))
    loops = "".join(box(x, 128 + 26 * sin(pi * x / 440) - 6, 17, 46, WHITE, 2.6) for x in range(28, 200, 26))
    holster = part(
        "M262,150 L366,138 L382,212 L344,328 C330,350 298,346 290,330 L264,224 Z",
        BROWN,
        0.2,
        0.9,
        78,
        span=(262, 382),
        detail=lines("M278,230 L300,318", "M366,206 L334,316", width=2.4, color=WHITE),
    )
    buckle = plain(
        path("M206,132 L250,132 L250,196 L206,196 Z", WHITE, BLACK, 4)
        + path("M218,146 L238,146 L238,182 L218,182 Z", grey(0.85), BLACK, 3)
        + path("M200,164 L240,164", stroke=BLACK, width=6),
        BRASS,
    )
    grip = part(
        "M300,156 C300,124 322,92 350,66 C368,52 396,66 390,90 C384,112 360,128 350,150 Z",
        OCHRE,
        0.2,
        0.85,
        40,
        span=(300, 392),
    )
    grip += plain(path("M318,128 L344,146", stroke=BLACK, width=9))
    return [*rays(220, 150, 26, 0.24), *strap, *plain(loops, BRASS, 1.2), *grip, *holster, *buckle]
