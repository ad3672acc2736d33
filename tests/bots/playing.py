"""Games of bots, and positions from a few lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots import brain
from game.bots.wyatt_earp.scorer import pick_with
from game.bots.wyatt_earp.weights import DEPUTY, Weights
from game.rules.kinds import Pick
from game.rules.knowledge import View, view
from game.rules.library import find
from game.rules.position import SetUp, build, read_line

GAME = find("wyatt_earp")


def decisions(
    seats: int, deal: int, levels: tuple[str, ...] = ("deputy",), preset: str = "seed-004"
) -> Iterator[tuple[View[Any], Pick]]:
    """Every view of a game of bots with the pick that is made there, before it is made; seat n has level n, or the
    last named.
    """
    g = GAME.new(seats, GAME.presets.mix(preset), deal)
    number = 0
    while g.pending is not None:
        seat = next(iter(g.pending.options))
        seen = view(g, seat)
        pick = brain.choose(seen, GAME.name, levels[min(seat, len(levels) - 1)], deal * 10_000 + number)
        yield seen, pick
        g.choose(seat, pick)
        number += 1


def position(text: str) -> Any:
    """The state of a position's lines (as in a case file), for two seats unless they say otherwise."""
    setup = SetUp(game=GAME.name)
    for line in text.splitlines():
        if words := line.split():
            read_line(setup, words)
    return build(setup)[1]


def picked(text: str, seat: int = 0, weights: Weights = DEPUTY) -> Pick:
    """What the deputy picks in a position."""
    return pick_with(view(position(text), seat), 1, weights)
