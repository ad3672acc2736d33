"""Rail Pass: ride to the next station without paying (PX-100)."""

from __future__ import annotations

from game.pony_express.board import BOARD
from game.pony_express.cards.single import Single
from game.pony_express.state import Pony
from game.pony_express.verbs import riders
from game.pony_express.vocabulary import RULES
from game.rules.kinds import Pick


@RULES.add("rail_pass")
class RailPass(Single):
    """From any station but the last."""

    _kind = "rail_pass"
    clause_id = "PX-100"

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        super().play(g, seat, pick)
        riders.put(g, seat, BOARD.next_station[g.space[seat]], "train", self.clause_id)
