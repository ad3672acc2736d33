"""The sheet with everybody's roll: it fills roll by roll, and is gone when somebody is best."""

from __future__ import annotations

import pytest

from game.pony_express import events as e
from game.rules.kinds import SEATS
from game.stage.motion import Choreography
from game.stage.play.acts import Turn
from game.stage.pony.acts_dice import rolled
from game.stage.pony.floor import OpenRoll
from game.stage.pony.rolls_board import board_rect
from game.stage.pony.table import PonyTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.pony.test_table import NAMES, Trail
from tests.stage.theatre import Theatre
from tools.screens.pony import PONY


def test_at_the_start_it_fills_seat_by_seat_and_is_gone_with_the_first_turn() -> None:
    chairs = tuple(Chair(name, seat, "bot" if seat else "person") for seat, name in enumerate(NAMES[:4]))
    table = PonyTable(session=Session.start(Setup("pony_express", chairs, "seed-002", {}, 5)))
    theatre = Theatre(table, settings=Settings(pace="fast"), painting=False)
    counts: list[int] = []
    for _ in range(3000):
        theatre.frame()
        if not counts or counts[-1] != len(table.floor.rolls):
            counts.append(len(table.floor.rolls))
        if table.desk is not None:
            break
    assert counts[:5] == [0, 1, 2, 3, 4] and counts[-1] == 0
    assert table.floor.rolls == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_at_poker_it_lies_beside_the_riders(size: tuple[int, int]) -> None:
    theatre = Theatre(None, size, painting=False)
    PONY["pony poker"](theatre)
    table = theatre.scene
    assert isinstance(table, PonyTable)
    floor = table.floor
    assert [roll.seat for roll in floor.rolls] == [0, 1, 2, 3] and floor.rolls[0].what == "poker"
    box = board_rect(floor)
    assert floor.layout.map.contains(box)
    assert not any(box.collidepoint(floor.rider_head(seat)) for seat in range(4))
    theatre.run(8.0)
    assert floor.rolls == []


def test_who_rolls_again_in_a_tie_has_one_row() -> None:
    trail = Trail(1, 4, 5)
    trail.until_asked("cup")
    floor = trail.table.floor
    floor.rolls = [OpenRoll(0, "poker", (9, 9, 10, 11, 12)), OpenRoll(1, "poker", (9, 9, 10, 11, 12))]
    event = e.Rolled("PX-56", SEATS[0], "poker", (14, 14, 14, 9, 10), "three")
    act: Choreography = rolled(floor, Turn((event,), floor.state, floor.state))
    trail.table.motion.play(act)
    trail.table.motion.finish_all()
    assert [(roll.seat, roll.faces[0]) for roll in floor.rolls] == [(1, 9), (0, 14)]


def test_a_roll_at_the_mine_is_compared_with_nobodys() -> None:
    theatre = Theatre(painting=False)
    PONY["pony mine"](theatre)
    table = theatre.scene
    assert isinstance(table, PonyTable) and table.floor.rolls == []
