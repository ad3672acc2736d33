"""A figure that something came near: how blows make it lean, right itself or fall."""

from __future__ import annotations

from math import cos, hypot, radians, sin

import pymunk

from game.shootout import measures as m
from game.shootout.scene import Figure

KERB_AND_ALL = pymunk.ShapeFilter(categories=2)
"""What an upright figure meets: the kerb, the die and other figures."""

_NOT_THE_DIE = pymunk.ShapeFilter(categories=2, mask=2 | 4)


Joints = tuple[pymunk.PivotJoint, pymunk.GearJoint]
"""The sliding and the turning friction of a thing on the street."""


class Foot:
    """A figure that something came near: its body and how far blows have made it lean (mm/s, as `TOPPLE`)."""

    __slots__ = ("body", "drag", "figure", "lean", "shape", "toppled", "towards", "turn_drag")

    def __init__(self, figure: Figure, body: pymunk.Body, shape: pymunk.Shape, joints: Joints) -> None:
        self.figure = figure
        self.body = body
        self.shape = shape
        self.drag, self.turn_drag = joints
        self.lean = (0.0, 0.0)
        self.toppled = False
        self.towards = 0.0

    def struck(self, x: float, y: float) -> float:
        """Add a blow; how near the figure is to falling now, 1.0 and more is over.  It may fall by that."""
        mass = m.MASS[self.figure.kind]
        lean_x, lean_y = self.lean[0] + x / mass, self.lean[1] + y / mass
        self.lean = lean_x, lean_y
        size = hypot(lean_x, lean_y)
        if size == 0:
            return 0.0
        looks = radians(self.figure.angle / 100) + self.body.angle
        sideways = abs(lean_y * cos(looks) - lean_x * sin(looks)) / size
        return size / (m.TOPPLE[self.figure.kind] * (1 + (m.EDGE_ON - 1) * sideways))

    def right_itself(self) -> None:
        """A tick without a blow: what is left of the lean."""
        size = hypot(*self.lean)
        if size:
            share = max(0.0, 1 - m.RIGHTING / m.TICKS / size)
            self.lean = self.lean[0] * share, self.lean[1] * share

    def fall(self) -> None:
        """Go over: the die slides over it from now on; while it still slides itself it may knock others down."""
        self.toppled = True
        self.shape.filter = _NOT_THE_DIE
        self.drag.max_force *= m.GRIP_LYING / m.GRIP
        self.turn_drag.max_force *= m.GRIP_LYING / m.GRIP
