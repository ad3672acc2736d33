"""Kit Carlson: in phase 1 he looks at the top three cards, keeps two and puts the third back on top (BG-89)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from game.bang.deck import KINDS
from game.bang.frames.draw_phase import CARDS
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat

LOOKS = 3


@RULES.add("character/kit_carlson")
class KitCarlson:
    """He keeps as many as he may draw; what he puts back stays in its order."""

    def instead_of_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        if seat != me.seat:
            return None
        return LookAtThree(SEATS[seat], max(g.fold("draw_count", CARDS, seat), 0))


@dataclass(slots=True)
class LookAtThree(Frame[Bang]):
    """`seat` says which of the cards before it go back, so that it keeps `count`."""

    seat: Seat
    count: int

    def begin(self, g: Bang) -> None:
        piles.look_at_top(g, self.seat, LOOKS, "BG-89")

    def ask(self, g: Bang) -> Ask | None:
        cards = g.offer[self.seat]
        if len(cards) <= self.count:
            return None
        back = combinations([KINDS[card] for card in cards], len(cards) - self.count)
        return Ask("kit_carlson", {self.seat: tuple(dict.fromkeys(("return", *kinds) for kinds in back))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        back: tuple[int, ...] = ()
        for kind in pick[1:]:
            back += (next(card for card in g.offer[seat] if KINDS[card] == kind and card not in back),)
        piles.keep_but(g, seat, back, "BG-89")
        return OVER

    def end(self, g: Bang) -> None:
        if g.offer[self.seat]:
            piles.keep_but(g, self.seat, (), "BG-89")
        if self.count > LOOKS:
            piles.draw(g, self.seat, self.count - LOOKS, "kit_carlson", "BG-89")
