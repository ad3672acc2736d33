from __future__ import annotations

from collections import Counter

import pytest

from game.bang.state import role_of
from game.bots.bang.notes import AT
from game.rules.library import find
from tools.contests import goals_bang
from tools.contests.goals import Bench
from tools.contests.goals_bang import believed, deputies_killed, guessed, miscalibrated, shots_taken, side_wins, turns
from tools.contests.groups import Group

BENCH = Bench(groups=2)


def test_how_games_end_is_played_once_and_every_game_has_a_side() -> None:
    shares = [side_wins(side, 4)(BENCH, 100).value for side in ("law", "outlaws", "renegade")]
    assert sum(shares) == pytest.approx(100)
    longest, usual = (turns(share, 4)(BENCH, 100).value for share in (1.0, 0.5))
    assert 4 < usual <= longest < 200
    assert sum("end of 4" in name for name, _ in BENCH.looked) == 1


def test_who_watches_guesses_some_roles() -> None:
    right = guessed(5, 1, "deputy")(BENCH, 100)
    loss = believed(5, 1, "deputy", "log loss")(BENCH, 100)
    assert 0 <= right.value <= 100 and 0 <= loss.value < 5
    assert 0 <= miscalibrated(5, 1, "deputy")(BENCH, 100).value <= 1


def test_what_is_left_undone_is_a_share() -> None:
    for measure in (shots_taken(4), deputies_killed(4)):
        found = measure(BENCH, 100)
        assert 0 <= found.low <= found.value <= found.high <= 100


def test_beliefs_that_come_true_as_often_as_they_say_are_calibrated() -> None:
    honest = Group(Counter({"said 7": 7.5, "came 7": 7, "many 7": 10}))
    boast = Group(Counter({"said 9": 9.5, "came 9": 2, "many 9": 10}))
    assert goals_bang._calibration([honest]) == pytest.approx(0.05)
    assert goals_bang._calibration([boast]) == pytest.approx(0.75)


def test_a_counter_suspects_whoever_wrongs_the_sheriff() -> None:
    rules = find("bang")
    g = rules.new(5, rules.presets.mix("dv4"), 1)
    sheriff = next(seat for seat in range(5) if role_of(g, seat) == "sheriff")
    other = (sheriff + 1) % 5
    before = goals_bang._counted(g, ())[other]
    after = goals_bang._counted(g, ((AT, other, "bang", sheriff, 31, 1),))[other]
    assert sum(before) == pytest.approx(1) == pytest.approx(sum(after))
    assert after[2] > before[2] and after[1] < before[1]
