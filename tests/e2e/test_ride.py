"""Whole games of Pony Express in a real window: by mouse with real drags, and with a gamepad for each person."""

from __future__ import annotations

import pytest

from tests.e2e.desk import Desk
from tests.e2e.rider import TRAIL, MouseRider, PadRider

SHOOT_OUTS, SHOOT_OUTS_FULL = 1, 3
"""In so many the mouse flicks a die, at least: in the slice, and in full."""


def test_games_by_mouse_from_the_title_with_real_drags(desk: Desk, full: bool) -> None:
    """With its left button only: one person and two bots, from the title to the winner, and again until it has shot
    in enough shoot-outs.
    """
    wanted = SHOOT_OUTS_FULL if full else SHOOT_OUTS
    desk.start("--no-sound", "--pace", "instant")
    desk.click("pony_express")
    desk.until(lambda shown: "who-3" in shown.controls)
    desk.click("who-3")
    desk.click("go_on")
    desk.click("begin")
    assert desk.until(lambda shown: shown.scene == TRAIL).facts["picks"] == 0
    rider = MouseRider(desk)
    rider.play()
    while rider.streets < wanted:
        desk.click("rematch")
        desk.until(lambda shown: shown.scene == TRAIL)
        rider.play()
    assert rider.shots >= wanted
    assert desk.said() == ""


@pytest.mark.full
def test_a_game_by_three_gamepads(desk: Desk) -> None:
    """Nobody touches anything else, and each pad has its own seat."""
    desk.start("--no-sound", "--pace", "instant")
    rider = PadRider(desk, pads=["Ana's pad", "Bo's pad", "Cy's pad"])
    for pad in rider.pads:
        desk.plug(pad)
    rider.sit_down()
    rider.play()
    assert rider.used == set(rider.pads)
    assert rider.shots, "whoever declares the best comes to the Indians with the first ride"
    assert desk.said() == ""
