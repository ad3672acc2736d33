"""A shot as it is drawn from the record: the flick, and what is written down of what it came to.

Nothing is thrown again.  Up to the first blow the way of the die is known, for nothing but friction acts on it; how
fast a figure left follows from how far it slid, and what is left to the die from what it gave away.  Whatever the
drawing leaves out, the end of it is the record's word for word.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, hypot, sqrt

from game.shootout import measures as m
from game.shootout.loose import SLOWING, LooseDie
from game.shootout.scene import Figure, Flick, Scene, bearing
from game.shootout.shot import Blow, Outcome, Pose, Shot, Track, one_turn

SLOWING_LYING = m.GRIP_LYING * m.GRAVITY * 10
EDGE = m.DIE / 2
CORNER = EDGE - m.DIE_CORNER
SPARE = 1500.0
"""What is left of its speed, 0.1 mm/s, when a die comes to a figure that it needs help to reach."""
OVER = 10.0
"""How far past the edge a die is that has just left the street, 0.1 mm."""
GLANCE = 0.5
"""What a die keeps of its speed at a figure that does not budge."""
HAIR = 5.0
"""What a formula and the steps of the physics may differ by, 0.1 mm."""
DIE = ""


def retold(scene: Scene, flick: Flick, outcome: Outcome) -> Shot:
    """The shot that was flicked in that street and came to that, with the way of everything in its tracks."""
    return _Retelling(scene, flick.clamped(), outcome).shot()


@dataclass(frozen=True, slots=True)
class _Slide:
    """From a place at a time (seconds) with a velocity (0.1 mm/s), slowed until it rests or `until`."""

    start: float
    x: float
    y: float
    vx: float
    vy: float
    slowing: float
    until: float

    @classmethod
    def over(cls, start: float, x: float, y: float, to_x: float, to_y: float, slowing: float) -> _Slide:
        """The slide that comes to rest just there."""
        way = hypot(to_x - x, to_y - y)
        speed = sqrt(2 * slowing * way)
        share = speed / way if way else 0.0
        return cls(start, x, y, (to_x - x) * share, (to_y - y) * share, slowing, start + speed / slowing)

    @property
    def speed(self) -> float:
        return hypot(self.vx, self.vy)

    def way(self, seconds: float) -> float:
        """How far it has come at a time."""
        spent = min(max(seconds - self.start, 0.0), self.until - self.start)
        return self.speed * spent - self.slowing * spent * spent / 2

    def at(self, seconds: float) -> tuple[float, float]:
        """Where it is at a time."""
        share = self.way(seconds) / self.speed if self.speed else 0.0
        return self.x + self.vx * share, self.y + self.vy * share


class _Retelling:
    """The state of one drawing."""

    def __init__(self, scene: Scene, flick: Flick, outcome: Outcome) -> None:
        self.scene = scene
        self.loose = LooseDie(flick)
        self.hits, moved, off = outcome
        self.off = bool(off)
        self.rest = {
            name: Figure(name, scene.find(name).kind, x, y, angle, bool(up)) for name, x, y, angle, up in moved
        }
        self.die: list[_Slide] = []
        self.slides: dict[str, _Slide] = {}
        self.blows: list[Blow] = []
        self.struck: dict[str, float] = {}
        self.spun_until = float("inf")

    def shot(self) -> Shot:
        """Tell it."""
        loose = self.loose
        vx, vy = loose.speed * loose.dx, loose.speed * loose.dy
        start, x, y = 0.0, loose.x, loose.y
        for name, fell in self._struck():
            by = self._pushed_by(name)
            if by:
                self._strike(name, by, self._when_pushed(by, name), fell)
                continue
            start, x, y, vx, vy = self._to(name, start, x, y, vx, vy)
            vx, vy = self._give(name, start, vx, vy, fell)
        self._last(start, x, y, vx, vy)
        return self._told()

    def _struck(self) -> list[tuple[str, bool]]:
        """(figure, whether it falls in the end), each once, in the order in which they were met."""
        fell = {name for name, how in self.hits if how == "fell"}
        told = dict.fromkeys(name for name, _ in self.hits)
        # what has moved and is not told of was pushed, or pushed aside by who lay down
        return [(name, name in fell) for name in (*told, *(name for name in self.rest if name not in told))]

    def _pushed_by(self, name: str) -> str:
        """The figure that slid into this one, if one did."""
        goal = self.scene.find(name)
        for other, slide in self.slides.items():
            dx, dy = goal.x - slide.x, goal.y - slide.y
            along = (dx * slide.vx + dy * slide.vy) / slide.speed
            aside = abs(dx * slide.vy - dy * slide.vx) / slide.speed
            reach = slide.way(slide.until) + 2 * m.FOOT
            if 0 < along < reach and aside < 2 * m.FOOT:
                return other
        return ""

    def _when_pushed(self, by: str, name: str) -> float:
        slide, goal = self.slides[by], self.scene.find(name)
        way = max(0.0, hypot(goal.x - slide.x, goal.y - slide.y) - 2 * m.FOOT)
        return slide.start + _seconds(slide.speed, way, slide.slowing)

    def _to(
        self, name: str, start: float, x: float, y: float, vx: float, vy: float
    ) -> tuple[float, float, float, float, float]:
        """The die slides until it meets a figure: (when, x, y, vx, vy) there."""
        goal, speed = self.scene.find(name), hypot(vx, vy)
        exact = None if self.die else self.loose.meets(goal, HAIR)
        if exact is not None:
            met = self.loose.when(exact)
            self.die.append(_Slide(start, x, y, vx, vy, SLOWING, met))
            left = self.loose.speed_at(met) / speed
            return met, x + self.loose.dx * exact, y + self.loose.dy * exact, vx * left, vy * left
        dx, dy = goal.x - x, goal.y - y
        if not speed:
            # it lay still beside somebody it is told to have met: it is helped on
            far = hypot(dx, dy) or 1.0
            vx, vy, speed = dx / far, dy / far, 1.0
        along, aside = (dx * vx + dy * vy) / speed, abs(dx * vy - dy * vx) / speed
        way = along - _before(aside)
        if along <= 0 or aside > _WIDE:
            # the record knows of a meeting that this drawing's die would pass by: it turns there
            far = hypot(dx, dy) or 1.0
            vx, vy, way = dx * speed / far, dy * speed / far, far - EDGE - m.FOOT
        way = max(0.0, way)
        needed = sqrt(2 * SLOWING * way + SPARE * SPARE)
        if speed < needed:
            vx, vy, speed = vx * needed / speed, vy * needed / speed, needed
        met = start + _seconds(speed, way, SLOWING)
        self.die.append(_Slide(start, x, y, vx, vy, SLOWING, met))
        left = sqrt(max(0.0, speed * speed - 2 * SLOWING * way)) / speed
        return met, x + vx * way / speed, y + vy * way / speed, vx * left, vy * left

    def _give(self, name: str, seconds: float, vx: float, vy: float, fell: bool) -> tuple[float, float]:
        """The die strikes a figure; what is left to it."""
        self.spun_until = min(self.spun_until, seconds)
        self._strike(name, DIE, seconds, fell, degrees(atan2(vy, vx)) * 100)
        slide = self.slides.get(name)
        if slide is None:
            return vx * GLANCE, vy * GLANCE
        weight = m.MASS[self.scene.find(name).kind] / m.DIE_MASS
        left_x, left_y = vx - weight * slide.vx, vy - weight * slide.vy
        most = hypot(vx, vy)
        share = min(1.0, most / (hypot(left_x, left_y) or 1.0))
        return left_x * share, left_y * share

    def _strike(self, name: str, by: str, seconds: float, fell: bool, towards: float | None = None) -> None:
        before, after = self.scene.find(name), self.rest.get(name)
        slowing = SLOWING_LYING if fell else SLOWING
        if after is not None and (after.x, after.y) != (before.x, before.y):
            self.slides[name] = _Slide.over(seconds, before.x, before.y, after.x, after.y, slowing)
        speed = self.slides[name].speed / 10 if name in self.slides else 0.0
        impulse = m.MASS[before.kind] * speed
        if fell and after is not None:
            towards = after.angle
        elif towards is None:
            pusher = self.scene.find(by)
            towards = bearing(pusher.x, pusher.y, before.x, before.y)
        lean = 150 if fell else min(95, round(100 * speed / m.TOPPLE[before.kind]))
        self.struck[name] = seconds
        self.blows.append(Blow(round(seconds * 1000), name, by, round(impulse), lean, fell, one_turn(towards)))

    def _last(self, start: float, x: float, y: float, vx: float, vy: float) -> None:
        """The die slides to its rest, or off the street if the record says so."""
        speed = hypot(vx, vy)
        if not speed:
            self.die.append(_Slide(start, x, y, 0.0, 0.0, SLOWING, start))
            return
        edge = _to_edge(x, y, vx / speed, vy / speed)
        if self.off:
            gone = _to_edge(x, y, vx / speed, vy / speed, m.BEYOND)
            way = min(max(speed * speed / (2 * SLOWING), edge + OVER), gone)
            needed = sqrt(2 * SLOWING * way)
            if speed < needed:
                vx, vy, speed = vx * needed / speed, vy * needed / speed, needed
        else:
            free = self._free(x, y, vx / speed, vy / speed) if self.die else self._free_from_the_hand()
            way = min(speed * speed / (2 * SLOWING), edge, free)
            way = max(0.0, way)
            # brought to rest there, however it was slowed
            brake = sqrt(2 * SLOWING * way)
            vx, vy, speed = vx * brake / speed, vy * brake / speed, brake
        self.die.append(_Slide(start, x, y, vx, vy, SLOWING, start + _seconds(speed, way, SLOWING)))

    def _free(self, x: float, y: float, dx: float, dy: float) -> float:
        """How far a die may go before it would touch somebody of whom the record says nothing."""
        found = [float("inf")]
        for figure in self.scene.figures:
            if not figure.upright or figure.id in self.struck:
                continue
            along = (figure.x - x) * dx + (figure.y - y) * dy
            aside = abs((figure.x - x) * dy - (figure.y - y) * dx)
            if along > 0 and aside < _WIDE:
                found.append(along - _before(aside))
        return min(found)

    def _free_from_the_hand(self) -> float:
        """The same for a die that has met nobody yet, whose place is known to a hair."""
        met = (self.loose.meets(figure, -HAIR) for figure in self.scene.figures if figure.upright)
        return min((way for way in met if way is not None), default=float("inf"))

    # -- the end of it

    def _told(self) -> Shot:
        last = self.die[-1]
        # a blow ends the spin that the hand gave, and beyond the edge nobody watches it
        spun = 0.0 if self.off else min(self.loose.turns_until, self.spun_until)
        end = max([last.until, spun, *(slide.until for slide in self.slides.values())])
        samples = round(end * m.SAMPLES) + 1
        tracks = {DIE: Track(0, tuple(self._die_at(n / m.SAMPLES) for n in range(samples + 1)))}
        for name, after in self.rest.items():
            if name in self.struck:
                tracks[name] = self._track(name, after, samples)
        x, y, angle = self._die_at(end)
        figures = tuple(self.rest.get(figure.id, figure) for figure in self.scene.figures)
        return Shot(
            tuple(sorted(self.blows, key=lambda blow: blow.ms)),
            figures,
            tuple(figure.id for figure in self.scene.figures if figure.id in self.rest),
            (round(x), round(y), one_turn(angle)),
            self.off,
            round(end * 1000),
            tracks,
        )

    def _die_at(self, seconds: float) -> Pose:
        leg = next((leg for leg in reversed(self.die) if leg.start <= seconds), self.die[0])
        x, y = leg.at(seconds)
        turned = degrees(self.loose.angle + self.loose.turned(min(seconds, self.spun_until)))
        for before, after in zip(self.die, self.die[1:], strict=False):
            if after.start <= seconds and after.speed:
                bend = (degrees(atan2(after.vy, after.vx)) - degrees(atan2(before.vy, before.vx)) + 180) % 360 - 180
                spent = (seconds - after.start) / max(after.until - after.start, 0.001)
                turned += bend * (1 - (1 - min(1.0, spent)) ** 2)
        return x, y, turned * 100

    def _track(self, name: str, after: Figure, samples: int) -> Track:
        before, slide, since = self.scene.find(name), self.slides.get(name), self.struck[name]
        first = int(since * m.SAMPLES)
        turn = 0.0 if not after.upright else (after.angle - before.angle + 18_000) % 36_000 - 18_000
        poses: list[Pose] = []
        for n in range(first, samples + 1):
            seconds = n / m.SAMPLES
            share = slide.way(seconds) / (slide.way(slide.until) or 1.0) if slide else float(seconds > since)
            x, y = slide.at(seconds) if slide else (float(before.x), float(before.y))
            poses.append((x, y, before.angle + turn * share))
        poses.append((float(after.x), float(after.y), before.angle + turn))
        return Track(first, tuple(poses))


_WIDE = EDGE + m.FOOT - 2
"""A die that passes a figure's middle farther aside than this does not touch it."""


def _before(aside: float) -> float:
    """How far before a figure's middle a die, square to its way, stops at it."""
    if aside <= CORNER:
        return EDGE + m.FOOT
    round_corner = m.FOOT + m.DIE_CORNER
    return CORNER + sqrt(max(0.0, round_corner**2 - (aside - CORNER) ** 2))


def _seconds(speed: float, way: float, slowing: float) -> float:
    """How long it takes over that way; until it rests if it does not come so far."""
    left = speed * speed - 2 * slowing * way
    return (speed - sqrt(max(0.0, left))) / slowing


def _to_edge(x: float, y: float, dx: float, dy: float, past: float = 0.0) -> float:
    """How far a die may slide before its middle is off the street, by so much if asked."""
    across = (m.WIDTH + past - x) / dx if dx > 0 else (x + past) / -dx if dx < 0 else float("inf")
    down = (m.HEIGHT + past - y) / dy if dy > 0 else (y + past) / -dy if dy < 0 else float("inf")
    return max(0.0, min(across, down))
