"""Who sits at which side of a screen that lies on the table: chosen with the chairs, kept with them."""

from __future__ import annotations

import pygame

from game.stage.menus.seats import Seats
from game.stage.menus.setup import Setup, Sitter
from game.stage.menus.sides import Sides
from game.stage.menus.title import Title
from game.table.settings import Chair, Settings, dump, load, parse
from tests.stage.theatre import Theatre


def at_the_chairs(settings: Settings) -> tuple[Theatre, Seats, list[Setup]]:
    went: list[Setup] = []
    theatre = Theatre(Title(), settings=settings, painting=False)
    seats = Seats(go_on=went.append, limits=(3, 8))
    theatre.stage.push(seats)
    theatre.run(0.2)
    return theatre, seats, went


def people() -> list[Chair]:
    return [Chair("Ana"), Chair("Bo"), Chair("Clem", bot=True), Chair("Dee")]


def test_the_sheet_lies_behind_a_button_only_where_the_screen_lies() -> None:
    for lies in (False, True):
        theatre, _, _ = at_the_chairs(Settings(lies_flat=lies, chairs=people()))
        assert any(control.id == "sides" for control in theatre.scene.controls()) is lies


def test_a_side_is_turned_on_and_goes_to_the_table_and_the_next_evening() -> None:
    settings = Settings(lies_flat=True, chairs=people())
    theatre, seats, went = at_the_chairs(settings)
    theatre.click_on("sides")
    sheet = theatre.scene
    assert isinstance(sheet, Sides)
    shown = {item.id: item.value for item, _ in sheet.placed}
    assert shown == {"side-0": "Lower edge", "side-1": "Left edge", "side-3": "Right edge"}, "bots sit nowhere"
    sheet.focus.go("side-3")
    theatre.key(pygame.K_RIGHT)
    sheet.focus.go("side-1")
    theatre.key(pygame.K_LEFT)
    theatre.key(pygame.K_LEFT)
    theatre.key(pygame.K_ESCAPE)
    assert theatre.scene is seats
    theatre.click_on("go_on")
    assert [chair.side for chair in went[0].seated()] == [-1, 3, -1, 0]
    kept = load()[0]
    assert kept.lies_flat and [chair.side for chair in kept.chairs] == [-1, 3, -1, 0]
    again = Setup.remembered(["Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou"], kept.chairs)
    assert [one.side for one in again.seats if one.sitter is Sitter.PERSON] == [-1, 3, 0]


def test_chairs_without_a_side_or_with_an_odd_one_are_read() -> None:
    text = dump(Settings(chairs=[Chair("Ana", side=2)]))
    assert [chair.side for chair in parse(text).chairs] == [2]
    for odd in ('"side": 7', '"side": true', '"side": "left"', '"other": 1'):
        assert [chair.side for chair in parse(text.replace('"side": 2', odd)).chairs] == [-1]
