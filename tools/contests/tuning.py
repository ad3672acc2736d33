"""Weights tuned by random steps: a change is kept once the sequential test has found that it gains something, and what
was kept is tried once more on deals that no step has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from datetime import date
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final

from tools.contests.bots import weights_of
from tools.contests.contest import gained, run
from tools.contests.groups import Contest, Kept
from tools.contests.sprt import BETTER

STRIDE: Final = 0.25
"""The spread of a step, as a share of the weight; of `NUDGE` for a weight of 0."""
NUDGE: Final = 0.2
MOST_AT_ONCE: Final = 3
"""Weights that are moved in one step, at most."""
DIGITS: Final = 4
WIDE: Final = 1.96
RESULTS: Final = Path(__file__).resolve().parents[1] / "results" / "tuning.md"
HEAD: Final = """# Weights that were looked for

Rows of `python3 tools/arena.py --tune WEIGHT ... --write`.  A step moves one to three of the weights at random and is
taken once the sequential test has found a gain.  What was taken is then played against what it started from on deals
that no step has seen: points gained there, with a 95 % interval.  Only what gains there, too, goes into a level.

| day | command | steps taken | best | on fresh deals |
| --- | --- | ---: | --- | --- |
"""


@dataclass(frozen=True)
class Search:
    """From the first bot of `contest`, moving some weights by their names, for a gain of `points` a step."""

    contest: Contest
    names: tuple[str, ...]
    points: float
    seed: int


@dataclass
class Tuning:
    """A search under way: how many steps it has tried and taken, the best bot so far, and what that gained at last."""

    search: Search
    tried: int = 0
    taken: int = 0
    best: str = ""
    fresh: str = "-"

    def run(self, steps: int, deals: range, jobs: int = 1) -> Iterator[str]:
        """A line for each step, then the best bot's name and what it gained on fresh deals.

        The same search takes the same steps everywhere.  Each is played on the deals that follow those of the step
        before, so that no lucky deal is tuned to.  Raises ValueError for a weight that `movable` does not know.
        """
        search = self.search
        level, *changes = search.contest.first.split(",")
        best = dict(change.split("=", 1) for change in changes)
        self.best = begun = _named(level, best)
        chance = Random(search.seed)
        for step in range(1, steps + 1):
            moved = {**best, **_moved(search, self.best, chance)}
            contest = replace(search.contest, first=_named(level, moved), second=self.best)
            result = run(contest, _after(deals, step - 1), Kept(None), jobs, search.points)
            assert result.test is not None
            taken = result.test.verdict == BETTER
            self.tried += 1
            if taken:
                best, self.best = moved, contest.first
                self.taken += 1
            told = f"{result.test.verdict} after {result.test.groups}{', taken' if taken else ''}"
            yield f"{step}: {contest.first}: {told}"
        yield f"best: {self.best}"
        if self.taken:
            contest = replace(search.contest, first=self.best, second=begun)
            gains = [
                100 * gained(contest, group) for group in run(contest, _after(deals, steps), Kept(None), jobs).groups
            ]
            middle, wide = fmean(gains), WIDE * pstdev(gains) / sqrt(len(gains))
            self.fresh = f"{middle:+.1f} [{middle - wide:.1f}, {middle + wide:.1f}], {len(gains):,} groups"
            yield f"on fresh deals: {self.fresh}"

    def row(self, command: str) -> str:
        """What is kept of it in the table."""
        return f"| {date.today()} | `{command}` | {self.taken} of {self.tried} | {self.best} | {self.fresh} |"


def _after(deals: range, times: int) -> range:
    """As many deals, behind so many times as many."""
    start = deals.start + times * len(deals)
    return range(start, start + len(deals))


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
