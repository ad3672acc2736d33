"""Shots, rolls and calls of bots come out as they would for anybody who sees no more than their seat, and how long a
bot waits tells nothing of what it holds.

An interval that leaves out all that is near enough is a fault.  A few games only show a gross one, `--full` shows a
small one.
"""

from __future__ import annotations

import pytest

from game.bots import brain
from tools.contests.goal_table import WINDOWS
from tools.contests.goals import Bench, Measure
from tools.contests.goals_fair import alike_in_time, lucky_rolls, lucky_shots, shot_at_the_helpless
from tools.contests.goals_pony import leak

NEAR, CALLS_NEAR = 1.5, 2.0
"""Hundredths: shots and rolls, and calls."""
GROSS = 15.0
"""As near as a few games can tell: whoever knew every hand would be off by more than twice that."""
QUICK = tuple(level for level in brain.LEVELS if level not in brain.SECONDS)
SEARCHING = tuple(brain.SECONDS)
OUTCOMES = {"bang": shot_at_the_helpless, "wyatt_earp": lucky_shots, "pony_express": lucky_rolls}
MANY, SOME, FEW = 300, 6, 3


def fair(measure: Measure, games: int, near: float) -> bool:
    """Whether the figure of so many games may be near nothing."""
    found = measure(Bench(groups=games), games)
    return found.low <= near and found.high >= -near


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("game", OUTCOMES)
def test_shots_and_rolls_have_no_more_luck_than_chance(game: str, level: str, full: bool) -> None:
    assert fair(OUTCOMES[game](level), *((MANY, NEAR) if full else (FEW, GROSS)))


@pytest.mark.full
@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("game", OUTCOMES)
def test_nor_have_those_of_levels_that_search(game: str, level: str) -> None:
    assert fair(OUTCOMES[game](level), SOME, GROSS)


@pytest.mark.full
@pytest.mark.parametrize("level", brain.LEVELS)
def test_lies_are_called_as_often_as_truths(level: str) -> None:
    assert fair(leak(level), MANY, CALLS_NEAR)


@pytest.mark.parametrize("level", ["deputy", pytest.param("marshal_slow", marks=pytest.mark.full)])
@pytest.mark.parametrize("game", OUTCOMES)
def test_waits_tell_nothing(game: str, level: str, full: bool) -> None:
    games = SOME if level in SEARCHING else MANY if full else FEW
    assert alike_in_time(game, level, WINDOWS[game])(Bench(groups=games), games).value > 0.01
