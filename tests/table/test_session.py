from __future__ import annotations

import os
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.rules.ask import PASS, Ask
from game.rules.kinds import CHANCE
from game.rules.refusal import NOT_ASKED, OVER, IllegalPick
from game.table.course import Undone
from game.table.journal import Journal
from game.table.record import read
from game.table.seating import Chair
from game.table.session import Session
from game.wyatt_earp.deck import NAMES
from tests.table.playing import a_pick, any_pick, play, play_until, set_up, short_game

CARDS = len(NAMES)


def test_the_opening_is_told_from_the_first_shuffle_on() -> None:
    session = Session.start(set_up())
    events = [type(moment.event).__name__ for moment in session.opening]
    assert events[:4] == ["HandBegan", "Dealt", "Dealt", "Dealt"]
    assert [moment.event_for(None) for moment in session.opening] == session.log(None)
    first = session.opening[1].view(None).state
    assert sorted(map(len, first.hand)) == [0, 0, 10]
    assert session.opening[-1].view(1).state.hand == session.view(1).state.hand


def test_each_moment_is_the_table_right_after_its_event() -> None:
    session = Session.start(set_up(4))
    seen = 0
    for _ in range(300):
        before = len(session.log(None))
        moments = session.choose(*any_pick(session))
        assert [m.event.for_viewer(None) for m in moments] == session.log(None, before)
        for moment in moments:
            g = moment.view(0).state
            zones = (g.supply, g.discards, g.played, *g.hand, *g.laid)
            assert sum(map(len, zones)) == CARDS
            assert moment.view(0).ask is None
        if moments and session.asked():
            assert moments[-1].view(2).state.hand == session.view(2).state.hand
        seen += len(moments)
    assert seen > 300


def test_what_a_moment_shows_is_what_the_viewer_may_see() -> None:
    session = play_until(Session.start(set_up()), "draw")
    seat = session.asked()[0]
    (drew,) = session.choose(seat, ("draw", "supply"))
    other = (seat + 1) % 3
    for viewer in (other, None):
        g = drew.view(viewer).state
        assert all(card < 0 for card in drew.event_for(viewer).cards)  # type: ignore[attr-defined]  # it is a Drew
        assert all(card < 0 for card in (*g.supply, *g.hand[seat]))
        assert g.chance == 0 and g.log == [] and g.listener is None
    assert all(card >= 0 for card in drew.view(seat).state.hand[seat])


def test_a_table_that_is_not_watched_keeps_no_moments() -> None:
    session = Session.start(set_up(), watched=False)
    assert session.opening == []
    assert session.choose(*any_pick(session)) == []
    assert len(session.log(None)) > 10


def test_an_illegal_pick_changes_nothing(tmp_path: Path) -> None:
    session = Session.start(set_up(), Journal.create(set_up(), tmp_path))
    seat = session.asked()[0]
    before = session.state_hash()
    for who, pick in ((seat, ("discard", "jesse_james")), ((seat + 1) % 3, ("draw", "supply"))):
        assert session.why_not(who, pick)
        with pytest.raises(IllegalPick):
            session.choose(who, pick)
    session.close()
    assert session.state_hash() == before
    assert read(next(tmp_path.iterdir()).read_bytes()).entries == []


def test_each_pick_is_in_the_file_before_its_result_is_given(tmp_path: Path) -> None:
    setup = short_game()
    session = Session.start(setup, Journal.create(setup, tmp_path))
    for n in range(1, 40):
        seat, pick = any_pick(session)
        session.choose(seat, pick)
        (path,) = (p for p in tmp_path.iterdir() if p.suffix == ".journal")
        picks = [(e.seat, e.pick) for e in read(path.read_bytes()).entries if e.word == "pick"]
        assert len(picks) == n and picks[-1] == (seat, pick)


def test_each_pick_has_been_forced_to_the_disk_before_its_result_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[int] = []
    monkeypatch.setattr("os.fsync", lambda handle: forced.append(os.fstat(handle).st_size))
    setup = short_game()
    journal = Journal.create(setup, tmp_path)
    session = Session.start(setup, journal)
    for _ in range(30):
        session.choose(*any_pick(session))
        assert forced[-1] == journal.path.stat().st_size
    session.take_over(0, Chair("Eve", 5, "person"))
    assert forced[-1] == journal.path.stat().st_size
    session.concede(0)
    session.close()
    assert forced[-1] == journal.path.stat().st_size


