"""Darling Valentine: before his turn a player discards his whole hand and draws as many (BG-165)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.verbs import cards, piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat

ID = "event/darling_valentine"


@RULES.add(ID, EVENT)
class DarlingValentine:
    """Nothing with an empty hand."""

    def turn_starts(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return NewHand(SEATS[seat]) if g.hand[seat] else None


@dataclass(slots=True)
class NewHand(Frame[Bang]):
    """`seat` changes its hand."""

    seat: Seat

    def begin(self, g: Bang) -> None:
        old = g.hand[self.seat]
        cards.discard(g, self.seat, old, "darling_valentine", "BG-165")
        piles.draw(g, self.seat, len(old), "darling_valentine", "BG-165")

    def end(self, g: Bang) -> str:
        return ID
