from __future__ import annotations

from collections import Counter

import pytest

from tools.contests import goals_fair as fair
from tools.contests.deciding import SEATS
from tools.contests.goal_table import WINDOWS
from tools.contests.goals import Bench
from tools.contests.groups import Group

BENCH = Bench(groups=1)


@pytest.mark.parametrize("game", SEATS)
def test_what_a_seat_cannot_see_changes_no_pick(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "WORLDS", 20)
    found = fair.changed(game, "random")(BENCH, 9)
    group = BENCH.looked[f"worlds for a random of {game} deputy", 1][0]
    assert found.value == 0 and group.sums["picks"] >= 3 * fair.WORLDS


def test_whoever_shoots_at_those_without_a_missed_is_found_out() -> None:
    seen = {"could 3 False": 100.0, "could hold 3 False": 40.0, "could 1 True": 10.0, "could hold 1 True": 1.0}
    shots = {"shot 3 False": 20.0, "hold 3 False": 8.0}
    assert fair.helpless([Group(Counter(seen | shots))]) == pytest.approx(0)
    assert fair.helpless([Group(Counter(seen | shots | {"hold 3 False": 2.0}))]) == pytest.approx(30)


def test_shots_and_rolls_are_counted_against_their_chances() -> None:
    for measure in (fair.shot_at_the_helpless("random"), fair.lucky_shots("deputy"), fair.lucky_rolls("deputy")):
        found = measure(BENCH, 9)
        assert -60 < found.value < 60 and found.groups == 1
    shots = BENCH.looked["shots of wyatt_earp deputy", 1][0].sums
    rolls = BENCH.looked["rolls of pony_express deputy", 1][0].sums
    assert 0 < shots["due"] < shots["shots"] and shots["hits"] <= shots["shots"]
    assert 0 < rolls["due"] < rolls["rolls"] and rolls["better"] <= rolls["rolls"]


@pytest.mark.parametrize("game", SEATS)
def test_waits_of_those_that_have_an_answer_and_of_those_without_are_compared(game: str) -> None:
    found = fair.alike_in_time(game, "deputy", WINDOWS[game])(BENCH, 9)
    times = BENCH.looked[f"waits of {game} deputy", 1][0].times
    assert 0.01 < found.value <= 1 and min(len(times["has"]), len(times["has not"])) > 3


def test_samples_that_differ_are_told_apart() -> None:
    one = [float(n) for n in range(100)]
    assert fair.chance_alike(one, [value + 0.5 for value in one]) > 0.99
    assert 0.01 < fair.chance_alike(one, [value + 15 for value in one]) < 0.3
    assert fair.chance_alike(one, [value + 40 for value in one]) < 1e-6
    assert fair.chance_alike(one, []) == 1
