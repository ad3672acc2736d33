"""Belle Star: during her own turn what lies in front of all others has no effect (BG-122)."""

from __future__ import annotations

from collections.abc import Iterable

from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/belle_star")
class BelleStar:
    """It stays where it is and can be stolen."""

    def silences(self, g: Bang, me: Thing, things: tuple[Thing, ...]) -> Iterable[Thing]:
        if g.turn != me.seat:
            return ()
        return [thing for thing in things if thing.rule.startswith("card/") and thing.seat != me.seat]
