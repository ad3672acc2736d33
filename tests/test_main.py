"""The door to the window: which errors of pygame mean a missing screen, and which a fault of ours."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest

from game import __main__ as door
from game import stage
from game.options import PlayOptions
from game.trouble import Trouble

Run = Callable[[PlayOptions], int]


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Puts another `run` in the place of the window's."""

    def put(run: Run) -> None:
        module = SimpleNamespace(run=run)
        monkeypatch.setitem(sys.modules, "game.stage.app", module)
        monkeypatch.setattr(stage, "app", module, raising=False)

    return put


def test_a_screen_that_refuses_is_trouble(app: Callable[[Run], None]) -> None:
    def run(_options: PlayOptions) -> int:
        raise pygame.error("No available video device")

    app(run)
    with pytest.raises(Trouble) as trouble:
        door.open_window(PlayOptions())
    assert (trouble.value.sentence, trouble.value.status) == ("trouble-no-screen", 1)
    assert trouble.value.given["why"] == "No available video device"


def test_an_error_while_the_window_stands_is_a_crash(app: Callable[[Run], None]) -> None:
    def run(_options: PlayOptions) -> int:
        pygame.display.set_mode((64, 48))
        raise pygame.error("Invalid color argument")

    app(run)
    try:
        with pytest.raises(pygame.error, match="Invalid color"):
            door.open_window(PlayOptions())
    finally:
        pygame.quit()


def test_what_was_typed_reaches_the_window(app: Callable[[Run], None], monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def run(options: PlayOptions) -> int:
        seen.append(options)
        return 0

    app(run)
    monkeypatch.setattr(sys, "argv", ["sundown", "--window", "1024x768"])
    assert door.main() == 0
    assert seen == [PlayOptions(window=(1024, 768))]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can tell beforehand")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_any_named_screen_is_worth_trying(
    name: str, app: Callable[[Run], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    app(lambda _options: 0)
    for other in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(other, raising=False)
    with pytest.raises(Trouble):
        door.open_window(PlayOptions())
    monkeypatch.setenv(name, "something")
    assert door.open_window(PlayOptions()) == 0
