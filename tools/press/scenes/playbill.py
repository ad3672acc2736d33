"""Pictures for the three playbills of the title, on a low block."""

from __future__ import annotations

from tools.press.inks import BRASS, OCHRE, PRUSSIAN, RUST, SAND, VERMILION, Ink
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.people import MARSHAL, OUTLAWS
from tools.press.portrait.bust import figure
from tools.press.scenes import revolver
from tools.press.scenes.backdrop import buttes, puff, rays, sky
from tools.press.shapes import BLACK, WHITE, disc, grey, linear, path, strands

BLOCK = (0, 0, 440, 260)
"""The block of a playbill's picture."""


def shoot_out() -> Marks:
    """BANG!: the shot."""
    return moved(revolver.shot(), "translate(0 -56)")


def marshal_and_outlaws() -> Marks:
    """Wyatt Earp: the marshal before two of the seven."""
    return [
        *rays(220, 150, 26, 0.32),
        *moved(figure(OUTLAWS["billy_the_kid"]), "translate(-34 22) scale(0.60)", 0, 0.85),
        *moved(figure(OUTLAWS["belle_starr"]), "translate(234 22) scale(0.60)", 0, 0.85),
        *moved(figure(MARSHAL), "translate(86 -22) scale(0.67)", 0, 0.9),
    ]


_HORSE = (
    "M9,63 C6,57 8,52 13,48 L33,33 L33,21 L42,30 C54,31 64,40 74,51 C82,57 90,58 98,58 C112,60 122,56 132,56 C146,56"
    " 154,63 155,74 C156,84 153,90 150,95 C158,104 170,110 179,122 L189,137 L179,141 L170,129 C160,119 146,113"
    " 138,103 C141,113 151,122 157,134 L162,148 L152,150 L146,137 C138,123 126,113 121,101 C108,102 94,100 83,95"
    " C77,104 67,112 55,112 C47,112 43,117 43,126 L33,128 C31,115 37,103 50,102 C58,100 62,96 64,90 C54,94 42,93"
    " 32,89 C24,87 19,91 17,100 L7,100 C7,87 15,78 30,79 C42,82 52,80 60,75 C59,67 55,61 49,57 C45,61 39,63 33,65"
    " C27,70 15,72 9,63 Z"
)
_TAIL = "M152,62 C164,52 180,56 196,72 C184,70 174,74 166,84 C158,82 152,72 152,62 Z"
_MANE = (
    "M40,29 C54,27 70,36 80,54 C84,60 78,62 74,58 C70,62 64,60 62,54 C58,58 52,54 52,48 C48,50 44,46 45,40 C41,38"
    " 39,34 40,29 Z"
)
_SHIRT = "M92,66 C88,50 92,36 104,31 C112,28 122,33 125,44 C128,56 126,66 122,70 Z"
_ARM = "M98,40 C88,50 78,56 66,54 L64,60 C78,66 96,60 106,50 Z"
_HEAD = "M98,16 C98,8 104,5 110,6 C116,7 118,14 117,22 C116,30 110,33 105,31 C99,29 98,22 98,16 Z"
_HAT = (
    "M82,14 C88,12 94,13 98,12 C98,4 102,0 108,0 C115,0 119,4 119,12 C124,12 130,11 135,14 C130,20 120,19 108,19"
    " C98,19 88,20 82,14 Z"
)
_LEG = "M96,66 C92,78 92,90 96,102 L86,106 L87,112 L104,110 C106,94 110,82 120,70 Z"
_BAG = "M116,58 L140,56 L144,80 L120,82 Z"
_SCARF = "M104,30 C114,28 122,32 134,26 C132,34 122,40 108,37 Z"


def rider(transform: str, horse: Ink, shirt: Ink, name: str) -> Marks:
    """A rider in full gallop to the left, on a block of 200 x 156."""
    hide = linear(f"{name}h", 0, 40, 0, 112, (0, 0.25), (0.4, 0.6), (1, 0.95))
    cloth = linear(f"{name}s", 90, 0, 128, 0, (0, 0.15), (1, 0.75))
    tack = path("M26,60 C50,66 64,62 68,57 M22,45 L30,63 M94,62 C106,68 118,68 128,62", stroke=BLACK, width=2.2)
    eye = disc(29, 45, 2.2, WHITE) + disc(29, 45, 1.2, BLACK)
    muscle = strands(
        "M88,66 C84,78 84,86 88,92", "M136,62 C128,74 130,88 138,98", "M44,84 C56,84 64,80 70,72", width=1.4
    )
    marks: Marks = [
        Cut(path(_TAIL, BLACK, BLACK, 2), 0, 5, 0, 1.8),
        Cut(hide + path(_HORSE, f"url(#{name}h)", BLACK, 2.4), 60, 5, 0.5, 2.0),
        Tint(path(_HORSE, WHITE), horse, 0.95),
        Cut(path(_MANE, BLACK, BLACK, 1.6), 0, 5, 0, 1),
        Cut(muscle + tack + eye, 0, 5, 0, 0, covers=False),
        Cut(path(_BAG, grey(0.3), BLACK, 2.2), 50, 5, 0, 1.4),
        Tint(path(_BAG, WHITE), BRASS, 1.0),
        Cut(path(_LEG, grey(0.75), BLACK, 2.2), 80, 5, 0, 1.4),
        Cut(cloth + path(_SHIRT, f"url(#{name}s)", BLACK, 2.4), 70, 5, 0.4, 1.6),
        Tint(path(_SHIRT, WHITE), shirt, 1.0),
        Cut(path(_HEAD, grey(0.06), BLACK, 2.2) + path("M101,20 l-3,3 l3,1", stroke=BLACK, width=1.6), 30, 5, 0, 1.2),
        Cut(path(_SCARF, grey(0.1), BLACK, 2), 30, 5, 0, 1.2),
        Tint(path(_SCARF, WHITE), OCHRE, 1.0),
        Cut(path(_HAT, grey(0.4), BLACK, 2.2), 10, 5, 0.4, 1.4),
        Tint(path(_HAT, WHITE), SAND, 1.0),
        Cut(path(_ARM, grey(0.2), BLACK, 2.2), 40, 5, 0, 1.2),
        Tint(path(_ARM, WHITE), shirt, 1.0),
    ]
    return moved(marks, transform)


def express() -> Marks:
    """Pony Express: two riders across the desert."""
    cactus = "M326,246 L326,190 M326,220 L312,220 L312,202 M326,212 L340,212 L340,194"
    plant = path(cactus, stroke=BLACK, width=11) + path(cactus, stroke=WHITE, width=5)
    return [
        *sky(0.5, 0.02, 170),
        Cut(disc(220, 128, 40, WHITE, 2.6), 0, 6, 0, 2),
        Tint(disc(220, 128, 40, WHITE), SAND, 1.0),
        *moved(buttes(206, 0.42), "translate(0 -34)"),
        Cut(plant, 0, 6, 0, 2),
        *rider("translate(284 70) scale(0.62)", PRUSSIAN, OCHRE, "b"),
        puff(392, 176, ((0, 0, 12), (16, -4, 9), (-12, 4, 8))),
        *rider("translate(24 40) scale(1.22)", RUST, VERMILION, "a"),
        puff(244, 218, ((0, 0, 20), (28, -8, 16), (-24, 8, 14), (50, 4, 12))),
    ]
