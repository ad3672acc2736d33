"""Whole games of bots: they end, every kind of question is answered, and a bot that thinks beats one that doesn't."""

from __future__ import annotations

import pytest

from game.bots import brain
from game.pony_express.model import answer_for_chance
from game.rules.chance import Chance
from game.rules.kinds import CHANCE
from game.rules.knowledge import view
from game.rules.library import find

GAME = find("pony_express")
PICK_CAP = 3_000
"""More picks than any game of sensible bots takes."""


def played(levels: tuple[str, ...], deal: int, preset: str = "seed-002") -> tuple[int, set[str]]:
    """(winner, kinds of questions that came up) of one game; seat n has level n."""
    g = GAME.new(len(levels), GAME.presets.mix(preset), deal)
    kinds: set[str] = set()
    for number in range(PICK_CAP):
        if g.pending is None:
            return g.winner, kinds
        kinds.add(g.pending.kind)
        seat = next(iter(g.pending.options))
        if seat == CHANCE:
            g.choose(seat, answer_for_chance(g, Chance(deal * 7 + number)))
        else:
            g.choose(seat, brain.choose(view(g, seat), GAME.name, levels[seat], deal * 10_000 + number))
    pytest.fail(f"deal {deal} of {levels} has not ended")


@pytest.mark.parametrize("preset", GAME.presets.mixes)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_game_ends_with_a_winner(seats: int, preset: str) -> None:
    kinds: set[str] = set()
    for deal in range(3):
        level = brain.OFFERED[deal % len(brain.OFFERED)]
        winner, asked = played((level,) * seats, deal, preset)
        assert winner in range(seats)
        kinds |= asked
    assert {"first_item", "start", "cup", "call", "callers_move", "corners", "shot", "indians", "jail"} <= kinds


def test_whoever_thinks_beats_whoever_does_not() -> None:
    won = 0
    for deal in range(12):
        levels = tuple("deputy" if seat == deal % 3 else "random" for seat in range(3))
        won += played(levels, deal)[0] == deal % 3
    assert won >= 10


def test_the_same_view_and_seed_give_the_same_pick() -> None:
    g = GAME.new(4, GAME.presets.mix("seed-002"), 8)
    for number in range(120):
        if g.pending is None:
            break
        seat = next(iter(g.pending.options))
        if seat == CHANCE:
            pick = answer_for_chance(g, Chance(number))
        else:
            pick = brain.choose(view(g, seat), GAME.name, "deputy", number)
            assert pick == brain.choose(view(g, seat), GAME.name, "deputy", number)
        g.choose(seat, pick)
