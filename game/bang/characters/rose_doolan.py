"""Rose Doolan: she sees all others at a distance smaller by one (BG-25)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/rose_doolan")
class RoseDoolan:
    """A Scope adds to it; never below 1."""

    def distance(self, g: Bang, me: Thing, value: int, a: int, b: int) -> int:
        return value - 1 if a == me.seat else value
