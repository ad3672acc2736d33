"""An effect on several players, one after the other, clockwise from the user (BG-35)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.bang.around import onwards
from game.bang.state import Bang
from game.rules.frame import Frame
from game.rules.kinds import NO_SEAT, SEATS, Seat, Seats

Blow = Callable[[Bang, Seat, Seat, str], Frame[Bang]]
"""From state, user, victim and the kind of the card to what happens to one victim."""
BLOWS: Final[dict[str, Blow]] = {}
"""By the name of a card; each card that sweeps enters itself."""


@dataclass(slots=True)
class Sweep(Frame[Bang]):
    """The card `name` of `by` goes round; `left` are the seats that have not been dealt with."""

    by: Seat
    name: str
    card: str
    left: Seats

    def ask(self, g: Bang) -> Frame[Bang] | None:
        whom = self._next(g)
        return None if whom < 0 or g.side else BLOWS[self.name](g, self.by, whom, self.card)

    def told(self, g: Bang, result: Any) -> None:
        """Whoever was next has been dealt with, and may be gone."""
        self.left &= ~(1 << self._next(g))

    def _next(self, g: Bang) -> Seat:
        """The next victim clockwise from the user; nobody when all have been dealt with."""
        for seat in (*onwards(g, self.by), self.by):
            if self.left >> seat & 1:
                return SEATS[seat]
        return NO_SEAT
