from __future__ import annotations

import pygame
import pytest

from game.stage.paint.pen import Pen
from game.stage.paint.press import Press


@pytest.mark.parametrize("place", [(-50, -400, 100, 60), (2000, 20, 100, 60), (0, 5, 0, 0)])
def test_a_pen_for_a_place_off_the_screen_leaves_it_as_it_was(place: tuple[int, int, int, int]) -> None:
    screen = pygame.Surface((900, 10))
    Pen.within(Press(), screen, pygame.Rect(place)).fill((0, 0, 100, 100), (255, 0, 0))
    assert pygame.mask.from_threshold(screen, (255, 0, 0), (1, 1, 1)).count() == 0


def test_a_pen_for_a_place_on_the_screen_draws_there_only() -> None:
    screen = pygame.Surface((200, 200))
    Pen.within(Press(), screen, pygame.Rect(50, 60, 30, 40)).fill((0, 0, 500, 500), (255, 0, 0))
    assert pygame.mask.from_threshold(screen, (255, 0, 0), (1, 1, 1)).get_bounding_rects() == [
        pygame.Rect(50, 60, 30, 40)
    ]
