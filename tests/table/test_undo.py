from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.rules.refusal import OVER, Refusal
from game.table.course import ANOTHER_HAS_ACTED, NEW_KNOWLEDGE, NOTHING_TO_UNDO, Course, Undone
from game.table.journal import Journal
from game.table.seating import Chair
from game.table.session import Session
from tests.table.playing import a_pick, any_pick, play, play_until, set_up, short_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undo_goes_back_exactly_or_says_why_not(seats: int) -> None:
    """After every pick of some games: what may be undone leads to the identical state, generator included."""
    answers: Counter[str] = Counter()
    for seed in range(3):
        session = Session.start(set_up(seats, seed=seed, changes={"game_target": 5000}))
        while not session.over:
            seat, pick = any_pick(session, seed)
            before, log, stood = session.state_hash(), session.log(None), session.picks
            session.choose(seat, pick)
            if not session.asked():
                break
            after = session.state_hash()
            for other in range(seats):
                if other != seat:
                    assert session.undo(other) in (ANOTHER_HAS_ACTED, NOTHING_TO_UNDO)
            told = {type(event) for event in session.log(None, len(log))}
            answer = session.undo(seat)
            if isinstance(answer, Undone):
                answers["undone"] += 1
                assert answer == Undone(seat, pick)
                assert not any(event.tells for event in told)
                assert (session.state_hash(), session.log(None), session.picks) == (before, log, stood)
                session.choose(seat, pick)
                assert session.state_hash() == after
            else:
                answers[answer.reason] += 1
                assert answer == NEW_KNOWLEDGE
                assert session.state_hash() == after
    assert answers["undone"] > 50 and answers["undo_new_knowledge"] > 50


def test_nothing_to_undo_before_the_first_pick() -> None:
    session = Session.start(set_up())
    assert [session.undo(seat) for seat in range(3)] == [NOTHING_TO_UNDO] * 3


def test_cards_from_the_supply_cannot_be_unseen_the_open_discard_can() -> None:
    session = play_until(Session.start(set_up()), "draw")
    seat = session.asked()[0]
    session.choose(seat, ("draw", "discards"))
    assert isinstance(session.undo(seat), Undone)
    session.choose(seat, ("draw", "supply"))
    assert session.undo(seat) == NEW_KNOWLEDGE


def test_several_picks_are_taken_back_one_after_another_up_to_the_last_draw() -> None:
    session = Session.start(set_up())
    hashes: list[str] = []
    while len(hashes) < 3:
        seat, pick = any_pick(session, 5)
        before = session.state_hash()
        session.choose(seat, pick)
        hashes = [*hashes, before] if pick[0] not in ("draw", "pass", "discard") else []
        if any(event.tells for event in session.log(None)[-6:]):
            hashes = []
    while hashes:
        assert isinstance(session.undo(seat), Undone)
        assert session.state_hash() == hashes.pop()


def test_a_discard_can_be_taken_back_until_the_next_player_is_shown_the_cards() -> None:
    session = play_until(Session.start(set_up(people=3)), "play")
    seat = session.asked()[0]
    discard = a_pick(session, seat, "discard")
    session.choose(seat, discard)
    assert isinstance(session.undo(seat), Undone)
    session.choose(seat, discard)
    session.hand_over(seat)
    assert isinstance(session.undo(seat), Undone)
    session.choose(seat, discard)
    session.hand_over((seat + 1) % 3)
    assert session.undo(seat) == NEW_KNOWLEDGE


def test_a_resumed_game_has_the_same_undo(tmp_path: Path) -> None:
    """Undone, handed over, sat down: the journal tells it all, so that the same may be undone after a resume."""
    setup = set_up(people=3)
    journal = Journal.create(setup, tmp_path)
    session = play_until(Session.start(setup, journal), "play")
    seat = session.asked()[0]
    discard = a_pick(session, seat, "discard")
    session.choose(seat, discard)
    session.undo(seat)
    before = session.state_hash()
    session.choose(seat, discard)
    session.close()

    second = Session.resume(journal.path)
    assert second.state_hash() == session.state_hash()
    assert isinstance(second.undo(seat), Undone)
    assert second.state_hash() == before
    second.choose(seat, discard)
    second.hand_over((seat + 1) % 3)
    second.close()

    third = Session.resume(journal.path)
    assert third.undo(seat) == NEW_KNOWLEDGE
    assert third.state_hash() == second.state_hash()


def test_what_a_bot_picked_stands_when_a_person_takes_its_seat() -> None:
    session = play_until(Session.start(set_up()), "play")
    seat = session.asked()[0]
    discard = a_pick(session, seat, "discard")
    session.choose(seat, discard)
    session.take_over(seat, Chair("Eve", 5, "person"))
    assert session.undo(seat) == NEW_KNOWLEDGE


def test_a_game_that_is_over_stays_over() -> None:
    session = play(Session.start(short_game()))
    assert {session.undo(seat) for seat in range(2)} == {OVER}


def test_after_an_undo_the_moments_go_on() -> None:
    session = play_until(Session.start(set_up()), "play")
    seat = session.asked()[0]
    discard = a_pick(session, seat, "discard")
    told = [m.event for m in session.choose(seat, discard)]
    assert not isinstance(session.undo(seat), Refusal)
    assert [m.event for m in session.choose(seat, discard)] == told


def test_chance_and_a_card_that_became_known_bar_an_undo_even_where_no_event_says_so() -> None:
    """Wyatt Earp tells both by events; another game's quiet shuffle or glance counts as well."""
    course = Course(set_up(), watched=False)
    for change, barred in (("nothing", False), ("chance", True), ("own knowledge", True), ("others' knowledge", False)):
        before, g = course.state.copy(), course.state
        unknown = g.supply[0]
        if change == "chance":
            g.roll(6)
        elif change == "own knowledge":
            g.known[unknown] |= 0b001
        elif change == "others' knowledge":
            g.known[unknown] |= 0b110
        assert course._brings_knowledge(0, before, []) == barred, change
        g.known[unknown] = 0
