"""Fast Draw: shoot first, whoever arrived last (PX-90)."""

from __future__ import annotations

from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("fast_draw")
class FastDraw:
    """In the final duel the ratio of shots stays as it is."""

    clause_id = "PX-90"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("fast_draw",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return None if pick == ("fast_draw",) else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "fast_draw", self.clause_id)
