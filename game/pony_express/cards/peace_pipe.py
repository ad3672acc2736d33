"""Peace Pipe: no shot and no retreat from the Indians, and one nugget (PX-99)."""

from __future__ import annotations

from game.pony_express.cards.single import Single
from game.pony_express.state import Pony
from game.pony_express.verbs import gold
from game.pony_express.vocabulary import RULES
from game.rules.kinds import Pick


@RULES.add("peace_pipe")
class PeacePipe(Single):
    """On landing on their space by the own move."""

    _kind = "peace_pipe"
    clause_id = "PX-99"

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        super().play(g, seat, pick)
        gold.take(g, seat, 1, self.clause_id)
