"""What is drunk, thrown, slammed and sung in a saloon."""

from __future__ import annotations

from tools.press.inks import (
    BONE,
    BOTTLE,
    FLAME,
    FLESH,
    OCHRE,
    PLUM,
    PRUSSIAN,
    ROSE,
    RUST,
    SAND,
    SPARK,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import rays
from tools.press.scenes.bang.parts import lines, part, plain, playing_card, wall
from tools.press.shapes import BLACK, WHITE, box, disc, grey, path, star

_FIST = (
    "M104,196 C130,168 164,150 196,146 L262,138 C276,138 278,156 264,160 L216,170 L270,176"
    " C286,178 284,198 268,198 L218,196 L262,208 C276,212 272,230 256,228 L210,218 L240,234"
    " C252,242 244,256 230,250 L190,232 C176,258 162,274 148,284 Z"
)


def saloon() -> Marks:
    """The swinging doors, light behind them."""
    glow = "M86,0 L354,0 L354,360 L86,360 Z"
    inside: Marks = [Cut(path(glow, grey(0.06)), 0, 6, 0, 0), Tint(path(glow, WHITE), FLAME, 0.95)]
    lamp = plain(
        path("M220,0 L220,40 M190,62 L250,62 L238,40 L202,40 Z", grey(0.6), BLACK, 3.4) + disc(220, 72, 12, WHITE, 3),
        None,
    )
    bar = plain(
        path("M120,196 L320,196 L320,214 L120,214 Z", grey(0.8), BLACK, 3)
        + "".join(
            path(
                f"M{x},196 L{x},172 L{x + 3},168 L{x + 3},154 L{x + 11},154 L{x + 11},168 L{x + 14},172"
                f" L{x + 14},196 Z",
                grey(0.5),
                BLACK,
                2.4,
            )
            for x in (140, 166, 206, 256, 288)
        ),
        None,
    )
    posts = part(
        "M44,0 L88,0 L88,360 L44,360 Z M352,0 L396,0 L396,360 L352,360 Z", RUST, 0.15, 0.85, 86, span=(44, 396)
    )
    leaf = "M88,142 C130,104 170,190 214,150 L214,322 L88,322 Z"
    slats = "".join(
        lines(f"M104,{y} L200,{y}", width=8) + lines(f"M104,{y - 1} L200,{y - 1}", width=2, color=WHITE)
        for y in range(196, 312, 16)
    )
    left = part(leaf, RUST, 0.1, 0.7, 84, span=(80, 220), detail=slats)
    right = moved(left, "translate(440 0) scale(-1 1)")
    boards = part("M0,330 L440,330 L440,360 L0,360 Z", SAND, 0.2, 0.6, 2)
    return [*wall(0.6, RUST, planks=True), *inside, *lamp, *bar, *posts, *left, *right, *boards]


def panic() -> Marks:
    """A hand snatches a card."""
    zip_ = lines(
        "M330,40 L404,58", "M344,22 L424,40", "M372,120 L430,134", "M360,180 L420,196", "M350,240 L404,254", width=4
    )
    sleeve = part("M0,250 L92,206 L132,296 L40,360 L0,360 Z", BOTTLE, 0.3, 0.95, 60, span=(0, 150))
    cuff = plain(path("M84,202 L106,192 L150,284 L128,298 Z", WHITE, BLACK, 4))
    thumb = path(
        "M176,156 C190,126 214,104 240,98 C254,96 258,112 246,118 C228,128 216,142 210,160 Z", WHITE, BLACK, 3.6
    )
    hand = path(_FIST, grey(0.04), BLACK, 4)
    return [
        *rays(230, 170, 26, 0.28),
        *plain(zip_, None, 1),
        *playing_card(284, 172, 142, 13, "clubs", PRUSSIAN, face=False),
        *sleeve,
        *cuff,
        Cut(hand + thumb, 20, 6, 0, 2.6),
        Tint(hand + thumb, FLESH, 0.8),
    ]


def cat_balou() -> Marks:
    """A gloved hand flicks a card off the table; it is torn in two."""
    upper = "M236,52 L352,24 L372,112 L352,106 L338,124 L318,112 L300,130 L284,118 L266,136 L254,124 Z"
    lower = "M258,146 L272,140 L288,152 L304,136 L322,150 L342,132 L358,142 L378,126 L400,216 L282,244 Z"
    halves = [
        *moved(
            part(
                upper,
                BONE,
                0.02,
                0.1,
                40,
                detail=path("M284,66 c-14,-18 -36,-2 -22,16 l26,22 l22,-28 c10,-20 -16,-30 -26,-10 Z", BLACK),
            ),
            "translate(-6 -6) rotate(-7 300 80)",
        ),
        *moved(
            part(lower, BONE, 0.02, 0.1, 40, detail=disc(334, 188, 22, BLACK)), "translate(14 18) rotate(6 330 190)"
        ),
    ]
    sleeve = part("M0,206 C60,190 92,206 120,226 L104,330 C70,350 30,352 0,346 Z", PLUM, 0.25, 0.95, 70, span=(0, 130))
    lace = plain("".join(disc(112 + (i % 2) * 6, 222 + 18 * i, 13, WHITE, 3) for i in range(7)))
    glove = part(
        "M118,226 C152,210 190,196 222,186 L284,160 C300,156 308,172 294,180 L246,206 L262,212"
        " C276,222 264,240 250,236 L236,232 L244,246 C250,262 232,272 220,262 L208,252 L208,266"
        " C206,280 188,282 182,268 C164,286 136,304 112,312 Z",
        ROSE,
        0.05,
        0.5,
        24,
        span=(110, 290),
    )
    lashes = lines(
        "M196,150 L176,116", "M226,138 L214,96", "M400,60 L424,46", "M404,250 L428,262", "M250,268 L262,300", width=4
    )
    return [*rays(310, 140, 28, 0.28), *plain(lashes, None, 1), *halves, *sleeve, *glove, *lace]


def rag_time() -> Marks:
    """An upright piano, its notes in the air."""
    body = part("M60,96 L380,96 L392,330 L48,330 Z", RUST, 0.2, 0.85, 86, span=(48, 392))
    top = part("M48,80 L392,80 L392,104 L48,104 Z", RUST, 0.1, 0.7, 2, span=(48, 392))
    panel = plain(
        path("M84,122 L356,122 L356,196 L84,196 Z", grey(0.5), BLACK, 3)
        + path("M120,160 C150,130 190,190 220,160 C250,130 290,190 320,160", stroke=WHITE, width=4),
        None,
        1,
        60,
    )
    keys = plain(
        path("M52,226 L388,226 L394,262 L46,262 Z", WHITE, BLACK, 3.4)
        + lines(*[f"M{66 + 21 * i},226 L{64 + 21.4 * i:g},262" for i in range(16)], width=2)
        + "".join(box(60 + 21 * i, 226, 11, 21) for i in range(15) if i % 7 not in (2, 6))
    )
    notes = "".join(
        disc(x, y, 13, BLACK)
        + path(
            f"M{x + 11},{y} L{x + 11},{y - 50} C{x + 24},{y - 40} {x + 30},{y - 34} {x + 26},{y - 18}",
            stroke=BLACK,
            width=6,
        )
        for x, y in ((84, 60), (194, 64), (312, 58))
    )
    candle = plain(
        path("M66,150 L78,150 L78,118 L66,118 Z M362,150 L374,150 L374,118 L362,118 Z", WHITE, BLACK, 2.6), None, 1
    )
    pedal = plain(
        path("M180,306 L260,306 L260,330 L180,330 Z", grey(0.9), BLACK, 3)
        + box(200, 318, 12, 22, WHITE, 2)
        + box(228, 318, 12, 22, WHITE, 2),
        None,
        1,
    )
    return [*rays(220, 110, 30, 0.26), *body, *panel, *top, *candle, *keys, *pedal, *plain(notes, VERMILION, 2)]


def brawl() -> Marks:
    """A chair breaks in the air, stars and glass all round."""
    back = part(
        "M-74,-150 L-58,-152 L-48,14 L-64,14 Z M44,-152 L60,-152 L66,12 L50,12 Z"
        " M-66,-132 L54,-134 L56,-106 L-64,-104 Z M-62,-84 L56,-86 L57,-64 L-60,-62 Z",
        RUST, 0.1, 0.8, 84, span=(-74, 66), line=3.4,
    )  # fmt: skip
    seat = part("M-82,8 L84,2 L112,46 L-66,56 Z", OCHRE, 0.1, 0.7, 8, span=(-82, 112), line=3.6)
    leg = "M-8,0 L8,0 L12,110 L-4,112 Z"
    legs = [
        *moved(part(leg, RUST, 0.1, 0.8, 84, span=(-8, 12), line=3.2), "translate(92 46) rotate(-6)", -6),
        *moved(part(leg, RUST, 0.1, 0.8, 84, span=(-8, 12), line=3.2), "translate(-60 70) rotate(38)", 38),
        *moved(part(leg, RUST, 0.1, 0.8, 84, span=(-8, 12), line=3.2), "translate(30 76) rotate(16)", 16),
    ]
    crack = plain(path("M-16,10 L0,26 L-12,36 L8,54", stroke=BLACK, width=6), None, 1)
    chair = moved([*legs, *back, *seat, *crack], "translate(222 166) rotate(18)", 18)
    stars = "".join(
        star(5, r, r * 0.42, x, y, WHITE, 3.4, 0.2)
        for x, y, r in ((62, 66, 30), (388, 96, 36), (372, 300, 28), (56, 250, 24))
    )
    glass = "".join(
        path(d, grey(0.3), BLACK, 3)
        for d in ("M366,190 l34,-14 l-10,30 Z", "M40,160 l24,10 l-26,18 Z", "M322,40 l16,-26 l14,28 Z")
    )
    return [*rays(220, 180, 30, 0.34), *chair, *plain(stars, SPARK, 2.4), *plain(glass, BOTTLE, 2)]


def punch() -> Marks:
    """A fist, coming straight at you."""
    sleeve = part("M150,300 L290,300 L330,360 L110,360 Z", PRUSSIAN, 0.3, 0.95, 80, span=(110, 330))
    back = part(
        "M124,170 C120,110 160,76 220,76 C282,76 320,110 316,172 C320,236 296,296 286,306"
        " L154,306 C144,296 120,236 124,170 Z",
        FLESH,
        0.02,
        0.6,
        20,
        span=(120, 320),
        bend=0.6,
        line=4.2,
        strength=0.8,
    )
    fingers = "".join(
        path(
            f"M{x},112 C{x - 6},96 {x + 42},92 {x + 44},112 L{x + 44},176 C{x + 40},196 {x + 4},196 {x},176 Z",
            grey(0.04 + 0.06 * i),
            BLACK,
            4,
        )
        for i, x in enumerate((124, 172, 220, 268))
    )
    thumb = path(
        "M120,190 C140,176 190,184 232,206 C250,216 244,238 224,236 C190,232 160,236 136,232 Z", grey(0.06), BLACK, 4
    )
    force = lines(
        "M60,70 L20,40",
        "M84,40 L66,8",
        "M380,70 L420,40",
        "M356,40 L374,8",
        "M40,180 L4,180",
        "M400,180 L436,180",
        width=6,
    )
    return [
        *rays(220, 170, 34, 0.36),
        *plain(force, None, 2),
        *sleeve,
        *back,
        Cut(fingers, 30, 5.4, 0.3, 2),
        Tint(fingers, FLESH, 0.8),
        Cut(thumb, 20, 5.4, 0.3, 2),
        Tint(thumb, FLESH, 0.8),
    ]


def can_can() -> Marks:
    """Three boots kicked over a froth of petticoats."""
    stocking = "M-26,130 C-24,60 -18,10 0,-44 L40,-30 C34,20 30,70 30,130 Z"
    boot = "M-4,-40 C0,-66 8,-86 18,-100 L78,-128 C92,-128 94,-106 82,-100 L56,-84 L44,-26 C28,-18 8,-26 -4,-40 Z"
    laces = lines("M8,-64 l26,10", "M4,-50 l28,10", "M14,-80 l24,10", width=3, color=WHITE)
    marks: Marks = [*rays(220, 330, 34, 0.34)]
    for x, ink in ((76, PRUSSIAN), (206, VERMILION), (336, PRUSSIAN)):
        leg = [
            *part(stocking, FLESH, 0.02, 0.5, 78, span=(-30, 40), strength=0.7),
            *plain(path("M-24,72 L31,72 L31,90 L-25,90 Z", grey(0.3), BLACK, 3), ink, 1),
            *part(boot, RUST, 0.35, 0.95, 50, span=(0, 90), detail=laces),
        ]
        marks += moved(leg, f"translate({x} 186) rotate(6)", 6)
    for row, (y, ink) in enumerate(((250, VERMILION), (284, SAND), (318, VERMILION))):
        frill = (
            f"M-20,{y} " + " ".join(f"q{12},{26 if i % 2 else -14} 24,0" for i in range(21)) + " L480,380 L-20,380 Z"
        )
        marks += part(
            frill,
            ink,
            0.04 + 0.05 * row,
            0.5,
            84,
            down=True,
            span=(y - 16, y + 70),
            line=3.4,
            detail=lines(*[f"M{12 + 24 * i},{y + 12} l-3,26" for i in range(19)], width=2),
        )
    return marks
