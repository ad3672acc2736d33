"""A whole game of BANG! in a real window, by mouse against bots."""

from __future__ import annotations

from tests.e2e.desk import Desk
from tests.e2e.gunman import MouseGunman


def test_a_game_by_mouse_against_bots(desk: Desk) -> None:
    """With its left button only."""
    table = ("--game", "bang", "--seats", "4", "--bots", "3", "--seed", "5")
    desk.start("--no-sound", "--pace", "instant", *table)
    gunman = MouseGunman(desk)
    gunman.play()
    assert gunman.acts >= 5
    assert desk.said() == ""
