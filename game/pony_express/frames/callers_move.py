"""What a right call brings: the caller may move the named steps, and nothing happens there (PX-37)."""

from __future__ import annotations

from dataclasses import dataclass

from game.pony_express import events as e
from game.pony_express.frames.sacramento import Arrival
from game.pony_express.state import Pony, in_sacramento
from game.pony_express.verbs import riders
from game.rules.ask import Ask, Option
from game.rules.frame import Frame
from game.rules.kinds import Pick, Seat

OPTIONS: tuple[Option, ...] = (("move",), ("stay",))


@dataclass(slots=True)
class CallersMove(Frame[Pony]):
    """A caller who stands in Sacramento already gets no steps (PX-84)."""

    seat: Seat
    steps: int
    decided: bool = False

    def ask(self, g: Pony) -> Ask | None:
        if self.decided or in_sacramento(g, self.seat):
            return None
        return Ask("callers_move", {self.seat: OPTIONS})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Pony] | None:
        self.decided = True
        if pick[0] == "stay":
            g.emit(e.MoveDeclined, "PX-37", seat)
            return None
        riders.move(g, seat, self.steps, "call", "PX-37")
        return Arrival(self.seat, by_call=True) if in_sacramento(g, seat) else None
