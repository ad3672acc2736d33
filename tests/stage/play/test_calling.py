"""Somebody is called to the screen: nothing is shown before the press, and what was picked before stands after it."""

from __future__ import annotations

import pytest

from game.stage.doors import Doors
from game.stage.menus.cover import Cover
from game.stage.menus.pause import Pause
from game.stage.play.calling import call
from game.stage.play.seatmenu import SeatMenu
from game.stage.scene import Scene
from game.table.course import NEW_KNOWLEDGE
from game.table.session import Session
from tests.stage.bang.board import Board
from tests.stage.theatre import Theatre
from tests.table.playing import a_pick, play_until, set_up


def test_what_was_picked_before_stands_once_the_person_called_has_pressed() -> None:
    session = play_until(Session.start(set_up(people=3)), "play")
    seat = session.asked()[0]
    session.choose(seat, a_pick(session, seat, "discard"))
    theatre = Theatre(Scene())
    shown: list[int] = []
    call(theatre.stage, session, (seat + 1) % 3, lambda: shown.append(session.picks))
    cover = theatre.stage.scenes[-1]
    assert isinstance(cover, Cover) and session.chairs[(seat + 1) % 3].name in cover.sentence()
    theatre.run(0.5)
    assert not shown and session.may_undo(seat) is None
    theatre.click(cover.controls()[0].rect.center)
    assert shown and session.may_undo(seat) == NEW_KNOWLEDGE


def looking_after(board: Board, seat: int) -> SeatMenu:
    """The menu of a seat, opened from the pause over a cover."""
    board.stage.doors = Doors(pause=Pause)
    board.click_on("menu")
    pause = board.scene
    assert isinstance(pause, Pause)
    name = board.table.names[seat]
    board.click_on(next(f"entry-{n}" for n, entry in enumerate(pause.entries) if name in entry.label))
    menu = board.scene
    assert isinstance(menu, SeatMenu) and menu.title == name
    return menu


def called(people: int) -> tuple[Board, int]:
    """A table at which somebody has been called by name, and that seat."""
    board = Board(people, position="gatling")
    board.settle(lift=False)
    assert isinstance(board.scene, Cover)
    return board, board.scene.seat


@pytest.mark.parametrize("people", [2, 4])
def test_for_somebody_called_who_has_gone_home_a_bot_sits_down(people: int) -> None:
    board, seat = called(people)
    looking_after(board, seat)
    for _ in range(2):
        board.click_on("bot")
    assert board.table.session.chairs[seat].who == "bot"
    picks = board.table.session.picks
    board.settle()
    assert seat not in board.covers and board.table.session.picks > picks, "the bot has played on"


def test_a_seat_that_is_only_looked_at_leaves_the_call_as_it_is() -> None:
    board, seat = called(3)
    looking_after(board, seat)
    board.click_on("back")
    assert isinstance(board.scene, Cover) and board.scene.seat == seat
    board.settle()
    assert board.covers == [seat] and board.table.desk is not None and board.table.desk.seat == seat


def test_when_another_gives_up_the_same_person_is_called_again() -> None:
    board, seat = called(4)
    other = (seat + 1) % 4
    looking_after(board, other)
    for _ in range(2):
        board.click_on("concede")
    assert other in board.table.session.conceded
    board.settle()
    assert board.covers == [seat] and board.table.desk is not None and board.table.desk.seat == seat
