"""Board, item cards and arena are files that another table can replace; a bad one is refused with line and reason."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from game.pony_express.arena import ARENA, BadArena, distance_to_line, read_arena, trail
from game.pony_express.board import BOARD, EFFECTS, LAST_STATION, read_board
from game.pony_express.items import KIND, MOMENT, read_items
from game.pony_express.tables import BadFile
from game.shootout import measures
from tests.seeds.digest import PROJECT

HOME = PROJECT / "game/pony_express"


def spoiled(tmp_path: Path, name: str, old: str, new: str) -> Path:
    text = (HOME / name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.clause("PX-04", kind="data")
def test_the_trail_has_33_spaces() -> None:
    assert len(BOARD.types) == 34
    assert (BOARD.types[1], BOARD.types[33]) == ("start", "sacramento")
    assert sum(kind in EFFECTS for kind in BOARD.types) > 33 / 2


@pytest.mark.clause("PX-59", kind="data")
def test_every_type_of_space_is_on_the_board() -> None:
    assert set(BOARD.types[1:]) == {"start", "none", "sacramento", *EFFECTS}


@pytest.mark.clause("PX-61", kind="data")
def test_the_line_and_its_fares() -> None:
    stations = [n for n, kind in enumerate(BOARD.types) if kind == "station"]
    assert stations[-1] == LAST_STATION == 22
    assert [BOARD.next_station[n] for n in stations] == [*stations[1:], 0]
    assert all(BOARD.fares[n] > 0 for n in stations[:-1]) and BOARD.fares[22] == 0


@pytest.mark.clause("PX-03", kind="data")
@pytest.mark.clause("PX-77", kind="data")
def test_the_item_list_has_twenty_cards() -> None:
    assert len(KIND) == 20 and set(KIND) == set(MOMENT)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("number,type", "no,type", 1, "the columns must be number,type,fare"),
        ("7,saloon,", "7,saloon", 8, "3 columns are needed, there are 2"),
        ("7,saloon,", "8,saloon,", 8, "space 7 is due here, not space 8"),
        ("7,saloon,", "seven,saloon,", 8, "number must be a whole number from 1 to 33, not 'seven'"),
        ("7,saloon,", "7,bar,", 8, "type must be one of none, station, indians, mine, saloon, relay, not 'bar'"),
        ("7,saloon,", "7,saloon,3", 8, "only a station before the last has a fare"),
        ("9,station,2", "9,station,", 10, "fare must be a whole number from 0 to 30, not ''"),
        ("22,station,", "22,mine,", 23, "space 22 must be the last station"),
        ("28,mine,", "28,station,", 29, "there is no station after space 22"),
        ("1,start,", "1,mine,", 2, "space 1 must be of type start, not 'mine'"),
        ("33,sacramento,\n", "", 33, "the trail ends with space 32; it must have 33"),
    ],
)
def test_a_bad_board_is_refused_with_line_and_reason(
    tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    with pytest.raises(BadFile) as caught:
        read_board(spoiled(tmp_path, "board.csv", old, new))
    assert str(caught.value) == f"board.csv, line {line}: {reason}" or reason in str(caught.value)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("lasso,1", "rope,1", 12, "no item card is called 'rope'"),
        ("lasso,1", "spyglass,1", 12, "spyglass stands here for the second time"),
        ("lasso,1", "lasso,0", 12, "copies must be a whole number from 1 to 60"),
        ("lasso,1", "lasso,55", 17, "there must be 10 to 60 cards, not 74"),
    ],
)
def test_bad_items_are_refused_with_line_and_reason(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(BadFile, match=f"^items.csv, line {line}: ") as caught:
        read_items(spoiled(tmp_path, "items.csv", old, new))
    assert reason in str(caught.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.csv"
    path.write_bytes(b"number,type,fare\n\xff\xfe")
    with pytest.raises(BadFile, match="the file is not UTF-8 text"):
        read_board(path)


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("width = 420", "width = -1", "width", "a length in millimetres is needed"),
        ("left = [77.5, 132]", "left = [77.5]", "stands.left", "a point [x, y] is needed"),
        ("[398, 90]", "[398, 175]", "spots.spaces 1", "over the edge of the street"),
        ("[210, 121]", "[210, 100]", "spots.spaces 17", "nearer than 25 mm to a line of fire"),
        ("[266, 167]", "[288, 167]", "spots.spaces 3", "would stand on another"),
        ("    [22, 90],\n", "", "spots.spaces", "33 points are needed"),
        ("[stands]", "[stands", "the file", "it cannot be read"),
    ],
)
def test_a_bad_arena_is_refused_with_entry_and_reason(
    tmp_path: Path, old: str, new: str, entry: str, reason: str
) -> None:
    with pytest.raises(BadArena) as caught:
        read_arena(spoiled(tmp_path, "arena.toml", old, new))
    assert str(caught.value).startswith(f"arena.toml, {entry}") and reason in str(caught.value)


@pytest.mark.clause("PX-05", kind="data")
def test_the_street_is_that_of_the_simulation() -> None:
    assert (ARENA.width, ARENA.height) == (measures.WIDTH, measures.HEIGHT)
    assert (ARENA.die, ARENA.foot, ARENA.arc) == (measures.DIE, measures.FOOT, measures.ARC)
    left, right, indians, opposite = (ARENA.stands[name] for name in ("left", "right", "indians", "opposite"))
    assert math.dist(left, right) == pytest.approx(2780, abs=5)
    assert math.dist(indians, opposite) == pytest.approx(2780, abs=5)
    assert (left[0], right[1]) == (indians[0], indians[1]) and opposite == (right[0], left[1])
    assert ARENA.die_place + measures.DIE_REACH <= ARENA.arc
    assert ARENA.die_place - measures.DIE_REACH >= ARENA.foot


@pytest.mark.parametrize("spaces", [(1,) * 5, (33,) * 5, (17, 17, 18, 18, 18), (9, 10, 9, 10, 9), (3, 12, 20, 31, 33)])
def test_riders_of_the_trail_stand_side_by_side_and_clear_of_the_lines(spaces: tuple[int, ...]) -> None:
    places = trail(spaces)
    assert len(set(places)) == len(places)
    for n, one in enumerate(places):
        assert all(math.dist(one, other) >= 2 * ARENA.foot for other in places[:n])
        for a, b in (("left", "right"), ("opposite", "indians")):
            assert distance_to_line(one, ARENA.stands[a], ARENA.stands[b]) >= 250
