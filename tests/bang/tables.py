"""Positions for the tests of this folder."""

from __future__ import annotations

from typing import Any

from game.bang.game import GAME
from game.bang.state import Bang
from game.rules.event import Event, read
from game.rules.kinds import SEATS
from game.rules.notation import read_pick
from game.rules.position import SetUp, build, read_line

LETTERS = {str(seat): seat for seat in SEATS}


def position(*lines: str) -> Bang:
    """The state of a set-up under the default preset, run up to its first question."""
    setup = SetUp()
    for line in ("game bang", *lines):
        read_line(setup, line.split())
    g: Bang = build(setup)[1]
    return g


def dealt(seats: int = 4, seed: int = 1, **switches: Any) -> Bang:
    """A new game under the default preset."""
    g: Bang = GAME.new(seats, GAME.presets.mix(GAME.presets.default, switches), seed)
    return g


def say(g: Bang, *picks: str) -> Bang:
    """Play picks like `A> play bang_2c B`."""
    for pick in picks:
        who, _, rest = pick.partition("> ")
        g.choose(LETTERS[who], read_pick(rest))
    return g


def legal(g: Bang, pick: str) -> bool:
    """Whether a pick like `A> play bang_2c B` may be made now."""
    who, _, rest = pick.partition("> ")
    return g.why_not(LETTERS[who], read_pick(rest)) is None


def asked(g: Bang) -> str:
    """The seats that are asked now, as letters."""
    return "".join(str(seat) for seat in sorted(g.pending.options)) if g.pending else ""


def told(g: Bang, *shapes: type[Event]) -> list[Event]:
    """The events so far of some classes, or all."""
    found = [read(entry) for entry in g.log]
    return [event for event in found if not shapes or isinstance(event, shapes)]
