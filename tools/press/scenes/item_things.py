"""Item cards that show one thing: loaded die, dynamite, peace pipe, spyglass, pickaxe, water bag, lasso, loaf."""

from __future__ import annotations

from tools.press.inks import BONE, BRASS, FLAME, LEAD, OCHRE, PRUSSIAN, RUST, SAND, SLATE, SPARK, VERMILION, WHEAT
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import buttes, rays, sky
from tools.press.shapes import BLACK, WHITE, disc, grey, group, linear, oval, path, radial, star, strands

SPADE = (
    "M50,4 C58,24 92,40 92,62 C92,76 80,84 69,82 C62,81 57,77 55,72 C56,84 60,90 68,96 L32,96 C40,90 44,84 45,72"
    " C43,77 38,81 31,82 C20,84 8,76 8,62 C8,40 42,24 50,4 Z"
)


def loaded_die() -> Marks:
    """A die with a lead weight behind one of its faces."""
    top = "M220,42 L356,108 L220,176 L84,108 Z"
    left, right = "M84,108 L220,176 L220,330 L84,258 Z", "M356,108 L356,258 L220,330 L220,176 Z"
    ace = f'<path d="{SPADE}" fill="{BLACK}" transform="matrix(0.68 0.33 -0.68 0.33 220 74)"/>'
    crown = group(
        path("M8,30 L28,50 L50,14 L72,50 L92,30 L84,84 L16,84 Z", BLACK) + path("M18,72 L82,72", stroke=WHITE, width=5),
        "matrix(1.02 0.52 0 1.1 100 152)",
    )
    weight = disc(290, 222, 36, WHITE, 4) + disc(290, 222, 28, grey(0.92)) + disc(280, 211, 8, WHITE)
    ticks = path("M248,192 L258,200 M332,178 L322,190 M336,254 L326,246 M252,262 L262,252", stroke=BLACK, width=4)
    swish = strands(
        "M60,300 C30,250 34,180 62,134",
        "M40,280 C22,240 24,190 40,160",
        "M382,90 C408,136 412,200 388,256",
        "M402,120 C416,160 416,190 404,226",
        color=BLACK,
        width=4,
    )
    return [
        *rays(220, 186, 26, 0.24),
        Cut(oval(226, 326, 160, 22, grey(0.5)), 0, 6, 0, 0),
        Cut(path(top, grey(0.02), BLACK, 4.6), 20, 6, 0, 3),
        Cut(path(left, grey(0.16), BLACK, 4.6), 62, 6, 0, 1),
        Cut(path(right, grey(0.55), BLACK, 4.6), 118, 5, 0, 1),
        Tint(path(top, WHITE) + path(left, WHITE) + path(right, WHITE), BONE, 1.0),
        Cut(ace + crown, 0, 6, 0, 1, covers=False),
        Tint(ace, VERMILION),
        Cut(weight + ticks, 0, 6, 0, 2),
        Tint(disc(290, 222, 36, WHITE), LEAD, 1.0),
        Cut(swish, 0, 6, 0, 1.5),
    ]


def dynamite() -> Marks:
    """Three sticks in a rope, the fuse alight."""
    stick = linear("tnt", 0, 0, 0, 58, (0, 0.25), (0.3, 0.0), (1, 0.85))
    out = rays(352, 74, 22, 0.3)
    for x, y in ((96, 196), (126, 150), (76, 136)):
        one = stick + path("M0,0 L210,0 C218,8 218,50 210,58 L0,58 C-8,50 -8,8 0,0 Z", "url(#tnt)", BLACK, 3.6)
        one += oval(211, 29, 9, 28, grey(0.1), 3)
        marks: Marks = [Cut(one, 0, 5.2, 0, 2.4), Tint(path("M0,0 L210,0 L210,58 L0,58 Z", WHITE), VERMILION, 1.0)]
        out += moved(marks, f"translate({x} {y}) rotate(-14)")
    turns = "M150,128 C160,172 170,216 176,262 M196,116 C206,160 216,204 222,248"
    twist = [f"M{147 + 4.2 * i:g},{134 + 19 * i} l10,4" for i in range(7)]
    twist += [f"M{193 + 4.2 * i:g},{122 + 19 * i} l10,4" for i in range(7)]
    rope = path(turns, stroke=BLACK, width=13) + path(turns, stroke=WHITE, width=7)
    way = "M284,106 C310,80 300,60 330,70 C346,76 344,80 352,74"
    fuse = path(way, stroke=BLACK, width=7) + path(way, stroke=WHITE, width=2)
    flash = star(10, 52, 19, 354, 74, WHITE, 3.4, 0.1)
    fly = strands("M404,40 l14,-10", "M408,96 l18,6", "M362,134 l4,16", "M318,32 l-8,-14", color=BLACK, width=4)
    return [
        *out,
        Cut(rope + strands(*twist, color=BLACK, width=2.4), 0, 6, 0, 2),
        Tint(path(turns, stroke=WHITE, width=9), SAND),
        Cut(fuse, 0, 6, 0, 2),
        Cut(flash, 0, 6, 0, 3),
        Tint(flash, FLAME, 1.0),
        Tint(star(10, 28, 10, 354, 74, WHITE, 0, 0.1), SPARK, 1.0),
        Cut(fly, 0, 6, 0, 1),
    ]


