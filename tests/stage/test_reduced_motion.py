"""Less motion: a hit and a fight are walked frame by frame, and nothing shakes, nothing flashes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.rules.ask import PASS
from game.stage.bang.table import BangTable
from game.stage.earp.table import EarpTable
from game.table.settings import Settings
from tests.stage.pony.fights import Fight
from tests.stage.theatre import Theatre
from tools.screens.bang import laid as bang_laid
from tools.screens.tables import laid as earp_laid

SMALL = (64, 36)
SIZE = (960, 540)
GLARE = 0.1
"""A part of the picture flashes when its brightness, 0 to 1, jumps by so much from one frame to the next ..."""
AREA = 0.25
"""... and the picture flashes when so much of it does: then it could make people ill."""
MOST_FLASHES = 3
"""In a second, whatever is chosen."""
Frame = NDArray[np.float64]


def light(theatre: Theatre) -> Frame:
    """The picture small, its brightness 0 to 1."""
    small = pygame.transform.smoothscale(theatre.stage.window.surface, SMALL)
    bright: Frame = pygame.surfarray.array3d(small) @ np.array((0.299, 0.587, 0.114)) / 255
    return bright


def frames(theatre: Theatre, going_on: Callable[[], bool], seconds: float = 8.0) -> Iterator[Frame]:
    """Frame by frame, as long as something goes on."""
    theatre.painting = True
    theatre.stage.touch()
    for _ in range(round(seconds * 30)):
        theatre.frame(1 / 30)
        yield light(theatre)
        if not going_on():
            return


def flashes(pictures: list[Frame]) -> list[int]:
    """The frames at which a large part of the picture became brighter at once."""
    return [n for n, (before, after) in enumerate(pairwise(pictures)) if (after - before > GLARE).mean() >= AREA]


def settings(reduced: bool) -> Settings:
    return Settings(reduced_motion=reduced, pace="normal")


def hit(reduced: bool) -> tuple[list[Frame], set[tuple[int, int]]]:
    """Kate takes the hit: the frames, and how her panel stood aside."""
    theatre = Theatre(None, SIZE, settings(reduced), painting=False)
    table: BangTable = bang_laid(theatre, "shot")
    jolts = set()

    def going_on() -> bool:
        jolts.add(table.floor.jolt)
        return table.motion.acting or table.flow.thinking

    table.flow.choose(0, PASS)
    theatre.frame()
    return list(frames(theatre, going_on)), jolts


def robbery(reduced: bool) -> tuple[list[Frame], set[tuple[int, int]]]:
    """A shot over a draw at Wyatt Earp's table: the frames, and how the table shook."""
    theatre = Theatre(None, SIZE, settings(reduced), painting=False)
    table: EarpTable = earp_laid(theatre, "rich")
    shakes = set()

    def going_on() -> bool:
        shakes.add(table.floor.shake)
        return table.motion.acting

    table.flow.choose(0, ("bank_robbery", "belle_starr"))
    theatre.frame()
    return list(frames(theatre, going_on)), shakes


@pytest.mark.parametrize("walked", [hit, robbery])
def test_nothing_shakes_or_flashes_where_less_motion_is_wanted(
    walked: Callable[[bool], tuple[list[Frame], set[tuple[int, int]]]],
) -> None:
    pictures, moved = walked(True)
    assert len(pictures) > 3
    assert flashes(pictures) == []
    assert len(moved) == 1, "it stands where it stood"


def test_otherwise_a_hit_is_felt() -> None:
    _, jolts = hit(False)
    assert len(jolts) > 1


@pytest.mark.parametrize("reduced", [True, False])
def test_a_fight_never_flashes_more_than_three_times_a_second(reduced: bool) -> None:
    fight = Fight(size=SIZE, settings=settings(reduced))
    fight.flick(295)
    pictures = list(frames(fight, lambda: True, 3.0))
    found = flashes(pictures)
    assert all(len([n for n in found if start <= n < start + 30]) <= MOST_FLASHES for start in found)
    if reduced:
        assert found == []


def test_a_flash_is_seen_by_this_measure() -> None:
    dark, bright = np.zeros(SMALL), np.full(SMALL, 0.5)
    corner = dark.copy()
    corner[:10, :10] = 1.0
    assert flashes([dark, bright, dark, corner]) == [0]
