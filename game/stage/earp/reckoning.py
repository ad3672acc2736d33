"""What a hand has paid, gathered from the public log: one list a seat, one sum an outlaw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.event import Event
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import N_OUTLAWS, OUTLAW_NUMBER


@dataclass(frozen=True, slots=True)
class Reckoning:
    """`paid[seat][outlaw]` dollars; `left[outlaw]` stays on the poster; `money[seat]` before the pay-out."""

    hand: int
    reason: e.HandEnded | None
    paid: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    captured: tuple[bool, ...]

    def total(self, seat: int) -> int:
        """What a seat has been paid."""
        return sum(self.paid[seat])


def reckoning(log: Sequence[Event], seats: int) -> Reckoning:
    """The last pay-out of a log."""
    paid = [[0] * N_OUTLAWS for _ in range(seats)]
    left = [0] * N_OUTLAWS
    captured = [False] * N_OUTLAWS
    reason: e.HandEnded | None = None
    hand = 0
    settled = False
    for event in reversed(log):
        if isinstance(event, e.Settled):
            settled = True
            left[OUTLAW_NUMBER[event.outlaw]] = event.left
        elif isinstance(event, e.Counted):
            captured[OUTLAW_NUMBER[event.outlaw]] = event.captured
        elif isinstance(event, e.Paid):
            paid[event.seat][OUTLAW_NUMBER[event.outlaw]] += event.amount
        elif isinstance(event, e.HandEnded) and settled:
            reason = event
        elif isinstance(event, e.HandBegan) and settled:
            hand = event.number
            break
    return Reckoning(hand, reason, tuple(map(tuple, paid)), tuple(left), tuple(captured))
