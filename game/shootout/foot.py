"""A figure that something came near: how blows make it lean, right itself or fall."""

from __future__ import annotations

from math import cos, hypot, radians, sin

import pymunk

from game.shootout import measures as m
from game.shootout.scene import Figure
from game.shootout.slider import Slider

FOOT_TYPE = 2
"""Collision type of feet."""

_ROUND_DRAG = 2 / 3
"""Friction against turning of an evenly pressed disc of radius 1."""

_UPRIGHT = pymunk.ShapeFilter(categories=2)
_NOT_THE_DIE = pymunk.ShapeFilter(categories=2, mask=2 | 4)


class Foot(Slider):
    """`lean` is how far blows have tipped it, mm/s as `TOPPLE`; `towards` where it fell, 0.01 degree."""

    __slots__ = ("figure", "lean", "toppled", "towards")

    def __init__(self, space: pymunk.Space, figure: Figure) -> None:
        radius, mass = m.FOOT / 10, m.MASS[figure.kind]
        body = pymunk.Body(mass, mass * radius * radius / 2)
        body.position = figure.x / 10, figure.y / 10
        shape = pymunk.Circle(body, radius)
        shape.filter = _UPRIGHT
        shape.collision_type = FOOT_TYPE
        super().__init__(space, body, shape, radius, _ROUND_DRAG * radius)
        self.figure = figure
        self.lean = (0.0, 0.0)
        self.toppled = False
        self.towards = 0.0

    def struck(self, x: float, y: float) -> float:
        """Add a blow, g mm/s; how near the figure is to falling now, 1.0 and more is over."""
        mass = m.MASS[self.figure.kind]
        lean_x, lean_y = self.lean[0] + x / mass, self.lean[1] + y / mass
        self.lean = lean_x, lean_y
        size = hypot(lean_x, lean_y)
        if size == 0:
            return 0.0
        looks = radians(self.figure.angle / 100) + self.angle
        sideways = abs(lean_y * cos(looks) - lean_x * sin(looks)) / size
        return size / (m.TOPPLE[self.figure.kind] * (1 + (m.EDGE_ON - 1) * sideways))

    def right_itself(self, seconds: float) -> None:
        """Come upright again as far as it does in that time."""
        size = hypot(*self.lean)
        if size:
            share = max(0.0, 1 - m.RIGHTING * seconds / size)
            self.lean = self.lean[0] * share, self.lean[1] * share

    def fall(self) -> None:
        """Go over: the die slides over it from now on; while it still slides itself it may knock others down."""
        self.toppled = True
        self.shape.filter = _NOT_THE_DIE
        self.grip_more(m.GRIP_LYING / m.GRIP)
