"""General Store: as many cards as living players; each takes one, the user first, clockwise (BG-35, BG-41)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import living, others
from game.bang.cards.base import Untargeted
from game.bang.deck import KINDS
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import SEATS, Pick, Seat


@RULES.add("card/general_store")
class GeneralStore(Untargeted):
    """In the open, or handed on face down, as the switch says."""

    _clause = "BG-76"

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> Frame[Bang]:
        return Store(SEATS[seat])


@dataclass(slots=True)
class Store(Frame[Bang]):
    """`seat` chooses now.  The last card is nobody's choice."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        piles.open_store(g, self.seat, len(living(g)))
        self._last(g)

    def ask(self, g: Bang) -> Ask | None:
        if not g.store:
            return None
        return Ask("store", {self.seat: tuple(dict.fromkeys(("take", KINDS[card]) for card in g.store))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over | None:
        piles.take_from_store(g, seat, next(card for card in g.store if KINDS[card] == pick[1]))
        if not g.store:
            return OVER
        self.seat = SEATS[others(g, seat)[0]]
        if g.switches["general_store"] == "passed":
            piles.pass_store(g, self.seat)
        self._last(g)
        return None

    def _last(self, g: Bang) -> None:
        if len(g.store) == 1:
            piles.take_from_store(g, self.seat, g.store[0])
