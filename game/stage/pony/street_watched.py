"""A bot's hand as everybody sees it aim: it isn't quite steady at first, and ends where the bot shoots."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.pony_express.arena import AIM
from game.rules.kinds import Pick
from game.shootout.gesture import power_of
from game.stage.motion import Move, Tween, linear
from game.stage.pony.flick import Hand

TREMBLE = 8.0
"""Degrees that the aim wanders before it has settled."""


@dataclass(slots=True)
class WatchedHand(Hand):
    """`shown_power` is how far the shot is drawn by now, 0 to 1."""

    shown_power: float = 0.0

    def takes_aim(self, pick: Pick, ms: float, steady: bool) -> Tween:
        """So many milliseconds of aiming, up to what the pick says; a `steady` hand doesn't tremble meanwhile."""
        _, _, aside, speed = pick
        full = power_of(int(speed)) / 1000

        def wander(t: float) -> None:
            left = 0.0 if steady else math.exp(-3 * t) * (1 - t)
            wide = TREMBLE * left * (math.sin(9 * t + 1) + 0.4 * math.sin(23 * t))
            self.shown_power = full * min(1.0, 1.3 * t)
            self.aim = round(min(max(int(aside) + 100 * wide, AIM.low), AIM.high))

        return Tween(wander, ms, linear, Move.HOLD)
