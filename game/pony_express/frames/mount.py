"""The moment after the own dice move, before any meeting: a Fresh Mount may ride one space more (PX-96)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.pony_express import items_in_hand
from game.pony_express.state import Pony
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import Pick, Seat
from game.rules.refusal import Refusal


@dataclass(slots=True)
class Mount(Frame[Pony]):
    """Asked of every rider who may hold one, as far as the table knows."""

    seat: Seat

    def ask(self, g: Pony) -> Ask:
        return Ask("mount", {self.seat: (PASS, *items_in_hand.plays(g, self.seat, "mount"))})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | Over:
        if pick != PASS:
            items_in_hand.play(g, seat, pick)
        return OVER

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        return items_in_hand.why_not(g, seat, pick, "mount")
