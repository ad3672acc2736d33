"""Guarded flat rollouts: a few candidates are tried out in the same sampled worlds, each played on by a quick policy.

The first candidate is what the bot would pick without searching, and it stays the pick unless another one did better
by more than chance explains.  With the few playouts that Python has time for, an unguarded search plays worse than
the rule it starts from.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from game.rules.chance import Chance
from game.rules.kinds import Pick

WORLDS_AT_LEAST: Final = 10
"""Nothing is decided before all candidates have been tried in so many worlds."""
BEATEN: Final = 2.0
"""A rival that does worse by so many standard errors is not tried any more."""
SURE: Final = 3.0
"""When a rival leads by so many standard errors over all others, it is picked without further playouts."""
STRICT: Final = (40, 2.0)
LENIENT: Final = (80, 1.5)
"""With so many playouts a rival must lead over the first candidate by so many standard errors; between, in between."""


W = TypeVar("W")
Playout = Generator[None, None, float]
"""A candidate being tried out, in steps of a few milliseconds; it returns how well the seat does."""


class Trial(Protocol[W]):
    """What is tried out: the sampled worlds of one question, and how well a pick does in one."""

    def world(self, seed: int) -> W:
        """A world in which the seat sees what it sees, all else dealt by `seed`."""

    def value(self, world: W, pick: Pick, seed: int) -> Playout:
        """How well the seat does there after `pick`; leaves `world` as it is."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to: the pick, and what it cost."""

    pick: Pick
    overruled: bool = False
    playouts: int = 0


class Question(NamedTuple):
    """What to try out, and which picks: first the one that is made unless another does better."""

    trial: Trial[Any]
    candidates: list[Pick]


Search = Generator[None, None, Found]
"""A decision being made, in steps of a few milliseconds."""


def never() -> bool:
    """No hurry: only the number of playouts ends a search."""
    return False


def search(
    trial: Trial[Any], candidates: Sequence[Pick], seed: int, playouts: int, late: Callable[[], bool] = never
) -> Search:
    """The best of the candidates, the first unless another is better by more than chance; pauses after every playout,
    and as often as a playout does.

    `late` tells that the time is up; a world not all candidates have been tried in by then doesn't count.
    """
    chance = Chance(seed)
    values: list[list[float]] = [[] for _ in candidates]
    alive = list(range(len(candidates)))
    spent = 0
    while len(alive) > 1 and spent + len(alive) <= playouts:
        world, own = trial.world(chance.below(1 << 62)), chance.below(1 << 62)
        row = []
        for arm in alive:
            row.append((yield from trial.value(world, candidates[arm], own)))
            spent += 1
            yield
            if late():
                break
        if len(row) < len(alive):
            break
        for arm, value in zip(alive, row, strict=True):
            values[arm].append(value)
        if len(values[0]) >= WORLDS_AT_LEAST:
            alive = _still(values, alive)
    best = _decided(values, alive, guard(playouts))
    return Found(candidates[best], best != 0, spent)


def guard(playouts: int) -> float:
    """How many standard errors a rival must lead by."""
    (few, strict), (many, lenient) = STRICT, LENIENT
    share = min(1.0, max(0.0, (playouts - few) / (many - few)))
    return strict + share * (lenient - strict)


def _still(values: list[list[float]], alive: list[int]) -> list[int]:
    """The candidates worth more playouts; one alone when all is clear.  The first is never dropped for a rival that
    may only be lucky.
    """
    leader = max(alive, key=lambda arm: (sum(values[arm]), -arm))
    left = [arm for arm in alive if arm == leader or arm == 0 or not _leads(values, leader, arm, BEATEN)]
    if leader and all(_leads(values, leader, arm, SURE if arm == 0 else BEATEN) for arm in left if arm != leader):
        return [leader]
    if not leader:
        return [arm for arm in left if arm == 0 or not _leads(values, 0, arm, BEATEN)]
    return left


def _leads(values: list[list[float]], one: int, other: int, errors: float) -> bool:
    """Whether one candidate does better than another by more than so many standard errors, world by world."""
    gains = [a - b for a, b in zip(values[one], values[other], strict=False)]
    count = len(gains)
    if count < 2:
        return False
    mean = sum(gains) / count
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return mean > 0 and mean > errors * spread


def _decided(values: list[list[float]], alive: list[int], errors: float) -> int:
    """The pick: among the rivals that lead over the first by enough, the one that does best."""
    if len(values[0]) < WORLDS_AT_LEAST:
        return 0
    rivals = [arm for arm in alive if arm and _leads(values, arm, 0, errors)]
    return max(rivals, key=lambda arm: (sum(values[arm]) / len(values[arm]), -arm), default=0)


def finished(thinking: Generator[None, None, W]) -> W:
    """Let a decision be made to its end, here and now."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: W = done.value
            return result
