"""Handcuffs: after phase 1 a suit is named; in this turn only hand cards of it can be played (BG-174)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.deck import SUITS
from game.bang.happenings.blessing import EVENT
from game.bang.measures import suit_of
from game.bang.state import Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat
from game.rules.refusal import Refusal

ID = "event/handcuffs"


@RULES.add(ID, EVENT)
class Handcuffs:
    """What he gives in answer in his own turn must be of that suit too; others are free."""

    def after_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang]:
        return NameSuit(SEATS[seat])

    def bars_play(self, g: Bang, me: Thing, seat: int, name: str, card: int) -> Refusal | None:
        return self._bar(g, seat, card)

    def bars_answer(self, g: Bang, me: Thing, seat: int, name: str, card: int, to: str) -> Refusal | None:
        return self._bar(g, seat, card)

    def _bar(self, g: Bang, seat: int, card: int) -> Refusal | None:
        if seat != g.turn or card < 0 or not g.named or suit_of(g, card) == g.named:
            return None
        return Refusal("BG-174", "other_suit_named", (("suit", g.named),))


@dataclass(slots=True)
class NameSuit(Frame[Bang]):
    """`seat` names a suit."""

    seat: Seat

    def ask(self, g: Bang) -> Ask:
        return Ask("handcuffs", {self.seat: tuple(("name", suit) for suit in SUITS)})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over:
        people.name_suit(g, seat, str(pick[1]), "BG-174")
        return OVER

    def end(self, g: Bang) -> str:
        return ID
