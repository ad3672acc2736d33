"""The goals that the bots are held to, each measured by one command: `python3 tools/arena.py --goals B1 W2 P1`.

A goal is a few lines; each says what is measured, on how many deal groups unless told otherwise, and what is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tools.contests.bots import NoSuchBot
from tools.contests.contest import Result, run
from tools.contests.figures import HANDS_WON, WON, Figure, at
from tools.contests.groups import Contest, Group, Kept

RESULTS: Final = Path(__file__).resolve().parents[1] / "results" / "arena.md"
TIME_RESAMPLES: Final = 80
HEAD: Final = """# What the bots reach

Rows of `python3 tools/arena.py --goals GOAL ...`, each with a 95 % interval (bootstrap over deal groups).  A goal is
`met` where the figure is what was wanted, `surely` where its whole interval is, and `missed` where it is not.

| day | goal | what | wanted | measured | deal groups | |
| --- | --- | --- | --- | ---: | ---: | --- |
"""


class Unmeasured(Exception):
    """A figure can't be taken here; the text says in a sentence why, or what is missing."""


class Measured(NamedTuple):
    """A figure with its interval, and of how many groups it was taken."""

    value: float
    low: float
    high: float
    groups: int


class Wanted(NamedTuple):
    """The range a figure should lie in."""

    low: float | None = None
    high: float | None = None

    def verdict(self, found: Measured) -> str:
        """met, surely met or missed."""
        if not self._holds(found.value):
            return "missed"
        return "surely" if self._holds(found.low) and self._holds(found.high) else "met"

    def _holds(self, value: float) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        if self.low is not None and self.high is not None:
            return f"{self.low:g} to {self.high:g}"
        return f"at least {self.low:g}" if self.low is not None else f"at most {self.high:g}"


@dataclass
class Bench:
    """Where goals are measured: `groups` deal groups where the number is not the goal's own.  Contests that several
    goals share are played once.
    """

    groups: int = 0
    first_deal: int = 1
    jobs: int = 1
    kept: Kept = field(default_factory=lambda: Kept(None))
    played: dict[tuple[Contest, int], Result] = field(default_factory=dict)
    looked: dict[tuple[str, int], list[Group]] = field(default_factory=dict)

    def deals(self, usual: int) -> range:
        """The deals to play where a goal usually takes so many."""
        return range(self.first_deal, self.first_deal + (self.groups or usual))

    def run(self, contest: Contest, usual: int) -> Result:
        """A contest on those deals."""
        deals = self.deals(usual)
        key = (contest, len(deals))
        if key not in self.played:
            self.played[key] = run(contest, deals, self.kept, self.jobs)
        return self.played[key]

    def once(self, name: str, usual: int, group_of: Callable[[int], Group]) -> list[Group]:
        """A group for each of those deals, made once for all figures that come of what `name` says is looked at."""
        return self.together(name, usual, lambda deals: [group_of(deal) for deal in deals])

    def together(self, name: str, usual: int, groups_of: Callable[[range], list[Group]]) -> list[Group]:
        """The same where all groups are made at once."""
        deals = self.deals(usual)
        key = (name, len(deals))
        if key not in self.looked:
            self.looked[key] = groups_of(deals)
        return self.looked[key]


Measure = Callable[[Bench, int], Measured]


@dataclass(frozen=True)
class Line:
    """One figure of a goal."""

    what: str
    measure: Measure
    wanted: Wanted
    groups: int = 500


def measured(groups: Sequence[Group], figure: Figure, scale: float = 100) -> Measured:
    """A figure in hundredths, or in its own unit with another `scale`."""
    low, high = figure.interval(groups)
    return Measured(scale * figure.of(groups), scale * low, scale * high, len(groups))


def won(contest: Contest) -> Measure:
    """The share of games that the first bot wins."""
    return lambda bench, usual: measured(bench.run(contest, usual).groups, WON)


def hands_won(contest: Contest) -> Measure:
    """The share of single hands of Wyatt Earp that the first bot comes out of with the most money."""
    return lambda bench, usual: measured(bench.run(contest, usual).groups, HANDS_WON)


def gain(contest: Contest) -> Measure:
    """How many games in a hundred more the first bot wins than the second would in its place."""

    def of(bench: Bench, usual: int) -> Measured:
        result = bench.run(contest, usual)
        return measured(result.groups, result.gain)

    return of


def side_gain(contest: Contest, side: str) -> Measure:
    """The same for a side of BANG!."""

    def of(bench: Bench, usual: int) -> Measured:
        result = bench.run(contest, usual)
        return measured(result.groups, result.side_gain(side))

    return of


def slow(contest: Contest, kinds: Sequence[str] = ()) -> Measure:
    """Milliseconds that 99 in 100 decisions of the first bot stay under, of these kinds of question, or of all."""

    def of(bench: Bench, usual: int) -> Measured:
        result = bench.run(contest, usual)
        groups = result.groups
        chance = Random(len(groups))
        again = sorted(_p99(chance.choices(groups, k=len(groups)), kinds) for _ in range(TIME_RESAMPLES))
        edge = TIME_RESAMPLES // 40
        return Measured(_p99(groups, kinds), again[edge], again[-1 - edge], len(groups))

    return of


def _p99(groups: Sequence[Group], kinds: Sequence[str]) -> float:
    return at(0.99, Result.all_times(groups, kinds)) / 1000


def rows(goal: str, lines: Sequence[Line], bench: Bench) -> Iterator[str]:
    """A row for each line of a goal; one that can't be measured says why."""
    for line in lines:
        head = f"| {date.today()} | {goal} | {line.what} | {line.wanted} |"
        try:
            found = line.measure(bench, line.groups)
        except (NoSuchBot, Unmeasured) as error:
            yield f"{head} {error} | 0 | |"
            continue
        digits = 2 if abs(found.value) < 2 else 1
        figure = f"{found.value:.{digits}f} [{found.low:.{digits}f}, {found.high:.{digits}f}]"
        yield f"{head} {figure} | {found.groups:,} | {line.wanted.verdict(found)} |"


def keep(lines: Sequence[str], path: Path, head: str = HEAD) -> None:
    """Add rows to a page of results, below its head."""
    text = path.read_text(encoding="utf-8") if path.exists() else head
    path.write_text(text + "".join(f"{line}\n" for line in lines), encoding="utf-8")
