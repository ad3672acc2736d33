"""Weights tuned by random steps: a change is kept once the sequential test has found that it gains something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Final

from tools.contests.bots import weights_of
from tools.contests.contest import run
from tools.contests.groups import Contest, Kept
from tools.contests.sprt import BETTER

STRIDE: Final = 0.25
"""The spread of a step, as a share of the weight; of `NUDGE` for a weight of 0."""
NUDGE: Final = 0.2
MOST_AT_ONCE: Final = 3
"""Weights that are moved in one step, at most."""
DIGITS: Final = 4


@dataclass(frozen=True)
class Search:
    """From the first bot of `contest`, moving some weights by their names, for a gain of `points` a step."""

    contest: Contest
    names: tuple[str, ...]
    points: float
    seed: int


def tune(search: Search, steps: int, deals: range, jobs: int = 1) -> Iterator[str]:
    """A line for each step and, at the end, the best bot's name.  The same search takes the same steps everywhere.

    Each step is played on the deals that follow those of the step before, so that no lucky deal is tuned to.
    Raises ValueError for a weight that `movable` does not know.
    """
    level, *changes = search.contest.first.split(",")
    best = dict(change.split("=", 1) for change in changes)
    chance = Random(search.seed)
    for step in range(1, steps + 1):
        name = _named(level, best)
        tried = {**best, **_moved(search, name, chance)}
        contest = replace(search.contest, first=_named(level, tried), second=name)
        start = deals.start + (step - 1) * len(deals)
        result = run(contest, range(start, start + len(deals)), Kept(None), jobs, search.points)
        assert result.test is not None
        taken = result.test.verdict == BETTER
        if taken:
            best = tried
        yield f"{step}: {contest.first}: {result.test.verdict} after {result.test.groups}{', taken' if taken else ''}"
    yield f"best: {_named(level, best)}"


def movable(contest: Contest, names: Iterable[str]) -> dict[str, int | float]:
    """The values these weights have in the first bot.  Raises ValueError for one that is not there or no number."""
    values = asdict(weights_of(contest.game, contest.first))
    found = {}
    for name in names:
        value = values.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError(f"{name} is no weight that is a number.")
        found[name] = value
    return found


def _moved(search: Search, name: str, chance: Random) -> dict[str, str]:
    some = chance.sample(search.names, min(len(search.names), chance.randint(1, MOST_AT_ONCE)))
    moved = {}
    for weight, value in movable(replace(search.contest, first=name), some).items():
        step = chance.gauss(0, STRIDE) * (abs(value) or NUDGE)
        moved[weight] = str(round(value + step)) if isinstance(value, int) else str(round(value + step, DIGITS))
    return moved


def _named(level: str, changes: dict[str, str]) -> str:
    return ",".join((level, *(f"{name}={value}" for name, value in changes.items())))
