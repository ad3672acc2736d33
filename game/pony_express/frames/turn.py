"""A turn, from charity to the effect of the space (PX-17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.pony_express import events as e
from game.pony_express import items_in_hand
from game.pony_express.board import BOARD, EFFECTS, LAST_PEACEFUL, MAILBOXES, SACRAMENTO
from game.pony_express.dice import STEPS
from game.pony_express.frames.call import CallRace
from game.pony_express.frames.callers_move import CallersMove
from game.pony_express.frames.cup import Cup
from game.pony_express.frames.jail import Arrest, JailTurn
from game.pony_express.frames.meeting import meeting
from game.pony_express.frames.mount import Mount
from game.pony_express.frames.sacramento import Arrival
from game.pony_express.frames.spaces import effect
from game.pony_express.state import Pony, in_sacramento, may_hold_for, upright_on
from game.pony_express.verbs import dice, gold, items, riders
from game.rules.ask import Ask, Option
from game.rules.frame import Frame
from game.rules.kinds import NO_SEAT, SEATS, Pick, Seat
from game.rules.refusal import Refusal

SHAKE: Option = ("shake",)


@dataclass(slots=True)
class Turn(Frame[Pony]):
    """One seat's turn.

    `phase` is what happens now: jail, start, cup, call, true (the caller goes to jail), bluff (the caller may
    move), punish (the bluffer goes to jail), mount, arrive, meet, effect or over.  `start` is the space on which
    the turn began; `caller` has called.
    """

    seat: Seat
    phase: str = "start"
    start: int = 0
    caller: Seat = NO_SEAT
    structural: ClassVar[bool] = True

    def begin(self, g: Pony) -> None:
        riders.begin_turn(g, self.seat)
        self.start = g.space[self.seat]
        if g.jailed[self.seat]:
            if g.switches["jail_charity"] == "at_start":
                gold.charity(g, self.seat, "PX-73")
            self.phase = "jail"
        else:
            self._set_out(g, "PX-18")

    def _set_out(self, g: Pony, clause: str) -> None:
        """A normal turn: the next mailbox in Sacramento, else charity and the dice."""
        seat = self.seat
        if not in_sacramento(g, seat):
            gold.charity(g, seat, clause)
            self.phase = "start"
        elif not g.mailbox[seat]:
            self.phase = "arrive"
        else:
            riders.reach_mailbox(g, seat)
            if g.mailbox[seat] == MAILBOXES:
                riders.win(g, seat, "mail", "PX-79")
            self.phase = "over"

    def ask(self, g: Pony) -> Ask | Frame[Pony] | None:
        if g.winner >= 0 or self.phase == "over":
            return None
        return PHASES[self.phase].ask(self, g)

    def _ask_start(self, g: Pony) -> Ask:
        return Ask("start", {self.seat: (SHAKE, *items_in_hand.plays(g, self.seat, "start"))})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | None:
        if pick == SHAKE:
            dice.roll_cup(g, seat)
            self.phase = "cup"
            return None
        return items_in_hand.play(g, seat, pick)

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        return items_in_hand.why_not(g, seat, pick, "start")

    def told(self, g: Pony, result: Any) -> None:
        PHASES[self.phase].told(self, g, result)

    def _after_start(self, g: Pony, result: Any) -> None:
        """An item card at the start has been played."""

    def _after_jail(self, g: Pony, freed: bool) -> None:
        if freed:
            self._set_out(g, "PX-71")
        else:
            self.phase = "over"

    def _after_cup(self, g: Pony, safe: bool) -> None:
        if safe:
            g.emit(e.NotCalled, "PX-95", self.seat, g.declared)
            self._ride(g)
        else:
            self.phase = "call"

    def _after_call(self, g: Pony, caller: int) -> None:
        if caller < 0:
            nobody = all(g.jailed[s] for s in range(g.seats) if s != self.seat)
            g.emit(e.NotCalled, "PX-34" if nobody else "PX-35", self.seat, g.declared)
            self._ride(g)
            return
        self.caller = SEATS[caller]
        if dice.reveal(g, self.seat):
            self.phase = "true"
        else:
            self.phase = "bluff"

    def _after_true(self, g: Pony, result: Any) -> None:
        self._ride(g)

    def _after_bluff(self, g: Pony, result: Any) -> None:
        self.phase = "punish" if g.switches["caught_bluffer_penalty"] == "jail" else "over"

    def _ride(self, g: Pony) -> None:
        """The rider moves as declared, with everything that follows (PX-39)."""
        riders.move(g, self.seat, STEPS[g.declared], "dice", "PX-39")
        if g.space[self.seat] < SACRAMENTO and may_hold_for(g, self.seat, "mount"):
            self.phase = "mount"
        else:
            self._after_mount(g, None)

    def _after_mount(self, g: Pony, result: Any) -> None:
        space = g.space[self.seat]
        if space == SACRAMENTO:
            self.phase = "arrive"
        elif space > LAST_PEACEFUL and len(upright_on(g, space)) > 1:
            self.phase = "meet"
        else:
            self._after_meet(g, None)

    def _after_meet(self, g: Pony, result: Any) -> None:
        """The space's own effect, unless its rider has been jailed (PX-40, PX-42)."""
        space = g.space[self.seat]
        blocked = space <= LAST_PEACEFUL and g.switches["peace_blocks_effects"]
        works = BOARD.types[space] in EFFECTS and not blocked and not g.jailed[self.seat]
        self.phase = "effect" if works else "over"

    def _is_over(self, g: Pony, result: Any) -> None:
        self.phase = "over"

    def end(self, g: Pony) -> int:
        if g.winner < 0:
            items.wear_off(g)
            dice.put_away(g)
        return self.seat


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a turn: `ask` gives what happens in it, `told` goes on once that has come to its result."""

    ask: Callable[[Turn, Pony], Ask | Frame[Any]]
    told: Callable[[Turn, Pony, Any], None]


PHASES: Final[Mapping[str, Phase]] = {
    "jail": Phase(lambda turn, g: JailTurn(turn.seat), Turn._after_jail),
    "start": Phase(Turn._ask_start, Turn._after_start),
    "cup": Phase(lambda turn, g: Cup.of_turn(g, turn.seat, turn.start), Turn._after_cup),
    "call": Phase(lambda turn, g: CallRace(turn.seat), Turn._after_call),
    "true": Phase(lambda turn, g: Arrest(turn.caller, "PX-36"), Turn._after_true),
    "bluff": Phase(lambda turn, g: CallersMove(turn.caller, STEPS[g.declared]), Turn._after_bluff),
    "punish": Phase(lambda turn, g: Arrest(turn.seat, "PX-38"), Turn._is_over),
    "mount": Phase(lambda turn, g: Mount(turn.seat), Turn._after_mount),
    "arrive": Phase(lambda turn, g: Arrival(turn.seat), Turn._is_over),
    "meet": Phase(lambda turn, g: meeting(g, turn.seat), Turn._after_meet),
    "effect": Phase(lambda turn, g: effect(g, turn.seat), Turn._is_over),
}
"""Every phase but `over`, in which nothing is asked."""
