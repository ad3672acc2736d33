"""The table of hit chances that stands in for the simulation in playouts and search."""

from __future__ import annotations

from collections import Counter

import pytest

from game.pony_express.model import answer_for_chance
from game.pony_express.state import Pony
from game.rules.chance import Chance
from tests.pony_express.tables import position, say

THROWS = 400


def duel(flick: str) -> Pony:
    g = position(
        "set A.space 18", "set B.space 18", "set C.space 9", "set A.gold 3", "set B.gold 3",
        "pending Turn seat=A phase=meet start=6",
    )  # fmt: skip
    return say(g, "A> corner left", f"A> flick {flick}")


def outcomes(g: Pony) -> Counter[str]:
    chance = Chance(5)
    found: Counter[str] = Counter()
    for _ in range(THROWS):
        found.update({" ".join(map(str, answer_for_chance(g, chance)[1:3]))})
    return found


def test_a_straight_hard_shot_hits_always_and_a_far_off_one_never() -> None:
    assert outcomes(duel("0 0 2300")) == {"touched B": THROWS}
    assert outcomes(duel("0 4000 2300"))["touched B"] == 0


def test_a_slow_die_does_not_come_there() -> None:
    assert outcomes(duel("0 0 900")) == {"": THROWS}


def test_a_little_off_hits_sometimes() -> None:
    assert 0 < outcomes(duel("0 430 2300"))["touched B"] < THROWS


def test_a_bystander_can_be_hit() -> None:
    hits = [outcomes(duel(f"0 {aim} 2300"))["touched C"] for aim in range(-9000, 9001, 250)]
    assert max(hits) > THROWS / 2


def test_an_answer_is_always_legal() -> None:
    chance = Chance(1)
    for aim in range(-9000, 9001, 600):
        g = duel(f"{aim} {-aim} 2500")
        for _ in range(20):
            assert g.why_not(-1, answer_for_chance(g, chance)) is None


@pytest.mark.parametrize("speed", [2000, 2500])
def test_indians_side_by_side(speed: int) -> None:
    g = position("set A.space 14", "set B.space 2", "set C.space 2", "pending Turn seat=A phase=effect start=6")
    say(g, f"A> flick 0 0 {speed}")
    found = outcomes(g)
    assert found["touched indian_2"] > THROWS * 0.9
