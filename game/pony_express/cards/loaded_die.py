"""Loaded Die: one of the five dice is turned to a face of choice (PX-87)."""

from __future__ import annotations

from typing import Final

from game.pony_express.dice import FACES, N_DICE
from game.pony_express.state import Pony
from game.pony_express.verbs import dice, items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option, Range
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("loaded_die")
class LoadedDie:
    """A die under the cup stays there, and nobody learns which die or which face."""

    clause_id = "PX-87"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [_TURN]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, "loaded_die", self.clause_id)
        dice.turn_die(g, seat, int(pick[1]) - 1, int(pick[2]), self.clause_id)


_TURN: Final[Option] = ("loaded_die", Range(1, N_DICE), Range(FACES[0], FACES[-1]))
