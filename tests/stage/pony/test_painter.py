"""The ground of the trail: what is painted once, and what is painted anew."""

from __future__ import annotations

import pygame
import pytest

from game.stage.pony.painter import Ground
from tests.stage.pony.test_table import Trail


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_of_an_older_line_of_the_telegraph_nothing_stays(size: tuple[int, int]) -> None:
    trail = Trail(size=size)
    trail.frame()
    press, floor = trail.table.stage.press, trail.table.floor
    first, second = ((0, "grijpq, y"), (1, "gypsy jug")), ((1, "no"),)
    screen = pygame.Surface(size)
    again, fresh = Ground(), Ground()
    again.draw(press, screen, floor.layout, first, floor)
    before = pygame.image.tobytes(screen, "RGB")
    again.draw(press, screen, floor.layout, second, floor)
    renewed = pygame.image.tobytes(screen, "RGB")
    fresh.draw(press, screen, floor.layout, second, floor)
    assert renewed != before
    assert renewed == pygame.image.tobytes(screen, "RGB")
