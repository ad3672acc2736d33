"""The operator's page has room for everything, in every language and size of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.options import PlayOptions
from game.stage.menus.opening import Opening
from game.stage.menus.operator import Operator
from game.table.settings import Settings
from game.table.shop import Shop
from game.words import language, speak
from tests.stage.theatre import Theatre


@pytest.fixture
def spoken() -> Iterator[None]:
    before = language()
    yield
    speak(before)


@pytest.mark.parametrize("tag", ["en", "zh", "fa", "pseudo"])
@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1280, 720), 150), ((1024, 768), 125)])
def test_everything_has_room(tag: str, size: tuple[int, int], text_size: int, spoken: None) -> None:
    opening = Opening(PlayOptions(kiosk=True))
    theatre = Theatre(doors=opening.doors(), size=size, settings=Settings(text_size=text_size))
    opening.begin(theatre.stage)
    for _ in range(3):
        Shop().count("visitors")
    kiosk = theatre.stage.guard
    assert kiosk is not None
    kiosk.life = 3600.0
    theatre.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="")
    speak(tag)
    page = Operator(kiosk=kiosk)
    theatre.stage.push(page)
    theatre.stage.lay_out()
    theatre.run(0.5)
    theatre.stage.touch()
    theatre.frame()
    assert theatre.stage.press.overflowed == set()
    controls = [control for control in page.controls() if control.group != "prompt"]
    assert page.panel is not None
    for one, other in combinations(controls, 2):
        assert not one.rect.colliderect(other.rect), (one.id, other.id)
    for control in controls:
        assert page.panel.contains(control.rect), control.id
        assert not control.rect.colliderect(page.counted), control.id
