"""Loud Voice: call from any distance, before every other caller (PX-94)."""

from __future__ import annotations

from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("loud_voice")
class LoudVoice:
    """Not from jail."""

    clause_id = "PX-94"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("loud_voice",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return None if pick == ("loud_voice",) else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "loud_voice", self.clause_id, g.roller)
