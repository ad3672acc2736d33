"""Many people at one screen: as few covers as the rules permit, and nothing open that should not be."""

from __future__ import annotations

from collections import Counter

import pytest

from game.stage.bang.asking import OPEN
from game.stage.menus.cover import Cover
from game.stage.menus.pause import Pause
from tests.stage.bang.board import Board


def test_a_gatling_at_six_people_calls_each_once() -> None:
    board = Board(7, position="gatling")
    board.settle()
    assert board.covers == [0]
    board.press(board.card("gatling_10h"))
    board.press("play")
    for _ in range(5):
        board.settle()
        board.press("pass")
    board.settle()
    assert board.covers[1:] == [1, 2, 3, 4, 6, 0], "Flo has an empty hand and isn't asked"


def test_indians_at_six_people_call_each_once() -> None:
    board = Board(7, position="indians")
    board.settle()
    board.press(board.card("indians_kd"))
    board.press("play")
    for _ in range(5):
        board.settle()
        board.press("pass")
    board.settle()
    assert Counter(board.covers[1:]) == Counter([1, 2, 3, 4, 6, 0])


def test_a_duel_of_four_shots_calls_each_once() -> None:
    board = Board(7, position="challenge")
    board.settle()
    board.press(board.card("duel_js"))
    board.press("seat:1")
    shots: list[int] = []
    for _ in range(4):
        board.settle()
        desk = board.table.desk
        assert desk is not None and desk.ask_kind == "duel"
        shots.append(desk.seat)
        if board.table.closed:
            assert all(card < 0 for card in board.table.floor.order), "nobody sees the hand without a cover"
            board.press("blind")
        else:
            board.press(next(thing for thing in desk.ways() if thing.startswith("card:")))
    assert shots == [1, 0, 1, 0]
    board.settle()
    board.press("pass")
    board.settle()
    assert board.covers == [0, 1, 0], "Bo for the Duel, Ana for the turn that goes on"


def test_in_a_duel_the_own_hand_can_be_asked_for() -> None:
    board = Board(7, position="challenge")
    board.settle()
    board.press(board.card("duel_js"))
    board.press("seat:1")
    board.settle()
    board.press(board.card("bang_2c"))
    board.settle()
    assert board.table.closed
    board.press(OPEN)
    board.frame()
    cover = board.scene
    assert isinstance(cover, Cover) and cover.seat == 0
    board.settle()
    assert board.table.floor.open and board.table.floor.viewer == 0


def test_two_questions_in_a_row_need_one_cover() -> None:
    board = Board(4, position="slab")
    board.settle()
    board.press(board.card("bang_2c"))
    board.press("seat:1")
    board.settle()
    board.press(board.card("missed_10c"))
    board.settle()
    desk = board.table.desk
    assert desk is not None and desk.seat == 1 and desk.ask_kind == "shot"
    assert board.covers == [0, 1]


def test_the_general_store_needs_no_cover() -> None:
    board = Board(7, position="shelf")
    board.settle()
    board.press(board.card("general_store_9c"))
    board.press("play")
    takers = []
    for _ in range(6):
        board.settle()
        desk = board.table.desk
        assert desk is not None and desk.ask_kind == "store"
        takers.append(desk.seat)
        board.press(f"offer:{desk.offered()[0]}")
    assert takers == [0, 1, 2, 3, 4, 5]
    board.settle()
    assert board.covers in ([0], [0, 0])


def test_under_a_cover_nothing_secret_is_shown() -> None:
    board = Board(7, position="gatling")
    board.settle(lift=False)
    floor = board.table.floor
    assert isinstance(board.scene, Cover)
    assert all(card < 0 for card in floor.order)
    assert [look.role for look in floor.sight.seats] == ["sheriff", *[""] * 6]
    board.settle()
    assert all(card >= 0 for card in floor.order)
    board.stage.push(Pause())
    assert board.table.hidden_now


def test_one_person_among_bots_never_sees_a_cover() -> None:
    board = Board(1, 6, 4)
    board.play()
    assert board.covers == []


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.full)])
def test_covers_of_a_whole_game_stay_few(seed: int) -> None:
    """Fewer than the questions put to people: those that need nothing secret, and two in a row, bring none."""
    board = Board(7, 7, seed)
    asked = 0
    for _ in range(3000):
        board.settle()
        if board.table.session.over:
            break
        asked += 1
        board.press(board.chance.choice(board.lit()))
    assert len(board.covers) < asked
