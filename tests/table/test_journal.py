from __future__ import annotations

import errno
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.table import journal as journal_module
from game.table.files import old_of
from game.table.journal import Journal
from game.table.notice import Unusable
from game.table.record import Entry, read, sealed
from game.table.seating import Setup
from game.table.session import Session
from tests.table.playing import any_pick, play, set_up, short_game

ROOT = Path(__file__).parents[2]


def begun(where: Path, picks: int = 12, setup: Setup | None = None) -> Session:
    setup = setup or set_up()
    return play(Session.start(setup, Journal.create(setup, where)), picks)


def saved(where: Path) -> Path:
    (path,) = where.glob("*.journal")
    return path


def test_a_resumed_game_is_the_same_game_to_its_end(tmp_path: Path) -> None:
    whole = play(Session.start(short_game()))
    for stop in (0, 1, 7, 8, 9, 40):
        where = tmp_path / str(stop)
        begun(where, stop, short_game()).close()
        again = Session.resume(saved(where))
        assert again.picks == stop and again.notices() == []
        assert again.setup == short_game()
        play(again)
        assert again.state_hash() == whole.state_hash() and again.result() == whole.result()
        assert again.log(None) == whole.log(None)
        again.close()
        assert Session.resume(saved(where)).result() == whole.result()


def test_a_journal_is_a_case_file(tmp_path: Path) -> None:
    begun(tmp_path, 30).close()
    command = [sys.executable, "-m", "game", "case", str(saved(tmp_path))]
    assert subprocess.run(command, cwd=ROOT, capture_output=True).returncode == 0


def test_cut_at_any_byte_the_game_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    session = begun(tmp_path, 9)
    session.close()
    path = saved(tmp_path)
    data = path.read_bytes()
    play_at = data.index(b"\n", data.index(b"#: play")) + 1
    hashes = []
    again = Session.start(set_up(), watched=False)
    for _ in range(10):
        hashes.append(again.state_hash())
        again.choose(*any_pick(again))
    for cut in range(play_at, len(data)):
        path.write_bytes(data[:cut])
        resumed = Session.resume(path, watched=False)
        whole = sum(b"> " in line for line in data[play_at:cut].splitlines(keepends=True) if line.endswith(b"\n"))
        assert (resumed.picks, resumed.state_hash()) == (whole, hashes[whole])
        torn = data[cut - 1 : cut] != b"\n"
        assert [n.message for n in resumed.notices()] == (["save-torn"] if torn else [])
        resumed.choose(*any_pick(resumed))
        resumed.close()
        assert not read(path.read_bytes()).torn


def test_nothing_of_a_line_that_was_never_finished_stays_behind_the_next(tmp_path: Path) -> None:
    begun(tmp_path, 9).close()
    path = saved(tmp_path)
    for rest in (b"\0" * 700, b"A> discard " + b"x" * 300):
        with path.open("ab") as file:
            file.write(rest)
        session = Session.resume(path)
        assert [n.message for n in session.notices()] == ["save-torn"]
        play(session, 1).close()
    again = Session.resume(path)
    assert (again.picks, again.notices()) == (11, [])


def test_a_damaged_game_is_set_aside_whole_and_goes_on_before_the_damage(tmp_path: Path) -> None:
    begun(tmp_path, 20).close()
    path = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    tenth = [n for n, line in enumerate(lines) if b"> " in line][10]
    lines[tenth] = lines[tenth].replace(b"> ", b">>", 1)
    broken = b"".join(lines)
    path.write_bytes(broken)
    session = Session.resume(path)
    (notice,) = session.notices()
    assert notice.message == "save-mended" and notice.given()["picks"] == 10 == session.picks
    assert (tmp_path / str(notice.given()["now"])).read_bytes() == broken
    play(session, 5).close()
    assert Session.resume(path).picks == 15


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "save-damaged"),
        (b"\0" * 2000, "save-damaged"),
        (b"Dear diary,\n", "save-foreign"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "save-foreign"),
        (b"# Sundown Saloon journal 7  # 12345678\nwho knows\n", "save-newer"),
        (b"# Sundown Saloon journal 1  # 00000000\n", "save-damaged"),
    ],
)
def test_what_cannot_be_used_is_set_aside_and_never_written_over(tmp_path: Path, content: bytes, message: str) -> None:
    for n in (1, 2):
        path = tmp_path / "x.journal"
        path.write_bytes(content)
        with pytest.raises(Unusable) as caught:
            Session.resume(path)
        assert caught.value.notice.message == message
        assert not path.exists()
        aside = tmp_path / str(caught.value.notice.given()["now"])
        assert aside.name.endswith(f"-{n}") and aside.read_bytes() == content
    assert [p.read_bytes() for p in tmp_path.iterdir()] == [content] * 2


