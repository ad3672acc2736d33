"""Cards and events that show people."""

from __future__ import annotations

from tools.press.inks import (
    BLOND,
    BRASS,
    BROWN,
    FLESH,
    HAZE,
    MOSS,
    OCHRE,
    PLUM,
    PRUSSIAN,
    ROSE,
    RUST,
    SAND,
    SILVER,
    SLATE,
    SPARK,
    VERMILION,
    WHEAT,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.bust import figure
from tools.press.portrait.person import Person
from tools.press.scenes.backdrop import buttes, rays, sky
from tools.press.scenes.bang.parts import dashed, lines, over, part, plain, somebody, table, wall
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, oval, path, star

_DALTONS = (
    Person(
        face="square",
        hair="short",
        hat="cattleman",
        hat_tone=0.7,
        hat_ink=RUST,
        brows="angry",
        coat="vest",
        coat_ink=SLATE,
        neckwear="mask",
        neck_ink=VERMILION,
    ),
    Person(
        face="long",
        hair="mop",
        hat="flat",
        hat_tone=0.8,
        eyes="squint",
        brows="heavy",
        coat="jacket",
        coat_tone=0.7,
        coat_ink=BROWN,
        neckwear="mask",
        neck_ink=PRUSSIAN,
    ),
    Person(
        face="young",
        hair="long",
        hair_tone=0.35,
        hair_ink=BLOND,
        hat="slouch",
        hat_tone=0.4,
        hat_ink=MOSS,
        eyes="wide",
        brows="angry",
        coat="shirt",
        coat_ink=SAND,
        neckwear="mask",
        neck_ink=OCHRE,
    ),
)


def the_daltons() -> Marks:
    """Three brothers with their faces covered."""
    a, b, c = _DALTONS
    return [
        *sky(0.45, 0.03, 260),
        *buttes(270, 0.35),
        *somebody(a, -56, 76, 0.68),
        *somebody(c, 224, 76, 0.68),
        *somebody(b, 62, 30, 0.79),
    ]


def the_doctor() -> Marks:
    """The doctor with his bag."""
    who = Person(
        face="oval",
        hair="short",
        hair_tone=0.2,
        hair_ink=SILVER,
        hat="bowler",
        hat_tone=0.7,
        eyes="plain",
        brows="bushy",
        nose="straight",
        mouth="smile",
        whiskers=("goatee", "chops"),
        coat="frock",
        coat_tone=0.6,
        coat_ink=PRUSSIAN,
        neckwear="bow",
        neck_ink=VERMILION,
        extras=("glasses",),
        props=("stethoscope",),
        tilt=-3,
    )
    bag = part("M262,250 C262,232 400,232 402,250 L424,352 L240,352 Z", BROWN, 0.15, 0.9, 60, span=(240, 424), line=4.2)
    cross = plain(
        path(
            "M318,278 L344,278 L344,296 L362,296 L362,320 L344,320 L344,338 L318,338 L318,320"
            " L300,320 L300,296 L318,296 Z",
            WHITE,
            BLACK,
            3,
        ),
        VERMILION,
    )
    grip = plain(path("M296,240 C296,206 366,206 366,240", stroke=BLACK, width=11))
    return [*rays(170, 150, 32, 0.3), *somebody(who, -4, 0, 0.82), *grip, *bag, *cross]


def hangover() -> Marks:
    """A bag of ice on somebody's head."""
    who = Person(
        face="round",
        hair="mop",
        hair_tone=0.4,
        hair_ink=BROWN,
        hat="none",
        eyes="tired",
        brows="sad",
        nose="broad",
        mouth="frown",
        whiskers=("stubble",),
        coat="braces",
        coat_tone=0.2,
        coat_ink=ROSE,
        lined=True,
        tilt=6,
    )
    ice = part(
        "M150,84 C140,40 180,14 222,14 C266,14 304,42 292,86 C262,104 180,104 150,84 Z",
        HAZE,
        0.03,
        0.6,
        50,
        span=(146, 296),
        line=4,
        detail=lines("M222,14 C214,40 216,70 224,96", "M190,24 C180,50 180,76 188,94", "M258,24 C268,50 266,76 256,96"),
    )
    knot = plain(path("M208,16 L200,-8 L240,-8 L234,16 Z", grey(0.3), BLACK, 3.4), RUST)
    stars = "".join(star(5, 17, 7, x, y, WHITE, 3) for x, y in ((70, 60), (104, 22), (360, 50), (396, 104), (44, 130)))
    ring_ = dashed("M40,96 C60,20 380,10 410,90", 10, 9, 3)
    return [
        *wall(0.5, SAND, planks=True),
        *plain(ring_, None, 1),
        *somebody(who, 58, 38, 0.8),
        *moved([*ice, *knot], "translate(8 32) rotate(6 220 60)", 6),
        *plain(stars, SPARK, 2),
    ]


def the_reverend() -> Marks:
    """The preacher, one hand up against the drink."""
    who = Person(
        face="gaunt",
        hair="slick",
        hair_tone=0.9,
        hat="flat",
        hat_tone=0.9,
        eyes="wide",
        brows="angry",
        nose="long",
        mouth="stern",
        coat="jacket",
        coat_tone=0.9,
        neckwear="clerical",
        lined=True,
    )
    palm = part(
        "M300,350 L296,240 C286,226 280,200 288,196 C298,194 304,214 308,224 L306,150 C308,138"
        " 322,138 324,150 L328,206 L332,132 C336,120 350,122 350,134 L348,208 L360,146 C366,136"
        " 378,140 376,152 L368,216 L384,176 C392,168 402,174 398,184 L382,250 L374,350 Z",
        FLESH,
        0.03,
        0.45,
        70,
        span=(284, 400),
        line=4,
        strength=0.8,
    )
    cuff = plain(path("M288,322 L388,322 L394,360 L282,360 Z", BLACK), None, 2)
    return [*rays(150, 150, 36, 0.34), *somebody(who, -36, 4, 0.82), *palm, *cuff]


def the_judge() -> Marks:
    """The judge with his gavel."""
    who = Person(
        face="broad",
        hair="curls",
        hair_tone=0.15,
        hair_ink=SILVER,
        hat="none",
        eyes="plain",
        brows="heavy",
        nose="broad",
        mouth="frown",
        whiskers=("chops",),
        coat="frock",
        coat_tone=0.85,
        neckwear="cravat",
        lined=True,
        extras=("glasses",),
    )
    head = part("M-66,-30 L66,-30 L66,30 L-66,30 Z", RUST, 0.1, 0.9, 0, down=True, span=(-30, 30), middle=0.25, line=4)
    gavel = [
        *part("M-8,30 L8,30 L10,160 L-10,160 Z", RUST, 0.1, 0.8, 86, span=(-10, 10)),
        *head,
        *plain(path("M-66,-34 L-48,-34 L-48,34 L-66,34 Z M48,-34 L66,-34 L66,34 L48,34 Z", grey(0.3), BLACK, 3), BRASS),
    ]
    return [
        *wall(0.55, RUST, planks=True),
        *somebody(who, -10, -10, 0.84),
        *table(318, RUST),
        *moved(gavel, "translate(342 196) rotate(-26)", -26),
        *plain(oval(300, 316, 54, 13, grey(0.5), 3.4), OCHRE),
        *plain(lines("M240,286 l-22,-12", "M252,270 l-12,-22", width=5), None, 1),
    ]


def new_identity() -> Marks:
    """A mirror that shows another hat."""
    frame = part("M190,24 L420,24 L420,340 L190,340 Z", BRASS, 0.1, 0.7, 60, span=(190, 420), line=4.6)
    glass = "M212,46 L398,46 L398,318 L212,318 Z"
    inside: Marks = [Cut(path(glass, grey(0.05), BLACK, 4), 0, 6, 0, 0), Tint(path(glass, WHITE), HAZE, 0.6)]
    other = Person(
        face="long",
        hair="curls",
        hair_tone=0.35,
        hair_ink=BLOND,
        hat="feathered",
        hat_ink=VERMILION,
        band_ink=OCHRE,
        eyes="lash",
        brows="thin",
        nose="small",
        mouth="full",
        soft=True,
        coat="dress",
        coat_tone=0.4,
        coat_ink=VERMILION,
        neckwear="locket",
    )
    self_ = Person(
        face="long",
        hair="slick",
        hat="bowler",
        hat_tone=0.85,
        hat_ink=SLATE,
        eyes="plain",
        brows="thin",
        nose="small",
        mouth="stern",
        coat="jacket",
        coat_tone=0.8,
        coat_ink=SLATE,
        neckwear="string",
        extras=("monocle",),
    )
    glint = over(lines("M376,60 L336,110", "M390,84 L364,118", width=5, color=WHITE))
    return [
        *wall(0.45, PLUM, strength=0.5),
        *frame,
        *inside,
        *somebody(other, 202, 92, 0.515),
        glint,
        *somebody(self_, -66, 60, 0.72),
    ]


def outlaw() -> Marks:
    """A masked face on a bill full of holes."""
    sheet = "M72,10 L368,6 L372,352 L66,356 Z"
    who = Person(
        face="square",
        hair="mop",
        hat="slouch",
        hat_tone=0.75,
        hat_ink=BROWN,
        band_ink=VERMILION,
        eyes="squint",
        brows="angry",
        coat="jacket",
        coat_tone=0.6,
        coat_ink=SLATE,
        neckwear="mask",
        neck_ink=VERMILION,
        tilt=-3,
    )
    inner = path("M104,66 L336,64 L336,318 L104,320 Z", grey(0.14), BLACK, 4)
    head = "".join(
        path(f"M{104 + 40 * i},22 l{26 if i % 2 else 30},0 l0,30 l-{26 if i % 2 else 30},0 Z", BLACK) for i in range(6)
    )
    holes = plain(
        "".join(star(9, 19, 10, x, y, WHITE, 2) + disc(x, y, 8) for x, y in ((92, 96), (350, 240), (330, 36))), None, 1
    )
    return [
        *wall(0.6, RUST, planks=True),
        *part(sheet, WHEAT, 0.0, 0.16, 40, span=(66, 372), line=4),
        over(head),
        Cut(inner, 0, 7, 0, 0),
        *moved(figure(who), "translate(100 56) scale(0.6)", 0, 0.75),
        *plain(path("M66,322 L374,318 L372,352 L66,356 Z", grey(0.02), BLACK, 3), WHEAT, 1),
        over(lines("M120,338 L320,335", width=10)),
        *holes,
    ]


def renegade() -> Marks:
    """One face, half in light with a star, half in the dark with a mask."""
    light = Person(
        face="oval",
        hair="slick",
        hat="gambler",
        hat_tone=0.15,
        hat_ink=SAND,
        eyes="plain",
        brows="plain",
        nose="straight",
        mouth="smirk",
        coat="frock",
        coat_tone=0.2,
        coat_ink=SAND,
        neckwear="string",
        extras=("badge",),
    )
    split = path("M220,0 L440,0 L440,360 L220,360 Z", grey(0.88))
    dark = linear("rn", 220, 0, 330, 0, (0, 0.4), (1, 0.94)) + path(
        "M220,96 L232,30 L272,40 L286,96 L352,98 C350,118 310,130 300,132 C306,180 292,232"
        " 268,252 L262,276 C300,286 372,304 388,360 L220,360 Z",
        "url(#rn)",
    )
    eye = path("M240,176 C250,168 268,170 274,180 C264,186 250,186 240,176 Z", WHITE) + disc(258, 178, 5)
    mask = path("M222,196 C246,190 276,194 292,202 C292,236 268,262 222,286 Z", grey(0.3), WHITE, 3) + "".join(
        disc(x, y, 4) for x, y in ((240, 216), (262, 212), (246, 240), (270, 236))
    )
    crown = plain(path("M188,10 L200,28 L220,4 L240,28 L252,10 L246,42 L194,42 Z", WHITE, BLACK, 3.4), BRASS, 3)
    return [
        *rays(220, 180, 30, 0.3),
        Cut(split, 0, 6, 0, 0),
        Tint(split, PLUM, 0.8),
        *somebody(light, 56, 12, 0.82),
        Cut(dark, 20, 5, 0, 0, covers=False),
        *plain(mask, PLUM, 1),
        over(eye),
        over(lines("M220,60 L220,360", width=3)),
        *crown,
    ]
