"""The title by keys: past the last bill is the first again."""

from __future__ import annotations

import pygame
import pytest

from game.options import PlayOptions
from game.stage.menus.opening import Opening
from game.stage.menus.title import BILLS, Title
from game.table.settings import Settings
from tests.stage.theatre import Theatre


@pytest.mark.parametrize("key", [pygame.K_RIGHT, pygame.K_LEFT])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080)])
def test_the_bills_are_a_ring(size: tuple[int, int], language: str, key: int) -> None:
    opening = Opening(PlayOptions())
    theatre = Theatre(size=size, settings=Settings(language=language), doors=opening.doors(), painting=False)
    opening.begin(theatre.stage)
    theatre.frame()
    assert isinstance(theatre.scene, Title)
    been = []
    for _ in range(2 * len(BILLS)):
        theatre.key(key)
        been.append(theatre.focus)
    assert set(been) == set(BILLS), "two steps aside and Enter must not end the program"
