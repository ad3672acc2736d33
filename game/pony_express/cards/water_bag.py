"""Water Bag: in the desert every reroll of a turn costs one nugget (PX-102)."""

from __future__ import annotations

from game.pony_express.frames.cup import Cup
from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("water_bag")
class WaterBag:
    """On an own turn that began in the desert, before the first reroll that is paid for."""

    clause_id = "PX-102"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("water_bag",)] if self._bar(g) is None else []

    def _bar(self, g: Pony) -> Refusal | None:
        cup = g.stack[-1]
        if not isinstance(cup, Cup) or not cup.desert:
            return Refusal("PX-102", "not_in_the_desert")
        return Refusal("PX-102", "reroll_paid_already") if cup.paid else None

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return self._bar(g) or NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "water_bag", self.clause_id, stays=True)

    def reroll_price(self, g: Pony, me: Thing, price: int, seat: int) -> int:
        return 1 if seat == me.seat else price
