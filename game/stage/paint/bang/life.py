"""Life points as brass cartridges; a lost one leaves its dashed outline, so that the full number stays in sight."""

from __future__ import annotations

import pygame

from game.stage.paint import svg
from game.stage.paint.palette import (
    BRASS_LIGHT,
    GOLD_DARK,
    INK,
    INK_SOFT,
    IRON,
    IRON_DARK,
    IRON_GLINT,
    OCHRE,
    Color,
    hexa,
)
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

BOX = (0, 0, 50, 100)
MOST = 10
"""More life points than this are told by one cartridge and a figure."""
GAP = 0.09
"""Between two cartridges, in parts of their height."""


def _gradient(name: str, dark: Color, light: Color, deep: Color) -> str:
    stops = "".join(
        f'<stop offset="{at}" stop-color="{hexa(color)}"/>' for at, color in (("0", dark), ("0.35", light), ("1", deep))
    )
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="6" y1="0" x2="44" y2="0">'
        f"{stops}</linearGradient>"
    )


@kept
def cartridge(press: Press, height: float = 40, lost: bool = False) -> pygame.Surface:
    """One life point, half as wide as it is high."""
    if lost:
        body = (
            '<path d="M8,42 L8,34 C8,18 18,6 25,2 C32,6 42,18 42,34 L42,42 L42,92 L8,92 Z" fill="none" '
            f'stroke="{hexa(INK_SOFT)}" stroke-width="4" stroke-dasharray="7 6"/>'
        )
    else:
        line = f'stroke="{hexa(INK)}" stroke-width="3.4"'
        body = (
            f"<defs>{_gradient('b', OCHRE, BRASS_LIGHT, GOLD_DARK)}{_gradient('l', IRON, IRON_GLINT, IRON_DARK)}</defs>"
            f'<path d="M9,42 L9,34 C9,18 18,6 25,2 C32,6 41,18 41,34 L41,42 Z" fill="url(#l)" {line}/>'
            f'<path d="M7,42 L43,42 L43,86 L7,86 Z" fill="url(#b)" {line}/>'
            f'<path d="M4,87 L46,87 L46,97 L4,97 Z" fill="url(#b)" {line}/>'
        )
    return svg.draw(body, press.size((height / 2, height)), BOX)


def row_width(life: int, most: int, height: float) -> float:
    """How wide `life_row` is, in units."""
    count = max(life, most)
    return height * (0.5 + GAP) * count - height * GAP if count <= MOST else height * 1.5


def row_places(
    at: tuple[float, float], life: int, most: int, height: float = 40, room: float = 0
) -> list[tuple[float, float, float, float]]:
    """Where each cartridge of `life_row` lies, in units; the one place of the figure if there are more than MOST."""
    count = max(life, most)
    if count > MOST:
        return [(at[0], at[1] - height / 2, height / 2, height)]
    if room and row_width(life, most, height) > room:
        height *= room / row_width(life, most, height)
    return [(at[0] + i * height * (0.5 + GAP), at[1] - height / 2, height / 2, height) for i in range(count)]


def life_row(pen: Pen, at: tuple[float, float], life: int, most: int, height: float = 40, room: float = 0) -> None:
    """Cartridges in a row from `at`, its middle left; smaller if they would not fit into `room` units."""
    places = row_places(at, life, most, height, room)
    if max(life, most) > MOST:
        pen.paste(cartridge(pen.press, height, life <= 0), at, "midleft")
        figure = at[0] + height * 0.6, at[1]
        pen.text(f"{life}/{most}", figure, "number", 28, pen.press.tones.ink, "midleft", most=height)
        return
    for i, (x, _, _, high) in enumerate(places):
        pen.paste(cartridge(pen.press, high, i >= life), (x, at[1]), "midleft")
