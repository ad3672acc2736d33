"""Positions of BANG! from a few lines, and what a bot picks in them."""

from __future__ import annotations

from typing import Any

from game.bots.bang.mind import Mind
from game.bots.bang.scorer import pick_with
from game.bots.bang.weights import DEPUTY, Weights
from game.bots.memory import BLANK, Memory
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import view
from game.rules.position import SetUp, build, read_line


def position(text: str) -> Any:
    """The state of a position's lines (as in a case file), A on turn unless they say otherwise."""
    setup = SetUp(game="bang")
    for line in text.splitlines():
        if words := line.split():
            read_line(setup, words)
    return build(setup)[1]


def picked(text: str, seat: int = 0, memory: Memory = BLANK, weights: Weights = DEPUTY) -> Pick:
    """What the bot in a seat picks."""
    return pick_with(view(position(text), seat), 1, weights, memory)


def mind(text: str, seat: int = 0, memory: Memory = BLANK, weights: Weights = DEPUTY) -> Mind:
    """How the bot in a seat sees its question."""
    seen = view(position(text), seat)
    assert seen.ask is not None
    return Mind(seen.state, seat, seen.ask.options[seat], Chance(1), weights, memory)
