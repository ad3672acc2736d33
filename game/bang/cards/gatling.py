"""Gatling: a shot at every other player (BG-29, BG-35)."""

from __future__ import annotations

from game.bang.cards.base import Untargeted
from game.bang.deck import KINDS
from game.bang.frames.shot import Shot
from game.bang.frames.sweep import BLOWS, Sweep
from game.bang.measures import everyone_else
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.kinds import SEATS


@RULES.add("card/gatling")
class Gatling(Untargeted):
    """It is no BANG! card: no limit, and Slab does not strengthen it (BG-30)."""

    _clause = "BG-78"

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> Sweep:
        return Sweep(SEATS[seat], "gatling", KINDS[card], everyone_else(g, seat))


BLOWS["gatling"] = lambda g, by, at, card: Shot(by, at, "gatling", card)
