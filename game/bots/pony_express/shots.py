"""Aiming: where one's own trembling hand hits most and harms least, with an error that is drawn before the flick.

A hand errs by a slow bias of its own, which it corrects by half from shot to shot, and by a tremor on top of it.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.pony_express.mind import Mind
from game.bots.pony_express.notes import FLICK
from game.pony_express.arena import INDIAN, SPEED, bearing, start_of
from game.pony_express.frames.duel import Duel
from game.pony_express.frames.shot import FELL, name_of
from game.pony_express.scene import contest, figures, scene, stand_of, throw
from game.pony_express.state import Pony
from game.rules.chance import Chance
from game.shootout import Flick, Scene, refusal
from game.shootout import throw as thrown

HALF_TURN: Final = 18_000
REACH: Final = 180.0
"""Foot and die together, in 0.1 mm: nearer than this the die touches."""
ASIDE: Final = (0, -50, 50, -100, 100, -200, 200, -300, 300)
"""Aims tried beside the middle of a target, in 0.01 degree; the earlier wins between equals."""
SPEEDS: Final = (2_300, 1_950, 2_450)
"""Speeds tried, in mm/s; the first where nothing speaks for another."""
STEADY: Final = 0.8
"""The tremor of a single flick, of the whole spread."""
DRIFT: Final = 0.6
"""The step of the bias from one flick to the next, of the whole spread."""
KEPT_BIAS: Final = 0.5
"""What is left of the bias at the next flick."""
CLOSE: Final = 0.02
"""With a smaller chance to hit somebody else nothing is tried out in the simulation."""
AIM_LIMIT: Final = 9_000


class Aim(NamedTuple):
    """Angle in 0.01 degree, speed in mm/s."""

    angle: float
    speed: float


@dataclass(frozen=True, slots=True)
class Range:
    """What a shooter sees: (angle, half width) in 0.01 degree of every target and of everybody to spare."""

    wanted: tuple[tuple[float, float], ...]
    spared: tuple[tuple[float, float], ...]


Flicking = Generator[None, None, tuple[int, int, int]]
"""A flick being thought about: pauses at every throw that is tried out."""


def flick(mind: Mind) -> Flicking:
    """Place and aim in 0.01 degree and speed in mm/s of the flick that is made, error included."""
    weights, fight = mind.weights, contest(mind.g)
    spread = weights.tremor * (1 + weights.nerves * (isinstance(fight, Duel) and fight.final))
    aim = yield from chosen(mind, spread)
    bias = _bias(mind) * spread
    angle = aim.angle + 100 * (bias + STEADY * spread * _bell(mind.chance))
    speed = aim.speed * (1 + weights.power_spread * _bell(mind.chance))
    return 0, _within(angle, -AIM_LIMIT, AIM_LIMIT), _within(speed, SPEED.low, SPEED.high)


def chosen(mind: Mind, spread: float) -> Generator[None, None, Aim]:
    """The aim that brings most to a hand with such a spread in degrees."""
    seen = in_range(mind.g, mind.seat)
    width = 100 * max(0.3, spread)
    aims = [aim + aside for aim, _ in seen.wanted or ((0.0, 0.0),) for aside in ASIDE]
    worth = {aim: _worth(aim, seen, width, mind.weights.spares) for aim in aims}
    ranked = sorted(worth, key=lambda aim: (-worth[aim], abs(aim - aims[0])))
    best = ranked[0]
    if not mind.weights.tries or not _doubtful(best, seen, width):
        return Aim(best, SPEEDS[0])
    tried = [Aim(aim, SPEEDS[n % len(SPEEDS)]) for n, aim in enumerate(ranked[: mind.weights.tries])]
    trial = Trial(mind, spread)
    results = dict.fromkeys(tried, 0.0)
    for n in range(mind.weights.throws):
        for aim in tried:
            results[aim] += trial.brings(aim, n)
            yield
    return max(tried, key=lambda aim: results[aim])


def advantage(mind: Mind, corner: str) -> float:
    """How much more one's own best aim would bring than the other's, with the newcomer at a corner."""
    twin = mind.g.copy()
    duel = contest(twin)
    assert isinstance(duel, Duel)
    duel.corner, duel.phase = corner, "shots"
    width = 100 * max(0.3, mind.weights.tremor)
    brings = []
    for seat in (mind.seat, duel.other if mind.seat == duel.newcomer else duel.newcomer):
        seen = in_range(twin, seat)
        brings.append(
            max(_worth(aim + aside, seen, width, mind.weights.spares) for aim, _ in seen.wanted for aside in ASIDE)
        )
    return brings[0] - brings[1]


def in_range(g: Pony, seat: int) -> Range:
    """The figures that still stand, as seen from where the die lies."""
    stand = stand_of(g, seat)
    start = start_of(stand, 0)
    ahead = bearing(stand)
    rivals = _rivals(g, seat)
    wanted: list[tuple[float, float]] = []
    spared: list[tuple[float, float]] = []
    for number, x, y, _, upright in figures(g):
        if number == seat or not upright:
            continue
        dx, dy = x - start[0], y - start[1]
        aim = (math.degrees(math.atan2(dy, dx)) * 100 - ahead + HALF_TURN) % (2 * HALF_TURN) - HALF_TURN
        window = math.degrees(math.asin(min(1.0, REACH / max(REACH, math.hypot(dx, dy))))) * 100
        if number in rivals:
            wanted.append((aim, window))
        elif number < INDIAN:
            spared.append((aim, window))
    return Range(tuple(wanted), tuple(spared))


def _rivals(g: Pony, seat: int) -> tuple[int, ...]:
    """The figures that a shot is meant for."""
    fight = contest(g)
    if isinstance(fight, Duel):
        return (fight.other if seat == fight.newcomer else fight.newcomer,)
    return tuple(range(INDIAN, INDIAN + 3))


def _worth(angle: float, seen: Range, width: float, spares: float) -> float:
    return round(_share(angle, seen.wanted, width) - spares * _share(angle, seen.spared, width), 6)


def _doubtful(angle: float, seen: Range, width: float) -> bool:
    """Whether somebody is near the line, so that the formula may be wrong."""
    return _share(angle, seen.spared, width) > CLOSE


def _share(angle: float, seen: tuple[tuple[float, float], ...], width: float) -> float:
    """How many of these figures a shot at an angle hits, on average."""
    scale = width * math.sqrt(2)
    return sum(
        0.5 * (math.erf((aim + window - angle) / scale) - math.erf((aim - window - angle) / scale))
        for aim, window in seen
    )


class Trial:
    """The street as it is, for flicks that are only thought of."""

    def __init__(self, mind: Mind, spread: float) -> None:
        g = mind.g
        self._mind = mind
        self._spread = spread
        self._street = Scene.of(scene(g, mind.seat))
        self._rivals = {name_of(number) for number in _rivals(g, mind.seat)}
        self._falls_only = g.switches["hit_rule_target"] == "fall" or not isinstance(contest(g), Duel)
        self._spares_falls = g.switches["hit_rule_bystander"] == "fall"

    def brings(self, aim: Aim, number: int) -> float:
        """What one trembling throw at an aim brings; the same `number` trembles alike for every aim."""
        mind, weights = self._mind, self._mind.weights
        shaken = Chance(mind.chance.number + number)
        angle = _within(aim.angle + 100 * self._spread * _bell(shaken), -AIM_LIMIT, AIM_LIMIT)
        speed = _within(aim.speed * (1 + weights.power_spread * _bell(shaken)), SPEED.low, SPEED.high)
        x, y, *rest = throw(mind.g, mind.seat, (0, angle, speed))
        if refusal(self._street, x, y) is not None:
            return 0.0
        worth = 0.0
        for figure, how in thrown(self._street, Flick(x, y, *rest), sampled=False).hits():
            if figure in self._rivals:
                worth += how == FELL or not self._falls_only
            elif not figure.startswith("indian") and figure != name_of(mind.seat):
                worth -= weights.spares * (how == FELL or not self._spares_falls)
        return worth


def _bias(mind: Mind) -> float:
    """The bot's bias now, in spreads: half of what it was at its last flick, and a little of its own."""
    own = sum(1 for note in mind.memory.notes if note[0] == FLICK and note[1] == mind.seat)
    return _biased(mind.memory.nature or mind.chance.number, own)


@lru_cache(maxsize=4096)
def _biased(nature: int, flicks: int) -> float:
    chance = Chance(nature)
    bias = 0.0
    for _ in range(flicks + 1):
        bias = KEPT_BIAS * bias + DRIFT * _bell(chance)
    return bias


def _bell(chance: Chance) -> float:
    """A bell-shaped number around 0 with a spread of 1: twelve even ones together."""
    return sum(chance.below(10_001) for _ in range(12)) / 10_000 - 6


def _within(value: float, low: int, high: int) -> int:
    return max(low, min(high, round(value)))
