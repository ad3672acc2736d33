from __future__ import annotations

import pytest

from game.bots.bang.tells import OUTLAW, SHERIFF, TELLS
from tools.contests import telling
from tools.contests.telling import Fit, moved, numbers, scenes, surprise

DULL = TELLS._replace(strength=dict.fromkeys(TELLS.strength, 0.0), sweep=((0.0,) * 4,) * 2, peace=((0.0,) * 4,) * 2)
"""Nothing that anybody does says anything."""


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "COUNTS", (5,))


def test_a_game_is_looked_at_after_each_of_the_first_rounds() -> None:
    found = scenes(range(1, 2))
    assert [(scene.seen.turns - 1) / 5 for scene in found] == [1, 2, 3]
    assert [scene.weight for scene in found] == list(telling.ROUNDS.values())
    assert len({scene.roles for scene in found}) == 1 and found[0].roles.count(SHERIFF) == 1
    assert len(found[0].notes) < len(found[-1].notes)


def test_who_reads_deeds_is_surprised_less() -> None:
    some = scenes(range(1, 6))
    assert surprise(TELLS, some) < surprise(DULL, some)


def test_each_number_can_be_moved_alone() -> None:
    had = numbers(TELLS)
    assert not any(path[:2] == ("preference", SHERIFF) for path in had)
    for path in had:
        now = numbers(moved(TELLS, path, 9.0))
        assert now.pop(path) == 9.0
        assert now == {other: value for other, value in had.items() if other != path}


def test_a_fit_finds_what_says_more_and_tells_what_it_is_worth_on_fresh_games(monkeypatch: pytest.MonkeyPatch) -> None:
    blind = moved(TELLS, ("preference", OUTLAW, SHERIFF), 0.1)
    monkeypatch.setattr(
        telling, "numbers", lambda tells: {("preference", OUTLAW, SHERIFF): tells.preference[OUTLAW][0]}
    )
    fit = Fit(4, 4, tells=blind)
    *_, best = fit.run()
    assert fit.best.preference[OUTLAW][SHERIFF] > 0.1 and best == str(fit.best)
    assert fit.after < fit.before and fit.fresh_after < fit.fresh_before
    assert fit.best == moved(blind, ("preference", OUTLAW, SHERIFF), fit.best.preference[OUTLAW][SHERIFF])
    assert fit.row("arena.py --tells").count("|") == 6
