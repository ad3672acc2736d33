"""What was declared by whom, and what everybody knows of whether it was true."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.pony_express import events as e
from game.rules.event import Event
from game.rules.kinds import NO_SEAT


@dataclass(frozen=True, slots=True)
class Declaration:
    """`seat` named `hand` in turn `turn`.

    `came`: open (it is being thought about), unknown (nobody called, so the dice stayed secret), true or bluff.
    `caller` is who called, -1 for nobody; `rolled` the hand that was under the cup, where it came out.  `safe`: a
    card kept it from being called.
    """

    turn: int
    seat: int
    hand: str
    safe: bool
    caller: int = NO_SEAT
    came: str = "open"
    rolled: str = ""


def declarations(events: Iterable[Event]) -> list[Declaration]:
    """All that were made, the oldest first, from what a public log tells."""
    found: list[Declaration] = []
    turn = 0
    for event in events:
        if isinstance(event, e.TurnBegan):
            turn = event.turn
        elif isinstance(event, e.Declared):
            found.append(Declaration(turn, event.seat, event.hand, event.safe))
        elif not found:
            continue
        elif isinstance(event, e.Called):
            found[-1] = replace(found[-1], caller=int(event.seat))
        elif isinstance(event, e.NotCalled):
            found[-1] = replace(found[-1], came="unknown")
        elif isinstance(event, e.Revealed):
            found[-1] = replace(found[-1], came="true" if event.truth else "bluff", rolled=event.hand)
    return found
