from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.stage.plain_board import Board
from tests.stage.theatre import Theatre


@pytest.fixture(scope="session", autouse=True)
def sdl() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.quit()


@pytest.fixture
def board() -> Board:
    """A plain table, before any theatre shows it."""
    return Board()


@pytest.fixture
def theatre(board: Board) -> Theatre:
    """A stage with the plain table on it; other tests bring their own."""
    return Theatre(board)
