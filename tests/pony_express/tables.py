"""Positions for the tests of this folder."""

from __future__ import annotations

from typing import Any

from game.pony_express.game import GAME
from game.pony_express.state import Pony
from game.rules.position import SetUp, build, read_line


def position(*lines: str) -> Pony:
    """The state of a set-up under the preset `cases`, run up to its first question."""
    setup = SetUp()
    for line in ("game pony_express", "preset cases", *lines):
        read_line(setup, line.split())
    g: Pony = build(setup)[1]
    return g


def dealt(seats: int = 3, seed: int = 1, **switches: Any) -> Pony:
    """A new game under the preset `cases`."""
    g: Pony = GAME.new(seats, GAME.presets.mix("cases", switches), seed)
    return g


def say(g: Pony, *picks: str) -> Pony:
    """Play picks like `A> declare pair`."""
    from game.rules.kinds import CHANCE, SEATS
    from game.rules.notation import read_pick

    letters = {str(seat): seat for seat in SEATS} | {"chance": CHANCE}
    for pick in picks:
        who, _, rest = pick.partition("> ")
        g.choose(letters[who], read_pick(rest))
    return g
