"""One hand: deal, turns, settling (WE-07 to WE-10, WE-40 to WE-43)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.rules.frame import Frame
from game.rules.kinds import SEATS, Seat
from game.wyatt_earp import verbs
from game.wyatt_earp.frames.settle import Settle
from game.wyatt_earp.frames.turn import Turn
from game.wyatt_earp.frames.windows import window_between_turns
from game.wyatt_earp.state import Earp


@dataclass(slots=True)
class Hand(Frame[Earp]):
    """`next` has the next turn; `gap`: a turn has just ended and the table may speak up before the next one."""

    next: Seat = SEATS[0]
    gap: bool = False
    settled: bool = False
    structural: ClassVar[bool] = True

    def begin(self, g: Earp) -> None:
        verbs.begin_hand(g)
        self.next = Seat((g.dealer + 1) % g.seats)

    def ask(self, g: Earp) -> Frame[Earp] | None:
        if g.ended:
            return None if self.settled else Settle()
        window = window_between_turns(g, self.next) if self.gap else None
        return window or Turn(self.next)

    def told(self, g: Earp, result: Any) -> None:
        """A turn tells its seat, the settling tells "settled", a window nothing."""
        if result == "settled":
            self.settled = True
        elif result is None:
            self.gap = False
        else:
            self.next = Seat((result + 1) % g.seats)
            self.gap = True
