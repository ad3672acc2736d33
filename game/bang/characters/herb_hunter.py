"""Herb Hunter: whenever another player is eliminated he draws two cards, besides any reward (BG-128)."""

from __future__ import annotations

from game.bang.events_fight import Buried
from game.bang.state import IN, Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/herb_hunter")
class HerbHunter:
    """Whoever did it."""

    def on_buried(self, g: Bang, me: Thing, event: Buried) -> None:
        if event.seat != me.seat and g.status[me.seat] == IN:
            piles.draw(g, me.seat, 2, "herb_hunter", "BG-128")
