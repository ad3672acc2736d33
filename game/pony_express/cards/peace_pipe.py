"""Peace Pipe: no shot and no retreat from the Indians, and one nugget (PX-99)."""

from __future__ import annotations

from game.pony_express.state import Pony
from game.pony_express.verbs import gold, items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("peace_pipe")
class PeacePipe:
    """On landing on their space by the own move."""

    clause_id = "PX-99"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("peace_pipe",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return None if pick == ("peace_pipe",) else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "peace_pipe", self.clause_id)
        gold.take(g, seat, 1, self.clause_id)
