"""Bart Cassidy: for every life point he loses he draws a card, once the hit is settled and he lives (BG-39)."""

from __future__ import annotations

from game.bang.characters.hits import points_of
from game.bang.events_fight import LifeLost
from game.bang.frames.may import May, by_choice
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS
from game.rules.state import Afterwards


@RULES.add("character/bart_cassidy")
class BartCassidy:
    """From Dynamite too; counted by hits, from another player's only."""

    def on_life_lost(self, g: Bang, me: Thing, event: LifeLost) -> Afterwards | None:
        if event.seat != me.seat or (event.by < 0 and g.switches["hit_abilities"] == "per_hit"):
            return None
        return Afterwards(May(SEATS[me.seat], "bart_cassidy", points_of(g, event.amount), asks=by_choice(g)))

    def due(self, g: Bang, me: Thing, whom: int) -> bool:
        return True

    def take(self, g: Bang, me: Thing, whom: int) -> None:
        piles.draw(g, me.seat, 1, "bart_cassidy", "BG-83")
