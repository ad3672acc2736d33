"""Fresh Mount: one space more after the own dice move (PX-96)."""

from __future__ import annotations

from game.pony_express.state import Pony
from game.pony_express.verbs import items, riders
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("fresh_mount")
class FreshMount:
    """Only the last space counts for meeting and effect."""

    clause_id = "PX-96"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("fresh_mount",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return None if pick == ("fresh_mount",) else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "fresh_mount", self.clause_id)
        riders.move(g, seat, 1, "mount", self.clause_id)
