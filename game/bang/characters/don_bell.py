"""Don Bell: at the end of his turn he draws!; on a red card he has one more, which ends without one (GR-35)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.frames.draw_check import DrawCheck
from game.bang.measures import is_red
from game.bang.state import Bang
from game.bang.verbs import happenings, piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat

ID = "character/don_bell"


@RULES.add(ID)
class DonBell:
    """He must."""

    def turn_ends(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return None if seat != me.seat or g.is_extra or g.again >= 0 else Bell(SEATS[seat])


@dataclass(slots=True)
class Bell(Frame[Bang]):
    """`seat` draws! for another turn."""

    seat: Seat

    def begin(self, g: Bang) -> Frame[Bang]:
        return DrawCheck(self.seat, "don_bell")

    def told(self, g: Bang, result: Any) -> None:
        if result < 0:
            return
        good = is_red(g, result)
        piles.decide_draw(g, self.seat, result, "don_bell", good, "GR-35")
        if good:
            happenings.again(g, self.seat, "don_bell", "GR-35")

    def end(self, g: Bang) -> str:
        return ID