def peace_pipe() -> Marks:
    """A long pipe with three eagle feathers, smoke rising over the buttes."""
    put = "translate(52 252) rotate(-14)"
    wood = path("M0,-9 L300,-9 L300,11 L0,11 Z", "url(#stem)", BLACK, 3.4)
    stem = linear("stem", 0, -10, 0, 12, (0, 0.1), (1, 0.7)) + wood
    wraps = "".join(path(f"M{x},-11 L{x + 12},-11 L{x + 12},13 L{x},13 Z", BLACK) for x in (60, 86, 170, 196, 250))
    beads = "".join(path(f"M{x},1 l10,-9 l10,9 l-10,9 Z", grey(0.1), BLACK, 2) for x in (112, 136, 220))
    bowl = linear("bowl", 300, 0, 350, 0, (0, 0.2), (1, 0.95)) + path(
        "M296,-14 L336,-14 L336,-66 C330,-74 366,-74 362,-66 L360,18 C340,26 312,22 296,16 Z", "url(#bowl)", BLACK, 3.8
    )
    bowl += path("M334,-64 C342,-56 356,-56 364,-64", stroke=BLACK, width=3)
    feather = path("M0,0 C-18,30 -18,76 2,112 C20,78 20,32 4,0 Z", WHITE, BLACK, 3)
    feather += path("M1,0 L2,108", stroke=BLACK, width=2.4)
    feather += path("M-12,76 C-8,92 -2,104 2,112 C8,102 12,90 14,76 Z", BLACK)
    feather += strands("M0,30 L-10,42", "M1,48 L-11,60", "M3,30 L13,42", "M3,48 L14,60", color=BLACK, width=2.4)
    feathers = "".join(
        group(feather, f"translate({x + 20} {236 - 0.25 * (x - 120):g}) rotate({tilt})")
        for x, tilt in ((104, 14), (150, 4), (196, -8))
    )
    rising = "M386,98 C366,76 404,62 384,40 C372,26 392,14 386,-4 M402,104 C424,84 404,66 420,46 C430,32 416,18 424,4"
    curls = path(rising, stroke=BLACK, width=11) + path(rising, stroke=WHITE, width=6)
    return [
        *rays(380, 90, 26, 0.26),
        *buttes(300, 0.35)[:2],
        Cut(curls, 0, 6, 0, 1.5),
        Cut(feathers, 0, 6, 0, 2.4),
        Cut(group(stem + wraps + beads + path("M-22,-5 L2,-9 L2,11 L-22,7 Z", BLACK), put), 0, 5, 0, 2.4),
        Tint(group(wood, put), OCHRE),
        Tint(group(wraps, put), VERMILION),
        Cut(group(wraps, put), 0, 5, 0, 0, covers=False),
        Cut(group(bowl, put), 70, 5, 0, 2.4),
        Tint(group(bowl, put), VERMILION),
    ]


