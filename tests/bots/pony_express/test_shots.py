from __future__ import annotations

from typing import Any

from game.bots import brain
from game.bots.pony_express.shots import flick
from game.pony_express.model import answer_for_chance
from game.rules.chance import Chance
from game.rules.kinds import CHANCE
from game.rules.knowledge import view
from game.rules.library import find
from game.table.outcomes import outcome

GAME = find("pony_express")


def shots(kind: str, many: int) -> list[Any]:
    """States in which a shot of that kind is asked for."""
    found: list[Any] = []
    for deal in range(200):
        g = GAME.new(3, GAME.presets.mix("seed-002"), deal)
        for number in range(400):
            if g.pending is None:
                break
            seat = next(iter(g.pending.options))
            if seat == CHANCE:
                g.choose(seat, answer_for_chance(g, Chance(number)))
                continue
            if g.pending.kind == kind:
                found.append(g)
                break
            g.choose(seat, brain.choose(view(g, seat), GAME.name, "deputy", number))
        if len(found) == many:
            break
    return found


def test_without_tremor_the_target_is_hit() -> None:
    hits = 0
    states = shots("shot", 8)
    for g in states:
        seat = next(iter(g.pending.options))
        g.choose(seat, ("flick", *flick(view(g, seat).state, seat, Chance(1), 0.0)))
        hits += "touched" in (outcome(g) or ()) or "fell" in (outcome(g) or ())
    assert len(states) == 8 and hits >= 7


def test_a_trembling_hand_misses_now_and_then_and_stays_in_range() -> None:
    g = shots("indians", 1)[0]
    seat = next(iter(g.pending.options))
    aims = {flick(view(g, seat).state, seat, Chance(n), 5.5)[1] for n in range(30)}
    assert len(aims) > 20 and all(-9000 <= aim <= 9000 for aim in aims)
