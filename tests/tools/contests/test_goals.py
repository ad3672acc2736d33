from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tools.contests.figures import Figure
from tools.contests.goal_table import GOALS
from tools.contests.goals import HEAD, Bench, Line, Measured, Wanted, gain, keep, measured, rows, won
from tools.contests.groups import Contest, Group

PONY = Contest("pony_express", "deputy", "random", 3, "seed-002")


def test_a_verdict_says_how_sure_it_is() -> None:
    wanted = Wanted(24, 33)
    assert wanted.verdict(Measured(30, 25, 32, 9)) == "surely"
    assert wanted.verdict(Measured(30, 20, 32, 9)) == "met"
    assert wanted.verdict(Measured(34, 30, 38, 9)) == "missed"
    assert [str(Wanted(low=2.5)), str(Wanted(high=13)), str(wanted)] == ["at least 2.5", "at most 13", "24 to 33"]


def test_a_contest_that_two_goals_share_is_played_once() -> None:
    bench = Bench(groups=2)
    assert won(PONY)(bench, 500).groups == 2
    assert gain(PONY)(bench, 500).groups == 2 and len(bench.played) == 1


def test_a_row_names_the_goal_and_what_came_out() -> None:
    groups = [Group(Counter(won=1, games=4))] * 30
    line = Line("a seat, won", lambda bench, usual: measured(groups, Figure("won", "games")), Wanted(low=24))
    assert next(rows("P2", [line], Bench())).endswith(
        " | P2 | a seat, won | at least 24 | 25.0 [25.0, 25.0] | 30 | surely |"
    )
    strange = Line("nobody", won(Contest("bang", "cactus", "deputy", 5, "dv4")), Wanted(low=1))
    assert "There is no bot 'cactus'" in next(rows("B1", [strange], Bench()))


def test_rows_are_added_below_the_head(tmp_path: Path) -> None:
    page = tmp_path / "arena.md"
    keep(["| one |"], page)
    keep(["| two |"], page)
    assert page.read_text(encoding="utf-8") == f"{HEAD}| one |\n| two |\n"


@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_wants_something(goal: str) -> None:
    assert GOALS[goal] and all(line.wanted != Wanted() and line.groups > 0 for line in GOALS[goal])
