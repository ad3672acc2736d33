"""File in the Loaf: out of jail at no cost (PX-92)."""

from __future__ import annotations

from game.pony_express.state import Pony
from game.pony_express.verbs import items, riders
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("file_in_the_loaf")
class FileInTheLoaf:
    """In place of paying or rolling; a normal turn follows."""

    clause_id = "PX-92"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("file_in_the_loaf",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return None if pick == ("file_in_the_loaf",) else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "file_in_the_loaf", self.clause_id)
        riders.free(g, seat, "file", self.clause_id)
