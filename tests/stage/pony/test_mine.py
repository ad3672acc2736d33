"""The Pickaxe at a mine: dice that lie open are chosen and dug up once more."""

from __future__ import annotations

from game.pony_express import events as e
from game.stage.pony.table import PonyTable
from tests.stage.theatre import Theatre
from tools.screens.pony import PONY


def at_the_mine() -> tuple[Theatre, PonyTable]:
    theatre = Theatre(painting=False)
    PONY["pony mine"](theatre)
    table = theatre.scene
    assert isinstance(table, PonyTable)
    return theatre, table


def test_dice_of_the_open_roll_can_be_chosen_and_are_rolled_again() -> None:
    theatre, table = at_the_mine()
    assert table.desk is not None and table.desk.step.dice == {3, 5}
    before = next(event for event in table.session.log(None)[::-1] if isinstance(event, e.Rolled))
    theatre.click_on("use")
    theatre.run(0.1)
    after = next(event for event in table.session.log(None)[::-1] if isinstance(event, e.Rolled))
    assert after.clause == "PX-101"
    assert [after.faces[n] for n in (0, 1, 3)] == [before.faces[n] for n in (0, 1, 3)]


def test_a_game_taken_up_at_the_mine_shows_what_lies_there() -> None:
    _, table = at_the_mine()
    shown = table.floor.roll
    table.floor.roll = None
    table.floor.show(table.floor.state)
    assert shown is not None and table.floor.roll == shown
