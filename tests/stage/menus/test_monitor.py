"""On which monitor the window is."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.stage.menus.settings import SettingsPage
from game.stage.menus.title import Title
from game.table.settings import load
from tests.stage.theatre import Theatre


@pytest.fixture
def theatre() -> Theatre:
    made = Theatre(Title())
    made.stage.push(SettingsPage(tab="picture"))
    made.frame()
    return made


@pytest.fixture
def opened_on(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool]]:
    """Two monitors; the one on which the window was opened each time, and whether it filled it."""
    seen: list[tuple[int, bool]] = []
    usual = pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int = 0, display: int = 0) -> Any:
        seen.append((display, bool(flags & pygame.FULLSCREEN)))
        return usual(size)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: 2)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720), (1024, 768)])
    return seen


def test_with_one_monitor_there_is_nothing_to_choose(theatre: Theatre) -> None:
    (control,) = (control for control in theatre.scene.controls() if control.id == "display")
    assert (control.enabled, control.why) == (False, "set-display-only")


def test_the_window_goes_to_the_monitor_that_is_chosen_and_stays_there(
    opened_on: list[tuple[int, bool]], theatre: Theatre
) -> None:
    opened_on.clear()
    theatre.click_on("display")
    assert opened_on == [(1, False)]
    theatre.stage.toggle_full_screen()
    assert opened_on[-1] == (1, True)
    assert theatre.stage.canvas.window == (1024, 768)
    theatre.key(pygame.K_ESCAPE)
    assert load()[0].display == 1


def test_a_monitor_that_is_gone_is_not_waited_for(opened_on: list[tuple[int, bool]], theatre: Theatre) -> None:
    theatre.stage.settings.display = 5
    theatre.stage.toggle_full_screen()
    assert opened_on[-1] == (0, True)
    assert theatre.stage.settings.display == 5, "it may be plugged in again"
