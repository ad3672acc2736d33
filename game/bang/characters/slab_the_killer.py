"""Slab the Killer: cancelling one of his BANG! cards takes two miss effects, of which a Barrel can be one (BG-30)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/slab_the_killer")
class SlabTheKiller:
    """Only of real BANG! cards."""

    def missed_needed(self, g: Bang, me: Thing, value: int, by: int, at: int, name: str) -> int:
        return value + 1 if by == me.seat and name == "bang" else value
