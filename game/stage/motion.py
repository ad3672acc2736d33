"""Motion: curves, tweens and choreography written as generators.

A choreography is a generator that yields steps, `Tween`, `Wait`, `Together` or another choreography, and
goes on when the step has ended. Time is in milliseconds at normal pace. Rules never wait for motion: the
stage shows what has already happened. Every duration and every manner of moving goes through `Manner.of`,
which is also the only place that knows about reduced motion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum

Curve = Callable[[float], float]


def linear(t: float) -> float:
    """Even."""
    return t


def out_cubic(t: float) -> float:
    """Starts fast and settles: what arrives."""
    return 1 - (1 - t) ** 3


def out_quad(t: float) -> float:
    """Settles gently: dust."""
    return 1 - (1 - t) ** 2


def in_quad(t: float) -> float:
    """Speeds up: what leaves or falls."""
    return t * t


def in_out_quad(t: float) -> float:
    """Money."""
    return 2 * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 2 / 2


def in_out_cubic(t: float) -> float:
    """A card that is played."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    """A gallop."""
    return (1 - math.cos(math.pi * t)) / 2


def out_back(t: float, overshoot: float = 1.2) -> float:
    """Goes 4 % too far and comes back: what is picked up or stamped."""
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


class Pace(Enum):
    """How fast everything goes; the value multiplies every duration."""

    SLOW = 1.5
    NORMAL = 1.0
    FAST = 0.5
    INSTANT = 0.0
    STEP = NORMAL
    """Another word for normal: things move as usual, but a bot's act waits for a press."""


class Move(Enum):
    """What a motion is, so that reduced motion can treat it rightly."""

    TRAVEL = "travel"
    """Something goes from place to place."""
    FADE = "fade"
    """Something appears or vanishes, or a counter rolls."""
    HOLD = "hold"
    """Time to look; nothing moves."""
    SHAKE = "shake"
    FLASH = "flash"
    FREEZE = "freeze"
    """The two-tone hit-stop."""
    LAMP = "lamp"
    """Light that breathes."""


class How(Enum):
    """How a motion is shown."""

    MOVE = "move"
    FADE = "fade"
    STILL = "still"


REDUCED_FADE = 120.0


@dataclass(frozen=True, slots=True)
class Manner:
    """The person's wishes about motion."""

    pace: Pace = Pace.NORMAL
    reduced: bool = False

    def of(self, move: Move, ms: float) -> tuple[How, float]:
        """How to show a motion of `ms` at normal pace, and for how many ms.

        Reduced motion: what travels fades instead, shake, flash, freeze and lamp don't happen.
        """
        if not self.reduced or move in (Move.FADE, Move.HOLD):
            return How.MOVE, ms * self.pace.value
        if move is Move.TRAVEL:
            return How.FADE, min(ms, REDUCED_FADE) * self.pace.value
        return How.STILL, 0.0

    @property
    def seen(self) -> Manner:
        """For what a person has set off and waits to see: fast where all else happens at once."""
        return replace(self, pace=Pace.FAST) if self.pace is Pace.INSTANT else self


@dataclass(slots=True)
class Tween:
    """A number that runs from 0 to 1 along a curve and is handed to `apply`.

    With reduced motion a travelling tween jumps to its end at once and `fade` (if given) runs 0..1 in its
    place.
    """

    apply: Callable[[float], None]
    ms: float
    curve: Curve = out_cubic
    move: Move = Move.TRAVEL
    fade: Callable[[float], None] | None = None


@dataclass(slots=True)
class Wait:
    """Nothing for `ms`: time to look."""

    ms: float


@dataclass(slots=True)
class Together:
    """Several steps at the same time; ends with the last. `apart` ms lie between their starts."""

    steps: tuple[Step, ...]
    apart: float = 0.0

    def __init__(self, *steps: Step, apart: float = 0.0) -> None:
        self.steps = steps
        self.apart = apart


Choreography = Generator["Step", None, None]
Step = Tween | Wait | Together | Choreography


class _Run:
    """A step on its way. `advance` uses up time and returns what is left over once the step has ended,
    else None.
    """

    def advance(self, ms: float) -> float | None:
        raise NotImplementedError


