"""Lucky Duke: whenever he has to draw! he turns up two cards and picks the one that counts (BG-20)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/lucky_duke")
class LuckyDuke:
    """Both are discarded."""

    def flips(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + 1 if seat == me.seat else value
