"""The soak: what a life reports, what is lost, and the row that comes of it."""

from __future__ import annotations

import json
import time
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from game.stage.rooms import OPEN
from game.table.journal import Journal, visits
from game.table.saves import saved_games
from game.table.session import Session
from tests.contract import play as contract
from tests.table.playing import play, set_up
from tools.soak import Found, Life, grown, held, middle, quarter, row
from tools.soaking.room import tables
from tools.soaking.wall_clock import WallClock, hang, today

PATIENCE = 120.0
LINE: dict[str, Any] = {
    "visits": 3, "games": 1, "acts": 150, "frames": 900, "stuck": 0, "resumed": 0, "errors": [], "kept": {},
    "megabytes": 100.0, "floor": 90.0, "handles": 40, "shown": "bang",
}  # fmt: skip


def life(grown: float = 1.0, **told: Any) -> list[dict[str, Any]]:
    """Eight lines, the last two of them with more memory between two games."""
    return [LINE | told | {"floor": 90.0 * (grown if number > 5 else 1.0)} for number in range(8)]


def test_a_life_plays_reports_and_is_killed(tmp_path: Path) -> None:
    lived = Life(tmp_path / "home", tmp_path / "report.jsonl", 1)
    end = time.monotonic() + PATIENCE
    while not lived.lines and lived.process.poll() is None and time.monotonic() < end:
        time.sleep(0.05)
    assert lived.end() == []
    (line, *_) = lived.lines
    assert line.keys() == LINE.keys() and line["frames"] > 0 and line["errors"] == []
    assert list(lived.lost()) == []


def test_a_life_that_ends_by_itself_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "false")
    lived = Life(tmp_path / "home", tmp_path / "report.jsonl", 1)
    lived.process.wait()
    assert lived.end() == ["it ended by itself with status 1"]


def test_picks_that_were_shown_and_are_not_there_are_lost(own_home: Path, tmp_path: Path) -> None:
    setup = set_up()
    play(Session.start(setup, Journal.create(setup, visits())), 5).close()
    (file,) = visits().iterdir()
    lived = object.__new__(Life)
    lived.home, lived.report = own_home, tmp_path / "report.jsonl"
    for picks, lost in ((5, 0), (6, 1)):
        half_a_line = '{"ta'
        lived.report.write_text(json.dumps(LINE | {"kept": {file.name: picks}}) + "\n" + half_a_line)
        assert len(list(lived.lost())) == lost


def test_the_row_adds_up_and_says_whether_all_is_well() -> None:
    line, well = row(60, life(), Found([LINE], kills=5, games=7))
    cells = [cell.strip() for cell in line.strip("|\n").split("|")][1:]
    assert well
    memory = ["100 → 100 (+0.0 %)", "100 → 100 (+0.0 %)", "90 → 90 (+0.0 %)"]
    assert cells == ["60", "6, 2", "300, 1,800", "7", "2, 5, 0", "0", "0", "0", *memory, "40 → 40"]


@pytest.mark.parametrize(
    ("long", "found"),
    [
        (life(stuck=1), Found()),
        (life(errors=["broken"]), Found()),
        (life(games=0), Found()),
        (life(grown=1.03), Found()),
        (life(), Found(lost=["a pick"])),
        (life(), Found(errors=["broken"])),
    ],
)
def test_whatever_is_wrong_is_not_well(long: list[dict[str, Any]], found: Found) -> None:
    assert not row(60, long, found)[1]


def test_of_quarters_the_medians_are_told() -> None:
    lines = [{"megabytes": number} for number in (1, 2, 3, 4, 5, 60, 7, 8)]
    assert [middle(quarter(lines, which), "megabytes") for which in range(4)] == [1.5, 3.5, 32.5, 7.5]


def test_games_of_bots_are_compared_each_with_itself() -> None:
    def told(*pairs: tuple[str, float]) -> list[dict[str, Any]]:
        return [LINE | {"shown": shown, "megabytes": megabytes} for shown, megabytes in pairs]

    second = told(("bang", 200.0), ("bang", 210.0), ("pony_express", 100.0), ("", 500.0))
    last = told(("bang", 206.0), ("pony_express", 102.0), ("pony_express", 102.0), ("wyatt_earp", 900.0))
    memory = held([*second, *second, *second, *last])
    assert memory["bots"] == (152.5, 154.0)
    assert memory["any"] == (205.0, 154.0)
    assert held(told(*[("", 100.0)] * 8))["bots"] == (0.0, 0.0)
    assert grown(0.0, 0.0) == 1.0


def test_every_table_comes_up_and_games_take_turns() -> None:
    seen = list(tables())
    assert {table.game for table in seen} == set(OPEN)
    assert all(a.game != b.game for a, b in pairwise(seen))
    assert {str(table) for table in seen} >= {str(table) for table in contract.tables()}


def test_games_go_by_a_clock_that_can_be_put_back(own_home: Path) -> None:
    before = WallClock.wrong
    hang()
    try:
        for wrong in (0, -300):
            WallClock.wrong = timedelta(days=wrong)
            play(Session.start(set_up(), Journal.create(set_up(), visits())), 5).close()
        assert abs(date.today() - today()).days in (299, 300, 301)
    finally:
        WallClock.wrong = before
        mock.patch.stopall()
    years_apart = [game.path.name.split("-")[1] for game in saved_games(visits())[0]]
    assert len(set(years_apart)) == 2
