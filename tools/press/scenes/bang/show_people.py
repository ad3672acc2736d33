"""The people of the Wild West Show."""

from __future__ import annotations

from tools.press.inks import (
    BONE,
    BRASS,
    BROWN,
    FLAME,
    FLESH,
    GINGER,
    HAZE,
    OCHRE,
    PETAL,
    PLUM,
    PRUSSIAN,
    SAND,
    SKY,
    SPARK,
    TAN,
    VERMILION,
)
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.portrait.person import Person
from tools.press.scenes.backdrop import rays, sky
from tools.press.scenes.bang.parts import lines, night, over, part, plain, somebody
from tools.press.scenes.duel import duel
from tools.press.shapes import BLACK, WHITE, disc, grey, path, radial, ring, star


def showdown() -> Marks:
    """The street at sunset, seen from the other end."""
    return moved(duel(), "translate(440 0) scale(-1 1)")


def dorothy_rage() -> Marks:
    """A woman in a fury, her finger out."""
    who = Person(
        face="heart",
        hair="wild",
        hair_tone=0.4,
        hair_ink=GINGER,
        hat="none",
        eyes="wide",
        brows="angry",
        nose="small",
        mouth="open",
        soft=True,
        coat="dress",
        coat_tone=0.4,
        coat_ink=VERMILION,
        neckwear="none",
        extras=("earrings",),
        tilt=-5,
    )
    arm = part(
        "M240,330 L300,238 L352,196 C366,190 376,200 368,212 L424,188 C438,184 442,200 430,206"
        " L372,238 C380,252 372,264 360,262 L314,352 Z",
        FLESH,
        0.03,
        0.4,
        30,
        span=(240, 436),
        line=4,
        strength=0.8,
    )
    bolts = plain(
        "".join(
            path(f"M{x},{y} l20,0 l-8,22 l18,-2 l-32,40 l8,-30 l-18,2 Z", WHITE, BLACK, 3)
            for x, y in ((30, 30), (330, 24), (76, 10), (392, 70))
        ),
        FLAME,
        2,
    )
    return [*rays(190, 170, 40, 0.4), *bolts, *somebody(who, -14, 16, 0.8), *arm]


def gag() -> Marks:
    """A cloth over a mouth, a hand to hush."""
    who = Person(
        face="round",
        hair="slick",
        hair_tone=0.5,
        hair_ink=BROWN,
        hat="bowler",
        hat_tone=0.4,
        hat_ink=SAND,
        band_ink=PLUM,
        eyes="wide",
        brows="plain",
        raised=True,
        nose="button",
        mouth="stern",
        coat="vest",
        coat_tone=0.4,
        coat_ink=PLUM,
        neckwear="string",
    )
    cloth = part(
        "M118,262 C160,252 240,252 284,262 L288,300 C240,312 160,312 114,300 Z",
        BONE,
        0.02,
        0.35,
        4,
        span=(114, 288),
        line=4,
        detail=lines("M124,276 C170,268 232,268 278,276", "M124,290 C170,286 232,286 278,290"),
    )
    ends = plain(path("M284,264 L330,244 L336,266 L300,282 L334,300 L322,318 L284,298 Z", WHITE, BLACK, 3.6), BONE, 2)
    return [
        *rays(220, 180, 36, 0.32),
        *somebody(who, 40, -8, 0.86),
        *moved([*cloth, *ends], "translate(48 -18) scale(0.82 0.86)"),
        *plain(lines("M40,120 l30,10", "M30,160 l34,0", "M400,120 l-30,10", "M410,160 l-34,0", width=6), None, 1),
    ]


def helena_zontero() -> Marks:
    """A fortune teller over her glass."""
    who = Person(
        face="oval",
        hair="long",
        hair_tone=0.95,
        hat="none",
        eyes="lash",
        brows="heavy",
        nose="straight",
        mouth="full",
        soft=True,
        skin=0.05,
        skin_ink=TAN,
        coat="shawl",
        coat_tone=0.4,
        coat_ink=PLUM,
        neckwear="beads",
        neck_ink=PLUM,
        extras=("earrings",),
    )
    glow = radial("cb", 200, 240, 100, (0, 0.0), (0.6, 0.1), (1, 0.6))
    ball: Marks = [
        Cut(glow + disc(220, 276, 68, "url(#cb)", 4.4), 30, 5.4, 0.6, 3),
        Tint(disc(220, 276, 68, WHITE), SKY, 0.7),
        over(star(5, 26, 10, 220, 276, BLACK) + path("M176,250 C184,234 196,226 208,222", stroke=WHITE, width=6)),
    ]
    foot = part("M166,336 L274,336 L292,360 L148,360 Z", BRASS, 0.1, 0.7, 80, span=(148, 292))
    scarf = plain(
        path(
            "M136,96 C160,60 280,60 306,96 C306,112 300,120 296,126 C260,100 180,100 146,126 C142,120 136,110 136,96 Z",
            grey(0.2),
            BLACK,
            3.6,
        )
        + "".join(disc(x, y, 5) for x, y in ((164, 100), (192, 90), (222, 86), (252, 90), (280, 100))),
        VERMILION,
        2,
    )
    moons = "".join(
        star(4, 15, 4, x, y, WHITE, 0) for x, y in ((40, 60), (92, 130), (386, 90), (350, 40), (404, 190), (30, 220))
    )
    return [
        *night(None, 0.72),
        *plain(moons, SPARK, 0),
        *moved([*somebody(who, 56, 8, 0.82), *scarf], "translate(0 -26)"),
        *moved(ball, "translate(0 34)"),
        *moved(foot, "translate(0 22)"),
    ]


