"""Vendetta: at the end of his turn a player draws!; on a heart he has another, which ends without one (BG-162)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.frames.draw_check import DrawCheck
from game.bang.happenings.blessing import EVENT
from game.bang.measures import suit_of
from game.bang.state import Bang
from game.bang.verbs import happenings, piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat

ID = "event/vendetta"


@RULES.add(ID, EVENT)
class Vendetta:
    """After phase 3."""

    def turn_ends(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return None if g.is_extra else Feud(SEATS[seat])


@dataclass(slots=True)
class Feud(Frame[Bang]):
    """`seat` draws! for another turn."""

    seat: Seat

    def begin(self, g: Bang) -> Frame[Bang]:
        return DrawCheck(self.seat, "vendetta")

    def told(self, g: Bang, result: Any) -> None:
        if result < 0:
            return
        good = suit_of(g, result) == "hearts"
        piles.decide_draw(g, self.seat, result, "vendetta", good, "BG-162")
        if good:
            happenings.again(g, self.seat, "vendetta", "BG-162")

    def end(self, g: Bang) -> str:
        return ID
