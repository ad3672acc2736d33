"""The story of a game: who did what, and when the tide turned."""

from __future__ import annotations

import pytest

from game.bang import events as e
from game.bang import events_fight as f
from game.bang.deck import NAME
from game.rules.event import Event
from game.rules.kinds import NO_SEAT, SEATS
from game.stage.bang.results import BangResult, Story
from game.stage.bang.story import Turning, tallies, told, turning_point
from game.stage.text import speak, text
from tests.stage.bang.board import Board

A, B, C = SEATS[:3]
CLAUSE = "BG-00"


def begun() -> list[Event]:
    return [e.CharacterTaken(CLAUSE, seat, NAME.index("rose_doolan"), 4) for seat in (A, B, C)]


def turn(seat: int, number: int) -> Event:
    return e.TurnBegan(CLAUSE, SEATS[seat], number)


def hit(seat: int, by: int, life: int, amount: int = 1) -> Event:
    return f.LifeLost(CLAUSE, SEATS[seat], amount, SEATS[by] if by >= 0 else NO_SEAT, "bang", life)


def test_tallies_count_shots_hits_and_who_was_put_out() -> None:
    events = [
        *begun(),
        f.ShotFired(CLAUSE, A, B, "bang", 1),
        hit(1, 0, 3),
        f.ShotFired(CLAUSE, A, B, "bang", 1),
        hit(1, 0, 0, 3),
        f.Eliminated(CLAUSE, B, A),
        hit(2, 2, 3),
    ]
    found = tallies(events, 3)
    assert [(t.shots, t.hits, t.out) for t in found] == [(2, 4, 1), (0, 0, 0), (0, 0, 0)]


def test_the_turning_point_is_when_the_winners_take_the_lead_for_good() -> None:
    events = [
        *begun(),
        turn(1, 1),
        hit(0, 1, 2),
        turn(0, 2),
        hit(1, 0, 2),
        hit(2, 0, 3),
        turn(2, 3),
        hit(2, -1, 0, 3),
        turn(1, 4),
        hit(1, 0, 0, 2),
    ]
    assert turning_point(events, (0,)) == Turning(3, 2, -1)
    assert turning_point(events[:3], (0,)) is None, "nobody is ahead for good"


def test_a_game_tells_its_story() -> None:
    board = Board(0, 6, 5)
    board.settle()
    result = board.scene
    assert isinstance(result, BangResult)
    lines = told(result.events, result.names_of_seats, result.roles, result.winners)
    out = [event for event in result.events if isinstance(event, f.Eliminated)]
    assert len([line for line in lines if line.startswith("Turn ")]) == len(out) > 0
    assert all(result.names_of_seats[event.seat] in line for event, line in zip(out, lines, strict=False))
    board.run(0.4)
    board.click_on("story")
    board.run(0.4)
    assert isinstance(board.scene, Story) and list(board.scene.lines) == lines
    board.click_on("close")
    board.run(0.4)
    assert board.stage.scenes[-1] is result


def test_where_the_names_of_the_winners_are_long_the_bar_counts_them() -> None:
    board = Board(0, 6, 5)
    board.settle()
    result = board.scene
    assert isinstance(result, BangResult)
    result.winners = (0, 1, 2)
    assert "Ana · Bo · Clem" in result.line()
    result.names_of_seats = ("Christophorus W.", "Bartholomew Quin", "Montgomery Wagst", "Dee", "Eli", "Flo")
    assert "3 winners" in result.line() and "Quin" not in result.line()
    result.winners = (0,)
    assert "Christophorus W" in result.line()


@pytest.mark.parametrize(("tag", "ribbon"), [("en", "Kate wins"), ("zh", "Kate 获胜"), ("fa", "Kate برد")])
def test_the_ribbon_names_whoever_wins_alone(tag: str, ribbon: str) -> None:
    speak(tag)
    assert text("bang-result-side", side="last", names="Kate") == ribbon
    assert "Kate" not in text("bang-result-side", side="law", names="Kate")
