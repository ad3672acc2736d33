"""Loud Voice: call from any distance, before every other caller (PX-94)."""

from __future__ import annotations

from game.pony_express.cards.single import Single
from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.pony_express.vocabulary import RULES
from game.rules.kinds import Pick


@RULES.add("loud_voice")
class LoudVoice(Single):
    """Not from jail."""

    _kind = "loud_voice"
    clause_id = "PX-94"

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, self._kind, self.clause_id, g.roller)
