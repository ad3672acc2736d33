"""Bill Noface: in phase 1 he draws one card and one for each life point he is missing (BG-123)."""

from __future__ import annotations

from game.bang.state import Bang, max_life
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/bill_noface")
class BillNoface:
    """One less than the usual two, and his wounds."""

    def draw_count(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value - 1 + max_life(g, seat) - max(g.life[seat], 0) if seat == me.seat else value
