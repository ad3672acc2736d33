"""What the list of saved games says of each."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from game.stage.menus.saves import Saves, about
from game.table.journal import folder
from game.table.saves import SavedGame, offered
from game.table.seating import Chair
from tests.stage.theatre import Theatre


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize(
    ("game", "preset", "name"),
    [("bang", "dv4", "BANG!"), ("pony_express", "seed-002", "Pony Express"), ("wyatt_earp", "seed-004", "Wyatt Earp")],
)
def test_a_saved_game_says_which_game_it_is(game: str, preset: str, name: str, finished: bool) -> None:
    chairs = (Chair("Ana", 0, "person"), Chair("Bo", 1, "bot"))
    when = datetime(2026, 3, 4, 5, 6)
    assert about(SavedGame(Path("x"), game, chairs, preset, 2, 9, when, finished)).startswith(f"{name} · ")


def test_the_list_says_that_files_were_set_aside_long_after_the_notice_of_the_start() -> None:
    page = Saves()
    Theatre(page)
    usual = page.sentence()
    folder().mkdir(parents=True)
    for name in ("one", "other"):
        (folder() / f"{name}.journal").write_bytes(b"Dear Ana,\n")
    assert len(offered()[1]) == 2, "the start has said it"
    page.read()
    assert page.sentence() == "2 files could not be used and were set aside, beside the saved games."
    for file in folder().iterdir():
        file.unlink()
    page.read()
    assert page.sentence() == usual
