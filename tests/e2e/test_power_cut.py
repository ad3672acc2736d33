"""The program is killed in the middle of a game, again and again, and each time goes on where it stood."""

from __future__ import annotations

import random

import pytest

from game.table.replay import Replay
from game.table.saves import saved_games
from tests.e2e.desk import Desk, Shown
from tests.figures import Count

LONGEST_LIFE = 1.0
"""Seconds between the first frame of the table and the power cut."""


def at_the_table(shown: Shown) -> bool:
    return shown.scene == "earptable"


@pytest.mark.parametrize("cuts", [3, pytest.param(50, marks=pytest.mark.full)])
def test_nothing_that_was_shown_is_lost(desk: Desk, cuts: int, figures: Count) -> None:
    """Kill -9 at random moments; what was on the screen is on the disk, and the game goes on exactly there."""
    chance = random.Random(cuts)
    table = ("--game", "wyatt_earp", "--seats", "4", "--bots", "4", "--seed", "11")
    desk.start("--no-sound", "--pace", "instant", *table)
    for number in range(cuts):
        desk.until(at_the_table)
        desk.wait(lambda shown: False, chance.uniform(0, LONGEST_LIFE))
        shown = desk.shown
        desk.kill()
        (save, *others), set_aside = saved_games(desk.home / "saves")
        assert not others and not set_aside
        kept = Replay(save.path)
        assert shown.scene != "earptable" or kept.length >= shown.facts["picks"]
        desk.start("--no-sound", "--pace", "instant")
        assert desk.until(lambda shown: shown.scene == "welcome_back").facts["notice"] is None
        desk.click("go_on")
        assert desk.until(at_the_table).facts["picks"] >= kept.length
        figures(kills=number + 1)
