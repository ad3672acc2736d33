"""Simeon Picos: for every life point he loses he takes a nugget (GR-42)."""

from __future__ import annotations

from game.bang.equipment.black import after_hit
from game.bang.events_fight import LifeLost
from game.bang.state import Bang
from game.bang.verbs import shop
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.state import Afterwards


@RULES.add("character/simeon_picos")
class SimeonPicos:
    """From the heap, once the hit is settled."""

    def on_life_lost(self, g: Bang, me: Thing, event: LifeLost) -> Afterwards | None:
        return after_hit(g, me, event, "simeon_picos")

    def due(self, g: Bang, me: Thing, whom: int) -> bool:
        return True

    def take(self, g: Bang, me: Thing, whom: int) -> None:
        shop.take_nuggets(g, me.seat, 1, "simeon_picos", "GR-42")
