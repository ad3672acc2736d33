"""A finger in place of a mouse: it taps, and it rests on what it wants to read."""

from __future__ import annotations

import pygame
import pytest

from game.stage.devices.mouse import HOLD_SECONDS
from game.stage.menus.settings import SettingsPage
from game.stage.menus.title import Title
from game.stage.play.reading import Reader
from tests.stage.theatre import Theatre
from tools.screens import SCREENS

RESTS = HOLD_SECONDS + 0.1


def put_down(theatre: Theatre, place: tuple[int, int]) -> None:
    theatre.send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=True)
    theatre.send(pygame.MOUSEBUTTONDOWN, button=1, pos=place, touch=True)


def lift(theatre: Theatre, place: tuple[int, int]) -> None:
    theatre.send(pygame.MOUSEBUTTONUP, button=1, pos=place, touch=True)


def reads(theatre: Theatre) -> bool:
    return isinstance(theatre.scene, Reader)


@pytest.fixture
def table() -> Theatre:
    theatre = Theatre(None, painting=False)
    SCREENS["table play"](theatre)
    return theatre


def test_a_finger_that_rests_on_a_card_reads_it_and_is_lifted_again(table: Theatre) -> None:
    cards = [control for control in table.scene.controls() if control.id.startswith("card:")]
    place = cards[-1].rect.center
    put_down(table, place)
    table.run(HOLD_SECONDS / 2)
    assert not reads(table)
    table.sleep(RESTS)
    assert reads(table)
    lift(table, place)
    table.run(0.5)
    assert reads(table), "lifting the finger is no tap"
    put_down(table, place)
    lift(table, place)
    table.run(0.5)
    assert not reads(table)
    assert table.focus == cards[-1].id


def test_where_there_is_nothing_to_read_a_slow_tap_is_a_tap() -> None:
    page = SettingsPage()
    theatre = Theatre(Title(), painting=False)
    theatre.stage.push(page)
    theatre.frame()
    place = next(control.rect.center for control in page.controls() if control.id == "tab-sound")
    put_down(theatre, place)
    theatre.run(2 * RESTS)
    before = page.tab
    lift(theatre, place)
    assert (before, page.tab) == ("play", "sound")
