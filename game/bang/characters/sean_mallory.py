"""Sean Mallory: at the end of his turn he may keep up to ten cards (BG-133)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing

KEEPS = 10


@RULES.add("character/sean_mallory")
class SeanMallory:
    """Whatever his life total."""

    def hand_limit(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return max(value, KEEPS) if seat == me.seat else value
