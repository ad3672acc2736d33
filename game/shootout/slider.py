"""A thing that slides on the street, and how far it may go before it can meet another.

What slides without touching goes straight and brakes evenly, so its way is a formula; the steps of pymunk are for the
moments in which things touch.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, hypot, inf, sqrt

import pymunk

from game.shootout import measures as m

TICK = m.LOOK / m.STEPS
"""Seconds between two looks while steps are made."""

STILL = 1.0
"""mm/s below which a thing is at rest."""

_SPARE = 1.0
"""mm added to every reach."""


class Slider:
    """A body with its friction.  `reach` is a radius round its middle, mm; place and speeds are as last read.

    Friction is true Coulomb: joints to the ground that take whatever force it needs, up to a limit.  `arm` is the
    lever of the friction against turning, mm.
    """

    __slots__ = (
        "along_x",
        "along_y",
        "angle",
        "body",
        "brake",
        "drag",
        "reach",
        "shape",
        "slides",
        "turn_brake",
        "turn_drag",
        "turns",
        "x",
        "y",
    )

    def __init__(self, space: pymunk.Space, body: pymunk.Body, shape: pymunk.Shape, reach: float, arm: float) -> None:
        self.body = body
        self.shape = shape
        self.reach = reach
        shape.elasticity = m.BOUNCE
        shape.friction = m.RUB
        grip = body.mass * m.GRIP * m.GRAVITY
        self.drag = pymunk.PivotJoint(space.static_body, body, (0, 0), (0, 0))
        self.drag.max_bias = 0
        self.drag.max_force = grip
        self.turn_drag = pymunk.GearJoint(space.static_body, body, 0, 1)
        self.turn_drag.max_bias = 0
        self.turn_drag.max_force = grip * arm
        self.brake = grip / body.mass
        self.turn_brake = grip * arm / body.moment
        space.add(body, shape, self.drag, self.turn_drag)
        self.read()

    def grip_more(self, times: float) -> None:
        """Drag so many times as hard as before."""
        self.drag.max_force *= times
        self.turn_drag.max_force *= times
        self.brake *= times
        self.turn_brake *= times

    def read(self) -> None:
        """Take place and speeds from the body."""
        self.x, self.y = self.body.position
        self.angle = self.body.angle
        speed_x, speed_y = self.body.velocity
        self.slides = hypot(speed_x, speed_y)
        self.along_x, self.along_y = (speed_x / self.slides, speed_y / self.slides) if self.slides else (0.0, 0.0)
        self.turns = self.body.angular_velocity

    def moves(self) -> bool:
        """Whether it slides or turns faster than `STILL`."""
        return self.slides + abs(self.turns) * self.reach >= STILL

    def stops(self) -> float:
        """Seconds until it rests if it touches nothing."""
        return max(self.slides / self.brake, abs(self.turns) / self.turn_brake)

    def reaches(self, way: float) -> float:
        """Seconds until it has slid so far, mm; inf if it stops before."""
        if way <= 0:
            return 0.0
        left = self.slides * self.slides - 2 * self.brake * way
        return inf if left < 0 else (self.slides - sqrt(left)) / self.brake

    def after(self, seconds: float) -> tuple[float, float, float]:
        """Where it is when it has touched nothing for so long: mm, mm, radians."""
        time = min(seconds, self.slides / self.brake)
        way = (self.slides - self.brake * time / 2) * time
        turning = min(seconds, abs(self.turns) / self.turn_brake)
        turn = copysign((abs(self.turns) - self.turn_brake * turning / 2) * turning, self.turns)
        return self.x + self.along_x * way, self.y + self.along_y * way, self.angle + turn

    def coast(self, seconds: float) -> None:
        """Slide on for so long without touching anything: straight, evenly braked, to a stop."""
        self.x, self.y, self.angle = self.after(seconds)
        self.slides = max(0.0, self.slides - self.brake * seconds)
        self.turns = copysign(max(0.0, abs(self.turns) - self.turn_brake * seconds), self.turns)
        body = self.body
        body.position = self.x, self.y
        body.velocity = self.along_x * self.slides, self.along_y * self.slides
        body.angle = self.angle
        body.angular_velocity = self.turns

    def gaps(self, places: Sequence[tuple[float, float]]) -> list[float]:
        """How far it may slide until it is within a tick of the foot at each place, mm; inf if it passes by.

        Below 0 when it is.
        """
        both = self.reach + m.FOOT / 10 + _SPARE
        within = both + self.slides * TICK
        own_x, own_y, along_x, along_y = self.x, self.y, self.along_x, self.along_y
        found = []
        for x, y in places:
            dx, dy = x - own_x, y - own_y
            ahead = dx * along_x + dy * along_y
            if -both < dx * along_y - dy * along_x < both and ahead > -both:
                if ahead > 0:
                    found.append(ahead - within)
                    continue
                if dx * dx + dy * dy < both * both:
                    found.append(-1.0)
                    continue
            found.append(inf)
        return found

    def off_the_board(self) -> float:
        """How far its middle is outside the board, mm; below 0 while it isn't."""
        return -min(self.x, self.y, m.WIDTH / 10 - self.x, m.HEIGHT / 10 - self.y)

    def edge(self, margin: float) -> float:
        """How far it may slide until its middle is less than `margin` mm inside the edge of the board."""
        x_way = (m.WIDTH / 10 - margin - self.x) if self.along_x > 0 else self.x - margin
        y_way = (m.HEIGHT / 10 - margin - self.y) if self.along_y > 0 else self.y - margin
        return min(
            x_way / abs(self.along_x) if self.along_x else inf, y_way / abs(self.along_y) if self.along_y else inf
        )


def soonest(movers: Sequence[Slider]) -> float:
    """Seconds until any two moving things can be within a tick of each other.

    Along the line between them they close in as now, and faster at most by what both brake.
    """
    least = inf
    for n, one in enumerate(movers):
        for other in movers[n + 1 :]:
            dx, dy = other.x - one.x, other.y - one.y
            distance = hypot(dx, dy)
            room = distance - one.reach - other.reach - _SPARE
            if room <= 0:
                return 0.0
            closing = (
                (one.slides * one.along_x - other.slides * other.along_x) * dx
                + (one.slides * one.along_y - other.slides * other.along_y) * dy
            ) / distance
            brake = one.brake + other.brake
            least = min(least, max(0.0, (sqrt(closing * closing + 2 * brake * room) - closing) / brake - TICK))
    return least
