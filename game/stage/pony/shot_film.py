"""The film of a shot: at each of its milliseconds, where the die and every figure are and what is seen of the blows.

A shot lasts 0.15 to 0.6 s, too quick to enjoy, so the film runs at half its speed, stands still for a blink at each
blow that tells, and crawls after the fall that ends a fight.  It shows what has been computed and changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, pi, radians, sin

from game.shootout import Blow, Figure, Scene, Shot
from game.shootout.measures import FULL_BLOW, TOP_SPEED

DIE = ""
RATE = 0.5
"""Of the speed of the real thing."""
CRAWL, CRAWL_MS = 0.35, 400.0
"""How much slower it gets, and for how long, after the fall that ends a fight."""
DRAW_MS = 60.0
"""Before the die leaves."""
STOP_MS, HARD_STOP_MS = 90.0, 130.0
"""How long the picture stands at a blow, and at a hard one."""
HARD = 0.55
FELT = 0.12
"""A softer blow doesn't stop the picture; both are shares of a full one."""
FLASHES_APART = 340.0
"""There are never more than three flashes in a second."""
TOPPLE_MS = 640.0
"""From the blow until a figure lies."""
LANDS = 0.8
"""The part of that after which it meets the dust and rebounds."""
REBOUND = 0.06
HAT_MS = 500.0
WOBBLE_MS = 520.0
DUST_MS = 600.0
AFTER_MS = 240.0
HAT_WAY = 430.0
"""How far a hat flies, 0.1 mm."""


@dataclass(frozen=True, slots=True)
class Leg:
    """From `start` ms of the film on, the shot runs from `ms` at `rate`, until the next leg."""

    start: float
    ms: float
    rate: float


@dataclass(frozen=True, slots=True)
class Beat:
    """A blow in the film: it strikes at `start`; the picture stands for `stop` ms, 0 if it doesn't."""

    blow: Blow
    start: float
    stop: float

    @property
    def force(self) -> float:
        """Its share of a full blow, 0 to 1."""
        return min(1.0, self.blow.impulse / FULL_BLOW)


@dataclass(frozen=True, slots=True)
class Pose:
    """A figure at a moment; places in 0.1 mm, angles in degrees.  `tilt` above 0 leans towards `head`."""

    figure: Figure
    x: float
    y: float
    angle: float
    tilt: float = 0.0
    head: float = 0.0
    hat: float = 0.0
    """How much of its way the hat has flown, 0 to 1; 0 while it sits."""


@dataclass(frozen=True, slots=True)
class DiePose:
    """The die at a moment; `speed` 0 to 1 of the fastest, `heading` and `angle` in degrees."""

    x: float
    y: float
    angle: float
    heading: float
    speed: float


