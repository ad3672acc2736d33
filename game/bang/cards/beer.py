"""Beer: one life point for oneself; also at once, as a rescue (BG-36, BG-38)."""

from __future__ import annotations

from game.bang.cards.base import Untargeted
from game.bang.measures import two_left
from game.bang.state import Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import Pick


@RULES.add("card/beer")
class Beer(Untargeted):
    """Legal at full life and with two players left, without effect."""

    _clause = "BG-72"

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> None:
        if g.switches["two_left_beer"] != "no_effect" or not two_left(g):
            self._drink(g, seat, "BG-72")

    def save(self, g: Bang, me: Thing, pick: Pick, dying: Frame[Bang]) -> None:
        self._drink(g, me.seat, "BG-38")

    def _drink(self, g: Bang, seat: int, clause: str) -> None:
        people.gain_life(g, seat, g.fold("healing", 1, seat, "beer"), "beer", clause)
