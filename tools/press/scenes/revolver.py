"""A single-action revolver, and one that has just been fired."""

from __future__ import annotations

from tools.press.inks import FLAME, RUST, VERMILION
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.scenes.backdrop import puff, rays
from tools.press.shapes import BLACK, WHITE, grey, linear, path, star


def revolver(dark: float = 0.72) -> Marks:
    """The gun on a block of 440 x 360, muzzle to the right; `dark` is the shade of its steel."""
    steel = linear("steel", 0, 96, 0, 180, (0, 0.25), (0.3, 0.02), (0.55, dark), (1, 0.95))
    drum = linear("drum", 0, 100, 0, 178, (0, 0.5), (0.3, 0.0), (0.6, 0.6), (1, 0.97))
    wood = linear("wood", 60, 0, 140, 0, (0, 0.2), (0.5, 0.45), (1, 0.9))
    barrel = path("M206,114 L398,114 L400,118 L400,146 L206,148 Z", "url(#steel)", BLACK, 3.4)
    barrel += path("M384,114 L390,100 L398,100 L398,114 Z", BLACK)
    barrel += path("M212,150 L352,150 L356,156 L352,163 L212,164 Z", "url(#steel)", BLACK, 3)
    frame = path(
        "M96,124 C104,106 122,98 150,98 L216,98 L216,112 L214,178 L156,180 C138,182 126,188 116,198 L90,150 Z",
        "url(#steel)",
        BLACK,
        3.4,
    )
    cylinder = path(
        "M144,104 L206,104 C212,106 214,112 214,120 L214,158 C214,168 212,174 206,176 L144,176 C138,172 136,168"
        " 136,158 L136,120 C136,112 138,106 144,104 Z",
        "url(#drum)",
        BLACK,
        3.2,
    )
    flutes = "".join(
        path(f"M150,{y} L190,{y} C196,{y + 2} 196,{y + 8} 190,{y + 10} L150,{y + 10} Z", grey(0.85), BLACK, 1.6)
        for y in (112, 134, 158)
    )
    hammer = path("M112,112 L94,82 C90,74 100,68 108,76 L128,100 Z", grey(0.8), BLACK, 3)
    guard = path("M150,182 C146,216 160,234 182,232 C204,230 212,206 210,178", stroke=BLACK, width=8)
    guard += path("M176,182 C170,196 174,208 184,214", stroke=BLACK, width=6)
    grip = path(
        "M96,126 C86,152 74,186 58,222 C46,248 50,274 72,282 C96,290 114,276 120,252 C126,228 134,208 146,192"
        " C130,176 112,150 96,126 Z",
        "url(#wood)",
        BLACK,
        3.6,
    )
    checks = "".join(path(f"M{70 + 8 * i},{250 - 13 * i} l38,14", stroke=BLACK, width=1.6) for i in range(8))
    return [
        Cut(guard, 0, 6, 0, 2),
        Cut(steel + frame, 0, 5.4, 0, 2.4),
        Cut(steel + barrel, 0, 5, 0, 2.4),
        Cut(drum + cylinder + flutes, 0, 5, 0, 2),
        Cut(hammer, 40, 5, 0, 1.5),
        Cut(wood + grip + checks, 66, 5.2, 0.4, 2.6),
        Tint(grip, RUST),
    ]


def shot() -> Marks:
    """The gun at the moment of the shot."""
    flash = moved(
        [
            Cut(star(11, 92, 36, 404, 132, WHITE, 4, 0.12), 0, 6, 0, 3),
            Tint(star(11, 92, 36, 404, 132, WHITE, 4, 0.12), VERMILION, 1.0),
            Tint(star(11, 54, 22, 404, 132, WHITE, 0, 0.12), FLAME, 1.0),
        ],
        "translate(-44 26)",
    )
    smoke = puff(300, 76, ((0, 0, 26), (34, -16, 22), (62, 4, 18), (-22, 14, 15)))
    return [*rays(360, 158, 26, 0.34), smoke, *flash, *moved(revolver(), "translate(-44 26)")]
