from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.paint.press import Press


@pytest.fixture(scope="package", autouse=True)
def window(sdl: None) -> Iterator[pygame.Surface]:
    """Something to convert pictures for, as in the running game."""
    yield pygame.display.set_mode((320, 200))


@pytest.fixture
def press() -> Press:
    return Press()


@pytest.fixture(params=(2 / 3, 1.0, 2.0), ids=("720", "1080", "2160"))
def any_press(request: pytest.FixtureRequest) -> Press:
    """A press for each of three window heights."""
    return Press(scale=request.param)
