"""Pixie Pete: in phase 1 he draws three cards instead of two (BG-132)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/pixie_pete")
class PixiePete:
    """One more than usual."""

    def draw_count(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + 1 if seat == me.seat else value
