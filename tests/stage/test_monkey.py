"""A monkey at the controls: whatever is pressed, the stage stands, one control is focused, somebody can go on."""

from __future__ import annotations

import pygame
import pytest

from game.options import PlayOptions
from game.stage.devices.pads import Pads
from game.stage.menus.opening import Opening
from tests.stage.monkey import Monkey
from tests.stage.theatre import Theatre


def let_loose(options: PlayOptions, seed: int, acts: int, paint_every: int = 25) -> Monkey:
    Pads.start()
    opening = Opening(options)
    theatre = Theatre(doors=opening.doors(), painting=False)
    theatre.settings.pace = "instant"
    opening.begin(theatre.stage)
    theatre.frame()
    monkey = Monkey(theatre, seed)
    try:
        for number in range(acts):
            monkey.act()
            if not theatre.stage.running:
                theatre.stage.running = True
            if number % paint_every == 0:
                theatre.stage.paint()
            monkey.check()
    except Exception as error:
        raise AssertionError(f"seed {seed} after {monkey.done[-12:]}") from error
    finally:
        for scene in reversed(theatre.stage.scenes):
            scene.left()
        for pad in monkey.pads:
            pad.unplug()
        pygame.event.clear()
    return monkey


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(n, marks=pytest.mark.full) for n in range(3, 30))])
def test_in_the_menus(seed: int) -> None:
    let_loose(PlayOptions(), seed, 160)


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(n, marks=pytest.mark.full) for n in range(3, 30))])
def test_at_a_table_of_several_people(seed: int) -> None:
    let_loose(PlayOptions(game="wyatt_earp", seats=2 + seed % 3, bots=seed % 2, seed=seed), seed, 160)
