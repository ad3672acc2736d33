"""Raddie Snake: in his turn a nugget is a card, twice at most (GR-41)."""

from __future__ import annotations

from game.bang.cards.base import Options
from game.bang.equipment.black import dig, dig_bar
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import Refusal


@RULES.add("character/raddie_snake")
class RaddieSnake:
    """A Gold Pan is counted apart."""

    def uses(self, g: Bang, me: Thing, value: Options, seat: int) -> Options:
        mine = seat == me.seat and self.bars_use(g, me, ()) is None
        return (*value, ("use", "raddie_snake")) if mine else value

    def bars_use(self, g: Bang, me: Thing, pick: Pick) -> Refusal | None:
        return dig_bar(g, me.seat, "raddie_snake", "GR-41")

    def use(self, g: Bang, me: Thing, pick: Pick) -> None:
        dig(g, me.seat, "raddie_snake", "GR-41")
