"""Peyote: instead of drawing, a player guesses red or black, card by card, until he is wrong (BG-156)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.happenings.blessing import EVENT
from game.bang.measures import is_red
from game.bang.state import Bang
from game.bang.verbs import piles
from game.bang.vocabulary import RULES
from game.rules.ask import Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat


@RULES.add("event/peyote", EVENT)
class Peyote:
    """What he guesses right he keeps."""

    def instead_of_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang]:
        return Guess(SEATS[seat])


@dataclass(slots=True)
class Guess(Frame[Bang]):
    """`seat` names a colour."""

    seat: Seat

    def ask(self, g: Bang) -> Ask | None:
        if not g.deck and not g.discards:
            return None
        return Ask("peyote", {self.seat: (("guess", "red"), ("guess", "black"))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over | None:
        piles.turn_up(g, seat, 1, "peyote")
        card = g.flipped[0]
        right = is_red(g, card) == (pick[1] == "red")
        piles.decide_draw(g, seat, card, "peyote", right, "BG-156")
        if right:
            piles.keep_flipped(g, seat, "peyote", "BG-156")
            return None
        piles.clear_flipped(g, card)
        return OVER