def spyglass() -> Marks:
    """A brass telescope on its stand."""
    put = "translate(214 180) rotate(-22)"
    tube = linear("tube", 0, -40, 0, 40, (0, 0.2), (0.3, 0.0), (0.65, 0.6), (1, 0.97))
    parts = path("M-170,-18 L-60,-22 L-60,22 L-170,18 Z", "url(#tube)", BLACK, 3.6)
    parts += path("M-64,-30 L60,-34 L60,34 L-64,30 Z", "url(#tube)", BLACK, 3.6)
    parts += path("M56,-42 L176,-48 L176,48 L56,42 Z", "url(#tube)", BLACK, 3.6)
    bands = path(
        "M-72,-32 L-56,-32 L-56,32 L-72,32 Z M48,-44 L66,-44 L66,44 L48,44 Z M166,-52 L184,-52 L184,52 L166,52 Z"
        " M-178,-24 L-164,-24 L-164,24 L-178,24 Z",
        grey(0.1),
        BLACK,
        3,
    )
    lens = oval(185, 0, 13, 50, grey(0.3), 3.4) + path("M181,-30 C186,-20 186,-8 182,4", stroke=WHITE, width=4)
    legs = path("M206,220 L140,352 M214,222 L222,356 M222,218 L302,350", stroke=BLACK, width=10)
    return [
        *rays(390, 110, 26, 0.26),
        Cut(legs, 0, 6, 0, 2),
        Cut(group(tube + parts, put), -22, 5, 0, 2.6),
        Tint(group(parts, put), OCHRE),
        Cut(group(bands + lens, put), 60, 5, 0, 1.4),
        Tint(group(bands, put), FLAME),
    ]


def pickaxe() -> Marks:
    """A pick struck into rock, and a vein of gold that it has laid bare."""
    rock = path(
        "M0,360 L0,238 L52,214 L96,232 L140,196 L206,222 L262,190 L330,226 L384,206 L440,240 L440,360 Z",
        "url(#rk)",
        BLACK,
        3.6,
    )
    shade = linear("rk", 0, 190, 0, 360, (0, 0.28), (1, 0.88))
    cracks = strands(
        "M52,214 L70,290 L48,360", "M140,196 L156,262 L138,330", "M262,190 L250,250", "M330,226 L344,300 L330,360",
        "M206,222 L214,262 L196,300", "M384,206 L396,270", width=2.6,
    )  # fmt: skip
    vein = "M168,306 L196,278 L230,290 L262,266 L300,282 L322,312 L290,340 L246,330 L214,346 L178,332 Z"
    gold = path(vein, grey(0.04), BLACK, 3) + strands(
        "M196,278 L206,312 L178,332", "M206,312 L246,330", "M230,290 L246,330", "M262,266 L270,306 L290,340",
        "M270,306 L322,312", color=BLACK, width=2.4,
    )  # fmt: skip
    handle = path("M-10,-176 L8,-178 L14,60 L-14,60 Z", "url(#ph)", BLACK, 3.6)
    wood = linear("ph", -12, 0, 12, 0, (0, 0.1), (0.4, 0.05), (1, 0.8))
    grain = strands("M-3,-160 L-4,50", "M4,-150 L5,40", color=BLACK, width=1.8)
    head = path(
        "M-176,62 C-120,-4 -50,-22 0,-22 C50,-22 120,-4 176,62 C120,22 60,8 0,8 C-60,8 -120,22 -176,62 Z",
        "url(#pk)",
        BLACK,
        4,
    )
    steel = linear("pk", 0, -24, 0, 40, (0, 0.05), (0.5, 0.5), (1, 0.95))
    eye = path("M-24,-28 L24,-28 L26,14 L-26,14 Z", grey(0.6), BLACK, 3.4)
    upright = "translate(214 176) rotate(168) scale(1 1)"
    chips = strands(
        "M82,150 l-18,-14", "M104,128 l-10,-22", "M64,182 l-24,-4", "M360,160 l20,-12", color=BLACK, width=4
    )
    return [
        *rays(214, 210, 26, 0.24),
        Cut(shade + rock + cracks, 66, 6, 0.2, 3),
        Tint(rock, SLATE, 0.7),
        Cut(gold, 30, 5, 0, 2),
        Tint(path(vein, WHITE), BRASS, 1.0),
        Cut(group(wood + handle + grain, upright), 80, 5, 0, 2.6),
        Tint(group(handle, upright), WHEAT),
        Cut(group(steel + head + eye, upright), 4, 5, 0.4, 2.8),
        Tint(group(head, upright), LEAD, 0.7),
        Cut(chips, 0, 6, 0, 1),
    ]


