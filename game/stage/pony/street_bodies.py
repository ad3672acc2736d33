"""What really meets in the street, drawn over what is seen: for a host who is asked, and for whoever draws figures.

Only while the setting `show_bodies` is on.  The outlines come from the simulation; feet of those who lie have none.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Surface

from game.shootout import outline
from game.stage.paint.palette import BONE, FOCUS, Color
from game.stage.pony.shot_film import Pose
from game.stage.pony.street_layout import StreetLayout

FALLING = 15.0
"""Degrees from which on a figure is over: the die slides through it."""


def draw(
    screen: Surface, layout: StreetLayout, poses: Iterable[Pose], die: tuple[float, float, float] | None = None
) -> None:
    """The foot of everybody who stands, the die (x, y in 0.1 mm, angle in degrees), and the edge of the board."""
    for pose in poses:
        if pose.tilt < FALLING:
            _line(screen, layout, outline.foot(pose.x, pose.y), FOCUS)
    if die is not None:
        x, y, angle = die
        _line(screen, layout, outline.die(x, y, angle * 100), FOCUS)
    pygame.draw.rect(screen, BONE, layout.arena, 1)


def _line(screen: Surface, layout: StreetLayout, points: outline.Outline, color: Color) -> None:
    pygame.draw.aalines(screen, color, True, [layout.exact(x, y) for x, y in points])
