from __future__ import annotations

from game.bots.pony_express.shots import Range
from game.pony_express.dice import hand_of
from game.rules.chance import Chance
from game.rules.library import find
from tools.contests.goals import Bench
from tools.contests.goals_pony import bystanders, farthest_off, hits, leak, lies_and_calls, nobody_near, with_dice
from tools.contests.groups import Group
from tools.contests.playing import Moment

BENCH = Bench(groups=1)


def test_shares_are_measured() -> None:
    found = [farthest_off("lies")(BENCH, 9), hits("deputy")(BENCH, 9), bystanders("deputy")(BENCH, 9)]
    assert all(0 <= each.low <= each.value <= each.high <= 100 for each in found)


def test_lies_that_look_like_truths_are_called_like_them() -> None:
    assert -100 <= leak("deputy")(BENCH, 9).value <= 100


def test_a_twin_has_the_dice_that_were_asked_for_and_those_that_are_seen() -> None:
    rules = find("pony_express")
    g = rules.new(4, rules.presets.mix("seed-002"), 2)
    while g.pending.kind != "cup":
        seat, options = next(iter(g.pending.options.items()))
        g.choose(seat, next(option for option in options if option[0] != "lasso"))
    roller = g.roller
    g.choose(roller, ("sort", 3))
    g.choose(roller, ("declare", "two_pairs"))
    caller = next(iter(g.pending.options))
    truth, lie = (with_dice(g, caller, true, Chance(1)) for true in (True, False))
    assert truth is not None and lie is not None
    assert hand_of(tuple(truth.dice)) == "two_pairs" != hand_of(tuple(lie.dice))
    assert truth.dice[:2] == lie.dice[:2] == g.dice[:2]


def test_a_line_is_clear_where_nobody_stands_near_it() -> None:
    target = (0.0, 400.0)
    assert nobody_near(Range((target,), ((3_000.0, 500.0),))) and nobody_near(Range((target,), ()))
    assert not nobody_near(Range((target,), ((1_500.0, 500.0),)))


def test_lies_are_counted_unless_a_loaded_die_was_shown() -> None:
    rules = find("pony_express")
    g = rules.new(4, rules.presets.mix("seed-002"), 2)
    while g.pending.kind != "cup":
        seat, options = next(iter(g.pending.options.items()))
        g.choose(seat, next(option for option in options if option[0] != "lasso"))
    g.dice = [9, 9, 10, 12, 14]
    plain, loaded = Group(), Group()
    lies_and_calls(Moment(g, g.roller, ("loaded_die", 1, 9), ()), loaded)
    for group in (plain, loaded):
        lies_and_calls(Moment(g, g.roller, ("declare", "full_house"), ()), group)
    assert plain.sums["all lies 1 5"] == plain.sums["lies 1 5"] == 1 and 0 < plain.sums["due lies 1 5"] < 0.5
    assert not loaded.sums["all lies 1 5"]
