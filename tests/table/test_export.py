"""The evening as CSV files: what a spreadsheet reads back is what was played."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from game.commands import main
from game.table import export, league
from game.table.awards import awards_of, best
from game.table.results import Finished, remembered
from tests.table.test_awards import played
from tests.table.test_league import ended


def program(typed: list[str]) -> int:
    """The command line, which opens no window here."""
    return main(typed, lambda options: 99)


EVENING = [
    ended("bang", (0,), (0, 0, 0), people=2, when="2026-11-30 20:00:00"),
    ended("wyatt_earp", (1,), (100, 900), people=2, conceded=(0,), when="2026-11-30 21:00:00"),
]


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_three_files_say_who_leads_what_was_played_and_who_earned_what() -> None:
    folder = export.write(EVENING, [])
    assert folder.parent == export.exports()
    rows = read(folder / "league.csv")
    assert [(row["rank"], row["name"], row["points"]) for row in rows] == [("1", "Bo", "13"), ("2", "Ana", "10")]
    assert rows[0]["pony_express"] == ""
    seats = read(folder / "games.csv")
    assert [(seat["name"], seat["who"], seat["won"], seat["gave_up"]) for seat in seats] == [
        ("Ana", "person", "1", "0"),
        ("Bo", "person", "0", "0"),
        ("Cy", "bot", "0", "0"),
        ("Ana", "person", "0", "1"),
        ("Bo", "person", "1", "0"),
    ]
    assert [int(seat["points"]) for seat in seats] == [league.points_of(g, s) for g in EVENING for s in by_seat(g)]
    assert list(seats[0]) == list(export.GAMES)


def by_seat(game: Finished) -> range:
    return range(len(game.chairs))


def test_awards_lead_back_to_the_saved_game() -> None:
    path = played("bang", 4, 5)
    (game,) = remembered()
    people = replace(game, chairs=tuple(replace(chair, who="person") for chair in game.chairs))
    earned = best(awards_of(people))
    rows = read(export.write([people], earned) / "awards.csv")
    assert {row["saved_as"] for row in rows} == {path.name}
    assert [(row["award"], int(row["worth"]), int(row["position"])) for row in rows] == [
        (award.feat.award, award.feat.worth, award.feat.position) for award in earned
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_a_name_is_never_reckoned_out_by_a_spreadsheet(name: str) -> None:
    game = EVENING[0]
    chairs = (replace(game.chairs[0], name=name), *game.chairs[1:])
    text = export.games_csv([replace(game, chairs=chairs)])
    assert f",'{name}," in text


def test_a_name_with_commas_quotes_and_any_script_comes_back(tmp_path: Path) -> None:
    names = ('A "B", C', "陈 明", "مریم")
    game = EVENING[0]
    chairs = tuple(replace(chair, name=name) for chair, name in zip(game.chairs, names, strict=True))
    folder = export.write([replace(game, chairs=chairs)], [], tmp_path / "out")
    assert tuple(row["name"] for row in read(folder / "games.csv")) == names


def test_half_a_letter_in_a_name_stops_no_export() -> None:
    """A damaged file of results may hold one."""
    game = EVENING[0]
    odd = replace(game, chairs=(replace(game.chairs[0], name="A\ud800"), *game.chairs[1:]))
    assert read(export.write([odd], []) / "league.csv")[0]["name"] == "A?"


def test_two_exports_of_one_second_do_not_meet() -> None:
    now = datetime(2026, 11, 30, 23, 5)
    first = export.fresh(now)
    first.mkdir(parents=True)
    assert export.fresh(now) != first


def test_the_command_writes_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played("wyatt_earp", 2, 7)
    assert program(["export", str(tmp_path / "here")]) == 0
    assert str(tmp_path / "here") in capsys.readouterr().out
    assert len(read(tmp_path / "here" / "games.csv")) == 2


def test_the_command_says_when_there_is_nothing_or_no_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program(["export"]) == 2
    played("wyatt_earp", 2, 7)
    (tmp_path / "file").write_text("")
    assert program(["export", str(tmp_path / "file")]) == 1
    assert str(tmp_path / "file") in capsys.readouterr().err
