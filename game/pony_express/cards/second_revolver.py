"""Second Revolver: five shots in a gunfight, or one more in the final duel (PX-89)."""

from __future__ import annotations

from game.pony_express.frames.duel import Duel
from game.pony_express.state import Pony
from game.pony_express.verbs import items
from game.pony_express.vocabulary import RULES
from game.rules.ask import Option
from game.rules.hooks import Thing
from game.rules.kinds import Pick
from game.rules.refusal import NOT_AN_OPTION, Refusal


@RULES.add("second_revolver")
class SecondRevolver:
    """In a gunfight the extra shots come after the other side has used its three; in the final duel the additional
    shot comes right after the next one.
    """

    clause_id = "PX-89"

    def plays(self, g: Pony, seat: int) -> list[Option]:
        return [] if self._in_use(g, seat) else [("second_revolver",)]

    def bars(self, g: Pony, seat: int, pick: Pick) -> Refusal | None:
        return Refusal("PX-89", "five_shots_already") if self._in_use(g, seat) else NOT_AN_OPTION

    def _in_use(self, g: Pony, seat: int) -> bool:
        """Whether this gunfight has five shots for the seat already."""
        fight = g.stack[-1]
        return isinstance(fight, Duel) and not fight.final and g.fold("shots_allowed", 0, seat) > 0

    def play(self, g: Pony, seat: int, pick: Pick) -> None:
        fight = g.stack[-1]
        stays = isinstance(fight, Duel) and not fight.final
        items.spend(g, seat, "second_revolver", self.clause_id, stays=stays)

    def shots_allowed(self, g: Pony, me: Thing, shots: int, seat: int) -> int:
        return 5 if seat == me.seat else shots
