"""A contest played and told: the first bot's figures by seat and by role, decision times, and a verdict if asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tools.contests.figures import LEAD, WON, Figure, at, shown
from tools.contests.groups import SEAT, SIDES, TEAMS, Contest, Group, Kept, groups_of
from tools.contests.sprt import OPEN, Sprt

HEAD = ("first against second", "seats", "games", "won by the first", "dollars a hand", "stalled")
"""The cells of `Result.cells` where there is money."""


@dataclass
class Result:
    """What was played of a contest, and how the sequential test ended if there was one."""

    contest: Contest
    groups: list[Group] = field(default_factory=list)
    test: Sprt | None = None

    def total(self, name: str) -> int:
        """A sum over all groups."""
        return int(sum(group.sums[name] for group in self.groups))

    @property
    def gain(self) -> Figure:
        """What the first bot wins more often than the second would in its place (BANG!, one seat)."""
        return Figure("won", "games", ("base won", "base games"))

    def side_gain(self, side: str) -> Figure:
        """What a side of first bots wins more often than one of second bots."""
        return Figure(f"won {side}", f"games {side}", (f"base won {side}", f"base games {side}"))

    def cells(self) -> tuple[str, ...]:
        """Name, seats, games, share won, money a hand in a game for money, stalled games."""
        won = () if self.by_side else (shown(WON, self.groups),)
        lead = (shown(LEAD, self.groups, 1, 0, ""),) if self.contest.game == "wyatt_earp" else ()
        games = f"{self.total('games'):,}"
        return (self.contest.name, str(self.contest.seats), games, *won, *lead, str(self.total("stalled")))

    @property
    def by_side(self) -> bool:
        """Whether the figures are those of a side, not of a seat."""
        return self.contest.way == TEAMS and self.contest.game == "bang"

    def details(self) -> Iterator[str]:
        """Lines below the first: by side or role and seat, times, overruled choices, the verdict."""
        if self.by_side:
            for side in SIDES:
                won = shown(Figure(f"won {side}", f"games {side}"), self.groups)
                base = shown(Figure(f"base won {side}", f"base games {side}"), self.groups)
                gain = shown(self.side_gain(side), self.groups, unit="")
                yield f"  {side}: {won}, second bots {base}, gain {gain}"
        elif self.contest.game == "bang":
            base = shown(Figure("base won", "base games"), self.groups)
            yield f"  second bots in that place {base}, gain {shown(self.gain, self.groups, unit='')}"
            for role in sorted({name[9:] for group in self.groups for name in group.sums if name[:9] == "games as "}):
                figure = Figure(f"won as {role}", f"games as {role}")
                less = Figure(*figure[:2], (f"base won as {role}", f"base games as {role}"))
                yield f"  as {role}: {shown(figure, self.groups)}, gain {shown(less, self.groups, unit='')}"
        if self.contest.way == SEAT:
            seats = range(1, self.contest.seats + 1)
            shares = [100 * Figure(f"won at {n}", f"games at {n}").of(self.groups) for n in seats]
            yield "  by seat: " + ", ".join(f"{n}: {share:.1f} %" for n, share in zip(seats, shares, strict=True))
        yield from self._times()
        if self.total("searched"):
            yield f"  overruled: {shown(Figure('overruled', 'searched'), self.groups)} of {self.total('searched'):,}"
        if self.test is not None:
            verdict = f"{self.test.verdict} of {self.test.points:g} points"
            yield f"  test: {verdict}, log-likelihood ratio {self.test.ratio:+.2f} after {self.test.groups} groups"

    def times(self, kinds: Sequence[str] = ()) -> list[float]:
        """Decision times of the first bot, in microseconds; of all kinds where none is named."""
        return self.all_times(self.groups, kinds)

    @staticmethod
    def all_times(groups: Sequence[Group], kinds: Sequence[str] = ()) -> list[float]:
        """The same of some groups."""
        return [
            time
            for group in groups
            for kind, times in group.times.items()
            if not kinds or kind in kinds
            for time in times
        ]

    def _times(self) -> Iterator[str]:
        kinds = sorted({kind for group in self.groups for kind in group.times})
        for name, some in (("all", ()), *((kind, (kind,)) for kind in kinds)):
            times = self.times(some)
            if times:
                middle, slow = at(0.5, times) / 1000, at(0.99, times) / 1000
                yield f"  {name}: {len(times):,} decisions, median {middle:.2f} ms, p99 {slow:.2f} ms"


def gained(contest: Contest, group: Group) -> float:
    """How far above what is due the first bot was in one group, in shares of 1."""
    sums = group.sums
    if contest.game != "bang":
        own = contest.seats // 2 if contest.way == TEAMS else 1
        return float(sums["won"] / sums["games"] - own / contest.seats)
    if contest.way == SEAT:
        return float(sums["won"] / sums["games"] - sums["base won"] / sums["base games"])
    return float(sum(sums[f"won {side}"] - sums[f"base won {side}"] for side in SIDES) / len(SIDES))


def run(contest: Contest, deals: range, kept: Kept, jobs: int = 1, points: float = 0) -> Result:
    """Play the deals, or with `points` fewer: until the sequential test says something.

    Raises ValueError with a sentence for a contest that can't be played (`Contest.check`).
    """
    contest.check()
    result = Result(contest, test=Sprt(points) if points else None)
    for group in groups_of(contest, deals, kept, jobs):
        result.groups.append(group)
        if result.test is not None and result.test.add(gained(contest, group)) != OPEN:
            break
    return result
