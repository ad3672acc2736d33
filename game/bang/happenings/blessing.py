"""Blessing and Curse: every card counts as hearts, or as spades, whatever is printed; ranks stay (BG-136, BG-137)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing

EVENT = -1
"""The rank of events: what they silence is silenced before any character speaks."""


@RULES.add("event/blessing", EVENT)
class Blessing:
    """For every draw! and every other question of suit (BG-23)."""

    _suit = "hearts"

    def suit(self, g: Bang, me: Thing, value: str, card: int) -> str:
        return self._suit


@RULES.add("event/curse", EVENT)
class Curse(Blessing):
    """Spades."""

    _suit = "spades"
