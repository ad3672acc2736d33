"""The program opens a window, obeys mouse, keys and a gamepad, and leaves quietly."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.e2e.desk import Desk
from tests.stage.virtual_pad import D_DOWN

pytestmark = pytest.mark.skipif(find_spec("game.stage.menus.opening") is None, reason="there is no first scene yet")


def test_a_window_opens_and_shows_its_title(desk: Desk) -> None:
    desk.start("--no-sound")
    shown = desk.settled()
    assert shown.size == desk.size
    assert shown.controls
    for control in shown.controls.values():
        x, y, width, height = control.rect
        assert x >= 0 and y >= 0 and x + width <= desk.size[0] and y + height <= desk.size[1]


def test_keys_and_a_pad_move_the_focus(desk: Desk) -> None:
    desk.start("--no-sound")
    first = desk.settled().focus
    desk.key("Down")
    second = desk.until(lambda shown: shown.focus not in (first, None)).focus
    desk.plug("A pad")
    desk.press("A pad", D_DOWN)
    assert desk.until(lambda shown: shown.focus != second).focus != first
