"""A small table of hit chances: what a flick does in playouts and search, where nobody throws a die.

Real throws come from the simulation; this only has to be quick and about right.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from game.pony_express.arena import ARENA, INDIAN, facing, start_of
from game.pony_express.frames.shot import FELL, INDIANS, OFF, TOUCHED, Flight
from game.pony_express.scene import figures, stand_of
from game.pony_express.state import Pony
from game.rules.chance import Chance
from game.rules.kinds import SEATS, Pick, Token

Flick = tuple[int, int, int]
"""Place and aim in 0.01 degree, speed in mm/s."""

SLOWING: Final = 4905
"""Sliding friction, in mm/s per second."""
TOUCH_CHANCE: Final = (100, 100, 100, 100, 100, 100, 100, 100, 97, 90, 75, 50, 25, 8)
"""Per cent, by the distance of a figure's middle from the line of the die's middle, in steps of 1.6 mm."""
STEP: Final = 16
FALL_CHANCE: Final = (0, 0, 2, 15, 70, 88, 93, 95)
"""Per cent that a touched figure falls, by the speed of impact in steps of 250 mm/s."""
FALL_STEP: Final = 250
NEAR: Final = 300
"""A second figure is hit only if it stands no farther than this (0.1 mm) behind the first."""


def modelled_outcome(g: Pony, flick: Flick, chance: Chance) -> Pick:
    """An outcome for the chance seat: hits by chance along the line of the flick; nothing is moved."""
    flight = g.stack[-1]
    assert isinstance(flight, Flight)
    place, aim, speed = flick
    stand = stand_of(g, flight.seat)
    x, y = _start(stand, place // 100 * 100)
    angle = facing(stand) + aim * _TO_RADIANS
    dx, dy = math.cos(angle), math.sin(angle)
    reach = speed * speed * 10 // (2 * SLOWING)
    near: list[tuple[float, float, int]] = []
    for number, fx, fy, _, stands in figures(g):
        along = (fx - x) * dx + (fy - y) * dy
        if 0 < along < reach and stands and number != flight.seat:
            aside = abs((fx - x) * dy - (fy - y) * dx)
            if aside < _WIDE:
                near.append((along, aside, number))
    if not near:
        return _ENDS_OFF if reach > ARENA.width else _MISSES
    near.sort()
    tokens: list[Token] = ["outcome"]
    first = 0.0
    for along, aside, number in near:
        if first and along > first + NEAR:
            break
        if chance.below(100) < TOUCH_CHANCE[int(aside) // STEP]:
            first = first or along
            figure = SEATS[number] if number < INDIAN else INDIANS[number - INDIAN]
            tokens += [TOUCHED, figure]
            impact = math.sqrt(max(0.0, speed * speed - 2 * SLOWING * along / 10))
            if chance.below(100) < FALL_CHANCE[min(int(impact) // FALL_STEP, len(FALL_CHANCE) - 1)]:
                tokens += [FELL, figure]
    return tuple(tokens)


_TO_RADIANS: Final = math.pi / 18000
_WIDE: Final = STEP * len(TOUCH_CHANCE)
_MISSES: Final[Pick] = ("outcome",)
_ENDS_OFF: Final[Pick] = ("outcome", OFF)
_start = lru_cache(maxsize=1024)(start_of)


def answer_for_chance(g: Pony, chance: Chance) -> Pick:
    """What the chance seat answers when nothing but the table of chances is there."""
    flight = g.stack[-1]
    assert isinstance(flight, Flight)
    return modelled_outcome(g, (flight.place, flight.aim, flight.speed), chance)
