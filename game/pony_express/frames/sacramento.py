"""Arriving in Sacramento: the first mailbox, or the final duel (PX-79 to PX-85)."""

from __future__ import annotations

from dataclasses import dataclass

from game.pony_express import events as e
from game.pony_express.frames.duel import Duel
from game.pony_express.state import Pony
from game.pony_express.verbs import riders
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Seat


@dataclass(slots=True)
class Arrival(Frame[Pony]):
    """`by_call`: a right call has brought the rider here (PX-83)."""

    seat: Seat
    by_call: bool = False

    def begin(self, g: Pony) -> Frame[Pony] | None:
        if self.by_call and not g.switches["sacramento_via_call"]:
            g.emit(e.WaitsInSacramento, "PX-83", self.seat)
            return None
        rival = next((seat for seat in range(g.seats) if g.mailbox[seat] and seat != self.seat), -1)
        if rival < 0:
            riders.reach_mailbox(g, self.seat)
            return None
        if g.jailed[rival]:
            riders.stand_up(g, rival, "PX-85")
        return Duel(self.seat, SEATS[rival], final=True, ratio=g.mailbox[rival])
