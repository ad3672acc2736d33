"""Whether bots know more than their seat sees: nothing hidden changes a pick, shots and rolls come out as chance has
it, and how long a bot waits tells nothing of what it holds.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final

from game.bang.deck import CARD_OF_KIND, NAME, SHERIFF
from game.bang.events import TurnBegan
from game.bang.events_fight import LifeLost
from game.bang.picks import split
from game.bang.state import Bang, role_of
from game.bots import brain
from game.bots.memory import Memory
from game.bots.pony_express.odds import chances
from game.pony_express.dice import STEPS, hand_of
from game.rules.knowledge import redeal, view
from game.rules.library import find
from game.stage.play.pacing import pause
from game.wyatt_earp.deck import HOLE
from game.wyatt_earp.events import ShotFired
from game.wyatt_earp.state import Earp
from tools.contests.deciding import SEATS
from tools.contests.figures import Figure
from tools.contests.goals import Bench, Measure, Measured, measured
from tools.contests.groups import Group
from tools.contests.playing import Moment, Table
from tools.contests.watched import Look, watched

EVERY: Final = 17
"""Of so many questions one is put again in other worlds."""
WORLDS: Final = 100
FEW_WORLDS: Final = 10
"""For levels that search, and for shots that are tried out in the simulation."""
PLAYOUTS: Final = 24
NATURES: Final = 1 << 40
MISSED: Final = "missed"
MOST_HELD: Final = 5
"""More cards that can't be seen are taken together."""
PACE: Final = "normal"
TERMS: Final = 40
RESAMPLES: Final = 200


def looked(bench: Bench, usual: int, game: str, bot: str, what: str, look: Look) -> list[Group]:
    """A group for each game of such bots, filled by looking at every pick; `what` names the look."""
    rules = find(game)
    table = Table(rules, SEATS[game], rules.presets.mix(rules.presets.default))
    return watched(bench, usual, table, bot, f"{what} of {game} {bot}", look)


# -- other worlds


def changed(game: str, level: str) -> Measure:
    """The share of picks, in hundredths, that come out otherwise when what the seat can't see is dealt anew."""
    searches = level in brain.SECONDS

    def look(moment: Moment, group: Group) -> None:
        g, seat = moment.g, moment.seat
        group.add("looked")
        if len(g.pending.options[seat]) < 2 or group.sums["looked"] % EVERY:
            return
        seen, number = view(g, seat), int(group.sums["looked"])
        memory = Memory(NATURES + number, moment.notes)
        expected = brain.choose(seen, game, level, number, memory, PLAYOUTS)
        slow = searches or g.pending.kind == "shot"
        for seed in range(FEW_WORLDS if slow else WORLDS):
            again = view(redeal(seen, seed), seat)
            group.add("picks")
            group.add("changed", brain.choose(again, game, level, number, memory, PLAYOUTS) != expected)

    return lambda bench, usual: measured(
        looked(bench, usual, game, "deputy", f"worlds for a {level}", look), Figure("changed", "picks")
    )


# -- what comes out


