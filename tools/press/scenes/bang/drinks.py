"""What is drunk in a saloon."""

from __future__ import annotations

from tools.press.inks import (
    BONE,
    BOTTLE,
    BRASS,
    FLAME,
    LEAD,
    MOSS,
    OCHRE,
    RUST,
    SAND,
    SPARK,
    Ink,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import rays
from tools.press.scenes.bang.parts import lines, over, part, plain, table, wall
from tools.press.shapes import BLACK, WHITE, disc, grey, oval, path, ring


def beer() -> Marks:
    """A full mug on the bar."""
    mug = part(
        "M128,118 L292,118 L284,318 C240,330 180,330 136,318 Z",
        FLAME,
        0.2,
        0.8,
        90,
        span=(130, 290),
        middle=0.05,
        bend=0,
        line=4.4,
        strength=1.0,
        detail=lines("M160,136 L164,318", "M194,136 L196,324", "M226,136 L224,324", "M260,136 L254,318", width=3),
    )
    handle = path("M292,152 C356,140 366,268 286,276 L287,252 C334,244 330,166 291,176 Z", grey(0.25), BLACK, 4)
    foam = (
        "M118,128 C92,122 96,84 124,86 C124,54 172,44 186,68 C202,40 252,42 258,72 C284,58 316,82"
        " 300,108 C322,116 316,146 292,142 C288,158 268,158 264,142 C258,172 236,170 232,142"
        " C222,154 206,154 200,142 C192,186 170,182 170,142 C160,156 134,152 132,136 C126,136"
        " 120,134 118,128 Z"
    )
    curls = lines(
        "M140,104 C152,96 166,102 166,114",
        "M192,90 C206,82 222,90 220,104",
        "M250,96 C262,90 276,98 274,110",
        "M210,122 C220,116 232,120 232,128",
    )
    bubbles = "".join(
        ring(x, y, r, 2)
        for x, y, r in ((176, 260, 5), (208, 230, 4), (240, 280, 5), (214, 300, 3.4), (178, 206, 3.4), (242, 214, 3.4))
    )
    return [
        *rays(210, 150, 26, 0.26),
        *table(312),
        *plain(handle, None, 2.6, 60),
        *mug,
        over(bubbles),
        *plain(path(foam, WHITE, BLACK, 4) + curls),
    ]


def _bottle(ink: Ink, label: str, strength: float = 0.95) -> Marks:
    """A bottle about (0, 0), 260 high, its label drawn on a square of 100."""
    glass = (
        "M-54,140 L-54,-16 C-54,-44 -26,-50 -20,-74 L-20,-116 L20,-116 L20,-74 C26,-50 54,-44"
        " 54,-16 L54,140 C54,148 -54,148 -54,140 Z"
    )
    slip = "M-48,4 L48,4 L48,104 L-48,104 Z"
    neck = plain(path("M-24,-134 L24,-134 L24,-112 L-24,-112 Z", grey(0.4), BLACK, 3.4), RUST)
    return [
        *part(glass, ink, 0.35, 0.95, 88, span=(-54, 54), middle=0.1, bend=0, line=4.2, strength=strength),
        *neck,
        Cut(path(slip, WHITE, BLACK, 3), 0, 5, 0, 1),
        Tint(path(slip, WHITE), BONE, 1.0),
        over(f'<g transform="translate(-46 6) scale(0.92 0.96)">{label}</g>'),
    ]


_XXX = path(
    "M8,34 L32,66 M32,34 L8,66 M38,34 L62,66 M62,34 L38,66 M68,34 L92,66 M92,34 L68,66", stroke=BLACK, width=8
) + path("M6,18 L94,18 M6,82 L94,82", stroke=BLACK, width=5)


def _glass(x: float, y: float, ink: Ink) -> Marks:
    cup = f"M{x - 34},{y - 74} L{x + 34},{y - 74} L{x + 28},{y} L{x - 28},{y} Z"
    full = f"M{x - 32},{y - 46} L{x + 32},{y - 46} L{x + 27},{y - 6} L{x - 27},{y - 6} Z"
    return [
        *plain(path(cup, WHITE, BLACK, 3.8), None, 2.4),
        *part(full, ink, 0.1, 0.5, 88, span=(x - 32, x + 32), line=2, edge=0),
        over(lines(f"M{x - 22},{y - 66} L{x - 19},{y - 14}", width=3)),
    ]


def hard_liquor() -> Marks:
    """A bottle of three crosses and two small glasses."""
    return [
        *rays(190, 150, 26, 0.28),
        *table(306),
        *moved(_bottle(BOTTLE, _XXX), "translate(170 180)"),
        *_glass(282, 312, FLAME),
        *_glass(360, 318, FLAME),
    ]


def tequila() -> Marks:
    """A tall bottle, half a lime, salt."""
    agave = "".join(
        path(
            f"M50,84 C{50 + dx * 0.4:g},60 {50 + dx * 0.8:g},34 {50 + dx},20 C{50 + dx + 4},40 {50 + dx * 0.6:g},66"
            " 58,84 Z",
            BLACK,
        )
        for dx in (-40, -22, -4, 14, 32)
    )
    lime = (
        oval(322, 292, 46, 40, WHITE, 4)
        + oval(322, 292, 36, 31, grey(0.08), 2)
        + lines(
            *[
                f"M322,292 L{322 + dx},{292 + dy}"
                for dx, dy in ((34, 0), (-34, 0), (17, 26), (-17, 26), (17, -26), (-17, -26))
            ],
            width=2.6,
        )
    )
    salt = "".join(disc(x, y, 2.6) for x, y in ((70, 336), (88, 330), (102, 340), (84, 346), (112, 332), (58, 344)))
    return [
        *rays(180, 120, 26, 0.26),
        *table(314, OCHRE),
        *moved(_bottle(SPARK, agave, 1.0), "translate(186 178) scale(0.94 1.06)"),
        Cut(lime, 0, 5, 0, 2.6),
        Tint(oval(322, 292, 46, 40, WHITE), MOSS, 1.0),
        over(lime.replace(WHITE, "none")),
        *plain(salt, None, 1),
    ]


def whisky() -> Marks:
    """A stone jug with a cork."""
    jug = (
        "M126,322 C96,276 104,206 146,176 C166,160 176,146 176,124 L176,92 L252,92 L252,124"
        " C252,146 262,160 282,176 C324,206 332,276 302,322 C260,338 168,338 126,322 Z"
    )
    glaze = (
        "M112,230 C140,246 288,246 316,230 C306,196 286,178 270,166 C256,152 252,140 252,124"
        " L252,92 L176,92 L176,124 C176,140 172,152 158,166 C142,178 122,196 112,230 Z"
    )
    handle = path("M254,108 C310,104 322,170 280,190", stroke=BLACK, width=22) + path(
        "M254,108 C310,104 322,170 280,190", stroke=WHITE, width=13
    )
    marks = path(
        "M156,256 L184,300 M184,256 L156,300 M200,256 L228,300 M228,256 L200,300 M244,256 L272,300 M272,256 L244,300",
        stroke=BLACK,
        width=8,
    )
    cork = plain(path("M186,94 L192,56 L236,56 L242,94 Z", grey(0.3), BLACK, 3.6), OCHRE)
    return [
        *rays(214, 190, 26, 0.28),
        *table(314),
        *plain(handle, RUST, 2.4),
        *cork,
        *part(jug, SAND, 0.04, 0.85, 40, span=(100, 330), middle=0.15, bend=0.8, line=4.4),
        *part(glaze, RUST, 0.15, 0.9, 30, span=(100, 330), bend=0.8, edge=0),
        over(marks),
    ]


def rhum() -> Marks:
    """A keg on its stand, tapped, a tankard under the tap."""
    keg = part(
        "M72,110 C60,140 60,200 72,236 C150,256 262,256 330,236 C344,200 344,140 330,110 C262,90 150,90 72,110 Z",
        RUST,
        0.1,
        0.9,
        4,
        down=True,
        span=(90, 250),
        middle=0.3,
        line=4.2,
        detail=lines("M66,144 C150,128 262,128 338,144", "M63,176 L341,176", "M66,208 C150,222 262,222 338,208"),
    )
    hoops = plain(
        path(
            "M110,98 C98,140 98,206 110,246 L126,248 C116,206 116,140 126,96 Z M278,94 C290,140"
            " 290,206 278,250 L294,246 C306,206 306,140 294,98 Z",
            grey(0.8),
            BLACK,
            3,
        )
    )
    tap = plain(
        path(
            "M150,232 L176,232 L176,252 L196,252 L196,268 L150,268 Z M154,212 L172,212 L172,234"
            " L154,234 Z M142,204 L184,204 L184,214 L142,214 Z",
            grey(0.3),
            BLACK,
            3,
        ),
        BRASS,
    )
    drop = plain(
        path("M188,272 C196,284 198,288 196,292 C192,298 184,298 182,292 C180,288 182,284 188,272 Z", BLACK), None, 1
    )
    stand = part("M60,246 L112,228 L112,286 L60,286 Z M292,228 L346,246 L346,286 L292,286 Z", OCHRE, 0.2, 0.8, 70)
    mug = part("M158,300 L222,300 L218,352 L162,352 Z", LEAD, 0.05, 0.8, 88, span=(158, 222))
    return [
        *wall(0.5, SAND, planks=True),
        *table(290),
        *stand,
        *keg,
        *hoops,
        *tap,
        *drop,
        *mug,
        *plain(path("M222,312 C246,310 246,342 220,340", stroke=BLACK, width=7)),
    ]


def shot_glass() -> Marks:
    """One glass, filled to the rim, held out."""
    return [
        *rays(220, 160, 28, 0.3),
        *table(300),
        *moved(_glass(0, 0, FLAME), "translate(220 316) scale(2.9)", 0, 0.4),
        *plain(oval(220, 106, 98, 15, WHITE, 4), None, 1),
    ]


def bottle() -> Marks:
    """A bottle thrown end over end, the drink flying out."""
    splash = "M316,92 C344,60 378,66 404,42 C400,74 420,92 424,118 C400,104 384,124 356,116 C340,120 326,112 316,92 Z"
    drops = "".join(disc(x, y, r) for x, y, r in ((386, 142, 7), (352, 36, 6), (418, 150, 4.4), (420, 24, 4)))
    swish = lines(
        "M60,90 C84,60 118,42 154,38",
        "M44,120 C60,92 74,78 92,66",
        "M330,300 C300,322 262,334 224,332",
        "M350,276 C340,290 330,300 318,310",
        width=4.4,
    )
    return [
        *rays(220, 180, 28, 0.28),
        *plain(swish, None, 1.4),
        Cut(path(splash, grey(0.06), BLACK, 3.6) + drops, 0, 6, 0, 2.4),
        Tint(path(splash, WHITE) + drops, FLAME, 1.0),
        *moved(_bottle(BOTTLE, _XXX), "translate(206 186) rotate(48)", 48),
    ]
