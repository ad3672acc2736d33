"""A Wyatt Earp table from lines of a case file."""

from __future__ import annotations

from game.rules.position import SetUp, build, read_line
from game.wyatt_earp.state import Earp


def table(lines: str, seats: int = 2, preset: str = "cases") -> Earp:
    """The position that the lines set up, at its first question."""
    setup = SetUp()
    for line in (f"game wyatt_earp\nseats {seats}\npreset {preset}\n" + lines).splitlines():
        if words := line.split():
            read_line(setup, words)
    g = build(setup)[1]
    assert isinstance(g, Earp)
    return g
