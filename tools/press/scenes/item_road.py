"""Item cards of the road: fresh mount, rail pass, second revolver."""

from __future__ import annotations

from tools.press.inks import BRASS, HAZE, OCHRE, RUST, SAND, VERMILION
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import buttes, puff, rays, sky
from tools.press.scenes.revolver import revolver
from tools.press.shapes import BLACK, WHITE, box, disc, grey, group, linear, path, radial, ring, strands


def fresh_mount() -> Marks:
    """A rested horse, bridled, looking ahead."""
    coat = linear("coat", 60, 0, 340, 0, (0, 0.85), (0.4, 0.55), (0.75, 0.25), (1, 0.6))
    head = (
        "M60,360 C66,262 92,164 150,104 C166,88 182,76 198,66 L196,22 C210,30 220,42 226,56 L240,26 C250,38 254,54"
        " 252,70 C272,84 290,112 304,146 C320,180 342,206 352,232 C358,252 348,272 330,280 C314,288 296,282 288,272"
        " C270,262 252,252 238,246 C232,266 218,276 208,296 C200,316 198,340 200,360 Z"
    )
    mane = (
        "M198,66 C160,66 128,84 104,116 L118,114 C92,138 74,168 66,200 L80,192 C60,226 50,262 46,300 L60,288"
        " C52,314 48,340 48,360 L112,360 C112,316 118,262 132,216 L124,222 C134,186 150,154 172,126 L162,130"
        " C174,108 188,90 204,80 Z"
    )
    forelock = "M220,56 C236,62 252,78 256,102 C262,90 258,76 250,66 C262,74 270,90 270,108 C278,92 268,68 248,56 Z"
    hairs = strands(
        "M188,74 C150,88 120,122 104,160", "M176,92 C148,116 126,150 112,190", "M160,120 C136,152 112,204 98,262",
        "M140,170 C120,216 104,270 98,330", "M110,170 C92,210 78,262 74,320", "M124,246 C112,286 106,320 104,354",
        width=2,
    )  # fmt: skip
    eye = path("M248,128 C256,114 274,114 282,128 C274,136 256,138 248,128 Z", BLACK) + disc(270, 122, 3.4, WHITE)
    eye += path("M244,118 C256,104 274,104 286,118", stroke=BLACK, width=4)
    muzzle = path("M326,238 C332,228 342,232 342,242 C342,252 332,256 326,250 Z", BLACK)
    muzzle += path("M292,270 C304,266 314,262 322,264", stroke=BLACK, width=3.6)
    muzzle += path(
        "M304,168 C312,186 322,200 330,212 M236,246 C246,228 252,204 246,184 M232,156 C226,176 226,196 232,214",
        stroke=BLACK,
        width=3,
    )
    blaze = path(
        "M262,86 C276,104 292,136 302,162 C312,182 324,196 332,212 C324,218 318,214 312,204 C298,178 284,150 272,128"
        " C262,112 258,98 262,86 Z",
        WHITE,
    )
    strap = (
        "M214,82 C228,120 234,160 232,210 M232,210 C262,226 284,218 322,190 M214,82 C234,88 252,92 268,88"
        " M232,210 C222,240 196,286 168,330"
    )
    bridle = path(strap, stroke=BLACK, width=14) + path(strap, stroke=WHITE, width=7) + disc(232, 210, 13, WHITE, 4.5)
    return [
        *sky(0.5, 0.04, 300),
        *buttes(270, 0.4),
        Cut(coat + path(head, "url(#coat)", BLACK, 4.2), 56, 5.6, 0.7, 3),
        Tint(path(head, WHITE), RUST, 0.9),
        Cut(blaze, 0, 6, 0, 0),
        Cut(path(mane, BLACK, BLACK, 2) + hairs + path(forelock, BLACK), 0, 6, 0, 2.4),
        Cut(eye + muzzle, 0, 6, 0, 0, covers=False),
        Cut(bridle, 0, 6, 0, 2),
        Tint(path(strap, stroke=WHITE, width=8), VERMILION, 1.0),
    ]


