"""Figures of Pony Express that no contest gives: lies and calls against the formula, hits, and whether calls leak."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from game.bots.memory import Memory
from game.bots.pony_express import bluff
from game.bots.pony_express.mind import Mind
from game.bots.pony_express.notes import last_way
from game.bots.pony_express.prospect import Prospect
from game.bots.pony_express.shots import Range, flick, in_range
from game.bots.pony_express.weights import BY_LEVEL, MARSHAL
from game.bots.search import finished
from game.pony_express.arena import INDIAN
from game.pony_express.dice import FACES, STEPS, hand_of
from game.pony_express.frames.duel import Duel
from game.pony_express.frames.shot import figure_number
from game.rules.chance import Chance
from game.rules.kinds import everybody
from game.rules.knowledge import view
from game.rules.library import find
from game.table.outcomes import outcome
from tools.contests.bots import bot_of
from tools.contests.figures import Figure
from tools.contests.goals import Bench, Measure, Measured, measured
from tools.contests.groups import Group
from tools.contests.playing import Moment, Table, play

GAME: Final = find("pony_express")
SEATS: Final = 4
NATURES: Final = 1 << 40
"""Far from every seed: a nature is drawn for itself."""
NEAR: Final = 1_000
"""Hundredths of a degree between target and bystander, from edge to edge, that leave the line clear."""
SELDOM: Final = 0.1
ENOUGH: Final = 200
"""A class with fewer cases is left out."""
RESAMPLES: Final = 200
FLICKS: Final = 3
"""Flicks of each level from each state in which somebody has to shoot."""
Look = Callable[[Moment, Group], None]


def watched(bench: Bench, usual: int, bot: str, what: str, look: Look) -> list[Group]:
    """A group for each game of four such bots, filled by looking at every pick; `what` names the look."""
    table = Table(GAME, SEATS, GAME.presets.mix(GAME.presets.default))
    bots = [bot_of(GAME.name, bot)] * SEATS

    def group_of(deal: int) -> Group:
        group = Group()
        play(table, bots, deal, eye=lambda moment: look(moment, group))
        return group

    return bench.once(f"{what} of {bot}", usual, group_of)


# -- lies and calls


def lies_and_calls(moment: Moment, group: Group) -> None:
    """Counts, by floor and steps: declarations, lies and lies due; chances to call, calls and calls due.

    What is called so seldom in the equilibrium that a lie brings more than the truth has no share of lies due; nor has
    what is declared after a Loaded Die was shown, which nobody spends on a hand that it doesn't make better.
    """
    g = moment.g
    if moment.pick[0] == "loaded_die":
        group.sums["loaded"] = g.turns
    floor = bluff.floor_of(bluff.public_faces(g), last_way(moment.notes, g.turns))
    if moment.pick[0] == "declare":
        steps = STEPS[str(moment.pick[1])]
        prospect = Prospect(g, MARSHAL)
        loaded = "loaded" in group.sums and group.sums["loaded"] == g.turns
        if prospect.asked and not loaded and prospect.call_rate(steps, floor) >= SELDOM:
            group.add(f"all lies {floor} {steps}")
            group.add(f"lies {floor} {steps}", STEPS[hand_of(tuple(g.dice))] != steps)
            group.add(f"due lies {floor} {steps}", prospect.lie_share(steps))
    elif g.pending.kind == "call" and ("call",) in g.pending.options[moment.seat] and moment.pick[0] != "spyglass":
        steps = STEPS[g.declared]
        group.add(f"all calls {floor} {steps}")
        group.add(f"calls {floor} {steps}", moment.pick[0] == "call")
        group.add(f"due calls {floor} {steps}", Prospect(g, MARSHAL).call_rate(steps, floor))


def farthest_off(what: str) -> Measure:
    """The class whose share of lies (or calls) is farthest from what is due, in hundredths."""

    def of(bench: Bench, usual: int) -> Measured:
        groups = watched(bench, usual, "marshal,habits=0,tries=0", "lies and calls", lies_and_calls)
        names = {name.split(" ", 2)[2] for group in groups for name in group.sums if name.startswith(f"all {what}")}
        totals = {name: sum(group.sums[f"all {what} {name}"] for group in groups) for name in names}
        often = sorted(name for name, total in totals.items() if total >= ENOUGH)
        chance = Random(len(groups))
        again = sorted(_off(chance.choices(groups, k=len(groups)), what, often) for _ in range(RESAMPLES))
        return Measured(_off(groups, what, often), again[RESAMPLES // 40], again[-1 - RESAMPLES // 40], len(groups))

    return of


def _off(groups: Sequence[Group], what: str, names: Sequence[str]) -> float:
    worst = 0.0
    for name in names:
        every, found, due = (
            sum(group.sums[f"{kind}{what} {name}"] for group in groups) for kind in ("all ", "", "due ")
        )
        worst = max(worst, abs(found - due) / every if every else 0.0)
    return 100 * worst


# -- flicks


def hits(level: str) -> Measure:
    """The share of shots in duels that touch the target where nobody is near the line, thrown in the simulation."""
    return _flicks(level, Figure("clear hits", "clear shots"))


def bystanders(level: str) -> Measure:
    """The share of all shots in duels that touch somebody else."""
    return _flicks(level, Figure("others", "shots"))


def _flicks(level: str, figure: Figure) -> Measure:
    def look(moment: Moment, group: Group) -> None:
        g = moment.g
        duel = g.stack[-1]
        if g.pending.kind != "shot" or not isinstance(duel, Duel) or duel.final or duel.moved:
            return
        target = duel.other if moment.seat == duel.newcomer else duel.newcomer
        seen = view(g, moment.seat)
        clear = nobody_near(in_range(seen.state, moment.seat))
        for n in range(FLICKS):
            seed = 1 + n + FLICKS * (g.turns * 8 + moment.seat)
            mind = Mind(seen.state, moment.seat, (), Chance(seed), BY_LEVEL[level], Memory(seed + NATURES))
            told = _thrown(g, moment.seat, finished(flick(mind)))
            group.add("shots")
            group.add("others", any(who < INDIAN and who not in (target, moment.seat) for who in told))
            if clear:
                group.add("clear shots")
                group.add("clear hits", target in told)

    def of(bench: Bench, usual: int) -> Measured:
        return measured(watched(bench, usual, "deputy", f"flicks like a {level}", look), figure)

    return of


def nobody_near(seen: Range) -> bool:
    """Whether everybody to be spared stands so far aside that the target may be aimed at."""
    middle, width = seen.wanted[0]
    return all(abs(aim - middle) > width + half + NEAR for aim, half in seen.spared)


def _thrown(g: Any, seat: int, thrown: tuple[int, int, int]) -> tuple[int, ...]:
    """The numbers of the figures that a flick touches or fells."""
    twin = g.copy()
    twin.choose(seat, ("flick", *thrown))
    told = outcome(twin) or ()
    return tuple(figure_number(told[n + 1]) for n, word in enumerate(told) if word in ("touched", "fell"))


# -- leaks


def leak(level: str) -> Measure:
    """How much more often a lie is called than a truth where nothing but the hidden dice differs, in hundredths."""

    def look(moment: Moment, group: Group) -> None:
        g = moment.g
        options = g.pending.options.get(moment.seat, ())
        if g.pending.kind != "call" or ("call",) not in options or g.dice_seen == [everybody(g.seats)] * 5:
            return
        bot = bot_of(GAME.name, level)
        chance = Chance(g.turns * 8 + moment.seat)
        for what in ("truth", "lie"):
            twin = with_dice(g, moment.seat, what == "truth", chance)
            if twin is None:
                return
            pick = bot.choose(view(twin, moment.seat), chance.below(1 << 40), Memory(1, moment.notes)).pick
            group.add(f"called {what}", pick[0] in ("call", "loud_voice"))
            group.add(what)

    def of(bench: Bench, usual: int) -> Measured:
        groups = watched(bench, usual, "deputy", f"calls like a {level}", look)
        return measured(groups, Figure("called lie", "lie", ("called truth", "truth")))

    return of


def with_dice(g: Any, seat: int, true: bool, chance: Chance) -> Any | None:
    """The table with other dice where the seat sees none, so that the declaration is true, or is not; None without."""
    for _ in range(ENOUGH):
        twin = g.copy()
        twin.dice = [
            face if seen >> seat & 1 else FACES[chance.below(len(FACES))]
            for face, seen in zip(g.dice, g.dice_seen, strict=True)
        ]
        if (hand_of(tuple(twin.dice)) == g.declared) == true:
            return twin
    return None