class SlowDisk:
    """A disk that answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers = threading.Event()
        self.answers.set()
        self._sync = os.fsync
        monkeypatch.setattr("os.fsync", self.fsync)

    def fsync(self, handle: int) -> None:
        self.answers.wait()
        self._sync(handle)


def test_until_the_disk_has_answered_the_table_looks_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowDisk(monkeypatch)
    setup = set_up()
    session = play_until(Session.start(setup, Journal.create(setup, tmp_path)), "draw")
    seat = session.asked()[0]
    hand, log, picks = session.view(seat).state.hand[seat], session.log(seat), session.picks
    disk.answers.clear()
    pending = session.choose_async(seat, ("draw", "supply"))
    assert not pending.done()
    assert session.view(seat).state.hand[seat] == hand
    assert session.view(seat).ask is None
    assert (session.log(seat), session.picks) == (log, picks)
    assert session.asked() == () and session.options(seat) == () and session.bot_to_move() is None
    assert session.why_not(seat, ("draw", "supply")) == NOT_ASKED
    with pytest.raises(IllegalPick):
        session.choose(seat, ("draw", "supply"))
    disk.answers.set()
    assert [type(m.event).__name__ for m in pending.moments()] == ["Drew"]
    assert pending.done()
    assert len(session.view(seat).state.hand[seat]) == len(hand) + 2
    assert session.asked() == (seat,) and session.picks == picks + 1


def test_a_game_ends_only_once_its_last_pick_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = short_game()
    length = play(Session.start(setup, watched=False)).picks
    disk = SlowDisk(monkeypatch)
    session = play(Session.start(setup, Journal.create(setup, tmp_path)), length - 1)
    disk.answers.clear()
    pending = session.choose_async(*any_pick(session))
    assert (session.over, session.result()) == (False, None)
    disk.answers.set()
    assert type(pending.moments()[-1].event).__name__ == "GameWon"
    assert session.over and session.result() is not None
    assert session.view(0).ask is None and session.asked() == () and session.ask_kind() == ""


def test_time_up_passes_for_all_that_are_still_asked_in_a_race() -> None:
    session = play_until(Session.start(set_up(4)), "photo_window")
    asked = session.asked()
    assert asked
    session.choose(asked[0], PASS)
    picks = session.picks
    session.pass_for(session.asked())
    assert session.ask_kind() != "photo_window"
    assert session.picks == picks + len(asked) - 1


def test_time_up_means_nothing_to_a_plain_question() -> None:
    session = play_until(Session.start(set_up()), "play")
    before = session.state_hash()
    assert session.pass_for(session.asked()) == []
    assert session.state_hash() == before


def test_bots_are_named_one_after_another_and_people_never() -> None:
    session = play_until(Session.start(set_up(4, people=2)), "photo_window")
    seen = []
    while session.ask_kind() == "photo_window" and (seat := session.bot_to_move()) is not None:
        seen.append(seat)
        session.choose(seat, PASS)
    assert seen and set(seen) <= {2, 3} and len(set(seen)) == len(seen)


def test_no_bot_answers_for_the_chance_seat() -> None:
    session = Session.start(set_up())
    session._course.state.pending = Ask("outcome", {CHANCE: (("falls",),)})
    assert session.asked() == (CHANCE,) and session.bot_to_move() is None
    assert session.pass_for(session.asked()) == []


def test_a_seat_changes_hands_and_stays_changed_after_a_resume(tmp_path: Path) -> None:
    setup = set_up(3, people=3)
    journal = Journal.create(setup, tmp_path)
    session = play(Session.start(setup, journal), 10)
    bot = Chair('Doc "Quick" # Holliday \n سلام', 5, "bot", "greenhorn", "bold")
    session.take_over(1, bot)
    play(session, 5)
    session.take_over(2, Chair("Eve", 6, "person", pad="0300-guid"))
    session.close()
    again = Session.resume(journal.path)
    assert again.chairs == (setup.chairs[0], bot, Chair("Eve", 6, "person", pad="0300-guid")) == session.chairs
    assert again.state_hash() == session.state_hash()


def test_of_two_who_concedes_loses_at_once(tmp_path: Path) -> None:
    setup = set_up(2, people=2)
    journal = Journal.create(setup, tmp_path)
    session = play(Session.start(setup, journal), 20)
    session.concede(0)
    session.close()
    for ended in (session, Session.resume(journal.path)):
        result = ended.result()
        assert result is not None and result.winners == (1,) and result.conceded == (0,)
        assert ended.over and ended.asked() == () and ended.view(1).ask is None
        assert ended.why_not(1, ("draw", "supply")) == OVER
        with pytest.raises(IllegalPick):
            ended.choose(1, ("draw", "supply"))
        with pytest.raises(IllegalPick):
            ended.concede(1)


@pytest.mark.parametrize("seed", range(8))
def test_among_more_a_bot_plays_on_for_who_concedes_and_cannot_win(seed: int) -> None:
    setup = set_up(3, people=3, seed=seed, changes={"game_target": 10000})
    session = play(Session.start(setup), 30)
    session.concede(1)
    assert session.chairs[1] == replace(setup.chairs[1], who="bot")
    assert session.bot_to_move() in (1, None)
    assert not session.over
    result = play(session).result()
    assert result is not None and 1 not in result.winners and result.conceded == (1,)
    left = [result.money[0], result.money[2]]
    rules_winner = session.view(None).state.winner
    if rules_winner != 1:
        assert result.winners == (rules_winner,)
    else:
        assert {result.money[seat] for seat in result.winners} == {max(left)}


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, float("nan"), None], ids=repr)
def test_what_is_no_seat_neither_gives_up_nor_is_taken_over(seat: Any) -> None:
    session = play(Session.start(set_up(3, people=3)), 5)
    before = (session.chairs, session.conceded, session.stamp)
    with pytest.raises(IllegalPick, match="not_a_pick"):
        session.concede(seat)
    with pytest.raises(IllegalPick, match="not_a_pick"):
        session.take_over(seat, Chair("Eve", 5, "bot"))
    assert (session.chairs, session.conceded, session.stamp) == before and not session.over


def test_nobody_sits_down_when_the_game_is_over_and_nobody_acts_at_a_table_that_was_left(tmp_path: Path) -> None:
    setup = set_up(2, people=2)
    journal = Journal.create(setup, tmp_path)
    session = play(Session.start(setup, journal), 4)
    session.close()
    seat, pick = any_pick(session)
    eve = Chair("Eve", 5, "person")
    for act in (
        lambda: session.choose(seat, pick),
        lambda: session.undo(seat),
        lambda: session.concede(0),
        lambda: session.take_over(0, eve),
    ):
        with pytest.raises(ValueError, match="has been left"):
            act()
    again = Session.resume(journal.path)
    assert (again.state_hash(), again.picks) == (session.state_hash(), 4)
    again.concede(0)
    with pytest.raises(IllegalPick, match="game_over"):
        again.take_over(0, eve)
    again.close()


def test_the_last_one_who_has_not_conceded_wins() -> None:
    session = Session.start(set_up(4, people=4))
    for seat in (0, 3, 2):
        assert not session.over
        session.concede(seat)
    result = session.result()
    assert result is not None and result.winners == (1,) and result.conceded == (0, 2, 3)


def test_a_view_gives_away_nothing_of_the_game_behind_it() -> None:
    """Every object that can be reached from a view is walked: no foreign card, seed or generator."""
    session = play(Session.start(set_up(4, seed=987654321)), 120)
    undoable = play_until(session, "play")
    state = undoable._course.state
    for viewer in (0, 1, 2, 3, None):
        seen = undoable.view(viewer)
        secret = {card for seat, hand in enumerate(state.hand) if seat != viewer for card in hand}
        secret = {card for card in (*secret, *state.supply) if not _knows(state.known[card], viewer)}
        numbers = set(_numbers(seen.state, set()))
        assert state.chance not in numbers and 987654321 not in numbers
        held = {card for zone in (seen.state.supply, *seen.state.hand, seen.state.discards) for card in zone}
        assert not held & secret
        assert seen.state.log == [] and seen.state.listener is None


def _knows(mask: int, viewer: int | None) -> bool:
    return mask == 0b1111 if viewer is None else bool(mask >> viewer & 1)


def _numbers(thing: object, met: set[int]) -> list[int]:
    """Every whole number within reach of a state's own attributes."""
    if id(thing) in met or isinstance(thing, str | type):
        return []
    met.add(id(thing))
    if isinstance(thing, int):
        return [int(thing)]
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    else:
        slots = [name for shape in type(thing).__mro__ for name in getattr(shape, "__slots__", ())]
        parts = [getattr(thing, name) for name in slots if hasattr(thing, name)]
    return [number for part in parts for number in _numbers(part, met)]


def test_a_rematch_starts_with_everything_hidden_again() -> None:
    """What the end of a game laid open is hidden in the next one."""
    setup = short_game()
    play(Session.start(setup))
    again = Session.start(replace(setup, seed=setup.seed + 1))
    g = again.view(None).state
    assert all(card < 0 for hand in g.hand for card in hand)
    assert g.hand != again.view(0).state.hand


def test_undo_is_no_event_and_shortens_the_log() -> None:
    session = play_until(Session.start(set_up()), "play")
    seat = session.asked()[0]
    log = session.log(None)
    session.choose(seat, a_pick(session, seat, "discard"))
    assert len(session.log(None)) > len(log)
    assert isinstance(session.undo(seat), Undone)
    assert session.log(None) == log
