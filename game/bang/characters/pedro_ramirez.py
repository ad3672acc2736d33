"""Pedro Ramirez: in phase 1 he may take his first card from the top of the discards (BG-13)."""

from __future__ import annotations

from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.hooks import Thing
from game.rules.kinds import Pick


@RULES.add("character/pedro_ramirez")
class PedroRamirez:
    """Instead of from the draw pile."""

    def first_draws(self, g: Bang, me: Thing, value: tuple[Option, ...], seat: int) -> tuple[Option, ...]:
        return (*value, ("draw", "discards")) if seat == me.seat and g.discards else value

    def first_draw(self, g: Bang, me: Thing, pick: Pick, count: int) -> int:
        piles.draw_discard(g, me.seat, "pedro_ramirez", "BG-92")
        return 1

    def watches_discards(self, g: Bang, me: Thing, value: bool, seat: int) -> bool:
        return value or seat == me.seat
