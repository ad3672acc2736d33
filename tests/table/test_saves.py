from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.table import saves
from game.table.journal import Journal, folder
from game.table.notice import Notice, Unusable
from game.table.record import FORMAT, MAGIC
from game.table.replay import Replay
from game.table.seating import Chair
from game.table.session import Session
from tests.table.playing import any_pick, play, set_up, short_game


def begin(where: Path, picks: int, seats: int = 3, seed: int = 7) -> Path:
    setup = set_up(seats, people=1, seed=seed)
    journal = Journal.create(setup, where)
    play(Session.start(setup, journal), picks).close()
    return journal.path


def aged(path: Path, seconds: int) -> None:
    os.utime(path, (1_700_000_000 + seconds, 1_700_000_000 + seconds))


def test_saved_games_lie_in_the_home_of_the_program(own_home: Path) -> None:
    assert saves.saved_games() == ([], [])
    setup = short_game()
    Session.start(setup, Journal.create(setup)).close()
    assert folder().parent == own_home
    (game,) = saves.saved_games()[0]
    assert game.path.parent == folder()


def test_the_list_says_who_played_what_how_far_and_when_newest_first(tmp_path: Path) -> None:
    older, newer = begin(tmp_path, 3), begin(tmp_path, 12, seats=4)
    aged(older, 10)
    aged(newer, 20)
    first, second = saves.saved_games(tmp_path)[0]
    assert (first.path, second.path) == (newer, older)
    assert (first.game, first.preset, first.hand, first.picks, first.finished) == (
        "wyatt_earp",
        "seed-004",
        1,
        12,
        False,
    )
    assert [chair.name for chair in first.chairs] == ["Ana", "Bo", "Cy", "Dora"]
    assert first.when.timestamp() == 1_700_000_020
    aged(older, 30)
    assert saves.saved_games(tmp_path)[0][0].path == older


def test_the_list_knows_the_hand_and_who_sits_there_now(tmp_path: Path) -> None:
    setup = set_up(4, people=4)
    journal = Journal.create(setup, tmp_path)
    session = Session.start(setup, journal)
    while session.view(None).state.number < 3:
        session.choose(*any_pick(session))
    session.take_over(1, Chair("Eve", 6, "bot"))
    session.concede(2)
    session.close()
    (game,) = saves.saved_games(tmp_path)[0]
    assert game.hand == 3
    assert game.chairs == session.chairs


def test_a_pick_that_was_taken_back_does_not_count(tmp_path: Path) -> None:
    setup = set_up()
    session = Session.start(setup, Journal.create(setup, tmp_path))
    seat = session.asked()[0]
    session.choose(seat, ("draw", "discards"))
    session.undo(seat)
    session.close()
    assert saves.saved_games(tmp_path)[0][0].picks == 0


def test_the_newest_game_that_has_not_ended_is_offered(tmp_path: Path) -> None:
    assert saves.offered(tmp_path) == (None, [])
    left, abandoned = begin(tmp_path, 5), begin(tmp_path, 6)
    setup = short_game()
    journal = Journal.create(setup, tmp_path)
    play(Session.start(setup, journal)).close()
    for n, path in enumerate((abandoned, left, journal.path)):
        aged(path, n)
    games, _ = saves.saved_games(tmp_path)
    assert [game.finished for game in games] == [True, False, False]
    game, notices = saves.offered(tmp_path)
    assert game == games[1] and game.path == left and notices == []
    assert Session.resume(left).picks == 5


def test_a_game_that_cannot_be_used_is_not_offered_but_told(tmp_path: Path) -> None:
    good, foreign, mended = begin(tmp_path, 4), tmp_path / "letter.journal", begin(tmp_path, 8)
    foreign.write_bytes(b"Dear Ana,\n")
    lines = mended.read_bytes().splitlines(keepends=True)
    mended.write_bytes(b"".join([*lines[:-2], b"#" + lines[-2], lines[-1]]))
    for n, path in enumerate((mended, good, foreign)):
        aged(path, n)
    game, (notice,) = saves.offered(tmp_path)
    assert game is not None and game.path == good and notice.message == "save-foreign"
    good.unlink()
    game, (notice,) = saves.offered(tmp_path)
    assert game is not None and game.path == mended and notice.message == "save-mended"


def test_a_start_reads_no_more_than_the_end_of_finished_games(tmp_path: Path) -> None:
    setup = short_game()
    journal = Journal.create(setup, tmp_path)
    play(Session.start(setup, journal)).close()
    data = journal.path.read_bytes()
    broken = data.replace(b"A> ", b"Q> ")
    assert broken != data
    journal.path.write_bytes(broken)
    assert saves.offered(tmp_path) == (None, [])
    assert journal.path.read_bytes() == broken


