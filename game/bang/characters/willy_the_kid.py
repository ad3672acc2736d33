"""Willy the Kid: in his turn he may play any number of BANG! cards (BG-14)."""

from __future__ import annotations

from game.bang.cards.bang import UNLIMITED
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/willy_the_kid")
class WillyTheKid:
    """A limit that no hand can come to."""

    def bang_limit(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return max(value, UNLIMITED) if seat == me.seat else value
