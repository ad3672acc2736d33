"""Ambush: any two players are at distance 1; only cards in play still change it (BG-150)."""

from __future__ import annotations

from collections.abc import Iterable

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/ambush", EVENT)
class Ambush:
    """The switch says whether characters count as cards in play do."""

    def silences(self, g: Bang, me: Thing, things: tuple[Thing, ...]) -> Iterable[Thing]:
        if g.switches["ambush_characters"] == "count":
            return ()
        return [t for t in things if t.rule.startswith("character/") and hasattr(g.rulebook[t.rule], "distance")]

    def distance(self, g: Bang, me: Thing, value: int, a: int, b: int) -> int:
        return 1
