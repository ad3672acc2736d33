from __future__ import annotations

from collections import Counter

import pytest

from tools.contests import contest as contests
from tools.contests.groups import Contest, Group
from tools.contests.tuning import Search, tune

PONY = Contest("pony_express", "deputy,gold=0.5", "deputy", 4, "seed-002")


def tuned(monkeypatch: pytest.MonkeyPatch, won: int, seed: int = 1) -> list[str]:
    group = Group(Counter(won=won, games=4))
    monkeypatch.setattr(contests, "groups_of", lambda *_: iter([group] * 100))
    return list(tune(Search(PONY, ("gold", "jail"), 5, seed), 3, range(1, 101)))


def test_a_step_that_gains_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tuned(monkeypatch, won=4)
    assert all(line.endswith("taken") for line in lines[:3])
    assert lines[-1].removeprefix("best: ") in lines[2] and lines[-1] != "best: deputy,gold=0.5"


def test_a_step_that_gains_nothing_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tuned(monkeypatch, won=0)[-1] == "best: deputy,gold=0.5"


def test_the_same_search_takes_the_same_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tuned(monkeypatch, 4) == tuned(monkeypatch, 4) != tuned(monkeypatch, 4, seed=2)


def test_what_is_no_number_is_told() -> None:
    with pytest.raises(ValueError, match="style is no weight"):
        list(tune(Search(PONY, ("style",), 5, 1), 1, range(2)))