def test_a_zeroed_game_goes_on_from_the_start_of_its_hand(tmp_path: Path) -> None:
    """Two generations: with each new hand the file as it is then is copied."""
    session = begun(tmp_path, 0, set_up(4))
    while session.view(None).state.number < 2:
        session.choose(*any_pick(session))
    picks, state = session.picks, session.state_hash()
    play(session, 5).close()
    path = saved(tmp_path)
    assert old_of(path).exists()
    path.write_bytes(b"\0" * path.stat().st_size)
    again = Session.resume(path)
    assert (again.picks, again.state_hash()) == (picks, state)
    assert [n.message for n in again.notices()] == ["save-mended"]


def test_rules_that_have_changed_are_told_apart_from_damage(tmp_path: Path) -> None:
    """A pick that is no longer legal, a state that is no longer the same: set aside, with how far it went."""
    begun(tmp_path, 12).close()
    path = saved(tmp_path)
    found = read(path.read_bytes())
    head = replace(found.head, rules="of another day")
    odd_pick = [*found.entries[:5], Entry("pick", 0, ("lay", "jesse_james", 99))]
    drifted = [Entry("state", number=e.number, check="f" * 16) if e.word == "state" else e for e in found.entries]
    strange_chair = [Entry("undo", 2), *found.entries]
    for entries, picks in ((odd_pick, 5), (drifted, 8), (strange_chair, 0)):
        data = sealed([*head.lines(), *(entry.line() for entry in entries)], 0)[0]
        path.write_bytes(data)
        with pytest.raises(Unusable) as caught:
            Session.resume(path)
        facts = caught.value.notice.given()
        assert (caught.value.notice.message, facts["picks"]) == ("save-changed-rules", picks)
        assert (tmp_path / str(facts["now"])).read_bytes() == data and not path.exists()


def test_a_game_that_comes_out_otherwise_under_the_same_rules_is_a_fault_and_told_so(tmp_path: Path) -> None:
    begun(tmp_path, 12).close()
    path = saved(tmp_path)
    found = read(path.read_bytes())
    entries = [*found.entries, Entry("state", number=12, check="0" * 16)]
    path.write_bytes(sealed([*found.head.lines(), *(entry.line() for entry in entries)], 0)[0])
    with pytest.raises(Unusable) as caught:
        Session.resume(path)
    assert (caught.value.notice.message, caught.value.notice.given()["picks"]) == ("save-drifted", 12)


def test_rules_that_changed_without_changing_the_game_stop_nobody(tmp_path: Path) -> None:
    begun(tmp_path, 12).close()
    path = saved(tmp_path)
    found = read(path.read_bytes())
    head = replace(found.head, rules="of another day", version="9.9.9")
    path.write_bytes(sealed([*head.lines(), *(entry.line() for entry in found.entries)], 0)[0])
    session = Session.resume(path)
    assert (session.picks, session.notices()) == (12, [])


@pytest.mark.parametrize("change", ["game chess", "preset dreamt", "switch dance 3", "switch capture_threshold 99"])
def test_a_game_preset_or_switch_that_is_gone_is_said_so(tmp_path: Path, change: str) -> None:
    begun(tmp_path, 2).close()
    path = saved(tmp_path)
    found = read(path.read_bytes())
    head = replace(found.head, rules="of another day")
    lines = [change if line.split()[:1] == change.split()[:1] else line for line in head.lines()]
    path.write_bytes(sealed(lines, 0)[0])
    with pytest.raises(Unusable) as caught:
        Session.resume(path)
    assert caught.value.notice.message == "save-changed-rules"


