"""Dutch Will: of the cards he draws in phase 1 he must discard one, and takes a nugget (GR-36)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.deck import KINDS
from game.bang.frames.draw_phase import CARDS
from game.bang.picks import DISCARD
from game.bang.state import Bang
from game.bang.verbs import cards, piles, shop
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat


@RULES.add("character/dutch_will")
class DutchWill:
    """No choice of his."""

    def instead_of_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return DrawAndDrop(SEATS[seat]) if seat == me.seat else None


@dataclass(slots=True)
class DrawAndDrop(Frame[Bang]):
    """`seat` has drawn the last `drawn` cards of its hand and gives up one of them."""

    seat: Seat
    drawn: int = 0

    def begin(self, g: Bang) -> None:
        before = len(g.hand[self.seat])
        piles.draw(g, self.seat, max(g.fold("draw_count", CARDS, self.seat), 0), "draw", "GR-36")
        self.drawn = len(g.hand[self.seat]) - before

    def ask(self, g: Bang) -> Ask | None:
        if self.drawn < 1:
            return None
        return Ask("dutch_will", {self.seat: tuple(dict.fromkeys(DISCARD[card] for card in self._new(g)))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        card = next(card for card in self._new(g) if KINDS[card] == pick[1])
        cards.discard(g, seat, (card,), "dutch_will", "GR-36")
        shop.take_nuggets(g, seat, 1, "dutch_will", "GR-36")
        return OVER

    def _new(self, g: Bang) -> tuple[int, ...]:
        return g.hand[self.seat][-self.drawn :]
