"""Calamity Janet: her BANG! may serve as Missed! and her Missed! as BANG!, in a Duel and at Indians! too (BG-33)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/calamity_janet")
class CalamityJanet:
    """What she plays as a BANG! counts towards the limit."""

    def counts_as(self, g: Bang, me: Thing, value: tuple[str, ...], seat: int, card: int) -> tuple[str, ...]:
        if seat != me.seat or not ("bang" in value or "missed" in value):
            return value
        return tuple(dict.fromkeys((*value, "bang", "missed")))
