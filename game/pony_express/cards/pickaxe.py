"""Pickaxe: at a mine, roll any of the five dice once more (PX-101)."""

from __future__ import annotations

from typing import Final

from game.pony_express.frames.spaces import Mine
from game.pony_express.state import Pony
from game.pony_express.verbs import dice, items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option, Range
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("pickaxe")
class Pickaxe:
    """The new hand counts."""

    clause_id = "PX-101"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [_DIG]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        mine = g.stack[-1]
        assert isinstance(mine, Mine)
        items.spend(g, seat, "pickaxe", self.clause_id)
        mine.faces = dice.roll_again(g, seat, mine.faces, int(pick[1]), self.clause_id)


_DIG: Final[Option] = ("pickaxe", Range(1, dice.ALL))
