from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tools.contests import contest as contests
from tools.contests.groups import Contest, Group
from tools.contests.tuning import Search, Tuning

PONY = Contest("pony_express", "deputy,gold=0.5", "deputy", 4, "seed-002")


def tuned(monkeypatch: pytest.MonkeyPatch, won: int, seed: int = 1) -> tuple[Tuning, list[str]]:
    group = Group(Counter(won=won, games=4))
    played: list[int] = []

    def groups_of(contest: Contest, deals: range, *_: object) -> Iterator[Group]:
        assert deals.start not in played, "each step has deals of its own, and so has the last word"
        played.append(deals.start)
        return iter([group] * len(deals))

    monkeypatch.setattr(contests, "groups_of", groups_of)
    found = Tuning(Search(PONY, ("gold", "jail"), 5, seed))
    return found, list(found.run(3, range(1, 101)))


def test_a_step_that_gains_is_kept_and_tried_on_fresh_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    found, lines = tuned(monkeypatch, won=4)
    assert all(line.endswith("taken") for line in lines[:3])
    assert lines[3] == f"best: {found.best}" and found.best in lines[2] and found.best != "deputy,gold=0.5"
    assert lines[4] == "on fresh deals: +75.0 [75.0, 75.0], 100 groups"
    assert found.row("arena.py --tune gold jail").endswith(
        f" | `arena.py --tune gold jail` | 3 of 3 | {found.best} | +75.0 [75.0, 75.0], 100 groups |"
    )


def test_a_step_that_gains_nothing_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    found, lines = tuned(monkeypatch, won=0)
    assert lines[-1] == "best: deputy,gold=0.5"
    assert found.row("arena.py").endswith("| 0 of 3 | deputy,gold=0.5 | - |")


def test_the_same_search_takes_the_same_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tuned(monkeypatch, 4)[1] == tuned(monkeypatch, 4)[1] != tuned(monkeypatch, 4, seed=2)[1]


def test_what_is_no_number_is_told() -> None:
    with pytest.raises(ValueError, match="style is no weight"):
        list(Tuning(Search(PONY, ("style",), 5, 1)).run(1, range(2)))