def test_two_windows_do_not_go_on_with_one_game(tmp_path: Path) -> None:
    session = begun(tmp_path, 6)
    path = saved(tmp_path)
    before = path.read_bytes()
    with pytest.raises(Unusable) as caught:
        Session.resume(path)
    assert caught.value.notice.message == "save-in-use"
    assert path.read_bytes() == before
    play(session, 1).close()
    assert Session.resume(path).picks == 7


def test_where_the_file_system_knows_no_locks_one_plays_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(handle: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", no_locks)
    begun(tmp_path, 4).close()
    assert Session.resume(saved(tmp_path)).picks == 4


def test_a_game_that_is_gone_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as caught:
        Session.resume(tmp_path / "gone.journal")
    assert caught.value.notice.message == "save-cannot-open"


class FullDisk:
    """A disk on which there may be no room: half of what is written arrives, then it refuses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        put = journal_module._put

        def write(file: object, at: int, data: bytes) -> None:
            if self.full:
                put(file, at, data[: len(data) // 2])  # type: ignore[arg-type]  # passed on as it came
                raise OSError(errno.ENOSPC, "No space left on device")
            put(file, at, data)  # type: ignore[arg-type]  # passed on as it came

        monkeypatch.setattr(journal_module, "_put", write)


def test_on_a_full_disk_the_game_goes_on_says_so_and_saves_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    session = begun(tmp_path, 10)
    disk.full = True
    play(session, 10)
    (notice,) = session.notices()
    assert notice.message == "save-disk-full"
    assert session.notices() == []
    path = saved(tmp_path)
    assert read(path.read_bytes()).torn
    disk.full = False
    play(session, 1)
    assert [n.message for n in session.notices()] == ["save-again"]
    session.close()
    again = Session.resume(path)
    assert (again.picks, again.state_hash()) == (21, session.state_hash())


def test_on_a_disk_that_stays_full_what_was_saved_before_can_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    session = begun(tmp_path, 10)
    disk.full = True
    play(session, 10).close()
    disk.full = False
    again = Session.resume(saved(tmp_path))
    assert 10 <= again.picks < 20
    assert again.state_hash() == play(Session.start(set_up()), again.picks).state_hash()


def test_where_nothing_can_be_written_the_game_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    session = begun(tmp_path / "file" / "saves", 0, short_game())
    play(session, 3)
    (notice,) = session.notices()
    assert notice.message == "save-refused" and notice.given()["folder"] == str(tmp_path / "file" / "saves")
    assert play(session).over
    session.close()


def test_a_folder_that_comes_back_gets_the_whole_game(tmp_path: Path) -> None:
    (tmp_path / "stick").write_text("not plugged in")
    session = begun(tmp_path / "stick", 5)
    (tmp_path / "stick").unlink()
    play(session, 1)
    assert [n.message for n in session.notices()] == ["save-refused", "save-again"]
    session.close()
    assert Session.resume(saved(tmp_path / "stick")).picks == 6


def test_a_fault_on_the_writing_thread_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(tmp_path, 3)

    def faulty(file: object, at: int, data: bytes) -> None:
        raise TypeError("a fault of ours")

    monkeypatch.setattr(journal_module, "_put", faulty)
    play(session, 3).close()
    (notice,) = session.notices()
    assert (notice.message, notice.given()["why"]) == ("save-refused", "TypeError")


def test_without_sync_the_disk_is_not_forced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(handle: int) -> None:
        raise AssertionError("forced")

    monkeypatch.setattr(os, "fsync", refuse)
    setup = short_game()
    session = play(Session.start(setup, Journal.create(setup, tmp_path, sync=False)), 20)
    session.close()
    assert session.notices() == []
    assert len([e for e in read(saved(tmp_path).read_bytes()).entries if e.word == "pick"]) == 20


def test_two_games_begun_at_once_have_two_files(tmp_path: Path) -> None:
    sessions = [begun(tmp_path, 1) for _ in range(3)]
    assert len(list(tmp_path.glob("*.journal"))) == 3
    assert not list(tmp_path.glob("*.new"))
    for session in sessions:
        session.close()
