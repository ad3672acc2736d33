"""Elena Fuente: she may use any hand card as a Missed! (BG-126)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/elena_fuente")
class ElenaFuente:
    """Against shots only."""

    def counts_as(self, g: Bang, me: Thing, value: tuple[str, ...], seat: int, card: int) -> tuple[str, ...]:
        return (*value, "missed") if seat == me.seat and "missed" not in value else value
