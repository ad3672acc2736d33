"""Healing in another's turn: a plate that is there while it may be done, and nobody waits for it."""

from __future__ import annotations

from game.stage.menus.cover import Cover
from game.table.settings import Settings
from tests.stage.bang.board import Board


def controls(board: Board) -> set[str]:
    return {control.id for control in board.table.controls()}


def ways(board: Board) -> list[str]:
    desk = board.table.desk
    assert desk is not None and desk.step.pick == ("use", "sid_ketchum")
    return list(desk.ways())


def test_one_among_bots_heals_while_a_bot_is_on_turn() -> None:
    board = Board(position="healer", settings=Settings(pace="slow"))
    table = board.table
    for _ in range(300):
        board.frame()
        if table.flow.holding:
            break
    assert not table.asked and "aside:0" in controls(board)
    board.click_on("aside:0")
    board.settle()
    assert table.asked == {0}
    first, second = ways(board)[:2]
    board.press(first)
    board.press(second)
    board.run(0.6)
    g = table.session.view(None).state
    assert g.life[0] == 3 and len(g.hand[0]) == 1


def test_whoever_does_not_want_to_is_left_alone() -> None:
    board = Board(position="healer")
    table = board.table
    board.settle()
    desk = table.desk
    assert desk is not None
    assert desk.ask_kind != "play" or desk.seat == table.session.view(None).state.turn, "nobody asks whether to heal"


def test_at_a_shared_mouse_it_takes_a_cover_and_the_turn_goes_on() -> None:
    board = Board(3, position="healer")
    table = board.table
    board.settle()
    assert board.covers == [1] and table.asked == {1}
    board.press("aside:0")
    board.frame()
    cover = board.scene
    assert isinstance(cover, Cover) and cover.seat == 0
    board.settle()
    assert table.asked == {0}
    board.press("back")
    board.press("pass")
    board.settle()
    assert table.asked == {1} and board.covers == [1, 0, 1]
    assert table.session.view(None).state.life[0] == 2


def test_a_wish_is_taken_back_by_a_second_press() -> None:
    board = Board(position="shot")
    assert board.table.healers() == ()
    board = Board(3, position="healer")
    board.settle()
    board.table.wishes.add(0)
    board.press("aside:0")
    assert board.table.wishes == set()
