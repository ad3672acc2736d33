"""Whatever draws a number in Persian draws Persian digits; cards and dice keep what is printed on them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.stage.paint import fonts
from game.stage.paint.faces import Role
from game.stage.paint.press import Press
from game.table.settings import Settings
from game.words import speak
from tests.stage.theatre import Theatre
from tools.screens import SCREENS

PRINTED = ("index", "narrow index")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """What was drawn in each role, as it was drawn."""
    found: dict[str, set[str]] = {}
    draw = fonts._drawn

    def noted(press: Press, text: str, role: Role) -> str:
        line = draw(press, text, role)
        found.setdefault(role, set()).add(line)
        return line

    monkeypatch.setattr(fonts, "_drawn", noted)
    speak("fa")
    return found


@pytest.mark.parametrize("screen", ["bang seven", "table play", "table hand result", "pony cup", "pony duel"])
def test_no_number_of_a_screen_is_in_latin_digits(screen: str, drawn: dict[str, set[str]], tmp_path: Path) -> None:
    theatre = Theatre(None, (1280, 720), Settings(language="fa"), painting=False)
    SCREENS[screen](theatre)
    theatre.painting = True
    theatre.picture(tmp_path / "screen.png")
    lines = {line for role, found in drawn.items() if role not in PRINTED for line in found}
    assert [line for line in lines if re.search("[0-9]", line) and not re.search("[A-Za-z]", line)] == []
    assert [line for line in lines if re.search("[۰-۹]", line)] != []
    printed = {line for role in PRINTED for line in drawn.get(role, ())}
    assert {rank for rank in printed if re.search("[۰-۹]", rank)} == set()
    assert bool(printed) == screen.startswith(("bang", "pony"))
