from __future__ import annotations

import pygame

from game.stage.focus import Control
from game.stage.scene import Scene
from tests.stage.click_grid import grid, unanswered
from tests.stage.theatre import Theatre


class Two(Scene):
    """Two controls, of which the second covers a corner of the first unless it lies `apart`."""

    def __init__(self, apart: int) -> None:
        super().__init__()
        self.apart = apart

    def controls(self) -> list[Control]:
        return [
            Control("one", pygame.Rect(100, 100, 200, 80)),
            Control("two", pygame.Rect(290 + self.apart, 170, 200, 80)),
        ]


def test_the_grid_reaches_into_every_corner() -> None:
    points = grid(pygame.Rect(10, 20, 9, 5))
    assert len(set(points)) == 25
    assert {(10, 20), (18, 20), (10, 24), (18, 24), (14, 22)} <= set(points)


def test_what_lies_over_a_corner_is_found() -> None:
    assert unanswered(Theatre(Two(apart=10))) == []
    assert unanswered(Theatre(Two(apart=0))) == [("one", (299, 179), "two")]
