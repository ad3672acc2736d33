"""Shootout: two BANG! cards in a turn (BG-145)."""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/shootout", EVENT)
class Shootout:
    """Instead of one."""

    def bang_limit(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + 1
