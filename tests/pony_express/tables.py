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


def final_duel(mailboxes: int = 2, bystander: int = 19) -> Pony:
    """B has come to Sacramento, where A has that many mailboxes, and chooses a corner; C stands about."""
    from game.rules.ask import PASS

    g = position(
        *("set A.space 33", "set A.gold 3", f"set A.mailbox {mailboxes}"),
        *("set B.space 30", "set B.gold 3", f"set C.space {bystander}", "set C.gold 3"),
        "pending Turn seat=B phase=start start=30",
    )
    say(g, "B> shake", "B> declare three")
    while g.pending is not None and g.pending.kind == "call":
        g.choose(next(iter(g.pending.options)), PASS)
    return g
