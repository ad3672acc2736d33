"""What the spaces of the trail do to whoever comes by an own dice move (PX-59 to PX-67)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.pony_express import events as e
from game.pony_express import items_in_hand
from game.pony_express.board import BOARD
from game.pony_express.dice import STEPS, hand_of
from game.pony_express.frames.gain import GainItem
from game.pony_express.frames.indians import Indians
from game.pony_express.frames.jail import Arrest
from game.pony_express.state import Pony, may_hold_for
from game.pony_express.verbs import gold, riders
from game.pony_express.verbs.dice import roll_open
from game.rules.ask import PASS, Ask, Option
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import Pick, Seat
from game.rules.refusal import Refusal

RIDE: Option = ("ride",)
SERVED: Option = ("served",)
RELAY_DRAW = 2


def effect(g: Pony, seat: Seat) -> Frame[Pony]:
    """The effect of the space a rider has come to."""
    kind = BOARD.types[g.space[seat]]
    if kind == "station":
        return Station(seat)
    if kind == "indians":
        return Indians(seat)
    if kind == "mine":
        return Mine(seat)
    if kind == "saloon":
        return Saloon(seat)
    return GainItem(seat, RELAY_DRAW, "PX-67")


@dataclass(slots=True)
class Station(Frame[Pony]):
    """The train to the next station, for its fare (PX-60)."""

    seat: Seat

    def ask(self, g: Pony) -> Ask | None:
        space = g.space[self.seat]
        if not BOARD.next_station[space]:
            return None
        pays = g.gold[self.seat] >= BOARD.fares[space]
        if not pays and not may_hold_for(g, self.seat, "station"):
            return None
        ride = (RIDE,) if pays else ()
        return Ask("station", {self.seat: (PASS, *ride, *items_in_hand.plays(g, self.seat, "station"))})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Over:
        if pick == RIDE:
            space = g.space[seat]
            gold.pay_bank(g, seat, BOARD.fares[space], "PX-60")
            riders.put(g, seat, BOARD.next_station[space], "train", "PX-60")
        elif pick != PASS:
            items_in_hand.play(g, seat, pick)
        return OVER

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        if pick == RIDE:
            fare = BOARD.fares[g.space[seat]]
            return Refusal("PX-60", "fare_costs", (("price", fare), ("held", g.gold[seat])))
        return items_in_hand.why_not(g, seat, pick, "station")


@dataclass(slots=True)
class Mine(Frame[Pony]):
    """One open roll; its steps in gold (PX-65).  `faces` is what lies there."""

    seat: Seat
    faces: tuple[int, ...] = ()
    decided: bool = False

    def begin(self, g: Pony) -> None:
        self.faces = roll_open(g, self.seat, "mine", "PX-65")

    def ask(self, g: Pony) -> Ask | None:
        if self.decided or not may_hold_for(g, self.seat, "mine"):
            return None
        return Ask("mine", {self.seat: (PASS, *items_in_hand.plays(g, self.seat, "mine"))})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | None:
        self.decided = True
        return None if pick == PASS else items_in_hand.play(g, seat, pick)

    def end(self, g: Pony) -> None:
        gold.take(g, self.seat, STEPS[hand_of(self.faces)], "PX-65")

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        return items_in_hand.why_not(g, seat, pick, "mine")


@dataclass(slots=True)
class Saloon(Frame[Pony]):
    """Cold drinks for the table first; then one open roll, and its steps in gold to the bank (PX-66)."""

    seat: Seat
    served: bool = False
    broke: bool = False

    def ask(self, g: Pony) -> Ask | Frame[Pony] | None:
        if not self.served:
            return Ask("cold_drink", {self.seat: (SERVED,)})
        return Arrest(self.seat, "PX-66") if self.broke else None

    def answer(self, g: Pony, seat: int, pick: Pick) -> None:
        self.served = True
        g.emit(e.RoundServed, "PX-66", seat)
        due = STEPS[hand_of(roll_open(g, seat, "saloon", "PX-66"))]
        self.broke = due > g.gold[seat]
        gold.pay_bank(g, seat, min(due, g.gold[seat]), "PX-66")

    def told(self, g: Pony, result: Any) -> None:
        """The arrest is over."""
        self.broke = False
