"""What the world outside the rules does: the chance seat's answers, which the table supplies."""

from __future__ import annotations

from typing import Any

from game.pony_express.frames.shot import outcome_pick
from game.pony_express.scene import in_flight
from game.rules.kinds import CHANCE, Pick
from game.shootout import Flick, Scene, Shot, first_place, refusal, throw


def outcome(g: Any) -> Pick | None:
    """The chance seat's answer if that seat is asked: a die in flight is thrown in the simulation.  Else None."""
    shot = _thrown(g, sampled=False)
    return None if shot is None else answer(shot)


def shot_in_flight(g: Any) -> tuple[Scene, Shot] | None:
    """The same throw with the way everything takes, for a window: the street before it, and the shot.  Else None."""
    shot = _thrown(g, sampled=True)
    return None if shot is None else (Scene.of(in_flight(g)[0]), shot)


def answer(shot: Shot) -> Pick:
    """What the chance seat says about a shot."""
    return outcome_pick(*shot.outcome())


def _thrown(g: Any, *, sampled: bool) -> Shot | None:
    if g.pending is None or CHANCE not in g.pending.options:
        return None
    plain, thrown = in_flight(g)
    scene = Scene.of(plain)
    x, y, *rest = thrown
    if refusal(scene, x, y) is not None:
        x, y = first_place(scene)  # a figure was pushed there: the die goes to the nearest free place
    return throw(scene, Flick(x, y, *rest), sampled=sampled)
