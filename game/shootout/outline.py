"""The outlines of bodies as the simulation has them, for whoever wants to see what really meets: points in 0.1 mm."""

from __future__ import annotations

from math import cos, pi, radians, sin

from game.shootout.measures import DIE, DIE_CORNER, FOOT

Outline = tuple[tuple[float, float], ...]
"""Corners of a closed line."""

ROUND = 48
"""Points round a foot."""
CORNER = 6
"""Points round a corner of the die."""


def foot(x: float, y: float) -> Outline:
    """The round foot of a figure that stands there."""
    return tuple((x + FOOT * cos(2 * pi * n / ROUND), y + FOOT * sin(2 * pi * n / ROUND)) for n in range(ROUND))


def die(x: float, y: float, angle: float) -> Outline:
    """The die with its rounded corners, its middle there; `angle` in 0.01 degree."""
    inner = DIE / 2 - DIE_CORNER
    turn, points = radians(angle / 100), []
    for quarter, (right, down) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for n in range(CORNER + 1):
            way = pi / 2 * (quarter + n / CORNER)
            own_x, own_y = right * inner + DIE_CORNER * cos(way), down * inner + DIE_CORNER * sin(way)
            points.append((x + own_x * cos(turn) - own_y * sin(turn), y + own_x * sin(turn) + own_y * cos(turn)))
    return tuple(points)
