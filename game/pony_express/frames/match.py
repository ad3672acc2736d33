"""The whole game: who starts, the item cards, then turn after turn until somebody has won (PX-06 to PX-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.pony_express import events as e
from game.pony_express.dice import strength
from game.pony_express.frames.gain import FirstItem
from game.pony_express.frames.turn import Turn
from game.pony_express.state import Pony
from game.pony_express.verbs import items, riders
from game.pony_express.verbs.dice import roll_open
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Seat

DEALT = 2


@dataclass(slots=True)
class Match(Frame[Pony]):
    """`phase` is start (who has the first turn?), items (everybody chooses one) or turns; `next` has the next turn."""

    next: Seat = SEATS[0]
    phase: str = "start"
    structural: ClassVar[bool] = True

    def ask(self, g: Pony) -> Frame[Pony] | None:
        if g.winner >= 0:
            return None
        if self.phase == "turns":
            return Turn(self.next)
        return SetOut() if self.phase == "start" else FirstItem()

    def told(self, g: Pony, result: Any) -> None:
        """The set-up tells who starts, the first items nothing, a turn its seat."""
        if self.phase == "start":
            self.next = result
            self.phase = "items"
        elif self.phase == "items":
            self.phase = "turns"
        else:
            self.next = SEATS[(result + 1) % g.seats]


@dataclass(slots=True)
class SetOut(Frame[Pony]):
    """Riders and gold, the starting roll, two item cards for each seat (PX-06 to PX-09)."""

    def begin(self, g: Pony) -> None:
        riders.set_out(g)
        g.starter = starting_seat(g)
        items.shuffle(g, "PX-09")
        for step in range(g.seats):
            items.offer(g, (g.starter + step) % g.seats, DEALT, "PX-09")

    def end(self, g: Pony) -> Seat:
        return SEATS[g.starter]


def starting_seat(g: Pony) -> int:
    """Everybody rolls; the tied best roll again until one is best alone (PX-08)."""
    seats = list(range(g.seats))
    while True:
        rolled = [strength(roll_open(g, seat, "start", "PX-08"), g.switches["compare_kickers"]) for seat in seats]
        best = max(rolled)
        seats = [seat for seat, hand in zip(seats, rolled, strict=True) if hand == best]
        if len(seats) == 1:
            g.emit(e.Starts, "PX-08", seats[0])
            return seats[0]
        g.emit(e.Tied, "PX-08", sum(1 << seat for seat in seats), "start")
