"""Games added up: what chance brought to whom against what was to be expected, and who shot how.

Of a game that is over everything is counted; of one that goes on only what everybody has seen, so that nobody learns
what lies under a cup from a sum.
"""

from __future__ import annotations

import contextlib
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

from game.rules.counting import Trial
from game.rules.state import State
from game.table.journal import SUFFIX, folder
from game.table.moment import Moment
from game.table.notice import Unusable
from game.table.replay import Replay

PAUSE = timedelta(hours=6)
"""So long without a game, and another evening has begun."""
BAND = 1.959964
"""Standard deviations to either side in which a count lies 19 times in 20."""
POOLED = 5.0
"""Rows of which fewer were to be expected are taken together for the sum of squares."""
ODD, VERY_ODD = 0.05, 0.001
"""Chances below which counts are called unusual, or very unusual."""


@dataclass(slots=True)
class Count:
    """Trials of one kind: what came, how much of it was to be expected, and the variance of that."""

    came: Counter[str] = field(default_factory=Counter)
    expected: dict[str, float] = field(default_factory=dict)
    variance: dict[str, float] = field(default_factory=dict)

    @property
    def trials(self) -> int:
        """How many there were."""
        return self.came.total()

    def add(self, trial: Trial) -> None:
        """One more."""
        self.came[trial.came] += 1
        for row, chance in trial.odds.items():
            self.expected[row] = self.expected.get(row, 0.0) + chance
            self.variance[row] = self.variance.get(row, 0.0) + chance * (1 - chance)

    def include(self, other: Count) -> None:
        """Everything of another count."""
        self.came.update(other.came)
        for row, number in other.expected.items():
            self.expected[row] = self.expected.get(row, 0.0) + number
            self.variance[row] = self.variance.get(row, 0.0) + other.variance[row]

    def band(self, row: str) -> tuple[int, int]:
        """Between which whole numbers the count of a row lies 19 times in 20, if chance is fair."""
        wide = BAND * math.sqrt(self.variance.get(row, 0.0))
        middle = self.expected.get(row, 0.0)
        return max(0, math.ceil(middle - wide)), min(self.trials, math.floor(middle + wide))

    def chi_square(self) -> tuple[float, int]:
        """(the sum of squares, its degrees of freedom); rows of which little was expected are pooled."""
        pooled = [0.0, 0.0]
        cells: list[tuple[float, float]] = []
        for row, expected in self.expected.items():
            if expected < POOLED:
                pooled[0] += self.came[row]
                pooled[1] += expected
            else:
                cells.append((self.came[row], expected))
        if pooled[1] >= POOLED:
            cells.append((pooled[0], pooled[1]))
        return sum((came - expected) ** 2 / expected for came, expected in cells), max(0, len(cells) - 1)

    def chance(self) -> float:
        """How likely fair chance is at least as uneven as this, 0 to 1; 1 when there is too little to tell."""
        square, freedom = self.chi_square()
        return beyond(square, freedom) if freedom else 1.0

    def verdict(self) -> str:
        """In a word: few (too little to tell), usual, odd or very_odd."""
        if not self.chi_square()[1]:
            return "few"
        chance = self.chance()
        return "very_odd" if chance < VERY_ODD else "odd" if chance < ODD else "usual"


def beyond(square: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom comes to `square` or more.

    The closed form: a sum of powers after exp, or after erfc for an odd number.
    """
    half = square / 2
    if freedom % 2:
        found, term = math.erfc(math.sqrt(half)), math.sqrt(half / math.pi) * 2
        steps = [1.5 + n for n in range(freedom // 2)]
    else:
        found, term = 0.0, 1.0
        steps = [1.0 + n for n in range(freedom // 2)]
    power = math.exp(-half)
    for step in steps:
        found += power * term
        term *= half / step
    return min(1.0, found)


@dataclass(slots=True)
class Counts:
    """`chances[game, table][name]` are trials, `deeds[game, table][name]` deeds by what was done.

    `games` were counted, `unread` could not be.
    """

    chances: dict[tuple[str, str], dict[str, Count]] = field(default_factory=dict)
    deeds: dict[tuple[str, str], dict[str, Counter[str]]] = field(default_factory=dict)
    games: int = 0
    unread: int = 0

    def include(self, other: Counts) -> None:
        """Everything of other games."""
        for table, names in other.chances.items():
            mine = self.chances.setdefault(table, {})
            for name, count in names.items():
                mine.setdefault(name, Count()).include(count)
        for table, deeds in other.deeds.items():
            known = self.deeds.setdefault(table, {})
            for name, done in deeds.items():
                known.setdefault(name, Counter()).update(done)
        self.games += other.games
        self.unread += other.unread

    def tables(self) -> list[tuple[str, str]]:
        """(game, table) of everything that was counted, games and tables in the order of their names."""
        return sorted({*self.chances, *self.deeds})

    def all_of(self, table: tuple[str, str]) -> Count:
        """The trials of everybody together."""
        whole = Count()
        for count in self.chances.get(table, {}).values():
            whole.include(count)
        return whole


_known: dict[Path, tuple[tuple[int, int], Counts]] = {}
"""What was counted in a file that has not changed since: a page may be opened as often as one likes."""


def counted(path: Path) -> Counts:
    """What there is to count in one saved game; nothing but `unread` when it can't be played."""
    try:
        facts = path.stat()
    except OSError:
        return Counts(unread=1)
    stamp = (facts.st_mtime_ns, facts.st_size)
    known = _known.get(path)
    if known is None or known[0] != stamp:
        known = _known[path] = (stamp, _counted(path))
    return known[1]


def _counted(path: Path) -> Counts:
    try:
        replay = Replay(path)
    except Unusable:
        return Counts(unread=1)
    counts = Counts(games=1)
    before: State | None = None
    for called, moments in _played(replay):
        for moment in moments:
            if before is not None:
                _count(counts, replay, before, moment, called)
            before = moment.state_after
    return counts


def _played(replay: Replay) -> Iterator[tuple[tuple[str, ...], list[Moment]]]:
    """(the names by seat, what happened) for the opening and each pick."""
    yield _names(replay), replay.opening
    while replay.position < replay.length:
        called = _names(replay)
        yield called, replay.forward()


def _names(replay: Replay) -> tuple[str, ...]:
    return tuple(chair.name for chair in replay.chairs)


def _count(counts: Counts, replay: Replay, before: State, moment: Moment, called: tuple[str, ...]) -> None:
    counting = replay.game.counting
    if counting is None:
        return
    event = moment.event if replay.result is not None else moment.event_for(None)
    for thing in counting.of(before, event):
        table, name = (replay.game.name, thing.table), called[thing.seat]
        if isinstance(thing, Trial):
            counts.chances.setdefault(table, {}).setdefault(name, Count()).add(thing)
        else:
            counts.deeds.setdefault(table, {}).setdefault(name, Counter())[thing.what] += 1


def kept(where: Path | None = None) -> list[tuple[Path, datetime]]:
    """Every saved game and when it was played last, the newest first.  Never raises OSError."""
    found: list[tuple[Path, datetime]] = []
    for path in (where or folder()).glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            found.append((path, datetime.fromtimestamp(path.stat().st_mtime)))
    return sorted(found, key=lambda game: (game[1], game[0].name), reverse=True)


def of_the_evening(games: Iterable[tuple[Path, datetime]]) -> list[Path]:
    """Those of a list as `kept` makes it that belong to the evening of the newest one: no long pause lies between."""
    evening: list[Path] = []
    last: datetime | None = None
    for path, when in games:
        if last is not None and last - when > PAUSE:
            break
        evening.append(path)
        last = when
    return evening
