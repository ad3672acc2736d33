"""What the world outside the rules does: the chance seat's answers, which the table supplies."""

from __future__ import annotations

from typing import Any

from game.pony_express.frames.shot import outcome_pick
from game.pony_express.scene import in_flight
from game.rules.kinds import CHANCE, Pick
from game.shootout import Flick, Scene, first_place, refusal, throw


def outcome(g: Any) -> Pick | None:
    """The chance seat's answer if that seat is asked: a die in flight is thrown in the simulation.  Else None."""
    if g.pending is None or CHANCE not in g.pending.options:
        return None
    plain, thrown = in_flight(g)
    scene = Scene.of(plain)
    x, y, *rest = thrown
    if refusal(scene, x, y) is not None:
        x, y = first_place(scene)  # a figure was pushed there: the die goes to the nearest free place
    return outcome_pick(*throw(scene, Flick(x, y, *rest), sampled=False).outcome())
