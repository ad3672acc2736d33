"""Riders of one habit, to measure the others against: one who never lies, one who always calls, one who always lies.

In everything else they play like the deputy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots.pony_express import scorer
from game.bots.pony_express.weights import DEPUTY
from game.pony_express.dice import DECLARABLE, STEPS, hand_of
from game.rules.ask import PASS
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View

HABITUAL_CALL: Final = ("call",)


def honest(seen: View[Any], seed: int) -> Pick:
    """Names what it has, a pair where it has nothing, and calls like the deputy."""
    pick = scorer.pick_with(seen, seed, DEPUTY)
    return ("declare", DECLARABLE[max(1, _steps(seen)) - 1]) if pick[0] == "declare" else pick


def caller(seen: View[Any], seed: int) -> Pick:
    """Calls whenever it may, and lies like the deputy."""
    assert seen.ask is not None and seen.viewer is not None
    if seen.ask.kind == "call":
        return HABITUAL_CALL if HABITUAL_CALL in seen.ask.options[seen.viewer] else PASS
    return scorer.pick_with(seen, seed, DEPUTY)


def bluffer(seen: View[Any], seed: int) -> Pick:
    """Always names one to three classes more than it has, and calls like the deputy."""
    pick = scorer.pick_with(seen, seed, DEPUTY)
    if pick[0] != "declare":
        return pick
    return ("declare", DECLARABLE[min(len(DECLARABLE), _steps(seen) + 1 + Chance(seed).below(3)) - 1])


def _steps(seen: View[Any]) -> int:
    return STEPS[hand_of(tuple(seen.state.dice))]


ANCHORS: Final[dict[str, Callable[[View[Any], int], Pick]]] = {"honest": honest, "caller": caller, "bluffer": bluffer}