def test_a_list_that_is_asked_for_again_is_as_fresh_as_the_files(tmp_path: Path) -> None:
    setup = set_up()
    journal = Journal.create(setup, tmp_path)
    session = Session.start(setup, journal)
    for picks in range(1, 5):
        play(session, 1)
        assert [game.picks for game in saves.saved_games(tmp_path)[0]] == [picks]
    session.close()


def test_files_that_cannot_be_used_are_set_aside_and_told_once(tmp_path: Path) -> None:
    good = begin(tmp_path, 4)
    damaged = begin(tmp_path, 8)
    data = damaged.read_bytes()
    damaged.write_bytes(data[: len(data) // 2] + b"?" + data[len(data) // 2 + 1 :])
    (tmp_path / "letter.journal").write_bytes(b"Dear Ana,\n")
    (tmp_path / "empty.journal").write_bytes(b"")
    (tmp_path / "notes.txt").write_bytes(b"not ours to judge")
    games, notices = saves.saved_games(tmp_path)
    assert {game.path for game in games} >= {good}
    assert sorted(n.message for n in notices if "damaged" not in n.message) == ["save-foreign"]
    assert {str(n.given()["file"]) for n in notices} == {"letter.journal", "empty.journal", damaged.name}
    kept = {p.name: p.read_bytes() for p in tmp_path.iterdir()}
    assert kept["letter.journal.aside-1"] == b"Dear Ana,\n"
    assert kept["notes.txt"] == b"not ours to judge"
    assert saves.saved_games(tmp_path) == (games, [])
    assert saves.aside(tmp_path) == len(notices)


def test_a_game_damaged_while_it_was_played_is_listed_by_what_is_good_of_it(tmp_path: Path) -> None:
    path = begin(tmp_path, 8)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[-2] = b"#" + lines[-2]
    path.write_bytes(b"".join(lines))
    (game,), (notice,) = saves.saved_games(tmp_path)
    assert notice.message == "save-mended" and game.path == path
    assert notice.given()["picks"] == game.picks == Session.resume(path).picks < 8


def test_a_newer_game_waits_for_a_newer_program(tmp_path: Path) -> None:
    """Refused in words, untouched, and back in the list once the program understands it."""
    newer = f"{MAGIC}{FORMAT + 1}  # 00000000\n".encode()
    path = tmp_path / "later.journal"
    path.write_bytes(newer)
    games, (notice,) = saves.saved_games(tmp_path)
    assert (games, notice.message) == ([], "save-newer")
    waiting = tmp_path / str(notice.given()["now"])
    assert waiting.read_bytes() == newer and not path.exists()
    assert saves.saved_games(tmp_path) == ([], [])
    waiting.write_bytes(begin(tmp_path / "other", 6).read_bytes())
    (game,), notices = saves.saved_games(tmp_path)
    assert (game.path, game.picks, notices) == (path, 6, [])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_that_is_called_like_a_game_is_none_and_nobody_waits_for_it(tmp_path: Path) -> None:
    begin(tmp_path, 3)
    os.mkfifo(tmp_path / "x.journal")
    (tmp_path / "y.journal").symlink_to("x.journal")
    assert len(saves.saved_games(tmp_path)[0]) == 1
    game, notices = saves.offered(tmp_path)
    assert game is not None and notices == []
    assert (tmp_path / "x.journal").exists()


def test_of_a_file_that_is_larger_than_the_machine_only_so_much_is_read_as_tells_it(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    path.touch()
    os.truncate(path, 2**42)
    with pytest.raises(Unusable):
        Replay(path)
    games, notices = saves.saved_games(tmp_path)
    assert games == [] and [notice.message for notice in notices] == ["save-damaged"]


def test_a_game_can_be_thrown_away(tmp_path: Path) -> None:
    path, other = begin(tmp_path, 2), begin(tmp_path, 3)
    path.with_name(path.name + ".old").write_bytes(b"its older generation")
    assert saves.delete(path) is None
    assert list(tmp_path.iterdir()) == [other]
    assert saves.delete(path) is None
    assert saves.delete(other / "beneath a file") == Notice.of("saved-not-thrown")


def test_a_game_that_is_played_in_another_window_is_not_thrown_away_there(tmp_path: Path) -> None:
    path = begin(tmp_path, 2)
    session = Session.resume(path)
    assert saves.delete(path) == Notice.of("save-in-use", file=path.name)
    session.close()
    assert path.exists() and saves.delete(path) is None


def test_a_folder_that_is_none_holds_no_games(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file")
    assert saves.saved_games(tmp_path / "saves") == ([], [])


def test_a_game_that_is_being_played_is_listed_and_left_alone(tmp_path: Path) -> None:
    setup = set_up()
    journal = Journal.create(setup, tmp_path)
    session = play(Session.start(setup, journal), 4)
    (game,), notices = saves.saved_games(tmp_path)
    assert (game.picks, notices) == (4, [])
    session.close()
