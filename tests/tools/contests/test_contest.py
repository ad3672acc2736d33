from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tools.contests import contest as contests
from tools.contests.contest import Result, gained, run
from tools.contests.groups import TEAMS, Contest, Group, Kept

PONY = Contest("pony_express", "deputy", "random", 4, "seed-002")
BANG = Contest("bang", "deputy", "greenhorn", 4, "dv4", way=TEAMS)


def test_what_is_due_depends_on_the_way() -> None:
    won = Group(Counter({"won": 2, "games": 4, "base won": 1, "base games": 4}))
    assert gained(PONY, won) == 0.25
    assert gained(replace(PONY, way=TEAMS), won) == 0.0
    assert gained(replace(BANG, way="seat"), won) == 0.25
    sides = Counter({"won law": 1, "base won outlaws": 1, "won renegade": 1})
    assert gained(BANG, Group(sides)) == pytest.approx(1 / 3)


def test_the_test_stops_the_play(monkeypatch: pytest.MonkeyPatch) -> None:
    lucky = Group(Counter(won=4, games=4))
    monkeypatch.setattr(contests, "groups_of", lambda *_: iter([lucky] * 500))
    result = run(PONY, range(500), Kept(None), points=5)
    assert result.test is not None and len(result.groups) == result.test.groups < 100
    assert "gain of 5 points" in list(result.details())[-1]


def test_teams_need_two_halves() -> None:
    with pytest.raises(ValueError, match="even number"):
        run(replace(PONY, seats=5, way=TEAMS), range(1), Kept(None))


def test_the_details_name_sides_or_seats_and_times() -> None:
    sides = list(run(BANG, range(1), Kept(None)).details())
    assert [line.split(":")[0].strip() for line in sides[:3]] == ["law", "outlaws", "renegade"]
    seats = Result(PONY, [Group(Counter({"won at 2": 1, "games at 2": 4, "searched": 8, "overruled": 2}))])
    lines = list(seats.details())
    assert "2: 25.0 %" in lines[0] and "overruled: 25.0 %" in lines[-1]
    seats.groups[0].times["cup"] = [1000.0, 3000.0]
    assert any(line.startswith("  cup: 2 decisions, median 3.00 ms") for line in seats.details())
