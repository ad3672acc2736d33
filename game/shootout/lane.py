"""How far a moving thing may go before it can meet another: what slides without touching goes straight."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf

import pymunk

from game.shootout import measures as m

STEP = 1 / m.TICKS
"""A tick in seconds."""

_SPARE = 1.0
"""mm added to every reach."""


class Mover:
    """Where a moving thing is and how fast its fastest point; `reach` is 0 for what nothing can meet."""

    __slots__ = ("along_x", "along_y", "body", "reach", "speed", "x", "y")

    def __init__(self, body: pymunk.Body, x: float, y: float, reach: float) -> None:
        self.body = body
        self.x, self.y = x, y
        self.reach = reach
        speed_x, speed_y = body.velocity
        slides = hypot(speed_x, speed_y)
        self.along_x, self.along_y = (speed_x / slides, speed_y / slides) if slides else (0.0, 0.0)
        self.speed = slides + abs(body.angular_velocity) * (reach or m.FOOT / 10)

    def gap(self, x: float, y: float) -> float:
        """How far it may slide before it is within a tick of the foot that stands there; inf if it passes by."""
        both = self.reach + m.FOOT / 10 + _SPARE
        dx, dy = x - self.x, y - self.y
        ahead = dx * self.along_x + dy * self.along_y
        aside = dx * self.along_y - dy * self.along_x
        if ahead * ahead + aside * aside < both * both:
            return -1.0
        if ahead < 0 or abs(aside) > both:
            return inf
        return ahead - both - self.speed * STEP


def least_gap(movers: Sequence[Mover]) -> float:
    """The least room between two moving things that can meet, less a tick of both, mm."""
    least = inf
    for n, one in enumerate(movers):
        for other in movers[n + 1 :]:
            if one.reach and other.reach:
                both = one.reach + other.reach + (one.speed + other.speed) * STEP + _SPARE
                least = min(least, hypot(one.x - other.x, one.y - other.y) - both)
    return least
