"""What the list of saved games says of each."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from game.stage.menus.saves import about
from game.table.saves import SavedGame
from game.table.seating import Chair


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize(
    ("game", "preset", "name"),
    [("bang", "dv4", "BANG!"), ("pony_express", "seed-002", "Pony Express"), ("wyatt_earp", "seed-004", "Wyatt Earp")],
)
def test_a_saved_game_says_which_game_it_is(game: str, preset: str, name: str, finished: bool) -> None:
    chairs = (Chair("Ana", 0, "person"), Chair("Bo", 1, "bot"))
    when = datetime(2026, 3, 4, 5, 6)
    assert about(SavedGame(Path("x"), game, chairs, preset, 2, 9, when, finished)).startswith(f"{name} · ")
