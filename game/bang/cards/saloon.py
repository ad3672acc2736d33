"""Saloon: a life point for everybody (BG-36)."""

from __future__ import annotations

from game.bang.around import living
from game.bang.cards.base import Untargeted
from game.bang.state import Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import Pick


@RULES.add("card/saloon")
class Saloon(Untargeted):
    """It works with two players left; as a rescue only where the switch says so."""

    _clause = "BG-73"

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> None:
        around = living(g)
        at = around.index(seat)
        for whom in around[at:] + around[:at]:
            people.gain_life(g, whom, 1, "saloon", "BG-73")

    def save(self, g: Bang, me: Thing, pick: Pick, dying: Frame[Bang]) -> None:
        self._effect(g, me.seat, me.card, "saloon")
