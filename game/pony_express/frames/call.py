"""The race to call a declaration (PX-31 to PX-34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.pony_express import events as e
from game.pony_express import items_in_hand
from game.pony_express.calling import able, callers
from game.pony_express.state import Pony, may_hold_for, others
from game.rules.ask import PASS, Ask, Option
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import NO_SEAT, SEATS, Pick, Seat, Seats
from game.rules.refusal import NOT_AN_OPTION, NOT_ASKED, Refusal

CALL: Option = ("call",)


@dataclass(slots=True)
class CallRace(Frame[Pony]):
    """`seat` has declared.  Whoever may call is asked, and whoever may hold a Loud Voice, which goes before a call.

    `passed` have said no; `caller` has called and waits for a Loud Voice; `tier` counts how often the right to call
    has passed on to riders farther away.
    """

    seat: Seat
    passed: Seats = 0
    caller: Seat = NO_SEAT
    tier: int = 0

    def ask(self, g: Pony) -> Ask | None:
        calling = self._calling(g)
        options: dict[int, tuple[Option, ...]] = {}
        for seat in others(g.seats, self.seat):
            if self.passed >> seat & 1 or seat == self.caller:
                continue
            if seat in calling:
                options[seat] = (PASS, CALL, *items_in_hand.plays(g, seat, "call", "any_call"))
            elif able(g, seat) and may_hold_for(g, seat, "any_call"):
                options[seat] = (PASS, *items_in_hand.plays(g, seat, "any_call"))
        if not options:
            return None
        if g.switches["call_order"] == "clockwise":
            first = next(iter(options))
            options = {first: options[first]}
        return Ask("call", options)

    def _calling(self, g: Pony) -> tuple[int, ...]:
        """Who may still call: nobody once somebody has."""
        groups = callers(g, self.seat) if self.caller < 0 else ()
        return groups[self.tier] if self.tier < len(groups) else ()

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | Over | None:
        if pick == CALL:
            clause = "PX-32" if len(self._calling(g)) > 1 else "PX-31"
            self.caller = SEATS[seat]
            g.emit(e.Called, clause, seat, self.seat, False)
        elif pick == PASS:
            self.passed |= 1 << seat
            self._pass_on(g)
        elif pick[0] == "loud_voice":
            items_in_hand.play(g, seat, pick)
            self.caller = SEATS[seat]
            g.emit(e.Called, "PX-94", seat, self.seat, True)
            return OVER
        else:
            return items_in_hand.play(g, seat, pick)
        return None

    def _pass_on(self, g: Pony) -> None:
        """When all who may call have passed, those farther away are asked, if the switch says so (PX-33)."""
        if self.caller >= 0 or not g.switches["call_passes_on"]:
            return
        groups = callers(g, self.seat)
        while self.tier < len(groups) and all(self.passed >> s & 1 for s in groups[self.tier]):
            self.tier += 1
            if self.tier < len(groups):
                self.passed &= ~sum(1 << s for s in groups[self.tier])

    def end(self, g: Pony) -> int:
        return self.caller

    def why_not_asked(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        return NOT_ASKED if pick != CALL or seat == self.seat else self._bar_call(g, seat)

    def _bar_call(self, g: Pony, seat: int) -> Refusal:
        if g.jailed[seat]:
            return Refusal("PX-34", "caller_in_jail")
        if not able(g, seat):
            return Refusal("PX-84", "caller_in_sacramento")
        return Refusal("PX-32", "called_already") if self.caller >= 0 else Refusal("PX-33", "nearer_riders_call")

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        if pick == CALL:
            return self._bar_call(g, seat)
        if not items_in_hand.is_item(pick):
            return NOT_AN_OPTION
        moments = ("call", "any_call") if seat in self._calling(g) else ("any_call",)
        return items_in_hand.why_not(g, seat, pick, *moments)
