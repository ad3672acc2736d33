"""The street as bodies: a die that slides, a kerb for feet, and the figures that something comes near.

A figure becomes a body only when the die or a moving figure is about to reach it; until then it costs nothing and
can't be disturbed.  Bodies are made in the order of that, by sorted id when several come near in one tick, since the
order of making changes the last digits of a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, degrees, hypot, radians, sin, sqrt
from typing import Any

import pymunk

from game.shootout import measures as m
from game.shootout.scene import Figure, Flick

DIE = ""
"""How the die is called among ids of figures."""

STEP = 1 / m.TICKS

_DIE_TYPE, _FOOT_TYPE = 1, 2
_KERB = pymunk.ShapeFilter(categories=4, mask=2)
_UPRIGHT = pymunk.ShapeFilter(categories=2)
_LYING = pymunk.ShapeFilter(categories=2, mask=4)
_BULLET = pymunk.ShapeFilter(categories=1, mask=2)
_GONE = pymunk.ShapeFilter(categories=1, mask=0)
_KERB_WIDTH = 20.0
_ROUND_DRAG = 2 / 3
"""Turning friction of an evenly pressed disc of radius 1."""
_SQUARE_DRAG = 0.38
"""Turning friction of an evenly pressed square of side 1."""
_STILL = 1.0
"""mm/s below which a thing is at rest."""

Contact = tuple[str, str, bool, float, float]
"""Who struck, who was struck, whether they have just met, and the impulse on the struck one, g mm/s."""


class Foot:
    """A figure that something came near: its body and how far blows have made it lean (mm/s, as `TOPPLE`)."""

    __slots__ = ("body", "drag", "figure", "lean", "shape", "toppled", "towards", "turn_drag")

    def __init__(self, figure: Figure, body: pymunk.Body, shape: pymunk.Shape, joints: Sequence[Any]) -> None:
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
            share = max(0.0, 1 - m.RIGHTING * STEP / size)
            self.lean = self.lean[0] * share, self.lean[1] * share

    def fall(self) -> None:
        """Go over: from now on it slides lying, and nothing but the kerb touches it."""
        self.toppled = True
        self.shape.filter = _LYING
        self.drag.max_force *= m.GRIP_LYING / m.GRIP
        self.turn_drag.max_force *= m.GRIP_LYING / m.GRIP


class Street:
    """One shot under way.  Positions in mm."""

    def __init__(self, figures: Sequence[Figure], flick: Flick) -> None:
        self.space = space = pymunk.Space()
        space.collision_slop = 0.01
        space.collision_bias = 0.5**m.TICKS
        space.on_collision(_DIE_TYPE, _FOOT_TYPE, post_solve=self._met)
        space.on_collision(_FOOT_TYPE, _FOOT_TYPE, post_solve=self._met)
        self.waiting = [figure for figure in figures if figure.upright]
        self.feet: dict[str, Foot] = {}
        self.contacts: list[Contact] = []
        self.off = False
        self._ids: dict[pymunk.Shape, str] = {}
        side = (m.DIE - 2 * m.DIE_CORNER) / 10
        self.die = body = pymunk.Body(m.DIE_MASS, m.DIE_MASS * (m.DIE / 10) ** 2 / 6)
        angle = radians(flick.angle / 100)
        body.position = flick.x / 10, flick.y / 10
        body.angle = angle
        body.velocity = flick.speed * cos(angle), flick.speed * sin(angle)
        body.angular_velocity = radians(flick.spin)
        self._die_shape = pymunk.Poly(
            body, [(-side / 2, -side / 2), (side / 2, -side / 2), (side / 2, side / 2), (-side / 2, side / 2)],
            radius=m.DIE_CORNER / 10,
        )
        self._put(DIE, body, self._die_shape, _BULLET, _DIE_TYPE, _SQUARE_DRAG * m.DIE / 10)

    def _put(
        self, name: str, body: pymunk.Body, shape: pymunk.Shape, filter_: pymunk.ShapeFilter, kind: int, arm: float
    ) -> tuple[pymunk.PivotJoint, pymunk.GearJoint]:
        """Lay a thing on the street.  Its friction is true Coulomb: a force as large as it takes, up to a limit."""
        shape.filter = filter_
        shape.collision_type = kind
        shape.elasticity = m.BOUNCE
        shape.friction = m.RUB
        grip = body.mass * m.GRIP * m.GRAVITY
        ground = self.space.static_body
        drag = pymunk.PivotJoint(ground, body, (0, 0), (0, 0))
        drag.max_bias = 0
        drag.max_force = grip
        turn_drag = pymunk.GearJoint(ground, body, 0, 1)
        turn_drag.max_bias = 0
        turn_drag.max_force = grip * arm
        self._ids[shape] = name
        self.space.add(body, shape, drag, turn_drag)
        return drag, turn_drag

    def _stand(self, figure: Figure) -> None:
        if not self.feet:
            self._lay_kerb()
        radius = m.FOOT / 10
        mass = m.MASS[figure.kind]
        body = pymunk.Body(mass, mass * radius * radius / 2)
        body.position = figure.x / 10, figure.y / 10
        shape = pymunk.Circle(body, radius)
        joints = self._put(figure.id, body, shape, _UPRIGHT, _FOOT_TYPE, _ROUND_DRAG * radius)
        self.feet[figure.id] = Foot(figure, body, shape, joints)

    def _lay_kerb(self) -> None:
        """Four edges that hold feet; the die hops over."""
        half = _KERB_WIDTH / 2
        right, low = m.WIDTH / 10 + half, m.HEIGHT / 10 + half
        corners = [(-half, -half), (right, -half), (right, low), (-half, low)]
        for n, corner in enumerate(corners):
            edge = pymunk.Segment(self.space.static_body, corner, corners[n - 3], half)
            edge.filter = _KERB
            edge.elasticity = m.BOUNCE
            edge.friction = m.RUB
            self.space.add(edge)

    def _met(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        # pymunk prints and swallows what is raised in here, so it only notes.
        first, second = arbiter.shapes
        x, y = arbiter.total_impulse
        self.contacts.append((self._ids[first], self._ids[second], arbiter.is_first_contact, x, y))

    def substeps(self) -> int:
        """Let figures in that something is about to reach; how finely the coming tick must be cut."""
        finest = 1.0
        for mover, own_reach in self._movers():
            speed = sqrt(mover.velocity.x ** 2 + mover.velocity.y ** 2)
            if speed < _STILL:
                continue
            x, y = mover.position
            reach = (own_reach + m.FOOT / 10 + speed * STEP + 1.0) ** 2
            near = [f for f in self.waiting if (f.x / 10 - x) ** 2 + (f.y / 10 - y) ** 2 < reach]
            for figure in near:
                self.waiting.remove(figure)
                self._stand(figure)
            if speed * STEP > m.STRIDE and (near or self._beside(mover, x, y, reach)):
                finest = max(finest, speed * STEP / m.STRIDE)
        return ceil(finest)

    def _movers(self) -> list[tuple[pymunk.Body, float]]:
        movers = [] if self.off else [(self.die, m.DIE_REACH / 10)]
        movers.extend((foot.body, m.FOOT / 10) for foot in self.feet.values() if not foot.toppled)
        return movers

    def _beside(self, mover: pymunk.Body, x: float, y: float, reach: float) -> bool:
        for foot in self.feet.values():
            if foot.body is not mover and not foot.toppled:
                there = foot.body.position
                if (there.x - x) ** 2 + (there.y - y) ** 2 < reach:
                    return True
        return False

    def watch_the_edge(self) -> None:
        """Once the middle of the die is over the edge it is off for good, and touches nothing any more."""
        x, y = self.die.position
        if not self.off and not (0 <= x <= m.WIDTH / 10 and 0 <= y <= m.HEIGHT / 10):
            self.off = True
            self._die_shape.filter = _GONE

    def settled(self) -> bool:
        """Whether everything rests, or what doesn't is a die out of sight."""
        x, y = self.die.position
        far = m.BEYOND / 10
        away = not (-far < x < m.WIDTH / 10 + far and -far < y < m.HEIGHT / 10 + far)
        return (away or _rests(self.die, m.DIE / 20)) and all(
            _rests(foot.body, m.FOOT / 10) for foot in self.feet.values()
        )

    def energy(self) -> float:
        """Kinetic energy of everything, g mm2/s2."""
        bodies = [self.die, *(foot.body for foot in self.feet.values())]
        return sum(body.kinetic_energy for body in bodies)


def _rests(body: pymunk.Body, arm: float) -> bool:
    velocity = body.velocity
    return abs(velocity.x) + abs(velocity.y) < _STILL and abs(body.angular_velocity) * arm < _STILL


def pose(body: pymunk.Body, angle: int = 0) -> tuple[float, float, float]:
    """Where a body is, in 0.1 mm and 0.01 degree; `angle` is what it looked at before it turned."""
    x, y = body.position
    return x * 10, y * 10, angle + degrees(body.angle) * 100
