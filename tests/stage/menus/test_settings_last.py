"""Every setting survives a restart: changed where people change it, read by a program that starts anew."""

from __future__ import annotations

import pygame
import pytest

from game.options import PlayOptions
from game.stage.intent import KEYBOARD, Confirm
from game.stage.menus.choices import CHOICES, value_of
from game.stage.menus.opening import Opening
from game.stage.menus.settings import TABS, SettingsPage
from game.stage.motion import Pace
from game.stage.window import Window
from game.table.settings import Settings, load
from game.words import speak
from tests.stage.theatre import Theatre

ROWS = [(tab, name) for tab, names in TABS.items() for name in names if name != "display"]
"""Which monitor is chosen is in test_monitor: here there is only one."""


def started(settings: Settings | None = None) -> Theatre:
    """The program as it starts, with the settings that lie on the disk."""
    opening = Opening(PlayOptions())
    theatre = Theatre(settings=settings or load()[0], doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    return theatre


@pytest.mark.parametrize(("tab", "name"), ROWS)
def test_a_setting_survives_a_restart(tab: str, name: str) -> None:
    theatre = started()
    before = value_of(theatre.stage, name)
    page = SettingsPage(tab=tab)
    theatre.stage.push(page)
    item = page.item(name)
    assert item is not None
    if item.kind == "switch":
        # without a sound device the row of the sound is grey
        page.pressed(item, Confirm(KEYBOARD))
    else:
        page.adjust(item, -1 if before == 100 else 1)
    chosen = value_of(theatre.stage, name)
    assert chosen != before, "it can be changed"
    theatre.key(pygame.K_ESCAPE)
    speak("en")
    again, aside = load()
    assert not aside
    assert getattr(again, name) == chosen


def test_every_choice_has_its_row() -> None:
    assert {name for _, name in ROWS} | {"display"} == set(CHOICES)


@pytest.mark.parametrize(("key", "name"), [(pygame.K_m, "muted"), (pygame.K_F11, "full_screen")])
def test_what_one_key_changes_survives_too(key: int, name: str) -> None:
    theatre = started()
    theatre.key(key)
    assert getattr(load()[0], name) is True
    theatre.key(key)
    assert getattr(load()[0], name) is False


def test_the_window_opens_as_it_was_left() -> None:
    theatre = started()
    theatre.key(pygame.K_F11)
    window = Window(load()[0])
    window.open()
    assert window.full_screen
    window.toggle()


def test_own_keys_survive() -> None:
    theatre = started()
    theatre.stage.push(SettingsPage(tab="keys"))
    theatre.click_on("key-read")
    theatre.key(pygame.K_v)
    theatre.key(pygame.K_ESCAPE)
    assert load()[0].keys == {"read": "v"}


def test_a_pace_of_steps_holds_at_the_next_table() -> None:
    theatre = started()
    theatre.stage.push(SettingsPage(tab="play"))
    theatre.scene.focus.go("pace")
    for _ in range(8):
        if theatre.settings.pace == "step":
            break
        theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_ESCAPE)
    assert started().stage.pace_now == "step"


def test_what_moves_has_a_pace_of_its_own_or_that_of_the_bots() -> None:
    theatre = started()
    stage = theatre.stage
    theatre.settings.pace = "fast"
    assert (stage.pace_now, stage.manner.pace) == ("fast", Pace.FAST), "as in files that were written before"
    stage.push(SettingsPage(tab="play"))
    theatre.scene.focus.go("animations")
    theatre.key(pygame.K_RIGHT)
    assert theatre.settings.animations == "slow"
    assert (stage.pace_now, stage.manner.pace) == ("fast", Pace.SLOW)
    theatre.key(pygame.K_ESCAPE)
    again = started().stage
    assert (again.pace_now, again.manner.pace) == ("fast", Pace.SLOW)
    again.pace = "instant"
    assert again.manner.pace is Pace.INSTANT, "a pace for this run is one for everything"
