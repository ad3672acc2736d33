"""Gary Looter: what other players discard for the hand limit goes into his hand (BG-178)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.vocabulary import EXCESS, RULES
from game.rules.hooks import Thing


@RULES.add("character/gary_looter")
class GaryLooter:
    """At the ends of their turns."""

    def excess_to(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return me.seat if value == EXCESS["discards"] and seat != me.seat else value
