"""A hand looked at beside its panel, and what gives way where distances hang."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.stage.bang import painter
from game.stage.bang.looks import draw_beside
from game.stage.bang.painter import Marks
from game.stage.paint import states
from tests.stage.bang.board import Board


def test_a_slip_lies_between_the_panels() -> None:
    board = Board(7, position="gatling")
    floor, session = board.table.floor, board.table.session
    screen = Surface(board.stage.window.surface.get_size())
    for seat in range(floor.state.seats):
        slip = draw_beside(
            board.stage.press, screen, floor.panel(seat), floor.layout.between, session.view(seat).state, seat
        )
        assert floor.layout.between.contains(slip)
        assert slip.collidelist([place.panel for place in floor.layout.seats]) == -1


def test_distances_hang_in_the_place_of_the_ribbon(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(7, position="gatling")
    ribbons: list[str] = []
    monkeypatch.setattr(states, "draw_turn", lambda press, screen, panel, word: ribbons.append(word))
    floor = board.table.floor
    turn, screen = floor.state.turn, Surface(board.stage.window.surface.get_size())
    painter.draw_seat(board.stage.press, screen, floor, Marks(tagged=frozenset({turn})), turn)
    assert ribbons == []
    painter.draw_seat(board.stage.press, screen, floor, Marks(), turn)
    assert ribbons == [floor.sight.seats[turn].turn]
