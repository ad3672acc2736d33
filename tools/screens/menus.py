"""The screens before and around a game: title, seats, rules, saved games, settings, what pads and secrets ask for."""

from __future__ import annotations

from functools import partial

import pygame

from game.stage.intent import Device, Kind
from game.stage.menus.about import About
from game.stage.menus.cover import Cover
from game.stage.menus.padlost import PadLost
from game.stage.menus.padmap import PadMap
from game.stage.menus.pause import Pause
from game.stage.menus.rules import Rules
from game.stage.menus.saves import Saves, SaveSheet
from game.stage.menus.seats import Seats
from game.stage.menus.settings import TABS, SettingsPage
from game.stage.menus.title import Title
from game.stage.scene import Scene
from game.table.journal import Journal
from game.table.saves import saved_games
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.wyatt_earp.game import GAME
from tests.stage.theatre import Theatre
from tools.screens.show import Show
from tools.screens.tables import NAMES

LONG_NAME = "Wilhelmina Long-Na"
WAIT = 0.6
"""Seconds until a page has come to rest."""


def shown(theatre: Theatre, scene: Scene) -> None:
    """A page over the title, at rest."""
    theatre.stage.reset(Title())
    if not isinstance(scene, Title):
        theatre.stage.push(scene)
    theatre.run(WAIT)


def saved(count: int) -> None:
    """So many games to go on with."""
    for number in range(count):
        names = (LONG_NAME if number == 1 else NAMES[0], *NAMES[1 : 2 + number % 3])
        chairs = tuple(Chair(name, seat, "bot" if seat else "person") for seat, name in enumerate(names))
        setup = Setup(GAME.name, chairs, GAME.presets.default, {}, number)
        Session.start(setup, Journal.create(setup, sync=False)).close()


def _saves(theatre: Theatre, count: int) -> None:
    saved(count)
    shown(theatre, Saves())


def _sheet(theatre: Theatre, offering: bool) -> None:
    saved(1)
    shown(theatre, SaveSheet(save=saved_games()[0][0], offering=offering))


def _naming(theatre: Theatre) -> None:
    shown(theatre, Seats())
    theatre.click_on("name-1")
    theatre.type("Calamity")
    theatre.run(WAIT)


def _bot_player(theatre: Theatre) -> None:
    shown(theatre, Seats())
    theatre.click_on("plays-1")
    theatre.run(WAIT)


def _own_rules(theatre: Theatre) -> None:
    shown(theatre, Rules(game=GAME.name, presets=GAME.presets))
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT):
        theatre.key(key)
    theatre.run(WAIT)


def _settings(theatre: Theatre, tab: str) -> None:
    shown(theatre, SettingsPage(tab=tab))


def _pad_lost(theatre: Theatre) -> None:
    theatre.stage.names = [LONG_NAME, *NAMES]
    shown(theatre, PadLost(seat=0))


MENUS: dict[str, Show] = {
    "title": lambda theatre: shown(theatre, Title()),
    "title a game waits": partial(_sheet, offering=True),
    "seats": lambda theatre: shown(theatre, Seats()),
    "how a bot plays": _bot_player,
    "naming": _naming,
    "rules": lambda theatre: shown(theatre, Rules(game=GAME.name, presets=GAME.presets)),
    "rules changed": _own_rules,
    "saves none": lambda theatre: shown(theatre, Saves()),
    "saves": partial(_saves, count=9),
    "saves one": partial(_sheet, offering=False),
    "pause": lambda theatre: shown(theatre, Pause()),
    **{f"settings {tab}": partial(_settings, tab=tab) for tab in TABS},
    "about": lambda theatre: shown(theatre, About()),
    "about licence": lambda theatre: shown(theatre, About(shown="rye")),
    "cover": lambda theatre: shown(theatre, Cover(seat=2, name_of_person=LONG_NAME)),
    "pad lost": _pad_lost,
    "pad unknown": lambda theatre: shown(theatre, PadMap(device=Device(Kind.PAD, 3))),
}
"""By name, in the order in which a person meets them."""
