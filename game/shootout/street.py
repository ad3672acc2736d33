"""The street under way: a die that slides, a kerb for feet, and the figures that something comes near.

A figure becomes a body only when the die or a moving figure is about to reach it; until then it costs nothing and
can't be disturbed.  Bodies are made in the order of that, by sorted id when several come near at once, since the
order of making changes the last digits of a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, floor, hypot, inf, radians, sin
from typing import Any

import pymunk

from game.shootout import measures as m
from game.shootout.foot import FOOT_TYPE, Foot
from game.shootout.scene import Figure, Flick
from game.shootout.slider import TICK, Slider, soonest

DIE = ""
"""How the die is called among ids of figures."""

_DIE_TYPE = 1
_KERB = pymunk.ShapeFilter(categories=4, mask=2)
_BULLET = pymunk.ShapeFilter(categories=1, mask=2)
_GONE = pymunk.ShapeFilter(categories=1, mask=0)
_KERB_WIDTH = 20.0
_CLOSE = 2 * m.FOOT / 10 + m.TOP_SPEED * TICK
"""mm: nearer than this, one figure can be in the other within a tick."""

Contact = tuple[str, str, bool, float, float]
"""Who struck, who was struck, whether they have just met, and the impulse on the struck one, g mm/s."""


class Street:
    """One shot under way.  Positions in mm, times in steps."""

    def __init__(self, figures: Sequence[Figure], flick: Flick) -> None:
        self.space = space = pymunk.Space()
        space.collision_slop = 0.01
        # half of an overlap goes within a tick
        space.collision_bias = 0.5 ** (1 / TICK)
        space.on_collision(_DIE_TYPE, FOOT_TYPE, post_solve=self._met)
        space.on_collision(FOOT_TYPE, FOOT_TYPE, post_solve=self._met)
        self.waiting = [figure for figure in figures if figure.upright]
        self._places = [(figure.x / 10, figure.y / 10) for figure in self.waiting]
        self.feet: dict[str, Foot] = {}
        self.contacts: list[Contact] = []
        self.off = False
        self._kerb = False
        self._ids: dict[pymunk.Shape, str] = {}
        self.die = self._lay_die(flick)
        self.movers: list[Slider] = [self.die]

    def _lay_die(self, flick: Flick) -> Slider:
        body = pymunk.Body(m.DIE_MASS, m.DIE_MASS * (m.DIE / 10) ** 2 / 6)
        angle = radians(flick.angle / 100)
        body.position = flick.x / 10, flick.y / 10
        body.angle = angle
        body.velocity = flick.speed * cos(angle), flick.speed * sin(angle)
        body.angular_velocity = radians(flick.spin)
        half = (m.DIE / 2 - m.DIE_CORNER) / 10
        shape = pymunk.Poly(
            body, [(-half, -half), (half, -half), (half, half), (-half, half)], radius=m.DIE_CORNER / 10
        )
        shape.filter = _BULLET
        shape.collision_type = _DIE_TYPE
        self._ids[shape] = DIE
        return Slider(self.space, body, shape, m.DIE_REACH / 10, m.SQUARE_DRAG * m.DIE / 10)

    def _let_in(self, near: list[Figure]) -> None:
        """Make bodies of these, and of those so close to one of them that it could be in them within a tick."""
        for figure in near:
            place = self.waiting.index(figure)
            del self.waiting[place], self._places[place]
            self.feet[figure.id] = foot = Foot(self.space, figure)
            self._ids[foot.shape] = figure.id
            if foot.off_the_board() > -m.FOOT / 10 - m.TOP_SPEED * TICK:
                self._lay_kerb()
            for other, (x, y) in zip(self.waiting, self._places, strict=True):
                if other not in near and hypot(foot.x - x, foot.y - y) < _CLOSE:
                    near.append(other)

    def _lay_kerb(self) -> None:
        """Four edges that hold feet, once one comes near; the die hops over."""
        if self._kerb:
            return
        self._kerb = True
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

    def look(self) -> int:
        """Look round: let figures in that something is about to reach, see to the edge and to rest.

        How many steps may be coasted before anything can be within a tick of anything else; 0 when `LOOK` steps must
        be made now, -1 when all rests or is out of sight.
        """
        self._find_movers()
        if not self.movers:
            return -1
        free = max(mover.stops() for mover in self.movers) + TICK
        for mover in self.movers:
            if mover is not self.die:
                # A foot turns back at the kerb.
                kerb = mover.edge(mover.reach) - mover.slides * TICK
                if kerb < 0:
                    self._lay_kerb()
                room = min(kerb, self._gap(mover))
            elif self.off:
                room = m.BEYOND / 10 - mover.off_the_board() + mover.slides * TICK
            else:
                room = min(mover.edge(0.0) + mover.slides * TICK, self._gap(mover))
            free = min(free, mover.reaches(room))
        free = min(free, soonest([mover for mover in self.movers if mover is not self.die or not self.off]))
        return floor(free * m.STEPS)

    def step(self) -> None:
        """One step of the physics; `contacts` has what met in it."""
        self.space.step(1 / m.STEPS)

    def read(self) -> None:
        """Take places and speeds from the bodies, after steps."""
        for thing in self.things():
            thing.read()

    def coast(self, steps: int) -> None:
        """Let everything slide on for so many steps in which nothing touches."""
        for mover in self.movers:
            mover.coast(steps / m.STEPS)

    def _find_movers(self) -> None:
        """All that moves and can be seen, the die first."""
        die = self.die
        outside = die.off_the_board()
        if outside > 0 and not self.off:
            # Once its middle is over the edge the die is off for good, and touches nothing any more.
            self.off = True
            die.shape.filter = _GONE
        self.movers = [die] if outside < m.BEYOND / 10 and die.moves() else []
        self.movers.extend(foot for foot in self.feet.values() if foot.moves())

    def _gap(self, mover: Slider) -> float:
        """How far the mover may go until it is within a tick of something that stands still, mm, below 0 if it is.

        Only what stands in its lane counts.
        """
        gaps = mover.gaps(self._places)
        least = min(gaps, default=inf)
        if least < 0:
            self._let_in([figure for figure, gap in zip(self.waiting, gaps, strict=True) if gap < 0])
        standing = [(foot.x, foot.y) for foot in self.feet.values() if foot is not mover and not foot.toppled]
        return min(least, min(mover.gaps(standing), default=inf)) if standing else least

    def things(self) -> list[Slider]:
        """The die and all figures that something came near."""
        return [self.die, *self.feet.values()]
