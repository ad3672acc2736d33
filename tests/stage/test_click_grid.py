from __future__ import annotations

import pygame
import pytest

from game.stage.focus import Control
from game.stage.intent import Intent
from game.stage.scene import Scene
from tests.stage.click_grid import grid, unanswered
from tests.stage.theatre import Theatre
from tools.screens import SCREENS


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


class Points(Scene):
    """25 small things, from corner to corner of the canvas, that know which one was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[str] = []

    def controls(self) -> list[Control]:
        canvas = self.stage.canvas
        wide, high = canvas.width / 5, canvas.height / 5
        return [
            Control(f"{row}-{column}", canvas.rect(column * wide, row * high, wide, high))
            for row in range(5)
            for column in range(5)
        ]

    def press(self, control: Control, intent: Intent) -> None:
        self.pressed.append(control.id)


LETTERBOXED = [(3840, 600), (2600, 1080)]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1200), (1024, 768), (900, 1400), *LETTERBOXED])
def test_every_pixel_of_the_canvas_belongs_to_one_thing_up_to_its_corners(size: tuple[int, int]) -> None:
    points = Points()
    theatre = Theatre(points, size, painting=False)
    whole = theatre.stage.canvas.whole
    assert (whole.size == size) is (size not in LETTERBOXED)
    assert unanswered(theatre) == []
    corners = {"0-0": whole.topleft, "0-4": (whole.right - 1, whole.top)}
    corners |= {"4-0": (whole.left, whole.bottom - 1), "4-4": (whole.right - 1, whole.bottom - 1)}
    for name, corner in corners.items():
        theatre.click(corner)
        assert points.pressed[-1] == name
    for control in points.controls():
        theatre.click(control.rect.center)
        assert points.pressed[-1] == control.id


@pytest.mark.parametrize("name", ["title", "seats eight", "settings picture", "table play", "pony cup", "bang all"])
def test_screens_between_dark_wings_answer_where_they_are_drawn(name: str) -> None:
    theatre = Theatre(None, LETTERBOXED[0], painting=False)
    SCREENS[name](theatre)
    whole = theatre.stage.canvas.whole
    assert all(whole.contains(control.rect) for control in theatre.scene.controls())
    assert unanswered(theatre) == []
