"""Jail: on the way into it, and the turn in it (PX-68 to PX-75)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.pony_express import items_in_hand
from game.pony_express.dice import hand_of
from game.pony_express.frames.gain import GainItem
from game.pony_express.state import Pony, may_hold_for
from game.pony_express.verbs import gold, riders
from game.pony_express.verbs.dice import roll_open
from game.rules.ask import PASS, Ask, Option
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import Pick, Seat
from game.rules.refusal import Refusal

BAIL: Final = 3
ESCAPES: Final = ("straight", "full_house", "four", "five")
ONE_GOLD: Final = ("two_pairs", "full_house", "five")
ONE_CARD: Final = ("three", "four", "five")
PAY: Final[Option] = ("pay",)
ROLL: Final[Option] = ("roll",)


@dataclass(slots=True)
class Arrest(Frame[Pony]):
    """A rider is about to go to jail; who lies there already stays (PX-75).  `clause` says why."""

    seat: Seat
    clause: str

    def ask(self, g: Pony) -> Ask | None:
        if g.jailed[self.seat] or not may_hold_for(g, self.seat, "arrest"):
            return None
        return Ask("arrest", {self.seat: (PASS, *items_in_hand.plays(g, self.seat, "arrest"))})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Over:
        if pick != PASS:
            items_in_hand.play(g, seat, pick)
            self.clause = ""
        return OVER

    def end(self, g: Pony) -> None:
        if self.clause and not g.jailed[self.seat]:
            riders.jail(g, self.seat, self.clause)

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        return items_in_hand.why_not(g, seat, pick, "arrest")


@dataclass(slots=True)
class JailTurn(Frame[Pony]):
    """Pay, roll, or file through the bars; whoever gets out has a normal turn."""

    seat: Seat
    decided: bool = False

    def ask(self, g: Pony) -> Ask | None:
        if self.decided:
            return None
        pay = (PAY,) if g.gold[self.seat] >= BAIL else ()
        return Ask("jail", {self.seat: (*pay, ROLL, *items_in_hand.plays(g, self.seat, "jail"))})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | None:
        self.decided = True
        if pick == PAY:
            gold.pay_bank(g, seat, BAIL, "PX-69")
            riders.free(g, seat, "paid", "PX-69")
            return None
        if pick != ROLL:
            return items_in_hand.play(g, seat, pick)
        hand = hand_of(roll_open(g, seat, "jail", "PX-70"))
        if hand in ESCAPES:
            riders.free(g, seat, "escaped", "PX-70")
        if hand in ONE_GOLD:
            gold.take(g, seat, 1, "PX-70")
        return GainItem(self.seat, int(g.switches["jail_card_draw"]), "PX-74") if hand in ONE_CARD else None

    def end(self, g: Pony) -> bool:
        """Whether the rider has got out before his turn is over (PX-72)."""
        freed = not g.jailed[self.seat]
        if not freed:
            riders.stand_up(g, self.seat, "PX-72")
        return freed

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        if pick == PAY:
            return Refusal("PX-69", "bail_costs", (("price", BAIL), ("held", g.gold[seat])))
        return items_in_hand.why_not(g, seat, pick, "jail")