def shot_at_the_helpless(level: str) -> Measure:
    """How much less often, in hundredths, those a bot of BANG! shoots at hold a Missed! than all it could have shot at
    and who look alike to it.
    """

    def look(moment: Moment, group: Group) -> None:
        g = moment.g
        _hear_hits(g, group)
        if g.pending.kind != "play" or (target := _target(moment.pick)) is None:
            return
        could = {seat for option in g.pending.options[moment.seat] if (seat := _target(option)) is not None}
        seen: Bang = view(g, moment.seat).state
        for seat in could:
            looks = _alike(seen, seat, bool(group.sums[f"hit {seat}"]))
            group.add(f"could {looks}", 1 / len(could))
            group.add(f"could hold {looks}", _holds(g, seat) / len(could))
        looks = _alike(seen, target, bool(group.sums[f"hit {target}"]))
        group.add(f"shot {looks}")
        group.add(f"hold {looks}", _holds(g, target))

    def of(bench: Bench, usual: int) -> Measured:
        groups = looked(bench, usual, "bang", level, "shots", look)
        chance = Random(len(groups))
        again = sorted(helpless(chance.choices(groups, k=len(groups))) for _ in range(RESAMPLES))
        return Measured(helpless(groups), again[RESAMPLES // 40], again[-1 - RESAMPLES // 40], len(groups))

    return of


def _hear_hits(g: Bang, group: Group) -> None:
    """Keep as `hit SEAT` whether a seat has lost a life point since its last turn began."""
    for shape, arguments in g.log[int(group.sums["heard"]) :]:
        if shape is LifeLost:
            group.sums[f"hit {LifeLost(*arguments).seat}"] = 1
        elif shape is TurnBegan:
            group.sums[f"hit {TurnBegan(*arguments).seat}"] = 0
    group.sums["heard"] = len(g.log)


def _target(pick: Sequence[Any]) -> int | None:
    """Whom a play shoots at, if it is a BANG!."""
    if not pick or pick[0] != "play":
        return None
    kind, name, tail = split(tuple(pick))
    name = name or NAME[CARD_OF_KIND[kind]]
    return tail[0] if name == "bang" and tail and isinstance(tail[0], int) else None


def _alike(seen: Bang, seat: int, hit: bool) -> str:
    """What the view of whoever shoots has of another seat that says how likely it holds a Missed!: how many cards it
    can't see, whether it has seen a Missed! among the others, the life points, the cards in front, the Sheriff's star,
    and whether it has been `hit` since it last drew: who lets a shot pass has hardly anything against the next one.
    """
    unknown = sum(card < 0 for card in seen.hand[seat])
    sheriff = role_of(seen, seat) == SHERIFF
    return f"{min(MOST_HELD, unknown)} {_holds(seen, seat)} {seen.life[seat]} {len(seen.front[seat])} {sheriff} {hit}"


def _holds(g: Bang, seat: int) -> bool:
    return any(card >= 0 and NAME[card] == MISSED for card in g.hand[seat])


def helpless(groups: Sequence[Group]) -> float:
    """That figure of groups that have been looked at."""
    total = {name: sum(group.sums[name] for group in groups) for group in groups for name in group.sums}
    shots = {name.removeprefix("shot "): many for name, many in total.items() if name.startswith("shot ")}
    due = sum(many * total[f"could hold {alike}"] / total[f"could {alike}"] for alike, many in shots.items())
    held = sum(total[f"hold {alike}"] for alike in shots)
    return 100 * (due - held) / max(1, sum(shots.values()))


def lucky_shots(level: str) -> Measure:
    """How many more shots of bots of Wyatt Earp hit, in hundredths, than cards of the supply have a bullet hole."""

    def look(moment: Moment, group: Group) -> None:
        g: Earp = moment.g
        for shape, arguments in g.log[int(group.sums["heard"]) :]:
            if shape is ShotFired:
                group.add("shots")
                group.add("hits", ShotFired(*arguments).hit)
                group.add("due", group.sums["holes"])
        group.sums["heard"] = len(g.log)
        left = g.supply or g.discards
        group.sums["holes"] = 0
        group.add("holes", sum(HOLE[card] for card in left) / max(1, len(left)))

    return lambda bench, usual: measured(
        looked(bench, usual, "wyatt_earp", level, "shots", look), Figure("hits", "shots", ("due", "shots"))
    )


def lucky_rolls(level: str) -> Measure:
    """How many more rolls of some dice at Pony Express come to a better hand, in hundredths, than dice make likely."""

    def look(moment: Moment, group: Group) -> None:
        g, sums = moment.g, group.sums
        if sums["rolled"]:
            group.add("better", STEPS[hand_of(tuple(g.dice))] > sums["before"])
            group.add("due", sums["chance"])
            group.add("rolls")
        sums["rolled"] = 0
        if g.pending.kind == "cup" and moment.pick[0] in ("roll", "sleight_of_hand"):
            mask, now = int(moment.pick[2]), STEPS[hand_of(tuple(g.dice))]
            kept = tuple(sorted(face for n, face in enumerate(g.dice) if not mask >> n & 1))
            sums["rolled"], sums["before"] = 1, now
            sums["chance"] = 0
            group.add("chance", sum(chances(kept)[now + 1 :]))

    return lambda bench, usual: measured(
        looked(bench, usual, "pony_express", level, "rolls", look), Figure("better", "rolls", ("due", "rolls"))
    )


# -- how long it takes


def alike_in_time(game: str, level: str, windows: Sequence[str]) -> Measure:
    """How likely waits as different as those of bots that have an answer and of those that have none would be if it
    made no difference (Kolmogorov and Smirnov), 0 to 1.  At Pony Express: that face a lie, and a truth.
    """

    def look(moment: Moment, group: Group) -> None:
        g, kind = moment.g, moment.g.pending.kind
        group.add("picks")
        if kind in windows:
            if kind == "call":
                has = STEPS[hand_of(tuple(g.dice))] != STEPS[g.declared]
            else:
                has = len(g.pending.options[moment.seat]) > 1
            wait = pause(PACE, True, int(group.sums["deal"]), int(group.sums["picks"]), moment.seat)
            wait = max(wait, 1000 * brain.seconds_of(game, level, kind))
            group.times.setdefault("has" if has else "has not", []).append(wait)

    def of(bench: Bench, usual: int) -> Measured:
        groups = looked(bench, usual, game, level, "waits", look)
        has, has_not = ([wait for group in groups for wait in group.times.get(what, ())] for what in ("has", "has not"))
        found = chance_alike(has, has_not)
        return Measured(found, found, found, len(groups))

    return of


def chance_alike(one: Sequence[float], other: Sequence[float]) -> float:
    """The chance that two samples of one distribution differ as much as these, by Kolmogorov and Smirnov."""
    if not one or not other:
        return 1.0
    first, second = sorted(one), sorted(other)
    apart = max(
        abs(bisect_right(first, value) / len(first) - bisect_right(second, value) / len(second))
        for value in (*first, *second)
    )
    scale = sqrt(len(first) * len(second) / (len(first) + len(second)))
    reach = (scale + 0.12 + 0.11 / scale) * apart
    if reach < 0.2:
        return 1.0
    return min(1.0, max(0.0, 2 * sum((1 if n % 2 else -1) * exp(-2 * n * n * reach * reach) for n in range(1, TERMS))))
