"""Poker Face: declare three of a kind or lower, and nobody may call (PX-95)."""

from __future__ import annotations

from typing import Final

from game.pony_express.dice import STEPS
from game.pony_express.state import Pony
from game.pony_express.verbs import dice, items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("poker_face")
class PokerFace:
    """Shown together with the declaration."""

    clause_id = "PX-95"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [("poker_face", hand) for hand in _LOW]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return Refusal("PX-95", "three_at_most") if len(pick) == 2 and pick[1] in STEPS else NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "poker_face", self.clause_id)
        dice.declare(g, seat, str(pick[1]), True, self.clause_id)


_LOW: Final = ("pair", "two_pairs", "three")
