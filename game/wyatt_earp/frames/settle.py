"""The end of a hand: every poster is counted and shared out (WE-42 to WE-50)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.frame import Frame
from game.wyatt_earp import verbs
from game.wyatt_earp.deck import N_OUTLAWS, OUTLAWS
from game.wyatt_earp.events import Counted, Settled
from game.wyatt_earp.frames.windows import window_before_payout
from game.wyatt_earp.payout import payout, sharers
from game.wyatt_earp.state import Earp, points

CLAUSE_OF_OUTCOME = {"not_captured": "WE-43", "shortfall": "WE-47", "paid": "WE-46"}


@dataclass(slots=True)
class Settle(Frame[Earp]):
    """Under `wyatt_out_of_turn_window` = any_time a last shot at a Hideout comes before the money."""

    structural: ClassVar[bool] = True

    def begin(self, g: Earp) -> Frame[Earp] | None:
        return window_before_payout(g)

    def end(self, g: Earp) -> str:
        for outlaw in range(N_OUTLAWS):
            settle_poster(g, outlaw)
        return "settled"


def settle_poster(g: Earp, outlaw: int) -> None:
    """Count one poster and pay its sharers, step by step."""
    counted = tuple(points(g, seat, outlaw) for seat in range(g.seats))
    reward = g.poster[outlaw]
    result = payout(counted, reward, g.switches)
    g.emit(Counted, "WE-44" if result.captured else "WE-43", OUTLAWS[outlaw], counted, reward, result.captured)
    alone = result.captured and len(sharers(counted, g.switches)) == 1
    for step in result.steps:
        verbs.pay(g, outlaw, step.seat, step.amount, step.turn, "WE-45" if alone else "WE-46")
    clause = "WE-45" if alone else CLAUSE_OF_OUTCOME[result.why]
    g.emit(Settled, clause, OUTLAWS[outlaw], result.left, result.why)
