"""Ranch: at the end of phase 1 a player may discard any number of cards and draw as many (BG-157)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.bang.happenings.blessing import EVENT
from game.bang.picks import DISCARD
from game.bang.state import Bang
from game.bang.verbs import cards, piles
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat

ID = "event/ranch"
DONE: Final[Pick] = ("done",)


@RULES.add(ID, EVENT)
class Ranch:
    """Once, all together."""

    def after_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return Swap(SEATS[seat]) if g.hand[seat] else None


@dataclass(slots=True)
class Swap(Frame[Bang]):
    """`seat` has put aside `count` cards."""

    seat: Seat
    count: int = 0

    def ask(self, g: Bang) -> Ask | None:
        hand = g.hand[self.seat]
        if not hand:
            return None
        return Ask("ranch", {self.seat: (DONE, *dict.fromkeys(DISCARD[card] for card in hand))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over | None:
        if pick == DONE:
            return OVER
        cards.discard(g, seat, (cards.held(g, seat, str(pick[1])),), "ranch", "BG-157")
        self.count += 1
        return None

    def end(self, g: Bang) -> str:
        if self.count:
            piles.draw(g, self.seat, self.count, "ranch", "BG-157")
        return ID
