"""What the world outside the rules does: the chance seat's answers, which the table supplies."""

from __future__ import annotations

from typing import Any

from game.pony_express.frames.shot import outcome_of, outcome_pick
from game.pony_express.scene import in_flight
from game.rules.kinds import CHANCE, Pick
from game.shootout import Flick, Scene, Shot, first_place, refusal, throw
from game.shootout.retold import retold


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


def shot_on_record(g: Any, pick: Pick) -> tuple[Scene, Shot] | None:
    """The shot that came to `pick`, which the chance seat said once: drawn from that, not thrown.  Else None."""
    asked = _flicked(g)
    return None if asked is None else (asked[0], retold(*asked, outcome_of(pick)))


def _flicked(g: Any) -> tuple[Scene, Flick] | None:
    """The street and the flick that the chance seat is asked about; None when it is not asked."""
    if g.pending is None or CHANCE not in g.pending.options:
        return None
    plain, thrown = in_flight(g)
    scene = Scene.of(plain)
    x, y, *rest = thrown
    if refusal(scene, x, y) is not None:
        x, y = first_place(scene)  # a figure was pushed there: the die goes to the nearest free place
    return scene, Flick(x, y, *rest)


def _thrown(g: Any, *, sampled: bool) -> Shot | None:
    asked = _flicked(g)
    return None if asked is None else throw(*asked, sampled=sampled)
