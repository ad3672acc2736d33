"""Fastest Gun: two at the ends of a street, the sun low between them."""

from __future__ import annotations

from tools.press.inks import CLAY, FLAME, FLESH, PRUSSIAN, RUST, SAND
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import rays
from tools.press.shapes import BLACK, WHITE, box, disc, grey, linear, path, strands

_SUN = (166, 196)


def _street() -> Marks:
    """Houses that run away to the vanishing point in the sun, and the wagon ruts between."""
    x, y = _SUN
    shade = linear("dl", 0, 0, 130, 0, (0, 0.95), (1, 0.42))
    row = "M0,40 L26,56 L26,40 L52,58 L52,96 L84,114 L84,98 L108,114 L108,146 L128,158 L128,206 L0,250 Z"
    front = path(row, "url(#dl)", BLACK, 3)
    lines = strands(
        "M0,120 L128,174",
        "M0,176 L128,190",
        "M26,56 L26,240",
        "M52,96 L52,232",
        "M84,114 L84,222",
        "M108,146 L108,212",
        width=2,
    )
    openings = path(
        "M6,196 L20,194 L20,244 L6,248 Z M62,190 L76,188 L76,224 L62,229 Z M4,72 L18,80 L18,104 L4,98 Z",
        grey(0.2),
        BLACK,
        2,
    )
    land = linear("dg", 0, y, 0, 360, (0, 0.02), (0.4, 0.16), (1, 0.6)) + path(
        "M0,250 L128,206 L208,206 L440,262 L440,360 L0,360 Z", "url(#dg)", BLACK, 2
    )
    ruts = strands(
        f"M{x - 6},210 C120,250 70,310 30,360", f"M{x + 4},210 C170,260 176,310 176,360", color=BLACK, width=3
    )
    far = path("M128,158 L128,206 L208,206 L208,160 L198,166 L198,200 L138,200 L138,162 Z", grey(0.5), BLACK, 2)
    right = path(
        "M440,20 L404,44 L404,24 L356,56 L356,100 L300,130 L300,112 L256,136 L256,156 L208,176 L208,206 L440,262 Z",
        grey(0.62),
        BLACK,
        3,
    )
    return [
        *rays(x, y, 30, 0.34),
        Cut(disc(x, y, 46, WHITE, 3), 0, 6, 0, 2),
        Tint(disc(x, y, 46, WHITE), FLAME, 1.0),
        Cut(far, 60, 6, 0, 1),
        Cut(right, 84, 6, 0, 2.4),
        Tint(right, CLAY, 0.8),
        Cut(shade + front + lines, 84, 6, 0, 2.4),
        Tint(front, CLAY, 0.8),
        Cut(openings, 0, 6, 0, 1),
        Cut(land, 3, 7, 0, 2),
        Tint(land, SAND, 0.9),
        Cut(ruts, 0, 6, 0, 0, covers=False),
    ]


def _opponent() -> Marks:
    """The other one, black against the sun, hands away from the body."""
    body = path(
        "M154,170 C156,162 161,159 166,159 C171,159 176,162 178,170 L188,190 L192,206 L187,208 L176,188 L176,206"
        " L184,240 L178,242 L167,214 L165,214 L154,242 L148,240 L156,206 L156,188 L145,208 L140,206 L144,190 Z",
        BLACK,
        WHITE,
        1.6,
    )
    hat = path(
        "M150,150 C156,147 159,148 160,147 C160,140 163,138 166,139 C169,138 172,140 172,147 C173,148 176,147 182,150"
        " C176,155 156,155 150,150 Z",
        BLACK,
        WHITE,
        1.4,
    )
    head = disc(166, 153, 6.6, BLACK)
    shadow = path("M148,241 L184,241 L150,286 L106,290 Z", grey(0.9))
    return [Cut(shadow, 0, 6, 0, 0), Cut(body + head + hat, 0, 6, 0, 2.2)]


