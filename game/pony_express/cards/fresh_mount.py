"""Fresh Mount: one space more after the own dice move (PX-96)."""

from __future__ import annotations

from game.pony_express.cards.single import Single
from game.pony_express.state import Pony
from game.pony_express.verbs import riders
from game.pony_express.vocabulary import RULES
from game.rules.kinds import Pick


@RULES.add("fresh_mount")
class FreshMount(Single):
    """Only the last space counts for meeting and effect."""

    _kind = "fresh_mount"
    clause_id = "PX-96"

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        super().play(g, seat, pick)
        riders.move(g, seat, 1, "mount", self.clause_id)
