"""Dynamite: two dice, one after the other, as one shot (PX-98)."""

from __future__ import annotations

from typing import Final

from game.pony_express.frames.duel import Duel
from game.pony_express.frames.indians import Indians
from game.pony_express.frames.shot import FLICK, Flight, flight
from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("dynamite")
class Dynamite:
    """Everything either of them hits counts, riders who have no part in it included."""

    clause_id = "PX-98"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [_THROW]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> Flight:
        contest = g.stack[-1]
        assert isinstance(contest, Duel | Indians)
        items.spend(g, seat, "dynamite", self.clause_id)
        return flight(seat, pick, contest.shot_clause())


_THROW: Final[Option] = ("dynamite", *FLICK[1:])
