"""The sheet on which a bot's level and temperament are chosen."""

from __future__ import annotations

import pygame
import pytest

from game.bots.brain import OFFERED
from game.bots.temper import TEMPERS
from game.options import PlayOptions
from game.stage.menus.bot_player import DRAWN, BotPlayer
from game.stage.menus.opening import Opening
from game.stage.menus.seats import Seats
from tests.stage.theatre import Theatre


@pytest.fixture
def house() -> Theatre:
    opening = Opening(PlayOptions())
    theatre = Theatre(doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    opening.welcome()
    theatre.frame()
    return theatre


@pytest.fixture
def seats(house: Theatre) -> Seats:
    house.key(pygame.K_RETURN)
    scene = house.scene
    assert isinstance(scene, Seats)
    return scene


def sheet(house: Theatre) -> BotPlayer:
    house.click_on("plays-1")
    scene = house.scene
    assert isinstance(scene, BotPlayer)
    return scene


def test_every_level_and_temperament_can_be_chosen_and_says_what_it_is(house: Theatre, seats: Seats) -> None:
    page = sheet(house)
    items = {item.id: item for item, _ in page.placed}
    assert set(items) == {f"level-{name}" for name in OFFERED} | {f"temper-{name}" for name in (DRAWN, *TEMPERS)}
    assert [name for name, item in items.items() if item.on] == ["level-deputy", f"temper-{DRAWN}"]
    called = seats.setup.chairs[1].name
    assert all(called in item.says for item in items.values())
    assert len({item.says for item in items.values()}) == len({item.label for item in items.values()}) == len(items)


def test_what_is_pressed_holds_for_that_chair_alone(house: Theatre, seats: Seats) -> None:
    page = sheet(house)
    house.click_on("level-marshal_slow")
    house.click_on("temper-gambler")
    assert [item.id for item, _ in page.placed if item.on] == ["level-marshal_slow", "temper-gambler"]
    house.click_on("back")
    assert house.scene is seats
    assert [(s.level, s.temper) for s in seats.setup.chairs[1:3]] == [("marshal_slow", "gambler"), ("deputy", "")]
    seats.focus.go("plays-1")
    assert "Slow Marshal" in seats.said() and "Gambling" in seats.said()
    sheet(house)
    house.click_on(f"temper-{DRAWN}")
    assert seats.setup.chairs[1].temper == ""
