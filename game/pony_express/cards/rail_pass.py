"""Rail Pass: ride to the next station without paying (PX-100)."""

from __future__ import annotations

from game.pony_express.board import BOARD
from game.pony_express.state import Pony
from game.pony_express.verbs import items, riders
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("rail_pass")
class RailPass:
    """From any station but the last."""

    clause_id = "PX-100"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("rail_pass",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return None if pick == ("rail_pass",) else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "rail_pass", self.clause_id)
        riders.put(g, seat, BOARD.next_station[g.space[seat]], "train", self.clause_id)
