"""Dice in flight: thrown through the table, written down, never thrown again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.pony_express.frames.shot import outcome_of, outcome_pick
from game.rules.kinds import CHANCE
from game.table import headless, outcomes
from game.table.journal import Journal
from game.table.players import play_bots
from game.table.replay import Replay
from game.table.seating import Chair, Setup
from game.table.session import Session

NAMES = ("Ana", "Bo", "Cy")


def riders(seed: int = 5) -> Setup:
    return Setup("pony_express", tuple(Chair(name, s, "bot") for s, name in enumerate(NAMES)), "seed-002", {}, seed)


def played(where: Path, seed: int = 5) -> Path:
    journal = Journal.create(riders(seed), where)
    session = Session.start(riders(seed), journal)
    play_bots(session)
    assert session.over
    session.close()
    return journal.path


def test_a_record_is_told_to_the_end_and_is_the_same_each_time() -> None:
    records: list[list[str]] = [[], []]
    for record in records:
        headless.tell(riders(), record.append)
    assert records[0] == records[1]
    assert any("shoots." in line for line in records[0])
    over, first, *others = records[0][-1 - len(NAMES) :]
    assert over.startswith("The race is over after") and first.endswith(" gold and wins the game.")
    assert all(line.endswith(" gold.") for line in others)


def test_a_replay_takes_what_was_written_and_throws_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = played(tmp_path)
    monkeypatch.setattr(outcomes, "throw", None)
    assert "chance" in path.read_text(encoding="utf-8")
    replay = Replay(path)
    while replay.position < replay.length:
        replay.forward()
    assert replay.result is not None


def test_a_game_that_was_left_while_a_die_was_in_flight_goes_on(tmp_path: Path) -> None:
    whole = Replay(played(tmp_path / "whole"))
    journal = Journal.create(riders(), tmp_path / "left")
    session = Session.start(riders(), journal)
    for seat, pick in whole.picks:
        if seat == CHANCE:
            break
        session.choose(seat, pick)
    assert session.asked() == (CHANCE,) and session.bot_to_move() is None
    before = session.state_hash()
    session.close()
    again = Session.resume(journal.path)
    assert again.state_hash() == before
    answer = outcomes.outcome(again.view(None).state)
    assert answer is not None
    again.choose(CHANCE, answer)
    assert CHANCE not in again.asked()
    play_bots(again)
    result = again.result()
    assert result is not None and whole.result is not None and result.winners == whole.result.winners
    again.close()


def test_nothing_is_thrown_when_nobody_flicks() -> None:
    session = Session.start(riders())
    assert outcomes.outcome(session.view(None).state) is None
    earp = Session.start(Setup("wyatt_earp", riders().chairs, "seed-004", {}, 1))
    assert outcomes.outcome(earp.view(None).state) is None


def test_a_shot_on_record_is_drawn_as_it_was_thrown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(played(tmp_path, seed=7))
    shots = 0
    while replay.position < replay.length:
        seat, pick = replay.picks[replay.position]
        g = replay.view(None).state
        assert (outcomes.shot_on_record(g, pick) is None) is (seat != CHANCE)
        if seat == CHANCE:
            live = outcomes.shot_in_flight(g)
            with monkeypatch.context() as patched:
                patched.setattr(outcomes, "throw", None)
                drawn = outcomes.shot_on_record(g, pick)
            assert live is not None and drawn is not None
            assert drawn[0] == live[0] and drawn[1].figures == live[1].figures and drawn[1].off == live[1].off
            assert outcomes.answer(live[1]) == pick == outcome_pick(*outcome_of(pick))
            shots += 1
        replay.forward()
    assert shots > 3