class Film:
    """A shot as it is shown.  `ends_fight`: its last fall is seen slowly.  `hatless`: whose hat lies already."""

    def __init__(
        self,
        street: Scene,
        shot: Shot,
        ends_fight: bool = False,
        flashes: bool = True,
        hatless: frozenset[str] = frozenset(),
    ) -> None:
        self.street = street
        self.shot = shot
        self.hatless = hatless
        self.flashes = flashes
        self.beats: list[Beat] = []
        self._legs = [Leg(0.0, 0.0, 0.0), Leg(DRAW_MS, 0.0, RATE)]
        falls = [blow for blow in shot.blows if blow.fell]
        flashed = -FLASHES_APART
        for blow in sorted(shot.blows, key=lambda blow: blow.ms):
            start = self.when(blow.ms)
            force = blow.impulse / FULL_BLOW
            stop = 0.0
            if flashes and (blow.fell or force >= FELT) and start - flashed >= FLASHES_APART:
                stop = HARD_STOP_MS if force >= HARD else STOP_MS
                flashed = start
                self._legs += [Leg(start, blow.ms, 0.0), Leg(start + stop, blow.ms, RATE)]
            self.beats.append(Beat(blow, start, stop))
            if ends_fight and falls and blow is falls[-1]:
                self._crawl(start + stop, blow.ms)
        ends = [self.when(shot.duration)]
        ends += [beat.start + beat.stop + (TOPPLE_MS if beat.blow.fell else WOBBLE_MS) for beat in self.beats]
        self.length = max(ends) + AFTER_MS
        self._falls = {beat.blow.who: beat for beat in self.beats if beat.blow.fell}

    def _crawl(self, start: float, ms: float) -> None:
        rate = RATE * CRAWL
        self._legs += [Leg(start, ms, rate), Leg(start + CRAWL_MS, ms + CRAWL_MS * rate, RATE)]

    def when(self, ms: float) -> float:
        """The film's time of a moment of the shot."""
        for leg in reversed(self._legs):
            if leg.ms <= ms and leg.rate:
                return leg.start + (ms - leg.ms) / leg.rate
        return 0.0

    def seconds(self, at: float) -> float:
        """The shot's time of a moment of the film."""
        leg = next(leg for leg in reversed(self._legs) if leg.start <= max(at, 0.0))
        return min((leg.ms + (at - leg.start) * leg.rate) / 1000, self.shot.duration / 1000)

    def die(self, at: float) -> DiePose | None:
        """The die at a moment of the film; None once it is off the street."""
        seconds = self.seconds(at)
        if self.shot.off and at >= self.when(self.shot.duration):
            return None
        track = self.shot.tracks[DIE]
        x, y, angle = track.at(seconds)
        x2, y2, _ = track.at(seconds + 1 / 120)
        x1, y1, _ = track.at(seconds - 1 / 120)
        dx, dy = x2 - x1, y2 - y1
        way = hypot(dx, dy)
        heading = _degrees(dx, dy) if way > 0.5 else angle / 100
        speed = way / 10 * 60 / TOP_SPEED if self.shot.duration and at >= DRAW_MS else 0.0
        return DiePose(x, y, angle / 100, heading, min(1.0, speed))

    def figures(self, at: float) -> list[Pose]:
        """Every figure at a moment of the film, in the street's order."""
        seconds = self.seconds(at)
        return [self._pose(figure, seconds, at) for figure in self.street.figures]

    def _pose(self, figure: Figure, seconds: float, at: float) -> Pose:
        track = self.shot.tracks.get(figure.id)
        x, y, angle = track.at(seconds) if track else (figure.x, figure.y, figure.angle)
        if not figure.upright:
            return Pose(figure, x, y, angle / 100, 90.0, angle / 100, float(figure.id in self.hatless))
        fall = self._falls.get(figure.id)
        if fall is not None and at > fall.start + fall.stop:
            since = at - fall.start - fall.stop
            head = fall.blow.towards / 100
            return Pose(figure, x, y, head, max(0.1, _tilt(since / TOPPLE_MS)), head, min(1.0, since / HAT_MS))
        lean = self._wobble(figure.id, at)
        if lean is None:
            return Pose(figure, x, y, angle / 100)
        return Pose(figure, x, y, angle / 100, lean[0], lean[1])

    def _wobble(self, who: str, at: float) -> tuple[float, float] | None:
        for beat in reversed(self.beats):
            since = at - beat.start - beat.stop
            if beat.blow.who == who and not beat.blow.fell and 0 < since < WOBBLE_MS:
                part = since / WOBBLE_MS
                lean = 14 * min(1.0, beat.blow.lean / 100) * (1 - part) * cos(3 * pi * part)
                head = beat.blow.towards / 100
                return (lean, head) if lean >= 0 else (-lean, head + 180)
        return None

    def stopped(self, at: float) -> Beat | None:
        """The blow at which the picture stands now."""
        return next((b for b in self.beats if b.stop and b.start <= at < b.start + b.stop), None)

    def dust(self, at: float) -> list[tuple[Beat, float]]:
        """Falls whose dust is in the air, and how far it has settled, 0 to 1."""
        found = []
        for beat in self.beats:
            part = (at - beat.start - beat.stop - TOPPLE_MS * LANDS) / DUST_MS
            if beat.blow.fell and 0 <= part < 1:
                found.append((beat, part))
        return found

    def struck(self, before: float, now: float) -> list[Beat]:
        """The blows that fall after one moment of the film, up to another."""
        return [beat for beat in self.beats if before < beat.start <= now]

    def landed(self, before: float, now: float) -> list[Beat]:
        """The figures that meet the dust in that time."""
        return [
            beat for beat in self.beats if beat.blow.fell and before < beat.start + beat.stop + TOPPLE_MS * LANDS <= now
        ]

    def way(self) -> list[tuple[float, float]]:
        """Where the die passes, from first to last, in 0.1 mm."""
        return [(x, y) for x, y, _ in self.shot.tracks[DIE].poses]


def hat_place(pose: Pose) -> tuple[float, float, float]:
    """(x, y, angle) of a hat that has left its head, in 0.1 mm and degrees."""
    way = radians(pose.head + 28)
    flown = 1 - (1 - pose.hat) ** 2
    arc = sin(pi * pose.hat) * 90
    return pose.x + cos(way) * HAT_WAY * flown, pose.y + sin(way) * HAT_WAY * flown - arc, pose.hat * 400


def _tilt(part: float) -> float:
    """Degrees of a fall: it speeds up, meets the dust, and rebounds once by a little."""
    if part >= 1:
        return 90.0
    if part < LANDS:
        return 90 * (part / LANDS) ** 2
    return 90 * (1 - REBOUND * sin(pi * (part - LANDS) / (1 - LANDS)))


def _degrees(x: float, y: float) -> float:
    return degrees(atan2(y, x))
