"""A draw!: cards are turned up, one counts, all are discarded (BG-19, BG-20)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.deck import KINDS
from game.bang.state import Bang
from game.bang.verbs import piles
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import Pick, Seat


@dataclass(slots=True)
class DrawCheck(Frame[Bang]):
    """`seat` draws! for `why`.  Tells the id of the card that counts; -1 when both piles are empty."""

    seat: Seat
    why: str
    chosen: str = ""

    def begin(self, g: Bang) -> None:
        piles.turn_up(g, self.seat, g.fold("flips", 1, self.seat), self.why)

    def ask(self, g: Bang) -> Ask | None:
        """Whoever turns up several cards chooses, even among equals: which one counts is his to say."""
        if len(g.flipped) < 2:
            return None
        return Ask("draw", {self.seat: tuple(dict.fromkeys(("choose", KINDS[card]) for card in g.flipped))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        self.chosen = str(pick[1])
        return OVER

    def end(self, g: Bang) -> int:
        if not g.flipped:
            return -1
        card = next((c for c in g.flipped if KINDS[c] == self.chosen), g.flipped[0])
        piles.clear_flipped(g, card)
        return card
