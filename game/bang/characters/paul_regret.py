"""Paul Regret: all others see him at a distance larger by one (BG-25)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/paul_regret")
class PaulRegret:
    """A Mustang adds to it."""

    def distance(self, g: Bang, me: Thing, value: int, a: int, b: int) -> int:
        return value + 1 if b == me.seat else value
