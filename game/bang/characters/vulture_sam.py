"""Vulture Sam: when another player is eliminated he takes all that player's cards into his hand (BG-97)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import others
from game.bang.cards.grip import HAND, found
from game.bang.deck import KINDS
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat, Seats

ID = "character/vulture_sam"


@RULES.add(ID)
class VultureSam:
    """From hand and from play; by the switch from the hand only.  Two with the ability share, card by card."""

    def instead_of_discarding(self, g: Bang, me: Thing, seat: int, by: int) -> Frame[Bang] | None:
        if seat == me.seat:
            return None
        heirs = sum(1 << thing.seat for _, thing in g.index.hooks["instead_of_discarding"] if thing.rule == ID)
        first = next(s for s in others(g, seat) if heirs >> s & 1)
        return Vulture(SEATS[first], SEATS[seat], heirs)


@dataclass(slots=True)
class Vulture(Frame[Bang]):
    """It is `seat`'s turn to take a card of `whom`; `heirs` share."""

    seat: Seat
    whom: Seat
    heirs: Seats

    def begin(self, g: Bang) -> None:
        if self.heirs == 1 << self.seat:
            left = g.hand[self.whom] + self._front(g)
            if left:
                cards.inherit(g, self.seat, self.whom, left, "BG-97")
        else:
            self._take_what_is_no_choice(g)

    def ask(self, g: Bang) -> Ask | None:
        places = self._places(g)
        return Ask("heirs", {self.seat: tuple(("take", place) for place in places)}) if places else None

    def answer(self, g: Bang, seat: int, pick: Pick) -> None:
        self._take(g, str(pick[1]))
        self._take_what_is_no_choice(g)

    def _take_what_is_no_choice(self, g: Bang) -> None:
        while len(places := self._places(g)) == 1:
            self._take(g, places[0])

    def _take(self, g: Bang, place: str) -> None:
        cards.take(g, self.seat, self.whom, found(g, self.whom, place), "vulture_sam", "BG-97")
        self.seat = SEATS[next(s for s in (*others(g, self.seat), self.seat) if self.heirs >> s & 1)]

    def _front(self, g: Bang) -> tuple[int, ...]:
        return g.front[self.whom] if g.switches["vulture_takes"] == "all" else ()

    def _places(self, g: Bang) -> list[str]:
        return list(dict.fromkeys([HAND] * bool(g.hand[self.whom]) + [KINDS[card] for card in self._front(g)]))
