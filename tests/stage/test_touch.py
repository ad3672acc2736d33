"""A finger in place of a mouse: it taps, and it rests on what it wants to read."""

from __future__ import annotations

import secrets
from random import Random
from time import sleep
from typing import Any

import pygame
import pytest

from game.options import PlayOptions
from game.stage.devices.mouse import HOLD_SECONDS
from game.stage.menus.opening import Opening
from game.stage.menus.settings import SettingsPage
from game.stage.menus.title import Title
from game.stage.play.reading import Reader
from game.stage.play.table import Table
from tests.stage.theatre import Theatre
from tools.screens import SCREENS

NO_ANSWERS = ("read", "menu", "undo", "log", "help", "lookup:sights", "lookup:hands", "lookup:game")
ANSWERING = ("prompt", "hand", "hands", "dice", "items", "row", "piles", "tray", "offer")
"""Groups of controls of which some answer a question."""
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


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Theatre:
    monkeypatch.setattr(secrets, "randbelow", lambda most: 7)
    opening = Opening(PlayOptions(pace="instant"))
    theatre = Theatre(doors=opening.doors(), painting=False)
    theatre.stage.pace = "instant"
    opening.begin(theatre.stage)
    theatre.frame()
    return theatre


def tap(theatre: Theatre, name: str) -> None:
    """Put a finger on a control and lift it at once."""
    place = next(control.rect.center for control in theatre.scene.controls() if control.id == name)
    put_down(theatre, place)
    lift(theatre, place)
    theatre.run(0.1)


def kept(theatre: Theatre, table: Table[Any, Any, Any]) -> None:
    """Wait until what was answered is on the disk: only then does it stand, and a disk takes real time."""
    for _ in range(400):
        if table.session.asked() or table.session.over or theatre.scene is not table:
            return
        theatre.frame()
        sleep(0.005)


@pytest.mark.parametrize("game", ["bang", "wyatt_earp", "pony_express"])
def test_from_the_title_into_a_game_and_through_questions_with_one_finger(opened: Theatre, game: str) -> None:
    tap(opened, game)
    tap(opened, "go_on")
    tap(opened, "begin")
    table = opened.scene
    assert isinstance(table, Table)
    answered, chance = 0, Random(3)
    for _ in range(4000):
        opened.frame()
        if opened.scene is not table:
            tap(opened, opened.scene.controls()[-1].id)
        elif table.desk is not None:
            picks = table.session.picks
            lit = [c.id for c in table.controls() if c.enabled and c.group in ANSWERING and c.id not in NO_ANSWERS]
            answers = [c.id for c in table.controls() if c.id in lit and c.group == "prompt" and c.id != "back"]
            tap(opened, chance.choice(answers if answers and chance.random() < 0.5 else lit))
            kept(opened, table)
            answered += table.session.picks > picks
        else:
            # bots think in a process of their own, which needs real time
            sleep(0.005)
        if answered >= 2:
            break
    assert answered >= 2
