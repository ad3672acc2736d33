"""Gear for man and horse, laid out one by one."""

from __future__ import annotations

from tools.press.inks import (
    BONE,
    BOTTLE,
    BRASS,
    BROWN,
    FLAME,
    LEAD,
    MOSS,
    OCHRE,
    PRUSSIAN,
    RUST,
    SAND,
    SLATE,
    SPARK,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import buttes, rays, sky
from tools.press.scenes.bang.parts import burst, dashed, floor, lines, nugget, over, part, plain, wall
from tools.press.shapes import BLACK, WHITE, disc, grey, group, oval, path, radial, ring, star


def binocular() -> Marks:
    """Field glasses."""
    marks: Marks = [*rays(220, 170, 28, 0.28)]
    for x in (84, 244):
        marks += part(
            f"M{x + 20},76 L{x + 92},76 L{x + 112},286 L{x},286 Z",
            SLATE,
            0.15,
            0.95,
            88,
            span=(x, x + 112),
            middle=0.05,
            bend=0,
            line=4.2,
        )
        marks += plain(
            path(f"M{x + 12},52 L{x + 100},52 L{x + 96},84 L{x + 16},84 Z", grey(0.5), BLACK, 3.6)
            + path(f"M{x - 8},270 L{x + 120},270 L{x + 124},300 L{x - 12},300 Z", grey(0.4), BLACK, 3.6),
            BRASS,
        )
        marks += [
            Cut(
                radial("ob", x + 40, 296, 70, (0, 0.02), (1, 0.7)) + oval(x + 56, 304, 62, 22, "url(#ob)", 4),
                20,
                5,
                0.4,
                1.4,
            ),
            Tint(oval(x + 56, 304, 62, 22, WHITE), PRUSSIAN, 0.6),
        ]
    bridge = plain(
        path("M184,120 L256,120 L256,148 L184,148 Z M196,190 L244,190 L244,214 L196,214 Z", grey(0.5), BLACK, 3.4)
        + disc(220, 134, 20, WHITE, 4)
        + lines("M220,118 L220,150", "M206,134 L234,134"),
        BRASS,
    )
    return [*marks, *bridge]


def bible() -> Marks:
    """A thick book with a cross, a bullet stuck in it."""
    back = part("M120,66 L322,44 L350,292 L150,326 Z", BROWN, 0.25, 0.9, 70, span=(110, 350), line=4.4)
    pages = plain(
        path("M322,44 L342,56 L368,296 L350,292 Z M150,326 L350,292 L368,296 L170,334 Z", WHITE, BLACK, 3)
        + lines("M330,54 L356,288", "M160,329 L356,297", width=2),
        BONE,
        1,
    )
    cross = plain(
        path(
            "M220,104 L246,101 L250,146 L294,141 L297,165 L253,170 L262,250 L236,253 L226,173"
            " L182,178 L180,155 L224,150 Z",
            WHITE,
            BLACK,
            3,
        ),
        BRASS,
        1,
    )
    hole = plain(star(9, 27, 13, 288, 232, WHITE, 2) + disc(288, 232, 12, grey(0.6), 3), None, 1)
    clasp = plain(
        path("M318,120 L360,116 L362,140 L320,144 Z M328,214 L370,210 L372,232 L330,236 Z", grey(0.2), BLACK, 3),
        BRASS,
        1,
    )
    return [*rays(230, 180, 30, 0.3), *back, *pages, *cross, *hole, *clasp]


def iron_plate() -> Marks:
    """A stove door worn under the shirt, dented."""
    plate = part(
        "M116,56 C150,40 290,40 324,56 C340,150 332,260 300,318 C270,334 170,334 140,318 C108,260 100,150 116,56 Z",
        LEAD,
        0.05,
        0.95,
        70,
        span=(104, 340),
        middle=0.25,
        line=4.6,
        strength=0.85,
    )
    rivets = "".join(
        disc(x, y, 8, WHITE, 3)
        for x, y in ((136, 80), (304, 80), (128, 150), (312, 150), (136, 230), (304, 230), (158, 296), (282, 296))
    )
    dents = "".join(
        disc(x, y, r, grey(0.85), 3)
        + path(f"M{x - r},{y + 4} a{r},{r} 0 0 0 {2 * r},0", stroke=WHITE, width=4)
        + lines(
            f"M{x - r - 6},{y} l-14,-4",
            f"M{x + r + 6},{y} l14,-6",
            f"M{x},{y - r - 6} l2,-14",
            f"M{x - 4},{y + r + 7} l-4,14",
            width=3,
        )
        for x, y, r in ((196, 136, 20), (258, 200, 24), (190, 246, 16))
    )
    straps = part("M116,62 L80,0 L110,0 L146,52 Z M324,62 L360,0 L330,0 L294,52 Z", RUST, 0.2, 0.8, 60, span=(80, 360))
    return [*rays(220, 180, 30, 0.3), *straps, *plate, *plain(rivets, None, 1), *plain(dents, None, 0)]


def knife() -> Marks:
    """A bowie knife driven into a table."""
    blade = part(
        "M196,60 L248,52 C268,110 266,190 240,272 C222,230 206,150 196,60 Z",
        LEAD,
        0.02,
        0.75,
        84,
        span=(190, 268),
        middle=0.05,
        line=4,
    )
    guard = plain(path("M176,48 L268,34 L272,54 L180,68 Z", grey(0.3), BLACK, 3.4), BRASS)
    hilt = part(
        "M202,44 L194,-22 C206,-34 228,-36 240,-26 L246,38 Z",
        RUST,
        0.2,
        0.85,
        84,
        span=(194, 246),
        detail="".join(disc(x, y, 5, WHITE, 2) for x, y in ((214, -2), (222, 24))),
    )
    wood = part(
        "M0,250 L440,238 L440,360 L0,360 Z",
        RUST,
        0.12,
        0.7,
        3,
        down=True,
        span=(240, 360),
        detail=lines("M0,290 L440,280", "M0,330 L440,322"),
    )
    cut = plain(
        path("M214,262 C230,252 258,252 272,260 C258,270 230,272 214,262 Z", BLACK)
        + lines("M206,266 L180,276", "M280,264 L306,272", width=3.4),
        None,
        0,
    )
    glint = plain(lines("M282,96 L316,86", "M284,124 L310,124", "M180,120 L150,112", width=4), None, 1)
    return [*rays(226, 240, 30, 0.28), *wood, *cut, *moved([*blade, *guard, *hilt], "translate(6 20)"), *glint]


def canteen() -> Marks:
    """A round canteen on its strap."""
    strap = path("M132,150 C110,60 160,6 220,6 C280,6 330,60 308,150", stroke=BLACK, width=18) + path(
        "M132,150 C110,60 160,6 220,6 C280,6 330,60 308,150", stroke=WHITE, width=10
    )
    body = disc(220, 212, 120, "url(#cn)", 4.6)
    lit = radial("cn", 170, 160, 190, (0, 0.04), (0.6, 0.3), (1, 0.92))
    rings = ring(220, 212, 98, 3) + ring(220, 212, 54, 3)
    neck = plain(
        path("M196,96 L244,96 L240,70 L200,70 Z", grey(0.4), BLACK, 3.6)
        + path("M204,70 L236,70 L232,50 L208,50 Z", grey(0.2), BLACK, 3.4),
        BRASS,
    )
    us = path(
        "M196,190 L196,222 C196,240 216,240 216,222 L216,190 M246,196 C240,186 226,190 228,200"
        " C230,212 248,210 248,224 C246,238 230,240 224,230",
        stroke=BLACK,
        width=7,
    )
    return [
        *sky(0.4, 0.03, 240),
        *buttes(280, 0.4),
        *plain(strap, RUST, 2.4),
        *neck,
        Cut(lit + body + rings, 40, 5.4, 0.8, 3),
        Tint(disc(220, 212, 120, WHITE), BOTTLE, 0.85),
        over(us),
    ]


def horseshoe() -> Marks:
    """A horseshoe nailed over the door."""
    shoe = (
        "M130,326 L130,292 C84,200 100,52 220,52 C340,52 356,200 310,292 L310,326 L256,326"
        " L256,292 C300,210 290,110 220,110 C150,110 140,210 184,292 L184,326 Z"
    )
    nails = "".join(
        disc(x, y, 9, WHITE, 4) for x, y in ((126, 236), (124, 164), (160, 102), (280, 102), (316, 164), (314, 236))
    )
    groove = path("M142,290 C110,210 118,82 220,82 C322,82 330,210 298,290", stroke=BLACK, width=5)
    return [
        *wall(0.45, OCHRE, planks=True),
        *part(shoe, LEAD, 0.05, 0.95, 60, span=(96, 344), middle=0.3, line=5, bend=0.6),
        over(groove),
        *plain(nails, None, 1),
        *burst(220, 214, 44, SPARK, FLAME, 8),
    ]


def gold_pan() -> Marks:
    """A pan swirled in a creek, gold at its rim."""
    water = part(
        "M0,210 C80,190 160,226 240,206 C320,190 380,214 440,200 L440,360 L0,360 Z",
        PRUSSIAN,
        0.1,
        0.6,
        2,
        down=True,
        span=(200, 360),
        strength=0.7,
        detail=lines(
            "M20,250 C60,240 90,256 130,248",
            "M300,330 C340,320 380,336 424,326",
            "M20,338 C60,328 90,344 130,336",
            width=3,
            color=WHITE,
        ),
    )
    pan = part(
        "M64,210 C64,170 376,170 376,210 C370,274 300,306 220,306 C140,306 70,274 64,210 Z",
        LEAD,
        0.05,
        0.95,
        20,
        span=(64, 376),
        middle=0.3,
        line=4.6,
    )
    rim = plain(oval(220, 206, 156, 44, grey(0.25), 4.4) + oval(220, 216, 128, 30, WHITE, 3), SAND)
    gold = [m for x, y, s in ((300, 214, 30), (262, 228, 22), (330, 200, 18), (232, 232, 15)) for m in nugget(x, y, s)]
    swirl = over(lines("M130,214 C150,196 200,192 240,200", "M150,226 C180,214 206,212 224,214", width=3))
    return [
        *sky(0.4, 0.03, 200),
        *moved(buttes(200, 0.35)[:2], "translate(0 -6)"),
        *water,
        *pan,
        *rim,
        swirl,
        *gold,
        *burst(318, 178, 22, SPARK, FLAME, 8),
    ]


def boots() -> Marks:
    """A pair of tall boots with spurs."""
    one = (
        "M104,60 C128,52 170,52 196,60 L192,210 C214,236 256,250 276,268 C290,284 286,308 272,310"
        " L104,310 C96,270 112,226 108,180 Z"
    )
    stitch = lines(
        "M124,80 C140,120 160,120 176,80",
        "M122,110 C140,150 160,150 178,110",
        "M128,220 C150,236 172,240 196,240",
        width=2.6,
        color=WHITE,
    )
    sole = path("M100,310 L284,310 L284,324 L160,324 L156,336 L102,336 Z", BLACK)
    spur = (
        ring(92, 288, 12, 4)
        + star(8, 22, 10, 74, 288, WHITE, 3)
        + path("M104,276 C150,292 180,292 204,280", stroke=BLACK, width=6)
    )
    boot = [
        *part(one, RUST, 0.15, 0.9, 80, span=(96, 286), middle=0.3, line=4.2, detail=stitch),
        *plain(sole),
        *plain(spur, BRASS, 1.4),
    ]
    return [
        *rays(230, 180, 28, 0.28),
        *floor(322),
        *moved(boot, "translate(116 -26) scale(0.92)", 0, 0.95),
        *moved(boot, "translate(-22 4)"),
    ]


def lucky_charm() -> Marks:
    """A four-leaved clover in a locket."""
    chain = dashed("M60,0 C80,70 150,110 206,118 M380,0 C360,70 290,110 234,118", 9, 6, 8)
    case = disc(220, 226, 112, "url(#lc)", 5)
    lit = radial("lc", 170, 170, 190, (0, 0.02), (0.6, 0.12), (1, 0.7))
    leaf = "M0,0 C-26,-12 -38,-46 -18,-58 C-6,-64 0,-52 0,-46 C0,-52 6,-64 18,-58 C38,-46 26,-12 0,0 Z"
    leaves = "".join(
        group(
            path(leaf, grey(0.3), BLACK, 3.4) + path("M0,-6 L0,-38", stroke=BLACK, width=2.4),
            f"translate(220 218) rotate({t}) scale(1.15)",
        )
        for t in (45, 135, 225, 315)
    )
    stem = path("M222,220 C232,256 244,280 262,296", stroke=BLACK, width=8)
    return [
        *rays(220, 226, 30, 0.3),
        *plain(chain, None, 1),
        *plain(disc(220, 118, 16, WHITE, 5), BRASS),
        Cut(lit + case + ring(220, 226, 98, 3), 40, 5.4, 0.5, 3),
        Tint(disc(220, 226, 112, WHITE), BRASS, 1.0),
        *plain(stem),
        Cut(leaves, 50, 5, 0, 2),
        Tint(leaves, MOSS, 1.0),
    ]


def rucksack() -> Marks:
    """A pack with bedroll and pan."""
    roll = part(
        "M92,66 C76,66 76,118 92,118 L348,118 C364,118 364,66 348,66 Z",
        VERMILION,
        0.1,
        0.85,
        2,
        down=True,
        span=(66, 118),
        middle=0.25,
        detail=ring(348, 92, 16, 4),
    )
    pack = part(
        "M104,120 L336,120 C356,180 360,260 342,326 L98,326 C80,260 84,180 104,120 Z",
        OCHRE,
        0.1,
        0.85,
        70,
        span=(84, 356),
        line=4.4,
    )
    flap = part(
        "M98,118 L342,118 C348,160 344,196 330,214 L110,214 C96,196 92,160 98,118 Z",
        OCHRE,
        0.2,
        0.9,
        84,
        span=(92, 348),
    )
    straps = plain(
        "".join(
            path(f"M{x},60 L{x + 20},60 L{x + 20},248 L{x},248 Z", grey(0.7), BLACK, 3)
            + path(f"M{x - 6},232 L{x + 26},232 L{x + 26},262 L{x - 6},262 Z", WHITE, BLACK, 3.4)
            + path(f"M{x + 10},236 L{x + 10},258", stroke=BLACK, width=4)
            for x in (144, 276)
        ),
        None,
    )
    pocket = part("M166,252 L274,252 L268,312 L172,312 Z", OCHRE, 0.1, 0.6, 60, span=(166, 274))
    cross = plain(
        path(
            "M210,264 L230,264 L230,274 L240,274 L240,292 L230,292 L230,302 L210,302 L210,292"
            " L200,292 L200,274 L210,274 Z",
            WHITE,
            BLACK,
            2.6,
        ),
        VERMILION,
        1,
    )
    return [*rays(220, 190, 28, 0.28), *roll, *pack, *flap, *straps, *pocket, *cross]


def handcuffs() -> Marks:
    """Two iron cuffs and their chain."""
    marks: Marks = [*rays(220, 180, 30, 0.3)]
    links = "".join(
        f'<ellipse cx="{186 + 34 * i}" cy="{176 + (i % 2) * 6}" rx="24" ry="13" fill="none"'
        f' stroke="#000000" stroke-width="11"/><ellipse cx="{186 + 34 * i}" cy="{176 + (i % 2) * 6}"'
        ' rx="24" ry="13" fill="none" stroke="#FFFFFF" stroke-width="4"/>'
        for i in range(3)
    )
    for x in (104, 336):
        outer = ring(x, 186, 80, 30) + ring(x, 186, 80, 22, WHITE)
        marks += [Cut(outer, 0, 5, 0, 3), Tint(ring(x, 186, 80, 22, WHITE), LEAD, 1.0), over(ring(x, 186, 84, 3))]
        marks += plain(
            path(f"M{x - 26},92 L{x + 26},92 L{x + 22},124 L{x - 22},124 Z", grey(0.4), BLACK, 3.6) + disc(x, 106, 6),
            LEAD,
        )
    key = plain(
        ring(220, 298, 20, 10) + path("M240,298 L330,298 M306,298 L306,320 M326,298 L326,318", stroke=BLACK, width=10),
        BRASS,
    )
    return [*marks, *plain(links, None), *key]