def water_bag() -> Marks:
    """A skin of water hung on a post, the desert behind it."""
    post = path("M306,0 L336,0 L340,360 L300,360 Z", "url(#wp)", BLACK, 3.6)
    wood = linear("wp", 300, 0, 340, 0, (0, 0.2), (0.4, 0.4), (1, 0.9))
    nail = path("M300,66 L268,58", stroke=BLACK, width=8)
    strap = "M270,60 C250,84 200,96 176,128 M270,60 C286,90 288,110 282,140"
    skin = (
        "M176,126 C196,108 262,110 284,136 C326,176 340,250 310,300 C286,338 176,340 142,304 C108,262 130,170 176,126 Z"
    )
    shade = radial("ws", 196, 190, 190, (0, 0.04), (0.5, 0.3), (1, 0.92))
    body = path(skin, "url(#ws)", BLACK, 4.4)
    seam = strands("M160,150 C132,210 134,270 160,312", "M296,156 C326,210 322,268 300,304", color=BLACK, width=2.6)
    stitches = strands(
        *[f"M{138 - (i % 2) * 4 + abs(i - 3) * 4},{176 + 20 * i} l14,3" for i in range(7)], color=BLACK, width=2.6
    )
    neck = path("M176,130 L160,92 L186,82 L206,114 Z", grey(0.3), BLACK, 3.6)
    cork = path("M158,90 L150,66 L176,56 L186,80 Z", grey(0.1), BLACK, 3.2)
    patch = path(
        "M206,190 C226,178 262,186 268,212 C272,240 240,256 216,248 C196,240 190,204 206,190 Z", WHITE, BLACK, 3
    )
    drop = path("M236,196 C248,214 254,222 252,232 C250,244 222,244 220,232 C218,222 226,212 236,196 Z", BLACK)
    wet = path("M110,300 C120,318 126,326 124,336 C122,346 98,346 96,336 C94,326 100,316 110,300 Z", WHITE, BLACK, 3)
    return [
        *rays(70, 70, 26, 0.22),
        Cut(disc(70, 70, 40, WHITE, 3), 0, 6, 0, 2),
        Tint(disc(70, 70, 40, WHITE), FLAME, 1.0),
        *buttes(280, 0.4),
        Cut(wood + post, 86, 5, 0, 2.6),
        Tint(post, RUST, 0.8),
        Cut(nail + path(strap, stroke=BLACK, width=11) + path(strap, stroke=WHITE, width=5), 0, 6, 0, 2),
        Cut(shade + body + seam + stitches, 40, 5.4, 0.7, 3),
        Tint(path(skin, WHITE), OCHRE, 0.9),
        Cut(neck, 70, 5, 0, 2),
        Tint(neck, OCHRE, 0.9),
        Cut(cork, 20, 5, 0, 2),
        Cut(patch, 0, 6, 0, 1),
        Cut(drop, 0, 6, 0, 0, covers=False),
        Tint(drop, PRUSSIAN, 1.0),
        Cut(wet, 0, 6, 0, 2),
        Tint(wet, PRUSSIAN, 0.7),
    ]


def lasso() -> Marks:
    """A loop of rope thrown through the air, the coil under it."""
    loop = "M214,190 C120,196 40,160 52,104 C64,52 180,30 276,46 C360,60 408,98 388,134 C366,172 290,186 232,190"
    tail = "M226,190 C222,220 240,240 236,268"
    coil = "".join(
        f'<ellipse cx="236" cy="{286 + 14 * i}" rx="{108 - 8 * i}" ry="26" fill="none" stroke="{ink}" '
        f'stroke-width="{wide}"/>'
        for i in range(3)
        for ink, wide in ((BLACK, 15), (WHITE, 9))
    )
    rope = "".join(path(d, stroke=BLACK, width=17) + path(d, stroke=WHITE, width=11) for d in (tail, loop))
    twist = "".join(
        path(f"M{x},{y} l{dx},{dy}", stroke=BLACK, width=2.6)
        for x, y, dx, dy in (
            (90, 170, 8, -12), (128, 182, 6, -13), (166, 190, 5, -13), (60, 140, 12, -8), (50, 110, 13, -2),
            (66, 82, 12, 6), (98, 62, 8, 11), (136, 50, 5, 12), (178, 43, 3, 13), (222, 40, -1, 13), (264, 43, -4, 13),
            (306, 51, -6, 12), (344, 66, -9, 11), (374, 88, -12, 7), (389, 116, -13, 0), (376, 146, -9, -10),
            (340, 168, -5, -12), (300, 180, -3, -13), (262, 187, -2, -13), (222, 216, 12, -4), (234, 244, 12, -5),
        )
    )  # fmt: skip
    knot = disc(224, 190, 17, WHITE, 4.4) + path("M214,184 C220,192 228,192 236,186", stroke=BLACK, width=3)
    swish = strands(
        "M20,70 C34,44 60,28 90,20", "M420,70 C408,48 388,34 362,26", "M30,190 C44,206 60,214 84,220",
        "M412,176 C400,194 384,204 360,212", color=BLACK, width=4,
    )  # fmt: skip
    ropes = path(loop, stroke=WHITE, width=12) + path(tail, stroke=WHITE, width=12)
    return [
        *sky(0.45, 0.04, 240),
        *buttes(270, 0.4),
        Cut(coil, 0, 6, 0, 2.4),
        Tint(coil, SAND, 0.95),
        Cut(rope, 0, 6, 0, 2.4),
        Tint(ropes, OCHRE, 0.9),
        Cut(twist, 0, 6, 0, 0, covers=False),
        Cut(knot, 0, 6, 0, 1.6),
        Tint(disc(224, 190, 17, WHITE), OCHRE, 0.9),
        Cut(swish, 0, 6, 0, 1),
    ]


