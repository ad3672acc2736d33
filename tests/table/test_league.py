"""The table of the evening: points for whoever beats others, people only, until it begins anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from game.table import league
from game.table.files import append_line
from game.table.results import Finished, Result, line_of, results_file
from game.table.seating import Chair

NAMES = ("Ana", "Bo", "Cy", "Dora", "Eli", "Faye", "Gus", "Ike")


def ended(
    game: str,
    winners: Sequence[int],
    money: Sequence[int],
    people: int = 8,
    conceded: Sequence[int] = (),
    when: str = "2026-11-30 21:00:00",
    places: Sequence[int] = (),
) -> Finished:
    """A finished game with a seat for each sum of money; the first `people` are persons."""
    chairs = tuple(Chair(NAMES[s], s, "person" if s < people else "bot") for s in range(len(money)))
    result = Result(tuple(winners), tuple(money), 3, tuple(conceded), tuple(places))
    return Finished(f"{game}-{when}-{winners}", when, game, "x", 1, 9, chairs, result)


def points(game: Finished) -> list[int]:
    return [league.points_of(game, seat) for seat in range(len(game.chairs))]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (ended("bang", (0,), (0, 0, 0, 0)), [10, 3, 3, 3]),
        (ended("bang", (0, 1, 2), (0,) * 5), [8, 8, 8, 1, 1]),
        (ended("bang", (0, 1, 2), (0, 0, 0)), [5, 5, 5]),
        (ended("wyatt_earp", (1,), (9000, 25000, 9000, 3000)), [5, 10, 5, 0]),
        (ended("wyatt_earp", (1,), (9000, 25000)), [0, 10]),
        (ended("pony_express", (2,), (1, 30, 0)), [3, 3, 10]),
        (ended("pony_express", (2,), (0, 0, 0, 0), places=(4, 2, 1, 2)), [0, 5, 10, 5]),
        (ended("pony_express", (1,), (0, 0, 0), places=(1, 2, 3)), [5, 10, 0]),
        (ended("wyatt_earp", (0,), (100, 9000, 200), conceded=(1,)), [10, 0, 5]),
    ],
    ids=[
        *("one winner", "a side", "all of them", "by money", "of two", "gold decides nothing", "as far as they rode"),
        *("whoever wins is first wherever he stands", "gave up"),
    ],
)
def test_points_are_a_share_of_the_seats_beaten(game: Finished, expected: list[int]) -> None:
    assert points(game) == expected


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("won", range(1, 9))
def test_every_game_is_worth_about_half_of_the_points_a_seat(seats: int, won: int) -> None:
    if won <= seats:
        whole = sum(points(ended("bang", range(won), (0,) * seats)))
        assert abs(whole - league.POINTS * seats / 2) <= seats / 2


def test_the_table_adds_up_people_over_all_games() -> None:
    rows = league.table(
        [
            ended("bang", (0,), (0, 0, 0), people=2),
            ended("wyatt_earp", (1,), (100, 900), people=2),
            ended("pony_express", (2,), (1, 1, 1), people=2),
        ]
    )
    assert [(row.name, row.points, row.played, row.won) for row in rows] == [("Bo", 16, 3, 1), ("Ana", 13, 3, 1)]
    assert rows[0].by_game == {"bang": 3, "wyatt_earp": 10, "pony_express": 3}
    assert league.ranks(rows) == [1, 2]


def test_whoever_gave_up_has_a_row_and_whose_seat_a_bot_took_has_none() -> None:
    game = ended("bang", (0,), (0, 0, 0), people=1, conceded=(1,))
    assert [row.name for row in league.table([game])] == ["Ana", "Bo"]


def test_level_rows_share_a_rank_and_the_one_after_skips() -> None:
    rows = league.table([ended("bang", (0, 1), (0, 0, 0))])
    assert league.ranks(rows) == [1, 1, 3]
    assert [league.place_of(ended("bang", (0, 1), (0, 0, 0)), seat) for seat in range(3)] == [1, 1, 3]


def test_the_league_begins_anew_and_the_games_stay(own_home: Path) -> None:
    early, late = (ended("bang", (0,), (0, 0, 0), when=f"2026-11-30 2{hour}:00:00") for hour in (1, 3))
    append_line(results_file(), line_of(early))
    assert [game.when for game in league.games()] == [early.when]
    assert league.begin_anew(now=datetime(2026, 11, 30, 22, 0))
    assert league.games() == []
    append_line(results_file(), line_of(late))
    assert [game.when for game in league.games()] == [late.when]
    assert league.league_file().parent == own_home


def test_a_clock_that_was_put_back_hides_no_game(own_home: Path) -> None:
    before, after, later = (
        replace(ended("bang", (0,), (0, 0, 0), when=f"2026-{month}-30 21:00:00"), journal=f"bang-{month}.journal")
        for month in ("11", "01", "02")
    )
    assert league.begin_anew(now=datetime(2026, 12, 30, 22, 0))
    append_line(results_file(), line_of(before))
    assert [game.journal for game in league.games()] == [before.journal], "there was no game before"
    assert league.begin_anew(now=datetime(2026, 11, 30, 22, 0))
    append_line(results_file(), line_of(after))
    append_line(results_file(), line_of(later))
    assert [game.journal for game in league.games()] == [after.journal, later.journal]
    results_file().write_bytes(line_of(after))
    assert league.games() == [], "without the game before only the clock is left to go by"


@pytest.mark.parametrize("text", ["", "no json", "[]", '{"format": 99, "since": "2027"}', '{"since": 3}', "\x00"])
def test_a_league_file_that_cannot_be_read_counts_every_game(text: str, own_home: Path) -> None:
    own_home.mkdir()
    league.league_file().write_text(text)
    append_line(results_file(), line_of(ended("bang", (0,), (0, 0))))
    assert len(league.games()) == 1


def test_where_the_disk_refuses_the_league_stays(own_home: Path) -> None:
    own_home.write_text("a file where the folder should be")
    assert not league.begin_anew()
    assert league.games() == []