class _TweenRun(_Run):
    def __init__(self, tween: Tween, manner: Manner) -> None:
        self.how, self.ms = manner.of(tween.move, tween.ms)
        self.tween, self.spent = tween, 0.0
        if self.how is not How.MOVE:
            tween.apply(1.0)
        self._show(0.0)

    def _show(self, t: float) -> None:
        if self.how is How.MOVE:
            self.tween.apply(self.tween.curve(t) if t < 1 else 1.0)
        elif self.how is How.FADE and self.tween.fade is not None:
            self.tween.fade(t)

    def advance(self, ms: float) -> float | None:
        self.spent += ms
        if self.spent < self.ms:
            self._show(self.spent / self.ms)
            return None
        self._show(1.0)
        return self.spent - self.ms


class _WaitRun(_Run):
    def __init__(self, wait: Wait, manner: Manner) -> None:
        self.left = manner.of(Move.HOLD, wait.ms)[1]

    def advance(self, ms: float) -> float | None:
        self.left -= ms
        return -self.left if self.left <= 0 else None


class _TogetherRun(_Run):
    def __init__(self, together: Together, manner: Manner) -> None:
        apart = manner.of(Move.HOLD, together.apart)[1]
        self.manner = manner
        self.waiting = [(n * apart, step) for n, step in enumerate(together.steps)]
        self.running: list[_Run] = []
        self.at = 0.0
        self.left = math.inf

    def advance(self, ms: float) -> float | None:
        self.running = [run for run in self.running if not self._ended(run, ms)]
        self.at += ms
        while self.waiting and self.waiting[0][0] <= self.at:
            begin, step = self.waiting.pop(0)
            run = _start(step, self.manner)
            if not self._ended(run, self.at - begin):
                self.running.append(run)
        return None if self.running or self.waiting else min(self.left, ms)

    def _ended(self, run: _Run, ms: float) -> bool:
        rest = run.advance(ms)
        if rest is not None:
            self.left = rest
        return rest is not None


class _DanceRun(_Run):
    def __init__(self, dance: Choreography, manner: Manner) -> None:
        self.dance, self.manner = dance, manner
        self.step: _Run | None = None

    def advance(self, ms: float) -> float | None:
        left = ms
        while True:
            if self.step is None:
                try:
                    self.step = _start(next(self.dance), self.manner)
                except StopIteration:
                    return left
            rest = self.step.advance(left)
            if rest is None:
                return None
            self.step, left = None, rest


def _start(step: Step, manner: Manner) -> _Run:
    if isinstance(step, Tween):
        return _TweenRun(step, manner)
    if isinstance(step, Wait):
        return _WaitRun(step, manner)
    if isinstance(step, Together):
        return _TogetherRun(step, manner)
    return _DanceRun(step, manner)


@dataclass(slots=True)
class Motion:
    """What moves in one scene. Time passes only in `tick`, which the stage calls while the scene is in
    front.
    """

    manner: Manner = field(default_factory=Manner)
    _acts: list[_Run] = field(default_factory=list)
    _asides: list[_Run] = field(default_factory=list)

    def play(self, step: Step, manner: Manner | None = None) -> None:
        """Queue an act: acts run one after the other and may be cut short by a press.  `manner` if not the scene's."""
        self._acts.append(_DanceRun(_once(step), manner or self.manner))

    def aside(self, step: Step) -> None:
        """Start at once, beside everything else: hovers, lifts, the focus. Never waits and is never cut
        short.

        It must end: what moves for ever (lamp light, chevrons) is drawn from the stage's clock instead.
        """
        self._asides.append(_start(step, self.manner))

    @property
    def acting(self) -> bool:
        """An act runs or waits."""
        return bool(self._acts)

    @property
    def busy(self) -> bool:
        """Anything at all moves, so frames are needed."""
        return bool(self._acts or self._asides)

    def tick(self, ms: float) -> None:
        """Let `ms` of the scene's time pass."""
        self._asides = [run for run in self._asides if run.advance(ms) is None]
        left: float | None = ms
        while self._acts and left is not None:
            left = self._acts[0].advance(left)
            if left is not None:
                self._acts.pop(0)

    def finish(self) -> bool:
        """End the running act now, everything at its last place. True if there was one."""
        if not self._acts:
            return False
        self._acts.pop(0).advance(math.inf)
        return True

    def finish_all(self) -> None:
        """End everything now."""
        while self.finish():
            pass
        for run in self._asides:
            run.advance(math.inf)
        self._asides.clear()


def _once(step: Step) -> Choreography:
    yield step


def frames(step: Step, manner: Manner, ms: float) -> Iterator[int]:
    """Run a step alone in frames of `ms`, for film strips and tests; yields the frame numbers until it
    has ended.
    """
    run, number = _start(step, manner), 0
    while run.advance(ms) is None:
        number += 1
        yield number