def file_in_the_loaf() -> Marks:
    """A loaf broken open before a barred window, a file sticking out of it."""
    wall = path("M0,0 L440,0 L440,360 L0,360 Z", grey(0.14))
    bricks = strands(*[f"M0,{y} L440,{y}" for y in range(36, 300, 36)], color=BLACK, width=2.2)
    bricks += strands(
        *[f"M{x + (36 if (y // 36) % 2 else 0)},{y} l0,36" for y in range(0, 288, 36) for x in range(0, 440, 72)],
        color=BLACK,
        width=2.2,
    )
    window = path("M128,14 L312,14 L312,150 L128,150 Z", grey(0.04), BLACK, 8)
    bars = "".join(
        path(f"M{x},14 L{x + 13},14 L{x + 13},150 L{x},150 Z", "url(#fb)", BLACK, 3) for x in (158, 200, 242)
    )
    steel = linear("fb", 150, 0, 270, 0, (0, 0.3), (1, 0.9))
    table = path("M0,300 L440,292 L440,360 L0,360 Z", "url(#ft)", BLACK, 3.6)
    boards = (
        linear("ft", 0, 292, 0, 360, (0, 0.2), (1, 0.7)) + table + strands("M0,326 L440,320", color=BLACK, width=2.4)
    )
    crust = "M62,288 C40,232 78,184 150,186 C214,160 300,168 352,206 C392,236 388,284 366,298 C300,316 120,318 62,288 Z"
    bread = radial("br", 180, 200, 240, (0, 0.05), (0.5, 0.3), (1, 0.9)) + path(crust, "url(#br)", BLACK, 4.4)
    cuts = "".join(
        path(
            f"M{x},{y} C{x + 14},{y + 18} {x + 20},{y + 40} {x + 16},{y + 58} C{x},{y + 44} {x - 8},{y + 20}"
            f" {x},{y} Z",
            WHITE,
            BLACK,
            3,
        )
        for x, y in ((128, 198), (186, 190), (244, 192))
    )  # fmt: skip
    put = "translate(300 214) rotate(-34)"
    blade = path("M0,-15 L150,-15 L172,0 L150,15 L0,15 Z", "url(#fl)", BLACK, 3.6)
    steel_file = linear("fl", 0, -16, 0, 16, (0, 0.06), (0.5, 0.2), (1, 0.75))
    teeth = strands(*[f"M{12 + 9 * i},-13 l12,26" for i in range(15)], color=BLACK, width=2)
    torn = path(
        "M270,196 C290,180 332,190 344,214 C350,236 320,250 296,244 C272,238 258,214 270,196 Z",
        grey(0.02),
        BLACK,
        3,
    )
    crumbs = "".join(
        disc(x, y, r, WHITE, 2.4) for x, y, r in ((392, 318, 7), (412, 328, 5), (376, 332, 4), (44, 322, 5))
    )
    return [
        Cut(wall + bricks, 0, 6.4, 0, 0),
        Tint(wall, RUST, 0.35),
        Cut(window, 0, 6, 0, 2),
        Tint(path("M128,14 L312,14 L312,150 L128,150 Z", WHITE), SPARK, 0.8),
        Cut(steel + bars, 88, 5, 0, 1.6),
        Cut(boards, 3, 6, 0, 2),
        Tint(table, RUST, 0.8),
        Cut(bread, 30, 5.4, 0.7, 3),
        Tint(path(crust, WHITE), OCHRE, 0.95),
        Cut(cuts, 0, 6, 0, 1),
        Tint(cuts, BONE, 1.0),
        Cut(torn, 40, 6, 0, 1.4),
        Tint(torn, BONE, 1.0),
        Cut(group(steel_file + blade + teeth, put), -34, 5, 0, 2.6),
        Tint(group(blade, put), LEAD, 0.9),
        Cut(crumbs, 0, 6, 0, 1),
        Tint(crumbs, OCHRE, 0.9),
    ]
