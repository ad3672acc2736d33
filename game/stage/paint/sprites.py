"""Small things that fly: flash, smoke, dust, type.  All kept; a frame only blits them."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from game.stage.paint import fonts, paper, svg
from game.stage.paint.palette import FIRE_CORE, FLASH, INK, PUFF, VERMILION, Color, hexa
from game.stage.paint.press import Press, kept

SQUARE = (0, 0, 100, 100)
SLUGS = "$&!?*"
"""The sorts thrown for a winner."""


def _star(points: int, outer: float, inner: float, turn: float) -> str:
    corners = []
    for i in range(2 * points):
        reach, angle = (outer if i % 2 == 0 else inner), pi * i / points + turn
        corners.append(f"{50 + reach * sin(angle):.2f},{50 - reach * cos(angle):.2f}")
    return " ".join(corners)


@kept
def muzzle_star(press: Press, size: float = 132, turn: int = 0, points: int = 11) -> pygame.Surface:
    """The flash of a shot, `turn` in degrees.  Reduced motion asks for at most 80 units."""
    layers: tuple[tuple[float, Color], ...] = ((49, INK), (43.5, VERMILION), (31, FLASH), (19, FIRE_CORE))
    body = "".join(
        f'<polygon points="{_star(points, r, r * 0.40, turn * pi / 180)}" fill="{hexa(color)}"/>' for r, color in layers
    )
    return svg.draw(body, press.size((size, size)), SQUARE)


@kept
def puff(press: Press, size: float = 40, alpha: int = 110) -> pygame.Surface:
    """A soft ball of smoke or dust, `size` units across at its densest."""
    radius = max(2, press.px(size / 2))
    ball = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    pygame.draw.circle(ball, (*PUFF, 255), (radius, radius), radius)
    return paper.soft(ball, max(2, radius // 3), alpha / 255, PUFF)


@kept
def slug(press: Press, variant: int = 0, size: float = 34, color: Color = VERMILION) -> pygame.Surface:
    """A piece of type, as thrown for the winner."""
    return fonts.line(press, SLUGS[variant % len(SLUGS)], "display", size / press.text_scale, color).surface
