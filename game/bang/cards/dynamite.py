"""Dynamite: a fuse that goes round until 2 to 9 of spades sets it off (BG-21, BG-37, BG-61)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.around import others
from game.bang.cards.equipment import Equipment
from game.bang.deck import KINDS
from game.bang.frames.damage import Damage
from game.bang.frames.draw_check import DrawCheck
from game.bang.measures import is_two_to_nine_of_spades
from game.bang.state import Bang
from game.bang.verbs import cards, fights, piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.kinds import NO_SEAT, SEATS, Seat

POINTS = 3


@RULES.add("card/dynamite")
class DynamiteCard(Equipment):
    """Nothing is checked before its owner's next turn."""

    _name = "dynamite"

    def check(self, g: Bang, seat: int, card: int) -> Frame[Bang]:
        return Dynamite(SEATS[seat], KINDS[card])


@dataclass(slots=True)
class Dynamite(Frame[Bang]):
    """`seat` draws! for the Dynamite of kind `card`; `state` is lit, exploding or over.  Nobody is responsible."""

    seat: Seat
    card: str
    state: str = "lit"

    def begin(self, g: Bang) -> Frame[Bang]:
        return DrawCheck(self.seat, "dynamite")

    def ask(self, g: Bang) -> Frame[Bang] | None:
        return Damage(self.seat, POINTS, NO_SEAT, "dynamite") if self.state == "exploding" else None

    def told(self, g: Bang, result: Any) -> None:
        if self.state == "exploding":
            self.state = "over"
            return
        seat, card = self.seat, cards.lying(g, self.seat, self.card)
        bad = result >= 0 and is_two_to_nine_of_spades(g, result)
        if result >= 0:
            piles.decide_draw(g, seat, result, "dynamite", not bad, "BG-81")
        if bad:
            self.state = "exploding"
            fights.explode(g, seat, card)
            return
        self.state = "over"
        whom = self._heir(g)
        if whom < 0:
            fights.leave_dynamite(g, seat, card)
        else:
            fights.pass_dynamite(g, seat, whom, card)

    def _heir(self, g: Bang) -> int:
        """The next player on the left, by the switch the next who has none; -1 when nobody can take it."""
        around = others(g, self.seat)
        if g.switches["dynamite_pass"] == "next_player":
            return around[0] if around else -1
        return next((s for s in around if cards.front_named(g, s, "dynamite") < 0), -1)

    def end(self, g: Bang) -> tuple[str, str]:
        return self.card, ""
