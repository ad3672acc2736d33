from __future__ import annotations

import json
from pathlib import Path

from game.table.journal import Journal
from game.table.record import read
from game.table.results import Result, line_of, remembered, results_file
from game.table.session import Session
from tests.table.playing import any_pick, play, set_up, short_game


def test_a_finished_game_is_remembered_with_who_won_what(own_home: Path) -> None:
    setup = short_game()
    journal = Journal.create(setup)
    session = play(Session.start(setup, journal))
    session.close()
    (game,) = remembered()
    assert results_file().parent == own_home
    assert game.result == session.result()
    assert (game.journal, game.game, game.preset, game.seed) == (journal.path.name, "wyatt_earp", "seed-004", 7)
    assert (game.picks, game.chairs) == (session.picks, setup.chairs)


def test_games_without_a_journal_and_games_left_are_not_remembered() -> None:
    play(Session.start(short_game()))
    setup = short_game()
    play(Session.start(setup, Journal.create(setup)), 10).close()
    assert remembered() == []


def test_a_game_ended_by_conceding_is_remembered_in_order_with_others() -> None:
    for loser in (0, 1):
        setup = set_up(2, people=2)
        session = Session.start(setup, Journal.create(setup))
        session.concede(loser)
        session.close()
    assert [game.result for game in remembered()] == [
        Result((1,), (0, 0), 1, (0,)),
        Result((0,), (0, 0), 1, (1,)),
    ]


def test_killed_between_the_last_pick_and_the_result_it_is_remembered_at_the_next_start() -> None:
    setup = short_game()
    journal = Journal.create(setup)
    play(Session.start(setup, journal)).close()
    whole = journal.path.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert b"#: over" in lines[-1]
    for results in (b"", results_file().read_bytes()):
        journal.path.write_bytes(b"".join(lines[:-1]))
        results_file().write_bytes(results)
        assert not read(journal.path.read_bytes()).finished
        again = Session.resume(journal.path)
        assert again.over
        again.close()
        assert journal.path.read_bytes() == whole
        assert [game.journal for game in remembered()] == [journal.path.name]


def test_a_finished_game_that_is_looked_at_again_is_not_noted_twice() -> None:
    setup = short_game()
    journal = Journal.create(setup)
    play(Session.start(setup, journal)).close()
    before = results_file().read_bytes(), journal.path.read_bytes()
    Session.resume(journal.path).close()
    assert (results_file().read_bytes(), journal.path.read_bytes()) == before


def test_lines_that_make_no_sense_are_passed_over(tmp_path: Path) -> None:
    setup = short_game()
    play(Session.start(setup, Journal.create(setup))).close()
    good = results_file().read_bytes()
    told = json.loads(good)
    odd = [
        b"",
        b"\0\0\0",
        b"\xff\xfe",
        b"[]",
        b"3",
        b"{}",
        good[: len(good) // 2],
        json.dumps({**told, "format": 99, "journal": "newer"}).encode(),
        json.dumps({**told, "chairs": 5, "journal": "chairs"}).encode(),
        json.dumps({**told, "result": {**told["result"], "winners": [7]}, "journal": "winners"}).encode(),
        json.dumps({**told, "result": {**told["result"], "money": [1e999] * 2}, "journal": "endless"}).encode(),
        json.dumps({**told, "picks": 10**4000, "journal": "picks"}).encode(),
        json.dumps({**told, "game": "whist", "journal": "game"}).encode(),
        json.dumps({**told, "chairs": [{**told["chairs"][0], "mark": 99}] * 2, "journal": "mark"}).encode(),
        json.dumps({**told, "chairs": [{**told["chairs"][0], "who": "cat"}] * 2, "journal": "who"}).encode(),
        *(json.dumps({**told, "journal": name}).encode() for name in ("../elsewhere", "/dev/zero", "a\0b", "\ud800")),
    ]
    path = tmp_path / "results.jsonl"
    path.write_bytes(b"\n".join([*odd, good]))
    assert [game.journal for game in remembered(path)] == [told["journal"]]
    assert line_of(remembered(path)[0]) == good


def test_a_name_that_nobody_could_have_typed_is_cut(tmp_path: Path) -> None:
    setup = short_game()
    play(Session.start(setup, Journal.create(setup))).close()
    told = json.loads(results_file().read_bytes())
    told["chairs"][0]["name"] = "Long" * 25_000
    path = tmp_path / "results.jsonl"
    path.write_text(json.dumps(told))
    (game,) = remembered(path)
    assert game.chairs[0].name == "LongLongLongLong"
    assert game.chairs[1] == setup.chairs[1]


def test_after_a_torn_line_the_next_result_has_a_line_of_its_own() -> None:
    results_file().parent.mkdir()
    results_file().write_bytes(b'{"format": 1, "journal": "torn')
    setup = short_game()
    play(Session.start(setup, Journal.create(setup))).close()
    assert len(remembered()) == 1


def test_no_file_means_no_results(tmp_path: Path) -> None:
    assert remembered(tmp_path / "none") == []
    assert remembered(tmp_path) == []


def test_a_result_that_cannot_be_written_stops_nobody() -> None:
    results_file().parent.mkdir()
    results_file().mkdir()
    setup = short_game()
    session = play(Session.start(setup, Journal.create(setup)), 10)
    while not session.over:
        session.choose(*any_pick(session))
    session.close()
    assert session.over and [n.message for n in session.notices()] == ["save-result-refused"]


def test_a_result_that_is_refused_is_told_and_remembered_when_there_is_room_again() -> None:
    """The end is not noted before: else nobody would ask for the result again."""
    setup = set_up(2, people=2)
    journal = Journal.create(setup)
    session = play(Session.start(setup, journal), 10)
    results_file().mkdir()
    session.concede(0)
    assert [n.message for n in session.notices()] == ["save-result-refused"]
    session.close()
    assert not read(journal.path.read_bytes()).finished
    results_file().rmdir()
    again = Session.resume(journal.path)
    assert again.over
    again.close()
    assert read(journal.path.read_bytes()).finished
    assert [game.result.winners for game in remembered()] == [(1,)]


def test_a_result_for_which_there_was_no_room_is_remembered_once_the_table_is_left() -> None:
    setup = set_up(2, people=2)
    journal = Journal.create(setup)
    session = play(Session.start(setup, journal), 10)
    results_file().mkdir()
    session.concede(0)
    results_file().rmdir()
    session.close()
    assert [game.journal for game in remembered()] == [journal.path.name]
    assert read(journal.path.read_bytes()).finished