def _near_one() -> Marks:
    """The near one from behind, from hat to knee, the hand over the holster."""
    coat = linear("dc", 250, 0, 430, 0, (0, 0.30), (0.45, 0.72), (1, 0.96))
    back = path(
        "M300,112 C276,118 258,130 250,154 C244,176 246,214 250,250 L262,360 L322,360 L336,300 L350,360 L412,360"
        " C420,310 424,260 424,220 C426,170 420,134 396,122 C380,114 366,112 352,112 Z",
        "url(#dc)",
        BLACK,
        4,
    )
    seam = strands(
        "M330,128 C332,190 334,250 336,300",
        "M262,170 C266,220 272,290 284,352",
        "M408,170 C410,230 402,300 392,352",
        width=2.4,
    )
    collar = path("M298,112 C306,96 350,96 356,112 C346,126 310,126 298,112 Z", grey(0.9), BLACK, 3)
    neck = path("M310,108 L310,84 L346,84 L346,108 C336,114 320,114 310,108 Z", grey(0.6), BLACK, 3)
    crown = linear("dh", 284, 0, 376, 0, (0, 0.3), (1, 0.95))
    hat = path(
        "M292,72 C292,44 296,20 310,14 C320,10 326,20 332,20 C338,18 344,10 352,14 C366,20 370,46 370,72 Z",
        "url(#dh)",
        BLACK,
        3.6,
    )
    brim = path(
        "M240,70 C250,56 270,66 292,72 C316,78 346,78 370,72 C392,64 412,54 422,70 C412,90 374,100 330,100 C288,100"
        " 250,90 240,70 Z",
        "url(#dh)",
        BLACK,
        3.6,
    )
    band = path("M292,62 C316,70 346,70 370,62 L370,73 C346,80 316,80 292,73 Z", WHITE, BLACK, 2)
    return [
        Cut(neck, 10, 5, 0.6, 2),
        Cut(coat + back + seam, 76, 5.6, 0.5, 3.4),
        Tint(back, PRUSSIAN, 0.9),
        Cut(collar, 20, 5, 0, 1.6),
        Tint(collar, PRUSSIAN, 0.9),
        Cut(crown + hat, 80, 5.4, 0.8, 2.8),
        Tint(hat, RUST, 0.9),
        Cut(band, 0, 5, 0, 1.2),
        Tint(band, FLAME, 1.0),
        Cut(crown + brim, 4, 5.4, 0.7, 2.8),
        Tint(brim, RUST, 0.9),
    ]


def _reach() -> Marks:
    """Belt, holster, and the arm with its hand open over the grip."""
    belt = path("M248,232 C300,250 380,250 424,230 L424,254 C380,272 300,272 250,256 Z", grey(0.2), BLACK, 3)
    loops = "".join(
        box(x, y, 7, 17, WHITE, 2)
        for x, y in ((300, 249), (314, 251), (328, 251), (342, 251), (356, 250), (370, 248), (384, 245))
    )
    holster = path("M232,262 L276,262 L270,330 C266,348 246,350 240,334 Z", grey(0.4), BLACK, 3.6) + strands(
        "M240,272 L246,332", "M266,272 L262,332", width=2
    )
    strap = path("M238,296 C250,304 262,304 272,298", stroke=BLACK, width=5)
    grip = path(
        "M244,264 C238,250 226,240 216,236 C208,232 206,222 214,218 C232,212 252,228 266,246 L270,264 Z",
        grey(0.5),
        BLACK,
        3.2,
    )
    hammer = path("M264,250 L278,238 L284,246 L272,260 Z", grey(0.9), BLACK, 2)
    sleeve = linear("ds", 190, 0, 290, 0, (0, 0.05), (0.5, 0.5), (1, 0.9)) + path(
        "M262,124 C236,132 214,160 200,184 C192,198 190,206 196,212 L218,224 C226,214 246,190 262,178 C276,166"
        " 284,134 262,124 Z",
        "url(#ds)",
        BLACK,
        3.8,
    )
    cuff = path("M190,204 L216,222 L208,236 L182,216 Z", grey(0.1), BLACK, 3)
    hand = path(
        "M184,216 L206,232 C210,240 208,250 202,256 C206,268 204,278 198,282 C196,276 194,268 191,262 C190,274"
        " 188,284 180,286 C180,276 180,268 178,262 C176,272 172,280 165,280 C166,268 166,256 168,246 C170,234 176,224"
        " 184,216 Z",
        WHITE,
        BLACK,
        3.2,
    )
    thumb = path("M204,236 C214,240 222,248 224,258 C216,258 206,254 200,250 Z", WHITE, BLACK, 3)
    return [
        Cut(belt + loops, 0, 5, 0, 2),
        Tint(belt, RUST, 0.95),
        Cut(grip + hammer, 40, 5, 0.4, 2),
        Tint(grip, CLAY, 1.0),
        Cut(holster + strap, 80, 5, 0.4, 2.6),
        Tint(holster, RUST, 0.95),
        Cut(sleeve, 40, 5.4, 0.6, 3),
        Tint(sleeve, PRUSSIAN, 0.9),
        Cut(cuff, 20, 5, 0, 1.6),
        Cut(thumb + hand, 20, 6, 0, 2.6),
        Tint(thumb + hand, FLESH, 0.8),
    ]


def duel() -> Marks:
    """The moment before: whose hand is faster?"""
    return [*_street(), *_opponent(), *moved(_near_one() + _reach(), "translate(34 0) scale(0.94 1)")]
