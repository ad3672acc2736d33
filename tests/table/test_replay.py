from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import casefile
from game.table.course import Undone
from game.table.journal import Journal
from game.table.moment import Moment
from game.table.notice import Unusable
from game.table.replay import KEEP_EVERY, Replay
from game.table.seating import Chair
from game.table.session import Session
from tests.table.playing import any_pick, play, set_up, short_game


class Played:
    """A finished game on the disk, with the hash, the log and the moments of each of its positions."""

    def __init__(self, where: Path) -> None:
        setup = set_up(3, people=3, seed=11, changes={"game_target": 10000})
        self.journal = Journal.create(setup, where)
        session = Session.start(setup, self.journal)
        self.hashes = [session.state_hash()]
        self.lengths = [len(session.log(None))]
        self.moments: list[list[Moment]] = [session.opening]
        while not session.over:
            self.moments.append(session.choose(*any_pick(session)))
            self.hashes.append(session.state_hash())
            self.lengths.append(len(session.log(None)))
        self.session = session
        session.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(tmp_path_factory.mktemp("saves"))


def events(moments: list[Moment]) -> list[object]:
    return [moment.event for moment in moments]


def test_forward_shows_exactly_what_happened(played: Played) -> None:
    replay = Replay(played.journal.path)
    assert events(replay.opening) == events(played.moments[0])
    for position in range(1, len(played.hashes)):
        moments = replay.forward()
        assert replay.position == position
        assert events(moments) == events(played.moments[position])
        assert replay.state_hash() == played.hashes[position]
    assert replay.forward() == [] and replay.position == replay.length
    assert replay.result == played.session.result()
    assert replay.log(1) == played.session.log(1)
    assert replay.view(2).state.hand == played.session.view(2).state.hand


def test_back_and_jumps_lead_to_the_same_states(played: Played) -> None:
    """Also after a seek, and forward again from it, nothing drifts."""
    replay = Replay(played.journal.path)
    last = replay.length
    goals = [last, 0, KEEP_EVERY, KEEP_EVERY - 1, KEEP_EVERY + 1, last // 2, last // 2 - 1, last - 1, 3, last]
    for goal in goals:
        replay.seek(goal)
        assert (replay.position, replay.state_hash()) == (goal, played.hashes[goal])
        assert len(replay.log(None)) == played.lengths[goal]
        if goal < last:
            assert events(replay.forward()) == events(played.moments[goal + 1])
            assert replay.state_hash() == played.hashes[goal + 1]
            replay.back()
            assert replay.state_hash() == played.hashes[goal]
    replay.seek(-5)
    assert replay.position == 0
    replay.back()
    assert replay.position == 0
    replay.seek(last + 5)
    assert replay.position == last


def test_a_jump_to_a_hand_lands_where_it_begins(played: Played) -> None:
    replay = Replay(played.journal.path)
    assert len(replay.hands) > 1 and replay.hands[0] == 0
    for number, position in enumerate(replay.hands, 1):
        replay.seek(position)
        assert replay.hand == number
        assert replay.view(None).state.number == number
    before = [replay.position]
    for _ in replay.hands[1:]:
        replay.seek(replay.last_hand)
        before.append(replay.position)
    assert before[::-1] == replay.hands
    after = [0]
    for _ in replay.hands:
        replay.seek(replay.next_hand)
        after.append(replay.position)
    assert after == [*replay.hands, replay.length]


def test_watching_changes_nothing_on_the_disk(played: Played) -> None:
    before = {path: path.read_bytes() for path in played.journal.path.parent.iterdir()}
    replay = Replay(played.journal.path)
    while replay.forward():
        pass
    assert {path: path.read_bytes() for path in played.journal.path.parent.iterdir()} == before


def test_what_was_taken_back_is_left_out_and_chairs_change_in_their_time(tmp_path: Path) -> None:
    setup = set_up(3, people=3)
    journal = Journal.create(setup, tmp_path)
    session = play(Session.start(setup, journal), 4)
    bot, eve = Chair("Doc", 5, "bot"), Chair("Eve", 6, "person")
    session.take_over(0, bot)
    while not isinstance(session.undo(undone := any_pick(session)[0]), Undone):
        session.choose(*any_pick(session))
    picks = session.picks
    session.choose(undone, any_pick(session)[1])
    session.take_over(1, eve)
    play(session, 3).close()
    replay = Replay(journal.path)
    assert replay.length == session.picks == picks + 4
    assert replay.chairs == setup.chairs
    replay.seek(4)
    assert replay.chairs == (bot, *setup.chairs[1:])
    replay.seek(picks + 1)
    assert replay.chairs == (bot, eve, setup.chairs[2])
    replay.seek(replay.length)
    assert replay.state_hash() == session.state_hash()
    assert replay.result is None


def test_a_game_that_is_still_played_can_be_watched(tmp_path: Path) -> None:
    setup = short_game()
    journal = Journal.create(setup, tmp_path)
    session = play(Session.start(setup, journal), 6)
    assert Replay(journal.path).length == 6
    session.close()


def test_a_conceded_game_has_its_result(tmp_path: Path) -> None:
    setup = set_up(2, people=2)
    journal = Journal.create(setup, tmp_path)
    session = play(Session.start(setup, journal), 6)
    session.concede(1)
    session.close()
    assert Replay(journal.path).result == session.result()


def test_a_report_of_a_fault_is_a_case_file(played: Played, tmp_path: Path) -> None:
    replay = Replay(played.journal.path)
    replay.seek(50)
    file = tmp_path / "report.case"
    asked = replay.view(None).ask
    assert asked is not None
    file.write_text(replay.case() + f"expect asked {' '.join('ABCD'[seat] for seat in asked.options)}\n")
    assert casefile.run_files([file]) == 0
    file.write_text(replay.case() + "expect asked -\n")
    assert casefile.run_files([file]) == 1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "replay-damaged"),
        (b"hello", "replay-foreign"),
        (b"# Sundown Saloon journal 9", "replay-newer"),
    ],
)
def test_what_cannot_be_watched_stays_where_it_is(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    with pytest.raises(Unusable) as caught:
        Replay(path)
    assert caught.value.notice.message == message
    assert path.read_bytes() == content and list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_gone_is_said_so(tmp_path: Path) -> None:
    for path in (tmp_path / "gone", tmp_path):
        with pytest.raises(Unusable) as caught:
            Replay(path)
        assert caught.value.notice.message == "replay-cannot-open"
