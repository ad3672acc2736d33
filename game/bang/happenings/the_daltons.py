"""The Daltons: each player with blue cards in front of him discards one of them, of his choice (BG-138)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import clockwise
from game.bang.deck import BORDER, KINDS, NAME
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat, Seats


@RULES.add("event/the_daltons", EVENT)
class TheDaltons:
    """Jail and Dynamite may be the one."""

    def revealed(self, g: Bang, seat: int) -> Frame[Bang]:
        return Daltons(SEATS[seat], sum(1 << s for s in clockwise(g, seat)))


@dataclass(slots=True)
class Daltons(Frame[Bang]):
    """They ride round from `seat`; `left` are the seats they have not come to."""

    seat: Seat
    left: Seats

    def begin(self, g: Bang) -> None:
        self._pass_who_has_no_choice(g)

    def ask(self, g: Bang) -> Ask | None:
        whom = self._next(g)
        if whom < 0:
            return None
        return Ask("daltons", {SEATS[whom]: tuple(("discard", KINDS[card]) for card in _blue(g, whom))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> None:
        self._lose(g, seat, cards.lying(g, seat, str(pick[1])))
        self._pass_who_has_no_choice(g)

    def _pass_who_has_no_choice(self, g: Bang) -> None:
        while (whom := self._next(g)) >= 0 and len(blue := _blue(g, whom)) < 2:
            if blue:
                self._lose(g, whom, blue[0])
            self.left &= ~(1 << whom)

    def _lose(self, g: Bang, whom: int, card: int) -> None:
        self.left &= ~(1 << whom)
        cards.discard(g, whom, (card,), "the_daltons", "BG-138")

    def _next(self, g: Bang) -> int:
        return next((seat for seat in clockwise(g, self.seat) if self.left >> seat & 1), -1)


def _blue(g: Bang, seat: int) -> list[int]:
    return [card for card in g.front[seat] if BORDER[NAME[card]] == "blue"]
