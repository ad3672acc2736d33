"""The die until its first blow: nothing but the street acts on it, so all of its way is a formula."""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign, cos, hypot, radians, sin, sqrt

from game.shootout import measures as m
from game.shootout.scene import Figure, Flick

SLOWING = m.GRIP * m.GRAVITY * 10
"""Of a die and of a figure that stands, 0.1 mm/s for each second."""
_CORNER = m.DIE / 2 - m.DIE_CORNER
_FINE = 1.0
"""0.1 mm: how exactly a meeting is looked for."""


class LooseDie:
    """A flicked die that has met nobody yet.  Places in 0.1 mm, angles in radians, times in seconds."""

    def __init__(self, flick: Flick) -> None:
        self.x, self.y = float(flick.x), float(flick.y)
        self.angle = radians(flick.angle / 100)
        self.dx, self.dy = cos(self.angle), sin(self.angle)
        self.speed = flick.speed * 10.0
        self.spin = radians(flick.spin)
        self.turns_until = abs(self.spin) / m.DIE_TURN_BRAKE
        self.rests = self.speed / SLOWING
        self.whole = self.speed * self.rests / 2
        """How far it slides if it meets nobody."""

    def way(self, seconds: float) -> float:
        """How far it has slid by then."""
        spent = min(seconds, self.rests)
        return (self.speed - SLOWING * spent / 2) * spent

    def when(self, way: float) -> float:
        """When it has slid so far; when it rests, if it never does."""
        return (self.speed - sqrt(max(0.0, self.speed * self.speed - 2 * SLOWING * way))) / SLOWING

    def speed_at(self, seconds: float) -> float:
        """How fast it still slides."""
        return max(0.0, self.speed - SLOWING * seconds)

    def turned(self, seconds: float) -> float:
        """How far it has spun by then."""
        spent = min(seconds, self.turns_until)
        return copysign((abs(self.spin) - m.DIE_TURN_BRAKE * spent / 2) * spent, self.spin)

    def meets(self, figure: Figure, spare: float) -> float | None:
        """How far it has slid when it is within `spare` (0.1 mm) of a figure, in it if less than 0; None if never."""
        along = (figure.x - self.x) * self.dx + (figure.y - self.y) * self.dy
        aside = (figure.y - self.y) * self.dx - (figure.x - self.x) * self.dy
        near = m.FOOT + spare + m.DIE_REACH
        if abs(aside) >= near:
            return None
        reach = sqrt(near * near - aside * aside)
        for way in _steps(max(0.0, along - reach), min(self.whole, along + reach)):
            turn = self.turned(self.when(way))
            if _between(along - way, aside, turn) <= m.FOOT + spare:
                return way
        return None


def _steps(first: float, last: float) -> Iterator[float]:
    """From one way to another in fine steps, both ends too; nothing when it ends before it begins."""
    if first > last:
        return
    for n in range(int((last - first) / _FINE) + 1):
        yield first + n * _FINE
    yield last


def _between(along: float, aside: float, turn: float) -> float:
    """How far a point is from the side of a die turned by an angle, 0.1 mm; 0 inside it."""
    x = abs(along * cos(turn) + aside * sin(turn))
    y = abs(aside * cos(turn) - along * sin(turn))
    return max(0.0, hypot(max(0.0, x - _CORNER), max(0.0, y - _CORNER)) - m.DIE_CORNER)
