from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest

from tests.stage.plain_board import Board
from tests.stage.theatre import Theatre


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the person's own saves and settings."""
    home = tmp_path / "home"
    monkeypatch.setenv("SUNDOWN_HOME", str(home))
    return home


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
