"""Lasso: a rider a little ahead goes back two spaces (PX-97)."""

from __future__ import annotations

from game.pony_express.board import SACRAMENTO
from game.pony_express.state import Pony
from game.pony_express.verbs import items, riders
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import SEATS, Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("lasso")
class Lasso:
    """One to three spaces ahead and not in Sacramento; not back beyond St. Joseph, and nothing is triggered."""

    clause_id = "PX-97"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("lasso", SEATS[other]) for other in range(g.seats) if self._in_reach(g, seat, other)]

    def _in_reach(self, g: Pony, seat: int, other: int) -> bool:
        return 1 <= g.space[other] - g.space[seat] <= 3 and g.space[other] < SACRAMENTO

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return Refusal("PX-97", "out_of_reach") if len(pick) == 2 else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "lasso", self.clause_id, int(pick[1]))
        riders.move_back(g, int(pick[1]), 2, "lasso", self.clause_id)
