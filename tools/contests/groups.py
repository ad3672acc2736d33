"""Deal groups: one deal played in several ways, and what the first bot reached in all of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from game.bang.deck import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from game.bang.outcome import LAW, OUTLAWS, RENEGADES
from game.rules.library import Value, find
from tools.contests.bots import Bot, bot_of
from tools.contests.hands import Hands
from tools.contests.playing import Clock, Played, Table, play

SIDES: Final = {LAW: (SHERIFF, DEPUTY), OUTLAWS: (OUTLAW,), RENEGADES: (RENEGADE,)}
SEAT, TEAMS = "seat", "teams"
"""The ways to play a deal: the first bot in one seat of all, or in half of them (BANG!: on one side)."""
AHEAD: Final = 4
"""Groups that are played ahead for each process."""


@dataclass(frozen=True)
class Contest:
    """Who plays against whom, at which table, and how a deal is rotated."""

    game: str
    first: str
    second: str
    seats: int
    preset: str
    changes: tuple[tuple[str, Value], ...] = ()
    way: str = SEAT
    thrown: bool = False

    @property
    def name(self) -> str:
        """The two bots."""
        return f"{self.first} : {self.second}"

    def key(self, deal: int) -> str:
        """What one of its groups is kept under."""
        switches = "".join(f" {name}={value}" for name, value in self.changes)
        way = f"{self.way}{' thrown' if self.thrown else ''}"
        return f"{self.game} {self.name}, {self.seats} seats, {self.preset}{switches}, {way}, deal {deal}"

    def table(self) -> Table:
        """The table all its games are played at."""
        rules = find(self.game)
        return Table(rules, self.seats, rules.presets.mix(self.preset, dict(self.changes)), self.thrown)

    def bots(self) -> tuple[Bot, Bot]:
        """The first and the second.  Raises NoSuchBot for a name that stands for none."""
        return bot_of(self.game, self.first), bot_of(self.game, self.second)

    def check(self) -> None:
        """Raises ValueError with a sentence where this can't be played."""
        self.bots()
        if self.way == TEAMS and self.game != "bang" and self.seats % 2:
            raise ValueError("Teams need an even number of seats.")


class LineUp(NamedTuple):
    """Who sits where: the first bot in `own`; `label` tells apart what is counted for it."""

    own: tuple[int, ...]
    label: str = ""


@dataclass
class Group:
    """Sums over the games of one deal, by name: games, won, stalled, lead, parts, ... ; and decision times."""

    sums: Counter[str] = field(default_factory=Counter)
    times: dict[str, list[float]] = field(default_factory=dict)

    def add(self, name: str, amount: float = 1) -> None:
        """Count something."""
        self.sums[name] += amount  # type: ignore[assignment]  # a Counter adds whatever numbers it is given


def line_ups(contest: Contest, roles: tuple[str, ...]) -> Iterator[LineUp]:
    """All the ways to seat the bots for one deal."""
    everybody = range(contest.seats)
    if contest.way == SEAT:
        yield from (LineUp((seat,)) for seat in everybody)
    elif roles:
        for side, those in SIDES.items():
            yield LineUp(tuple(seat for seat in everybody if roles[seat] in those), side)
    else:
        yield from (LineUp(own) for own in combinations(everybody, contest.seats // 2))


def play_group(contest: Contest, deal: int) -> Group:
    """One deal in every line-up; at BANG!, also once with the second bot in every seat, to compare with."""
    first, second = contest.bots()
    table, group = contest.table(), Group()
    roles: tuple[str, ...] = ()
    if contest.game == "bang":
        base = play(table, [second] * contest.seats, deal)
        roles = base.roles
        _count_base(group, base, contest)
    for line_up in line_ups(contest, roles):
        clock = Clock(line_up.own, group.times)
        bots = [first if seat in line_up.own else second for seat in range(contest.seats)]
        hands = Hands(contest.seats) if contest.game == "wyatt_earp" else None
        played = play(table, bots, deal, clock, hands)
        _count(group, played, line_up)
        if hands is not None:
            _count_hands(group, hands, played, line_up)
        group.add("searched", clock.searched)
        group.add("overruled", clock.overruled)
    return group


def _count_base(group: Group, base: Played, contest: Contest) -> None:
    if contest.way == TEAMS:
        for side in SIDES:
            group.add(f"base games {side}")
            group.add(f"base won {side}", base.side == side)
        return
    for seat, role in enumerate(base.roles):
        for label in ("", f" as {role}"):
            group.add(f"base games{label}")
            group.add(f"base won{label}", seat in base.winners)


def _count(group: Group, played: Played, line_up: LineUp) -> None:
    group.add("games")
    group.add("stalled", not played.winners)
    group.add("parts", played.parts)
    group.add("picks", played.picks)
    if line_up.label:
        group.add(f"games {line_up.label}")
        group.add(f"won {line_up.label}", played.side == line_up.label)
        return
    won = sum(seat in played.winners for seat in line_up.own)
    group.add("won", won)
    others = [purse for seat, purse in enumerate(played.purses) if seat not in line_up.own]
    own = [played.purses[seat] for seat in line_up.own]
    group.add("lead", sum(own) / len(own) - sum(others) / max(1, len(others)))
    if len(line_up.own) > 1:
        return
    seat = line_up.own[0]
    labels = [f" at {seat + 1}"] + ([f" as {played.roles[seat]}"] if played.roles else [])
    for label in labels:
        group.add(f"games{label}")
        group.add(f"won{label}", won)


def _count_hands(group: Group, hands: Hands, played: Played, line_up: LineUp) -> None:
    hands.over(played.purses)
    group.add("hands", len(hands.earned))
    group.add("hands won", sum(hands.won(seat) for seat in line_up.own))


class Kept:
    """Deal groups that have been played, in a file that outlives this run: throw it away when the bots change."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []
        self.groups = {key: Group(Counter(sums)) for key, sums in map(json.loads, lines)}

    def group(self, key: str, played: Callable[[], Group]) -> Group:
        """The group of that name, played now if it never was.  Decision times are not kept."""
        if key not in self.groups:
            self.groups[key] = played()
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, self.groups[key].sums]) + "\n")
        return self.groups[key]


def groups_of(contest: Contest, deals: range, kept: Kept, jobs: int = 1) -> Iterator[Group]:
    """The groups of some deals in their order, played as they are asked for, with `jobs` processes at once."""
    if jobs == 1:
        for deal in deals:
            yield kept.group(contest.key(deal), partial(play_group, contest, deal))
        return
    with ProcessPoolExecutor(jobs) as pool:
        for start in range(0, len(deals), AHEAD * jobs):
            some = deals[start : start + AHEAD * jobs]
            coming = {d: pool.submit(play_group, contest, d) for d in some if contest.key(d) not in kept.groups}
            for deal in some:
                yield kept.group(contest.key(deal), coming[deal].result if deal in coming else Group)
