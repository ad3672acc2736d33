"""Brawl: for one more card every other player loses a card; for each the user says which (BG-102)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import onwards
from game.bang.cards.base import Costly, Untargeted
from game.bang.cards.grip import HAND, found
from game.bang.deck import KINDS
from game.bang.measures import everyone_else
from game.bang.state import Bang
from game.bang.verbs import cards, fights
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat, Seats


@RULES.add("card/brawl")
class BrawlCard(Costly, Untargeted):
    """A random card of the hand or a chosen one in play."""

    _clause = "BG-102"

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> Frame[Bang]:
        return Brawl(SEATS[seat], KINDS[card], everyone_else(g, seat))


@dataclass(slots=True)
class Brawl(Frame[Bang]):
    """`left` are the seats that have not lost their card to `by`."""

    by: Seat
    card: str
    left: Seats

    def begin(self, g: Bang) -> None:
        for whom in range(g.seats):
            if self.left >> whom & 1:
                shield = g.forbidden("shields", whom, self.by, "brawl", self.card)
                if shield is not None:
                    self.left &= ~(1 << whom)
                    fights.shrug_off(g, self.by, whom, "brawl", shield.reason, shield.clause)
        self._take_what_is_no_choice(g)

    def ask(self, g: Bang) -> Ask | None:
        whom = self._next(g)
        if whom < 0:
            return None
        return Ask("brawl", {self.by: tuple(("throw", SEATS[whom], place) for place in self._places(g, whom))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> None:
        self._throw(g, int(pick[1]), str(pick[2]))
        self._take_what_is_no_choice(g)

    def _take_what_is_no_choice(self, g: Bang) -> None:
        """A player with one kind of loss only is no question, one without a card is skipped."""
        while (whom := self._next(g)) >= 0 and len(self._places(g, whom)) < 2:
            for place in self._places(g, whom):
                self._throw(g, whom, place)
            self.left &= ~(1 << whom)

    def _throw(self, g: Bang, whom: int, place: str) -> None:
        self.left &= ~(1 << whom)
        cards.throw(g, self.by, whom, found(g, whom, place), "brawl", "BG-102")

    def _places(self, g: Bang, whom: int) -> list[str]:
        return list(dict.fromkeys([HAND] * bool(g.hand[whom]) + [KINDS[card] for card in g.front[whom]]))

    def _next(self, g: Bang) -> int:
        return next((seat for seat in onwards(g, self.by) if self.left >> seat & 1), -1)
