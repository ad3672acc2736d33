"""A card that is drawn when the effect under way is over."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import present
from game.bang.state import Bang
from game.bang.verbs import piles
from game.rules.frame import Frame
from game.rules.kinds import Seat


@dataclass(slots=True)
class DrawLater(Frame[Bang]):
    """`seat` draws a card, if it is still there, because of `why`, by `rule`."""

    seat: Seat
    why: str
    rule: str

    def begin(self, g: Bang) -> None:
        if present(g, self.seat):
            piles.draw(g, self.seat, 1, self.why, self.rule)
