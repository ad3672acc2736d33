"""The street as bodies: a die that slides, a kerb for feet, and the figures that something comes near.

A figure becomes a body only when the die or a moving figure is about to reach it; until then it costs nothing and
can't be disturbed.  Bodies are made in the order of that, by sorted id when several come near in one tick, since the
order of making changes the last digits of a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, degrees, floor, hypot, inf, radians, sin
from typing import Any

import pymunk

from game.shootout import measures as m
from game.shootout.foot import KERB_AND_ALL, Foot, Joints
from game.shootout.lane import STEP, Mover, least_gap
from game.shootout.scene import Figure, Flick

DIE = ""
"""How the die is called among ids of figures."""

_DIE_TYPE, _FOOT_TYPE = 1, 2
_KERB = pymunk.ShapeFilter(categories=4, mask=2)
_BULLET = pymunk.ShapeFilter(categories=1, mask=2)
_GONE = pymunk.ShapeFilter(categories=1, mask=0)
_KERB_WIDTH = 20.0
_ROUND_DRAG = 2 / 3
"""Turning friction of an evenly pressed disc of radius 1."""
_SQUARE_DRAG = 0.38
"""Turning friction of an evenly pressed square of side 1."""
_STILL = 1.0
"""mm/s below which a thing is at rest."""
_LONGEST_CALM = 12
"""Ticks that at most pass without a look."""

Contact = tuple[str, str, bool, float, float]
"""Who struck, who was struck, whether they have just met, and the impulse on the struck one, g mm/s."""


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
            body,
            [(-side / 2, -side / 2), (side / 2, -side / 2), (side / 2, side / 2), (-side / 2, side / 2)],
            radius=m.DIE_CORNER / 10,
        )
        self._put(DIE, body, self._die_shape, _BULLET, _DIE_TYPE, _SQUARE_DRAG * m.DIE / 10)

    def _put(
        self, name: str, body: pymunk.Body, shape: pymunk.Shape, filter_: pymunk.ShapeFilter, kind: int, arm: float
    ) -> Joints:
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

    def _let_in(self, near: list[Figure]) -> None:
        """Make bodies of these, and of those so close to one of them that it could be in them within a tick."""
        for figure in near:
            self.waiting.remove(figure)
            self._stand(figure)
            close = [other for other in self.waiting if other not in near and _crowds(figure, other)]
            near.extend(close)

    def _stand(self, figure: Figure) -> None:
        if not self.feet:
            self._lay_kerb()
        radius = m.FOOT / 10
        mass = m.MASS[figure.kind]
        body = pymunk.Body(mass, mass * radius * radius / 2)
        body.position = figure.x / 10, figure.y / 10
        shape = pymunk.Circle(body, radius)
        joints = self._put(figure.id, body, shape, KERB_AND_ALL, _FOOT_TYPE, _ROUND_DRAG * radius)
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
        x, y = arbiter.total_impulse  # on the first one
        self.contacts.append((self._ids[first], self._ids[second], arbiter.is_first_contact, -x, -y))

    def look(self) -> tuple[int, int]:
        """Look round before a tick: let figures in that something is about to reach, see to the edge and to rest.

        How finely the coming tick must be cut, and how many whole ticks may pass, at least 1, before anything can be
        near enough to need another look; (0, 0) when all rests.
        """
        movers = self._movers()
        if not movers:
            return 0, 0
        fastest = max(mover.speed for mover in movers) * STEP
        room = fastest * _LONGEST_CALM
        cut = 1.0
        for mover in movers:
            if not mover.reach:
                continue
            # The die is off with its middle; a foot turns back at the kerb.
            rim = 0.0 if mover.body is self.die else mover.reach
            room = min(room, min(mover.x, mover.y, m.WIDTH / 10 - mover.x, m.HEIGHT / 10 - mover.y) - rim)
            gap = self._gap(mover)
            if gap < 0:
                cut = max(cut, mover.speed * STEP / m.STRIDE)
            room = min(room, gap)
        if len(movers) > 1:
            room = min(room, least_gap(movers) / 2)
            if room < 0:
                cut = max(cut, fastest / m.STRIDE)
        return ceil(cut), max(1, floor(room / fastest))

    def _movers(self) -> list[Mover]:
        """All that moves and can be seen, the die first."""
        movers = []
        x, y = self.die.position
        far = m.BEYOND / 10
        right, low = m.WIDTH / 10, m.HEIGHT / 10
        if not self.off and not (0 <= x <= right and 0 <= y <= low):
            # Once its middle is over the edge the die is off for good, and touches nothing any more.
            self.off = True
            self._die_shape.filter = _GONE
        if -far < x < right + far and -far < y < low + far:
            movers.append(Mover(self.die, x, y, 0.0 if self.off else m.DIE_REACH / 10))
        for foot in self.feet.values():
            movers.append(Mover(foot.body, *foot.body.position, m.FOOT / 10))
        return [mover for mover in movers if mover.speed >= _STILL]

    def _gap(self, mover: Mover) -> float:
        """How far the mover can go before it is within a tick of something that stands still, mm, below 0 if it is.

        What slides without touching goes straight, so only what stands in its lane counts.
        """
        least = inf
        near = []
        for figure in self.waiting:
            gap = mover.gap(figure.x / 10, figure.y / 10)
            if gap < 0:
                near.append(figure)
            least = min(least, gap)
        for foot in self.feet.values():
            if foot.body is not mover.body and not foot.toppled:
                least = min(least, mover.gap(*foot.body.position))
        self._let_in(near)
        return least

    def energy(self) -> float:
        """Kinetic energy of everything, g mm2/s2."""
        bodies = [self.die, *(foot.body for foot in self.feet.values())]
        return sum(body.kinetic_energy for body in bodies)


def _crowds(one: Figure, other: Figure) -> bool:
    return hypot(one.x - other.x, one.y - other.y) < 2 * m.FOOT + 10 * m.TOP_SPEED * STEP


def pose(body: pymunk.Body, angle: int = 0) -> tuple[float, float, float]:
    """Where a body is, in 0.1 mm and 0.01 degree; `angle` is what it looked at before it turned."""
    x, y = body.position
    return x * 10, y * 10, angle + degrees(body.angle) * 100
