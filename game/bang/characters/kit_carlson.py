"""Kit Carlson: in phase 1 he looks at the top three cards, keeps two and puts the third back on top (BG-13)."""

from __future__ import annotations

from dataclasses import dataclass

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
    """With fewer than three cards in both piles he keeps what a draw of two would give him."""

    def instead_of_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return LookAtThree(SEATS[seat]) if seat == me.seat else None


@dataclass(slots=True)
class LookAtThree(Frame[Bang]):
    """`seat` says which of the cards before it goes back."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        piles.look_at_top(g, self.seat, LOOKS, "BG-89")

    def ask(self, g: Bang) -> Ask | None:
        cards = g.offer[self.seat]
        if len(cards) <= CARDS:
            return None
        return Ask("kit_carlson", {self.seat: tuple(dict.fromkeys(("return", KINDS[card]) for card in cards))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        back = next(card for card in g.offer[seat] if KINDS[card] == pick[1])
        piles.keep_but(g, seat, (back,), "BG-89")
        return OVER

    def end(self, g: Bang) -> None:
        if g.offer[self.seat]:
            piles.keep_but(g, self.seat, (), "BG-89")
