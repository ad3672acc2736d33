"""Sleight of Hand: one reroll without paying, of all five dice if wanted (PX-88)."""

from __future__ import annotations

from typing import Final

from game.pony_express.state import Pony
from game.pony_express.verbs import dice, items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option, Range
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("sleight_of_hand")
class SleightOfHand:
    """In or out of the desert; the free reroll of the last rider is kept."""

    clause_id = "PX-88"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return list(_ROLLS)

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "sleight_of_hand", self.clause_id)
        dice.reroll(g, seat, str(pick[1]), int(pick[2]), 0, self.clause_id)


_ROLLS: Final[tuple[Option, ...]] = tuple(("sleight_of_hand", way, Range(1, dice.ALL)) for way in ("hidden", "open"))
