from __future__ import annotations

from importlib import import_module

import pytest

from game.arguments import IN_THE_WINDOW
from game.rules.library import find
from game.stage import rooms
from game.stage.play.table import Table
from game.stage.play.watching import Watching
from game.table.seating import Chair, Setup
from game.table.session import Session


@pytest.mark.parametrize("name", rooms.OPEN)
def test_every_room_has_a_table_that_plays_every_event_of_its_game(name: str) -> None:
    game = find(name)
    chairs = tuple(Chair(f"Seat {seat}", seat, "bot") for seat in range(game.seats[0]))
    table = rooms.table_of(Session.start(Setup(name, chairs, game.presets.default, {}, 1)))
    assert isinstance(table, Table)
    assert set(table.acts.by_event) == set(game.events.values())
    assert {*table.kept_back, *table.breaks, *table.heads} <= set(game.events.values())


@pytest.mark.parametrize("name", rooms.OPEN)
def test_every_room_has_a_table_to_watch_at(name: str) -> None:
    assert issubclass(import_module(f"{rooms.ROOMS[name]}.replay").WATCHING, Watching)


def test_the_command_line_knows_which_games_have_a_table() -> None:
    assert sorted(rooms.ROOMS) == sorted(IN_THE_WINDOW)