def engine() -> Marks:
    """A locomotive from the front, coming on."""
    boiler = radial("bo", 196, 150, 120, (0, 0.25), (0.6, 0.7), (1, 0.98))
    front = disc(220, 178, 84, "url(#bo)", 5) + ring(220, 178, 70, 4, WHITE) + disc(220, 178, 22, grey(0.1), 4)
    bolts = "".join(
        disc(220 + dx, 178 + dy, 4.6, WHITE)
        for dx, dy in ((58, 0), (41, 41), (0, 58), (-41, 41), (-58, 0), (-41, -41), (0, -58), (41, -41))
    )
    stack = path("M196,98 L204,44 L178,14 L262,14 L236,44 L244,98 Z", "url(#st)", BLACK, 4)
    iron = linear("st", 178, 0, 262, 0, (0, 0.3), (0.4, 0.55), (1, 0.96))
    lamp = box(188, 54, 64, 52, grey(0.5), 4) + disc(220, 80, 21, WHITE, 4)
    beam = path("M112,254 L328,254 L334,282 L106,282 Z", grey(0.5), BLACK, 4)
    catcher = path("M120,282 L320,282 L362,350 L78,350 Z", grey(0.08), BLACK, 4)
    bars = strands(*[f"M{140 + 20 * i},284 L{106 + 28.5 * i:g},350" for i in range(9)], color=BLACK, width=6)
    rails = path("M60,360 L120,330 M380,360 L320,330", stroke=BLACK, width=9)
    return [
        puff(300, 40, ((0, 0, 30), (40, -16, 26), (80, 2, 30), (122, -6, 22), (-26, 10, 18))),
        Cut(rails, 0, 6, 0, 2),
        Cut(catcher + bars, 0, 6, 0, 2.4),
        Tint(path("M120,282 L320,282 L362,350 L78,350 Z", WHITE), VERMILION, 0.95),
        Cut(bars, 0, 6, 0, 0, covers=False),
        Cut(iron + stack, 84, 5, 0.4, 2.6),
        Cut(boiler + front + bolts, 45, 5.2, 0.7, 3),
        Tint(ring(220, 178, 70, 5, WHITE) + disc(220, 178, 22, WHITE), BRASS, 1.0),
        Cut(lamp, 30, 5, 0, 2.4),
        Tint(disc(220, 80, 21, WHITE), BRASS, 1.0),
        Cut(beam, 10, 5, 0, 2.4),
        Tint(beam, VERMILION, 0.95),
    ]


def rail_pass() -> Marks:
    """The train comes, and the ticket for it lies over the picture's corner, punched."""
    put = "translate(244 236) rotate(-12)"
    card = "M0,0 L176,0 L176,28 C164,28 164,48 176,48 L176,84 L0,84 L0,48 C12,48 12,28 0,28 Z"
    printed = strands("M24,20 L126,20", "M24,36 L108,36", "M24,64 L96,64", color=BLACK, width=5)
    frame = path("M14,8 L162,8 M14,76 L162,76", stroke=BLACK, width=2.4)
    hole = group(path("M140,48 l10,-10 l10,10 l-10,10 Z", BLACK), put)
    return [
        *rays(220, 120, 26, 0.26),
        *moved(engine(), "translate(-70 6) scale(0.98)"),
        Cut(group(path(card, WHITE, BLACK, 4), put), 0, 6, 0, 4),
        Tint(group(path(card, WHITE), put), OCHRE, 0.7),
        Cut(group(printed + frame, put), 0, 6, 0, 0, covers=False),
        Cut(hole, 0, 6, 0, 0, covers=False),
    ]


def second_revolver() -> Marks:
    """Two guns crossed."""
    left = moved(revolver(0.80), "translate(16 44) rotate(-32 220 180) scale(0.90)", -32)
    right = moved(revolver(0.60), "translate(424 44) scale(-1 1) rotate(-32 220 180) scale(0.90)", 32)
    ribbon = path("M96,318 C160,336 280,336 344,318 L352,346 C280,364 160,364 88,346 Z", grey(0.1), BLACK, 3.4)
    return [
        *rays(220, 150, 30, 0.24),
        Cut(disc(220, 150, 96, WHITE, 3) + ring(220, 150, 84, 3), 0, 6, 0, 3),
        Tint(disc(220, 150, 96, WHITE), HAZE, 0.7),
        *left,
        *right,
        Cut(ribbon, 20, 5, 0, 2.6),
        Tint(ribbon, SAND, 0.9),
    ]
