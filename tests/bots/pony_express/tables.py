"""Positions of Pony Express for the tests of its bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.bots.memory import BLANK, Memory
from game.bots.pony_express.mind import Mind
from game.bots.pony_express.weights import BY_LEVEL
from game.rules.chance import Chance
from game.rules.knowledge import view
from game.rules.library import find

GAME = find("pony_express")


def new(seats: int = 4, deal: int = 1, preset: str = "seed-002") -> Any:
    """A game before its first question is answered."""
    return GAME.new(seats, GAME.presets.mix(preset), deal)


def rolled(deal: int, seats: int = 4) -> Any:
    """A game in which the first roller has rolled."""
    g = new(seats, deal)
    while g.pending.kind != "cup":
        seat, options = next(iter(g.pending.options.items()))
        g.choose(seat, next(option for option in options if option[0] != "lasso"))
    return g


def with_faces(g: Any, *faces: int) -> Any:
    """The same with other dice under the cup."""
    g.dice = list(faces)
    return g


def declared(g: Any, hand: str) -> Any:
    """The same after the roller has named a hand: somebody is asked to call."""
    g.choose(g.roller, ("declare", hand))
    return g


def mind(g: Any, seat: int, level: str = "marshal", seed: int = 1, memory: Memory = BLANK) -> Mind:
    """The question that a seat is asked now, as a bot of a level sees it who takes all places for alike."""
    seen = view(g, seat)
    assert seen.ask is not None
    weights = replace(BY_LEVEL[level], places=0.0)
    return Mind(seen.state, seat, seen.ask.options[seat], Chance(seed), weights, memory)
