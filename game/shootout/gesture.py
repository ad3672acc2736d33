"""From a hand to a flick: drag back and let go, a real swipe, a stick pulled back, a button held, a needle stopped.

Samples are (milliseconds, x, y) with y down, in any unit of length; `unit` says how many of it a pixel of a 1080 line
screen is.  Nothing here knows a device.  What is no shot says why: a stray press never fires, cancelling costs nothing.
The direction is taken before the last jitter of a finger that lifts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import atan2, cos, degrees, hypot, sin, sqrt

from game.shootout.measures import TOP_SPEED
from game.shootout.scene import FULL_TURN, Flick

Sample = tuple[float, float, float]

LEAST_CHARGE = 150
"""ms that a drag, a pull or a press lasts at least before it can fire."""

JITTER_TIME, JITTER = 60, 4.0
"""In its last ms a finger that lifts may wander this far, px, without moving the aim."""

LEAST_PULL, FULL_PULL = 24.0, 300.0
"""px of a drag back for the least and for full power; letting go short of the least puts the die down again."""

LEAST_POWER = 50
"""Thousandths; a shot has at least this."""

SWIPE_TIME = 120
"""The last ms of a swipe that give direction and speed."""

STOPPED = 80
"""ms that the finger may lie still after a swipe before it counts as stopped."""

LEAST_SWIPE, FULL_SWIPE = 0.25, 2.6
"""px a ms that a swipe needs, and that gives full power."""

LEAST_SWIPE_LENGTH = 30.0
"""px."""

STICK_REST, STICK_BACK = 0.25, 0.5
"""A stick nearer to its middle than this is let go (the end of the samples); one pulled farther than that is drawn."""

STICK_SNAP = 130
"""ms that a spring takes at most from the farthest pull to rest."""

STICK_WAVER, STICK_STEP = 0.08, 0.03
"""How much nearer to the middle a hand may be that still holds the stick drawn, in all and from one sample to the
next: the rim that a stick leans on is no true circle, but a spring goes inwards faster than a hand along the rim."""

FULL_CHARGE = 1200
"""ms that a held button takes to full power; then it stays full."""

NEEDLE = 1600
"""ms of the needle's way up and down again."""


class NoShot(StrEnum):
    """Why a gesture fires nothing."""

    TOO_SHORT = "too_short"
    """Let go before `LEAST_CHARGE`: a stray press."""
    TOO_WEAK = "too_weak"
    """Pulled or swiped too little: the die is put down again."""
    STOPPED = "stopped"
    """A swipe that had come to a stop before the finger lifted."""
    HELD = "held"
    """The stick was brought back slowly, not let go."""


@dataclass(frozen=True, slots=True)
class Draw:
    """An aim (0.01 degree) with a power in thousandths, `LEAST_POWER` to 1000; power is the way the die slides."""

    angle: int
    power: int

    def flick(self, x: int, y: int, spin: int = 0) -> Flick:
        """The flick of a die that lies at (x, y), in 0.1 mm."""
        return Flick(x, y, self.angle, speed_of(self.power), spin)


def speed_of(power: int) -> int:
    """mm/s for a power in thousandths: twice the power slides twice as far."""
    return round(TOP_SPEED * sqrt(min(max(power, 0), 1000) / 1000))


def power_of(speed: int) -> int:
    """The power in thousandths of a speed in mm/s."""
    return round(1000 * (min(max(speed, 0), TOP_SPEED) / TOP_SPEED) ** 2)


def before_jitter(samples: Sequence[Sample], unit: float = 1.0) -> Sequence[Sample]:
    """The samples without the end in which the finger only trembles: at most `JITTER_TIME` within `JITTER`."""
    last = _held_until(samples, samples[-1][0] - JITTER_TIME)
    earlier = len(samples) - len(last)
    for n, (_, x, y) in enumerate(last):
        if all(hypot(x2 - x, y2 - y) <= JITTER * unit for _, x2, y2 in last[n + 1 :]):
            return samples[: earlier + n + 1]
    return samples


def pulling(x: float, y: float, unit: float = 1.0) -> Draw | None:
    """What a drag back stands at, (x, y) from where it began; None inside the least pull.  For the aim while held."""
    pull = hypot(x, y) / unit
    if pull < LEAST_PULL:
        return None
    return Draw(_angle(-x, -y), _between(pull, LEAST_PULL, FULL_PULL))


def drag(samples: Sequence[Sample], unit: float = 1.0) -> Draw | NoShot:
    """Drawn back like a sling and let go: from the press, the first sample, to the release, the last."""
    if _lasted(samples) < LEAST_CHARGE:
        return NoShot.TOO_SHORT
    _, x, y = before_jitter(samples, unit)[-1]
    if hypot(samples[-1][1] - samples[0][1], samples[-1][2] - samples[0][2]) < LEAST_PULL * unit:
        return NoShot.TOO_WEAK
    return pulling(x - samples[0][1], y - samples[0][2], unit) or NoShot.TOO_WEAK


