"""Wyatt Earp: the marshal in the middle of his street."""

from __future__ import annotations

from tools.press.inks import HAZE, RUST, SAND
from tools.press.marks import Cut, Marks, Tint, moved
from tools.press.people import MARSHAL
from tools.press.portrait.bust import figure
from tools.press.scenes.backdrop import rays
from tools.press.shapes import BLACK, box, grey, linear, mirror, path, strands


def house_front(name: str, low: bool) -> tuple[str, str, str]:
    """False-fronted houses at the left edge: shaded fronts, their outline, and doors and windows."""
    shade = linear(name, 0, 0, 150, 0, (0, 0.66), (1, 0.26))
    roof = (
        "M0,96 L0,64 L64,64 L64,78 L92,78 L92,150 L146,150 L146,164 L168,164 L168,272 L0,272 Z"
        if low
        else ("M0,120 L0,70 L18,70 C26,52 52,52 60,70 L84,70 L84,132 L138,132 L138,146 L160,146 L160,272 L0,272 Z")
    )
    front = path(roof, f"url(#{name})", BLACK, 3.4)
    boards = strands(*[f"M0,{y} L160,{y}" for y in range(104, 272, 15)], color=BLACK, width=1.8)
    openings = "".join(
        box(x, y, w, h, grey(0.94), 2.4)
        for x, y, w, h in ((8, 110, 20, 34), (42, 110, 20, 34), (22, 190, 30, 82), (104, 176, 22, 34))
    )
    porch = path("M0,176 L92,176 L100,166 L0,160 Z", grey(0.8), BLACK, 3) + strands(
        "M90,176 L90,272", "M62,176 L62,272", color=BLACK, width=6
    )
    return shade + front, front, boards + openings + porch


def marshal() -> Marks:
    """Houses on both sides, the sun behind him, his star on his coat."""
    left, left_front, left_parts = house_front("hl", False)
    right, right_front, right_parts = house_front("hr", True)
    street = linear("st", 0, 268, 0, 360, (0, 0.06), (1, 0.5)) + path(
        "M0,270 L440,270 L440,360 L0,360 Z", "url(#st)", BLACK, 2
    )
    return [
        *rays(220, 190, 26, 0.30),
        Cut(left + left_parts, 0, 6, 0, 2.4),
        Tint(left_front, RUST, 0.85),
        Cut(mirror(right + right_parts, 440), 0, 6, 0, 2.4),
        Tint(mirror(right_front, 440), HAZE, 0.85),
        Cut(street, 3, 7, 0, 2),
        Tint(street, SAND, 0.85),
        *moved(figure(MARSHAL), "translate(42 -32) scale(0.89)", 0, 0.95),
    ]
