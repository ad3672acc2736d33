"""Helena Zontero: a draw!; if it is red, all roles but the Sheriff's and the dead ones' are mixed (BG-168)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.around import living
from game.bang.deck import SHERIFF
from game.bang.frames.draw_check import DrawCheck
from game.bang.happenings.blessing import EVENT
from game.bang.measures import is_red
from game.bang.state import Bang, role_of
from game.bang.verbs import people, piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Seat


@RULES.add("event/helena_zontero", EVENT)
class HelenaZontero:
    """Once, when she is turned up."""

    def revealed(self, g: Bang, seat: int) -> Frame[Bang]:
        return Masquerade(SEATS[seat])


@dataclass(slots=True)
class Masquerade(Frame[Bang]):
    """`seat` draws! for whether the roles are mixed."""

    seat: Seat

    def begin(self, g: Bang) -> Frame[Bang]:
        return DrawCheck(self.seat, "helena_zontero")

    def told(self, g: Bang, result: Any) -> None:
        if result < 0:
            return
        red = is_red(g, result)
        piles.decide_draw(g, self.seat, result, "helena_zontero", red, "BG-168")
        mixed = tuple(s for s in living(g) if role_of(g, s) != SHERIFF)
        if red and len(mixed) > 1:
            people.mix_roles(g, mixed, "BG-168")
