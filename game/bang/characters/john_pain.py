"""John Pain: with fewer than six cards he takes each card turned up for any draw!, once it is applied (BG-180)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import present
from game.bang.deck import KINDS
from game.bang.events_piles import TurnedUp
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat
from game.rules.state import Afterwards

LIMIT = 6


@RULES.add("character/john_pain")
class JohnPain:
    """If it still lies in the discards."""

    def on_turned_up(self, g: Bang, me: Thing, event: TurnedUp) -> Afterwards:
        return Afterwards(Collect(SEATS[me.seat], tuple(KINDS[card] for card in event.cards)))


@dataclass(slots=True)
class Collect(Frame[Bang]):
    """`seat` takes the cards of these `kinds` from the discards while it has fewer than six."""

    seat: Seat
    kinds: tuple[str, ...]

    def begin(self, g: Bang) -> None:
        for kind in self.kinds:
            card = next((c for c in g.discards if KINDS[c] == kind), -1)
            if card >= 0 and present(g, self.seat) and len(g.hand[self.seat]) < LIMIT:
                piles.pick_up(g, self.seat, card, "john_pain", "BG-180")
