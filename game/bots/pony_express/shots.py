"""Aiming: straight at the target, a little aside where somebody else stands near the line, with a trembling hand."""

from __future__ import annotations

import math
from typing import Final

from game.pony_express.arena import INDIAN, SPEED, bearing, start_of
from game.pony_express.frames.duel import Duel
from game.pony_express.scene import contest, figures, stand_of
from game.pony_express.state import Pony
from game.rules.chance import Chance

HALF_TURN: Final = 18_000
REACH: Final = 180.0
"""Foot and die together, in 0.1 mm: nearer than this the die touches."""
ASIDE: Final = (0, -50, 50, -100, 100, -200, 200, -300, 300)
"""Aims tried beside the middle of a target, in 0.01 degree; the earlier wins between equals."""
BYSTANDER: Final = 1.6
"""What hitting somebody else costs, when hitting the target is worth 1."""
FASTEST: Final = SPEED.high - 100
SPEED_TREMOR: Final = 100


def flick(g: Pony, seat: int, chance: Chance, tremor: float) -> tuple[int, int, int]:
    """Place and aim in 0.01 degree and speed in mm/s; `tremor` is the spread of the aim in degrees."""
    stand = stand_of(g, seat)
    start = start_of(stand, 0)
    ahead = bearing(stand)
    fight = contest(g)
    rival = (fight.other if seat == fight.newcomer else fight.newcomer) if isinstance(fight, Duel) else INDIAN
    wanted: list[tuple[float, float]] = []
    spared: list[tuple[float, float]] = []
    for number, x, y, _, upright in figures(g):
        if number == seat or not upright:
            continue
        dx, dy = x - start[0], y - start[1]
        aim = (math.degrees(math.atan2(dy, dx)) * 100 - ahead + HALF_TURN) % (2 * HALF_TURN) - HALF_TURN
        window = math.degrees(math.atan2(REACH, math.hypot(dx, dy))) * 100
        if number == rival or (rival == INDIAN and number >= INDIAN):
            wanted.append((aim, window))
        elif number < INDIAN:
            spared.append((aim, window))
    spread = max(0.3, tremor) * 100
    best = max(
        (aim + aside for aim, _ in wanted or [(0.0, 0.0)] for aside in ASIDE),
        key=lambda angle: round(_share(angle, wanted, spread) - BYSTANDER * _share(angle, spared, spread), 6),
    )
    aim = round(best + spread * _bell(chance))
    speed = FASTEST + round(SPEED_TREMOR * _bell(chance))
    return 0, max(-9000, min(9000, aim)), max(SPEED.low, min(SPEED.high, speed))


def _share(angle: float, seen: list[tuple[float, float]], spread: float) -> float:
    """How many of these figures a shot at an angle hits, on average."""
    total = 0.0
    for aim, window in seen:
        total += 0.5 * (
            math.erf((aim + window - angle) / (spread * math.sqrt(2)))
            - math.erf((aim - window - angle) / (spread * math.sqrt(2)))
        )
    return total


def _bell(chance: Chance) -> float:
    """A bell-shaped number around 0 with a spread of 1: twelve even ones together."""
    return sum(chance.below(10_001) for _ in range(12)) / 10_000 - 6
