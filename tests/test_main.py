"""The door to the window: what is tried, and what is said when it stays shut."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace

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
