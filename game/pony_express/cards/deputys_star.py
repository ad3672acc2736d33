"""Deputy's Star: stay upright when about to go to jail (PX-91)."""

from __future__ import annotations

from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("deputys_star")
class DeputysStar:
    """Gold owed for the same event is still paid; a lost final duel is not undone."""

    clause_id = "PX-91"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("deputys_star",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return None if pick == ("deputys_star",) else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "deputys_star", self.clause_id)
