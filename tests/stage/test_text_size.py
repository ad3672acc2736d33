"""Text size and language at any moment: what was chosen stays chosen, what had the focus keeps it."""

from __future__ import annotations

import pytest

from game.stage.menus import choices
from game.table.settings import Settings
from tests.stage.theatre import Theatre
from tools.screens import SCREENS

MOMENTS = ("table lay three", "bang aim", "pony dice chosen", "pony hand chosen", "bang store", "naming", "pause")
"""Something is chosen or written there, or waits for an answer."""


def state(theatre: Theatre) -> tuple[object, ...]:
    """What a person has done so far on the front scene."""
    scene = theatre.scene
    lit = {control.id: control.enabled for control in scene.controls()}
    return scene.name, scene.focus.id, lit, scene.facts(), len(theatre.stage.scenes)


@pytest.mark.parametrize("name", MOMENTS)
def test_text_of_every_size_and_every_language_in_the_middle_of_something(name: str) -> None:
    theatre = Theatre(None, (1280, 720), Settings(text_size=100), painting=False)
    SCREENS[name](theatre)
    before, press = state(theatre), theatre.stage.press
    for size in (125, 150, 100):
        choices.put(theatre.stage, "text_size", size)
        theatre.frame()
        assert theatre.stage.press.text_scale == size / 100
        assert state(theatre) == before
    for tag in ("fa", "zh", "en"):
        theatre.stage.speak(tag)
        theatre.frame()
        assert theatre.stage.press.right_to_left is theatre.stage.canvas.right_to_left is (tag == "fa")
        assert state(theatre)[:2] == before[:2]
    assert state(theatre) == before
    assert theatre.stage.press is not press
