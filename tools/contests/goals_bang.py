"""Figures of BANG! that no contest gives: how games end, how well roles can be guessed, what bots leave undone."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final

from game.bang.deck import CARD_OF_KIND, DEPUTY, NAME, OUTLAW, RENEGADE, ROLES, ROLES_AT, SHERIFF
from game.bang.events_fight import Eliminated
from game.bang.picks import split
from game.bang.state import Bang, role_of
from game.bots.bang import belief
from game.bots.bang.notes import AT, role_of_public
from game.bots.memory import Note
from game.rules.ask import plain
from game.rules.kinds import Pick
from game.rules.knowledge import view
from game.rules.library import find
from tools.contests.figures import Figure, at
from tools.contests.goals import Bench, Measure, Measured, measured
from tools.contests.groups import Group
from tools.contests.playing import Moment, Played, Table
from tools.contests.watched import Close, Look, nothing, watched

GAME: Final = find("bang")
BINS: Final = 10
STALLED: Final = 10_000
"""Turns that count for a game without end."""
RESAMPLES: Final = 200
ENEMIES: Final = {SHERIFF: (OUTLAW, RENEGADE), DEPUTY: (OUTLAW, RENEGADE), OUTLAW: (SHERIFF, DEPUTY)}
"""Whom each role is sure to wish ill; the Renegade's mind changes."""
BITS: Final = {True: (2.3, -2.0), False: (-1.0, 0.5)}
"""What a plain counter adds for outlaw and deputy where somebody wrongs the Sheriff, or anybody else."""


def looked(bench: Bench, usual: int, bot: str, seats: int, what: str, look: Look, close: Close) -> list[Group]:
    """A group for each game of such bots, filled by looking at every pick and at the end; `what` names the look."""
    table = Table(GAME, seats, GAME.presets.mix(GAME.presets.default))
    return watched(bench, usual, table, bot, f"{what} of {seats} {bot}", look, close)


def _blind(moment: Moment, group: Group) -> None:
    """Nothing is looked at before the end."""


# -- how games end


def side_wins(side: str, seats: int) -> Measure:
    """The share of games of deputies that a side wins."""
    figure = Figure(f"won {side}", "games")
    return lambda bench, usual: measured(looked(bench, usual, "deputy", seats, "end", _blind, _ended), figure)


