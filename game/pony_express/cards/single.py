"""What most item cards have in common: to show the card is the whole play."""

from __future__ import annotations

from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.rules.ask import Option
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


class Single:
    """`_kind` is the card, `clause_id` its clause."""

    _kind = ""
    clause_id = ""

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [(self._kind,)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return NOT_AN_OPTION

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        items.spend(g, seat, self._kind, self.clause_id)