def lady_rosa_of_texas() -> Marks:
    """A lady in a great hat, a rose in it."""
    who = Person(
        face="oval",
        hair="curls",
        hair_tone=0.35,
        hair_ink=GINGER,
        hat="tengallon",
        hat_tone=0.15,
        hat_ink=BONE,
        band_ink=PETAL,
        eyes="lash",
        brows="thin",
        nose="small",
        mouth="full",
        soft=True,
        wink=True,
        coat="blouse",
        coat_tone=0.2,
        coat_ink=PETAL,
        neckwear="bandana",
        neck_ink=PRUSSIAN,
        extras=("mole",),
        tilt=4,
    )
    lone = star(5, 46, 19, 372, 84, WHITE, 4)
    arrows = plain(
        path("M40,300 C10,250 10,180 44,130 M396,130 C430,180 430,250 400,300", stroke=BLACK, width=9)
        + path("M24,140 L62,110 L60,156 Z M416,290 L378,320 L380,274 Z", BLACK),
        None,
        2,
    )
    return [*rays(220, 180, 34, 0.3), *plain(lone, BRASS, 2.4), *arrows, *somebody(who, 54, 0, 0.82)]


def miss_susanna() -> Marks:
    """A singer with a banjo."""
    who = Person(
        face="young",
        hair="braids",
        hat="straw",
        hat_ink=SAND,
        band_ink=SKY,
        eyes="lash",
        brows="thin",
        nose="button",
        mouth="grin",
        soft=True,
        coat="dress",
        coat_tone=0.3,
        coat_ink=SKY,
        neckwear="none",
        extras=("freckles", "flowers"),
        tilt=-4,
    )
    neck = part("M300,120 L430,18 L440,34 L314,142 Z", BROWN, 0.2, 0.8, -38, span=(300, 440), line=3.6)
    drum = [
        *part(
            "M268,180 m-76,60 a78,78 0 1 0 156,0 a78,78 0 1 0 -156,0 Z", BONE, 0.02, 0.35, 30, span=(190, 350), line=5
        ),
        *plain(ring(270, 240, 78, 15) + ring(270, 240, 78, 8, WHITE), BRASS, 0),
        over(
            lines("M230,286 L318,132", "M240,294 L326,138", "M250,300 L334,146")
            + path("M226,280 L262,304", stroke=BLACK, width=8)
        ),
    ]
    notes = plain(
        "".join(
            disc(x, y, 11)
            + path(
                f"M{x + 10},{y} L{x + 10},{y - 42} C{x + 22},{y - 34} {x + 26},{y - 28} {x + 22},{y - 16}",
                stroke=BLACK,
                width=5,
            )
            for x, y in ((40, 100), (84, 60), (24, 220))
        ),
        VERMILION,
        2,
    )
    return [*rays(200, 180, 34, 0.3), *notes, *somebody(who, -6, 0, 0.82), *moved([*neck, *drum], "translate(34 48)")]


def sacagaway() -> Marks:
    """A guide who points the way, the mountains behind her."""
    who = Person(
        face="oval",
        hair="braids",
        hat="none",
        eyes="plain",
        brows="plain",
        nose="straight",
        mouth="smile",
        soft=True,
        skin=0.06,
        skin_ink=TAN,
        coat="poncho",
        coat_tone=0.3,
        coat_ink=OCHRE,
        neckwear="beads",
        neck_ink=SKY,
    )
    peaks = part(
        "M0,260 L70,130 L120,190 L190,80 L260,200 L330,110 L440,270 L440,360 L0,360 Z",
        HAZE,
        0.05,
        0.7,
        66,
        span=(0, 440),
        line=3.4,
        detail=path(
            "M190,80 L166,118 L186,128 L204,116 L216,126 Z M70,130 L54,158 L72,164 L88,152 Z M330,110"
            " L308,140 L332,148 L350,138 Z",
            WHITE,
        ),
    )
    cards = [m for x, t in ((312, -16), (352, 2), (392, 20)) for m in _open_card(x, 268, t)]
    return [*sky(0.35, 0.02, 200), *peaks, *somebody(who, -6, 0, 0.82), *cards]


def _open_card(x: float, y: float, turn: float) -> Marks:
    sheet = path("M-30,-44 L30,-44 L30,44 L-30,44 Z", WHITE, BLACK, 3.4)
    eye = path("M-22,0 C-10,-16 10,-16 22,0 C10,16 -10,16 -22,0 Z", WHITE, BLACK, 3.4) + disc(0, 0, 8)
    return moved(
        [Cut(sheet + eye, 0, 6, 0, 3), Tint(sheet, BONE, 1.0)], f"translate({x:g} {y:g}) rotate({turn:g})", turn
    )
