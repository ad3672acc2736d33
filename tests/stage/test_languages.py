"""Another language at any moment: what is open says everything in it at once."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.rules.library import find
from game.rules.refusal import NOT_AN_OPTION
from game.stage import rooms
from game.stage.menus import choices
from game.stage.menus.settings import SettingsPage
from game.stage.menus.title import Title
from game.stage.menus.tongues import Tongues
from game.stage.play.table import Table
from game.table import settings as settings_file
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import language
from tests.stage.theatre import Theatre


def test_the_title_asks_for_the_language_and_keeps_it() -> None:
    theatre = Theatre(None, (1280, 720), Settings())
    title = Title()
    theatre.stage.reset(title)
    press = theatre.stage.press
    spoken = []
    for tag in ("fa", "zh", "en"):
        theatre.click_on("language")
        theatre.run(0.3)
        theatre.click_on(tag)
        theatre.run(0.3)
        assert theatre.scene is title
        spoken.append((language(), title.sentence()))
    assert spoken == [
        ("fa", "برای همه، دور یک صفحه."),
        ("zh", "大家围坐一块屏幕，一起来玩。"),
        ("en", "For everybody round one screen."),
    ]
    assert theatre.stage.press is not press
    assert settings_file.load()[0].language == "en"


def test_whoever_opens_the_languages_by_chance_gets_back_with_two_presses() -> None:
    theatre = Theatre(None, (1280, 720), Settings())
    title = Title()
    theatre.stage.reset(title)
    title.focus.go("language")
    theatre.key(pygame.K_RETURN)
    theatre.run(0.3)
    page = theatre.stage.front
    assert isinstance(page, Tongues) and page.focus.id == "en"
    assert {control.id for control in page.controls()} == {"en", "fa", "zh", "back"}
    theatre.key(pygame.K_RETURN)
    theatre.run(0.3)
    assert theatre.scene is title and language() == "en"


@pytest.mark.parametrize(("tag", "heading"), [("zh", "画面"), ("fa", "تصویر")])
def test_the_settings_change_every_screen_at_once(tag: str, heading: str) -> None:
    theatre = Theatre(None, (1280, 720), Settings())
    title, page = Title(), SettingsPage(tab="picture")
    theatre.stage.reset(title)
    theatre.stage.push(page)
    choices.put(theatre.stage, "language", tag)
    assert next(item.label for item, _ in page.placed if item.id == "tab-picture") == heading
    assert theatre.stage.settings.language == tag
    assert theatre.stage.press.language == tag
    theatre.stage.paint()
    assert theatre.stage.press.overflowed == set()


def test_a_language_that_is_no_longer_there_is_not_read_from_the_file() -> None:
    text = settings_file.dump(Settings(language="fa"))
    assert settings_file.parse(text).language == "fa"
    assert settings_file.parse(text.replace('"fa"', '"xx"')).language == "en"


@pytest.mark.parametrize("game", list(rooms.ROOMS))
def test_what_the_telegraph_of_a_table_has_told_is_told_in_the_new_language(game: str) -> None:
    people = ("Ana", "Bo", "Clem")
    chairs = tuple(Chair(name, seat, "bot" if seat else "person", "random") for seat, name in enumerate(people))
    table: Table[Any, Any, Any] = rooms.table_of(Session.start(Setup(game, chairs, find(game).presets.default, {}, 5)))
    theatre = Theatre(table, settings=Settings(pace="instant"), painting=False)
    for _ in range(3000):
        theatre.frame()
        if table.desk is not None and len(table.strip) > 2:
            break
    english, told = list(table.strip), table.told
    table.excuse(NOT_AN_OPTION)
    excuse = table.sentence()
    theatre.stage.speak("zh")
    assert table.sentence() != excuse
    assert table.strip != english and len(table.strip) == len(english)
    assert table.told != told
    table.hang_strip()
    chinese = list(table.strip)
    theatre.stage.speak("en")
    theatre.stage.speak("zh")
    assert list(table.strip) == chinese
    table.session.close()