def turns(share: float, seats: int) -> Measure:
    """The turns that this share of the games of deputies stays under."""

    def of(bench: Bench, usual: int) -> Measured:
        groups = looked(bench, usual, "deputy", seats, "end", _blind, _ended)
        chance = Random(len(groups))
        lengths = [group.sums["turns"] for group in groups]
        again = sorted(at(share, chance.choices(lengths, k=len(lengths))) for _ in range(RESAMPLES))
        return Measured(at(share, lengths), again[RESAMPLES // 40], again[-1 - RESAMPLES // 40], len(groups))

    return of


def _ended(played: Played, group: Group) -> None:
    group.add("games")
    group.add(f"won {played.side}")
    group.add("turns", played.parts if played.winners else STALLED)


# -- guessing roles


def guessed(seats: int, rounds: int, bot: str) -> Measure:
    """The share of roles nobody has been shown that somebody who only watches guesses, after so many rounds."""
    figure = Figure("right", "seats")
    return lambda bench, usual: measured(
        looked(bench, usual, bot, seats, f"guess {rounds}", _guess(rounds), nothing), figure
    )


def believed(seats: int, rounds: int, bot: str, part: str, less: str = "") -> Measure:
    """An average over such roles: `log loss` in nats, `brier`, less that of plain counters if named."""
    figure = Figure(part, "seats", (less, "seats") if less else None)
    return lambda bench, usual: measured(
        looked(bench, usual, bot, seats, f"guess {rounds}", _guess(rounds), nothing), figure, 1
    )


def miscalibrated(seats: int, rounds: int, bot: str) -> Measure:
    """How far the chances that are believed are from the shares that come true, on average."""

    def of(bench: Bench, usual: int) -> Measured:
        groups = looked(bench, usual, bot, seats, f"guess {rounds}", _guess(rounds), nothing)
        chance = Random(len(groups))
        again = sorted(_calibration(chance.choices(groups, k=len(groups))) for _ in range(RESAMPLES))
        return Measured(_calibration(groups), again[RESAMPLES // 40], again[-1 - RESAMPLES // 40], len(groups))

    return of


def _calibration(groups: Sequence[Group]) -> float:
    off = total = 0.0
    for place in range(BINS):
        said, came, many = (sum(group.sums[f"{name} {place}"] for group in groups) for name in ("said", "came", "many"))
        off += abs(said - came)
        total += many
    return off / total if total else 0.0


def _guess(rounds: int) -> Look:
    """Looks once, when the round is over."""

    def look(moment: Moment, group: Group) -> None:
        g: Bang = moment.g
        if group.sums["looked"] or g.turns != rounds * g.seats + 1:
            return
        group.add("looked")
        shares = belief.marginals(view(g, None).state, moment.notes)
        counted = _counted(g, moment.notes)
        for seat in range(g.seats):
            if role_of_public(g, seat):
                continue
            true = ROLES.index(role_of(g, seat))
            group.add("seats")
            group.add("right", max(range(len(ROLES)), key=shares[seat].__getitem__) == true)
            group.add("log loss", -log(max(1e-6, shares[seat][true])))
            for name, own in (("brier", shares[seat]), ("plain brier", counted[seat])):
                group.add(name, sum((share - (role == true)) ** 2 for role, share in enumerate(own)))
            for role, share in enumerate(shares[seat]):
                place = min(BINS - 1, int(share * BINS))
                group.add(f"said {place}", share)
                group.add(f"came {place}", role == true)
                group.add(f"many {place}")

    return look


def _counted(g: Bang, notes: Sequence[Note]) -> list[tuple[float, ...]]:
    """What plain counters believe, one for each seat: so many bits for each wrong, whatever the others are."""
    known = [role_of_public(g, seat) for seat in range(g.seats)]
    left = [ROLES_AT[g.seats].count(role) - known.count(role) for role in ROLES]
    bits = [[0.0] * len(ROLES) for _ in known]
    for told in notes:
        if told[0] == AT:
            outlaw, deputy = BITS[known[int(told[3])] == SHERIFF]
            bits[int(told[1])][ROLES.index(OUTLAW)] += outlaw
            bits[int(told[1])][ROLES.index(DEPUTY)] += deputy
    found = []
    for own in bits:
        shares = [many * exp(min(40.0, bit * log(2))) for many, bit in zip(left, own, strict=True)]
        found.append(tuple(share / max(1e-9, sum(shares)) for share in shares))
    return found


# -- what bots leave undone


def shots_taken(seats: int) -> Measure:
    """The share of turns with an enemy in reach and a BANG! in hand in which one is shot at."""

    def look(moment: Moment, group: Group) -> None:
        g: Bang = moment.g
        if g.pending is None or g.pending.kind != "play" or moment.seat != g.turn:
            return
        enemies = ENEMIES.get(role_of(g, moment.seat), ())
        turn = f"turn {g.turns}"
        options = g.pending.options[moment.seat]
        if not group.sums[turn] and any(_shoots(g, plain(option), enemies) for option in options):
            group.add(turn)
            group.add("could")
        if _shoots(g, moment.pick, enemies) and not group.sums[f"shot {turn}"]:
            group.add(f"shot {turn}")
            group.add("did")

    return lambda bench, usual: measured(
        looked(bench, usual, "deputy", seats, "shots", look, nothing), Figure("did", "could")
    )


def _shoots(g: Bang, pick: Pick, enemies: Sequence[str]) -> bool:
    if not pick or pick[0] != "play":
        return False
    kind, name, tail = split(pick)
    name = name or NAME[CARD_OF_KIND[kind]]
    return name == "bang" and bool(tail) and isinstance(tail[0], int) and role_of(g, tail[0]) in enemies


def deputies_killed(seats: int) -> Measure:
    """The share of games in which the Sheriff eliminates a deputy though he could have aimed at somebody else."""

    def look(moment: Moment, group: Group) -> None:
        g: Bang = moment.g
        if not group.sums["games"]:
            group.add("games")
        new = int(group.sums["heard"])
        for shape, arguments in g.log[new:]:
            if shape is Eliminated and group.sums["risked"]:
                fallen = Eliminated(*arguments)
                sheriff = fallen.by >= 0 and role_of(g, int(fallen.by)) == SHERIFF
                if sheriff and role_of(g, int(fallen.seat)) == DEPUTY and not group.sums["killed"]:
                    group.add("killed")
        group.sums["heard"] = len(g.log)
        told = moment.notes[-1] if moment.notes else ()
        if told and told[0] == AT and role_of(g, int(told[1])) == SHERIFF:
            others = int(told[4]) & ~(1 << int(told[3]))
            group.sums["risked"] = int(role_of(g, int(told[3])) == DEPUTY and others != 0)

    return lambda bench, usual: measured(
        looked(bench, usual, "deputy", seats, "deputies", look, nothing), Figure("killed", "games")
    )
