"""File in the Loaf: out of jail at no cost (PX-92)."""

from __future__ import annotations

from game.pony_express.cards.single import Single
from game.pony_express.state import Pony
from game.pony_express.verbs import riders
from game.pony_express.vocabulary import RULES
from game.rules.kinds import Pick


@RULES.add("file_in_the_loaf")
class FileInTheLoaf(Single):
    """In place of paying or rolling; a normal turn follows."""

    _kind = "file_in_the_loaf"
    clause_id = "PX-92"

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        super().play(g, seat, pick)
        riders.free(g, seat, "file", self.clause_id)
