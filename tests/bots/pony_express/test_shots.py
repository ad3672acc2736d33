from __future__ import annotations

from dataclasses import replace
from functools import cache
from statistics import correlation, pstdev
from typing import Any

import pytest

from game.bots import brain
from game.bots.memory import Memory
from game.bots.pony_express import shots
from game.bots.pony_express.notes import FLICK
from game.bots.search import finished
from game.pony_express.arena import SPEED
from game.pony_express.model import answer_for_chance
from game.rules.chance import Chance
from game.rules.kinds import CHANCE
from game.rules.knowledge import view
from game.table.outcomes import outcome
from tests.bots.pony_express.tables import mind, new


@cache
def states(kind: str, many: int) -> tuple[Any, ...]:
    """States in which a shot of that kind is asked for."""
    found: list[Any] = []
    for deal in range(200):
        g = new(3, deal)
        for number in range(400):
            if g.pending is None or g.pending.kind == kind:
                break
            seat = next(iter(g.pending.options))
            if seat == CHANCE:
                g.choose(seat, answer_for_chance(g, Chance(number)))
            else:
                g.choose(seat, brain.choose(view(g, seat), "pony_express", "deputy", number))
        if g.pending is not None and g.pending.kind == kind:
            found.append(g)
        if len(found) == many:
            break
    return tuple(found)


def test_without_tremor_the_target_is_hit() -> None:
    hits = 0
    some = states("shot", 8)
    for before in some:
        g = before.copy()
        seat = next(iter(g.pending.options))
        asked = mind(g, seat, "deputy")
        asked.weights = replace(asked.weights, tremor=0.0, power_spread=0.0)
        g.choose(seat, ("flick", *finished(shots.flick(asked))))
        found = outcome(g) or ()
        hits += "touched" in found or "fell" in found
    assert len(some) == 8 and hits >= 7


@pytest.mark.parametrize("level", ["greenhorn", "deputy", "marshal"])
def test_a_trembling_hand_misses_now_and_then_and_stays_in_range(level: str) -> None:
    g = states("indians", 1)[0]
    seat = next(iter(g.pending.options))
    flicks = [finished(shots.flick(mind(g, seat, level, n))) for n in range(30)]
    assert len({aim for _, aim, _ in flicks}) > 20
    assert all(-9000 <= aim <= 9000 and SPEED.low <= speed <= SPEED.high for _, aim, speed in flicks)


def errors(nature: int) -> list[float]:
    """The bias of one bot over its flicks."""
    g = states("shot", 1)[0]
    seat = next(iter(g.pending.options))
    notes = ((FLICK, seat),)
    return [shots._bias(mind(g, seat, memory=Memory(nature, notes * n))) for n in range(4)]


def test_a_bias_is_a_bot_s_own_and_corrected_by_half() -> None:
    found = [errors(nature) for nature in range(1, 400)]
    first, second, later = [e[0] for e in found], [e[1] for e in found], [e[3] for e in found]
    assert 0.5 < pstdev(first) < 0.7
    assert 0.3 < correlation(first, second) < 0.6 and abs(correlation(first, later)) < 0.2


def test_a_shooter_aims_away_from_a_bystander() -> None:
    seen = shots.Range(((0.0, 370.0),), ((450.0, 500.0),))
    aims = sorted(range(-400, 401, 50), key=lambda aim: -shots._worth(aim, seen, 450.0, 1.6))
    assert aims[0] < -50
    assert max(range(-400, 401, 50), key=lambda aim: shots._worth(aim, seen, 450.0, 0.0)) == 0


def test_a_marshal_tries_his_aims_out_where_somebody_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[shots.Aim] = []

    def brings(trial: shots.Trial, aim: shots.Aim, number: int) -> float:
        tried.append(aim)
        return -abs(aim.angle)

    monkeypatch.setattr(shots.Trial, "brings", brings)
    monkeypatch.setattr(shots, "_doubtful", lambda *_: True)
    g = states("shot", 1)[0]
    seat = next(iter(g.pending.options))
    aim = finished(shots.chosen(mind(g, seat, "marshal"), 4.1))
    assert len(set(tried)) == 4 and len(tried) == 32 and aim == min(tried, key=lambda each: abs(each.angle))
    tried.clear()
    finished(shots.chosen(mind(g, seat, "deputy"), 5.2))
    assert not tried


def test_the_corner_is_taken_from_which_one_shoots_more_freely() -> None:
    g = states("corners", 1)[0].copy()
    duel = g.stack[-1]
    seat = duel.newcomer
    gains = {corner: shots.advantage(mind(g, seat, "deputy"), corner) for corner in ("left", "right")}
    picks = {brain.choose(view(g, seat), "pony_express", "deputy", n)[1] for n in range(20)}
    best = max(gains.values())
    assert picks == {corner for corner, gain in gains.items() if gain > best - 0.02}
    assert g.stack[-1].phase == "corners", "only thought of"
