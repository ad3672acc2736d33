"""Pretty Luzena: once a turn one equipment costs her a nugget less (GR-40)."""

from __future__ import annotations

from game.bang.events_shop import Bought
from game.bang.state import Bang, marked
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("character/pretty_luzena")
class PrettyLuzena:
    """The first one she buys."""

    def price(self, g: Bang, me: Thing, value: int, seat: int, name: str) -> int:
        return value - 1 if seat == me.seat and not marked(g, seat, "pretty_luzena") else value

    def on_bought(self, g: Bang, me: Thing, event: Bought) -> None:
        if event.seat == me.seat and event.clause == "GR-06" and not marked(g, me.seat, "pretty_luzena"):
            cards.use_ability(g, me.seat, "pretty_luzena", -1, "GR-40")
