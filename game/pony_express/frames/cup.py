"""Under the cup: rerolls, what lies in the open, and the declaration (PX-20 to PX-30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.pony_express import items_in_hand
from game.pony_express.dice import DECLARABLE
from game.pony_express.state import Pony, alone_in_last_place
from game.pony_express.verbs import dice, gold
from game.rules.ask import Ask, Option, Range
from game.rules.frame import OVER, Frame, Over
from game.rules.kinds import Pick, Seat
from game.rules.refusal import NOT_AN_OPTION, Refusal

SOME: Final = Range(1, dice.ALL - 1)
"""At least one die is rolled and one is left (PX-23).  Dice are named by a sum of 1, 2, 4, 8 and 16."""
ROLLS: Final[tuple[Option, ...]] = (("roll", "hidden", SOME), ("roll", "open", SOME))
SORT: Final[tuple[Option, ...]] = (("sort", Range(0, dice.ALL)),)
DECLARE: Final[tuple[Option, ...]] = tuple(("declare", hand) for hand in DECLARABLE)
_USUAL: Final = {
    (pays, sorts): (ROLLS if pays else ()) + (SORT if sorts else ()) + DECLARE
    for pays in (False, True)
    for sorts in (False, True)
}
WAYS: Final = ("hidden", "open")


@dataclass(slots=True)
class Cup(Frame[Pony]):
    """The seat has rolled and may roll again.

    `roll hidden S`: the dice of S go under the cup and are rolled there, all others lie in the open.
    `roll open S`: the dice of S are rolled in the open, all others stay where they are.
    `sort S`: exactly the dice of S lie in the open, once after each roll.

    `free`: the next reroll costs nothing; `desert`: the turn began there; `sorted`: since the last roll;
    `paid`: a reroll has been paid for; `safe`: what was declared cannot be called.
    """

    seat: Seat
    free: bool = False
    desert: bool = False
    sorted: bool = False
    paid: bool = False
    safe: bool = False

    @staticmethod
    def of_turn(g: Pony, seat: Seat, start: int) -> Cup:
        """The cup of a turn that began on space `start` (PX-26, PX-27)."""
        return Cup(seat, alone_in_last_place(g, seat), start >= g.switches["desert_from"])

    def price(self, g: Pony) -> int:
        """Nuggets for the next reroll (PX-20, PX-26, PX-27)."""
        if self.free:
            return 0
        price: int = g.fold("reroll_price", 2 if self.desert else 1, self.seat)
        return price

    def ask(self, g: Pony) -> Ask | None:
        if g.declared:
            return None
        usual = _USUAL[self.price(g) <= g.gold[self.seat], not self.sorted]
        return Ask("cup", {self.seat: usual + items_in_hand.plays(g, self.seat, "cup", "declare")})

    def answer(self, g: Pony, seat: int, pick: Pick) -> Frame[Any] | Over | None:
        verb = pick[0]
        if verb == "declare":
            dice.declare(g, seat, str(pick[1]), False, "PX-29")
            return OVER
        if verb == "sort":
            dice.arrange(g, seat, int(pick[1]))
            self.sorted = True
        elif verb == "roll":
            self._roll(g, str(pick[1]), int(pick[2]))
        else:
            self.safe = verb == "poker_face"
            self.sorted = self.sorted and verb != "sleight_of_hand"
            return items_in_hand.play(g, seat, pick) or (OVER if self.safe else None)
        return None

    def _roll(self, g: Pony, way: str, mask: int) -> None:
        price = self.price(g)
        if not self.free:
            gold.pay_bank(g, self.seat, price, "PX-27" if price == 2 else "PX-20")
            self.paid = True
        dice.reroll(g, self.seat, way, mask, price, "PX-26" if self.free else "PX-21")
        self.free = self.sorted = False

    def end(self, g: Pony) -> bool:
        return self.safe

    def why_not(self, g: Pony, seat: int, pick: Pick) -> Refusal:
        verb = pick[0] if pick else ""
        if verb == "roll" and len(pick) == 3 and pick[1] in WAYS and isinstance(pick[2], int):
            if pick[2] == dice.ALL:
                return Refusal("PX-23", "leave_one_die")
            if not 0 < pick[2] < dice.ALL:
                return NOT_AN_OPTION
            return self._bar_roll(g)
        if verb == "sort" and self.sorted:
            return Refusal("PX-22", "sorted_already")
        if verb == "declare" and len(pick) == 2:
            return Refusal("PX-29", "name_a_pair")
        return items_in_hand.why_not(g, seat, pick, "cup", "declare")

    def _bar_roll(self, g: Pony) -> Refusal:
        price, held = self.price(g), g.gold[self.seat]
        clause = ("PX-28" if held else "PX-27") if price == 2 else "PX-20"
        return Refusal(clause, "reroll_costs", (("price", price), ("held", held)))