def swipe(samples: Sequence[Sample], unit: float = 1.0) -> Draw | NoShot:
    """The die pushed with the finger and let go in motion: the line of least squares gives aim and speed."""
    kept = before_jitter(samples, unit)
    if samples[-1][0] - kept[-1][0] > STOPPED:
        return NoShot.STOPPED
    end = kept[-1][0]
    last = [sample for sample in kept if sample[0] >= end - SWIPE_TIME]
    if len(last) < 3 or hypot(last[-1][1] - last[0][1], last[-1][2] - last[0][2]) < LEAST_SWIPE_LENGTH * unit:
        return NoShot.TOO_WEAK
    angle = _line(last)
    speed = _slope(last, angle) / unit
    if speed < LEAST_SWIPE:
        return NoShot.TOO_WEAK
    return Draw(_angle(cos(angle), sin(angle)), _between(speed, LEAST_SWIPE, FULL_SWIPE))


def stick(samples: Sequence[Sample]) -> Draw | NoShot:
    """A stick pulled back and let go, -1 to 1 on both axes: aim and power are from before it sprang back.

    Samples come whenever it moves, so a pull held still has none until it ends; the last is at rest.
    """
    drawn = [sample for sample in samples if hypot(*sample[1:]) >= STICK_BACK]
    if not drawn:
        return NoShot.TOO_WEAK
    if samples[-1][0] - drawn[0][0] < LEAST_CHARGE:
        return NoShot.TOO_SHORT
    last = _held_until(samples, samples[-1][0] - STICK_SNAP)
    pulls = [hypot(x, y) for _, x, y in last]
    farthest = max(pulls)
    if farthest < STICK_BACK:
        return NoShot.HELD
    at = pulls.index(farthest)
    while at + 1 < len(pulls) and pulls[at + 1] >= max(pulls[at] - STICK_STEP, farthest - STICK_WAVER):
        at += 1
    _, x, y = last[at]
    return Draw(_angle(-x, -y), _between(min(hypot(x, y), 1.0), STICK_BACK - 0.1, 1.0))


def charge(held: float) -> int:
    """Power in thousandths of a button held for so many ms; it shows from the first moment."""
    return _between(held, 0, FULL_CHARGE)


def hold(held: float, angle: int) -> Draw | NoShot:
    """A button held for so many ms while the aim was at `angle`, and let go."""
    return NoShot.TOO_SHORT if held < LEAST_CHARGE else Draw(angle % FULL_TURN, charge(held))


def needle(running: float) -> int:
    """Power in thousandths of the two-press needle that has run for so many ms, up and down for ever."""
    place = running % NEEDLE / (NEEDLE / 2)
    return _between(place if place <= 1 else 2 - place, 0, 1)


def stop(running: float, angle: int) -> Draw | NoShot:
    """The needle stopped by a second press; one that bounces is no press."""
    return NoShot.TOO_SHORT if running < LEAST_CHARGE else Draw(angle % FULL_TURN, needle(running))


def _held_until(samples: Sequence[Sample], time: float) -> Sequence[Sample]:
    """The sample that held at a time, since none comes while nothing moves, and all later ones."""
    first = 0
    for n, sample in enumerate(samples):
        if sample[0] <= time:
            first = n
    return samples[first:]


def _lasted(samples: Sequence[Sample]) -> float:
    return samples[-1][0] - samples[0][0]


def _between(value: float, low: float, high: float) -> int:
    """Power for a value between what gives the least and what gives all."""
    share = min(max((value - low) / (high - low), 0.0), 1.0)
    return round(LEAST_POWER + (1000 - LEAST_POWER) * share)


def _angle(x: float, y: float) -> int:
    return round(degrees(atan2(y, x)) * 100) % FULL_TURN


def _line(samples: Sequence[Sample]) -> float:
    """Direction, in radians, of the line with the least squares of distance to it, pointing the way it was drawn."""
    n = len(samples)
    mean_x = sum(sample[1] for sample in samples) / n
    mean_y = sum(sample[2] for sample in samples) / n
    xx = sum((sample[1] - mean_x) ** 2 for sample in samples)
    yy = sum((sample[2] - mean_y) ** 2 for sample in samples)
    xy = sum((sample[1] - mean_x) * (sample[2] - mean_y) for sample in samples)
    angle = atan2(2 * xy, xx - yy) / 2
    along = (samples[-1][1] - samples[0][1]) * cos(angle) + (samples[-1][2] - samples[0][2]) * sin(angle)
    return angle if along >= 0 else atan2(-sin(angle), -cos(angle))


def _slope(samples: Sequence[Sample], angle: float) -> float:
    """Speed along a direction, the slope of least squares of way over time."""
    ways = [sample[1] * cos(angle) + sample[2] * sin(angle) for sample in samples]
    times = [sample[0] for sample in samples]
    mean_way, mean_time = sum(ways) / len(ways), sum(times) / len(times)
    spread = sum((time - mean_time) ** 2 for time in times)
    if spread == 0:
        return 0.0
    return sum((t - mean_time) * (way - mean_way) for t, way in zip(times, ways, strict=True)) / spread
