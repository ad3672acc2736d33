"""An ability that is a choice where the switch says so (`auto_abilities`)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.around import present
from game.bang.rulings import used_rule
from game.bang.state import Bang
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Over
from game.rules.hooks import Thing
from game.rules.kinds import NO_SEAT, Pick, Seat


@dataclass(slots=True)
class May(Frame[Bang]):
    """`seat` may use `ability`, so many `times`, against `whom` (or nobody).

    The rule object's `due` says how often it is worth asking, its `take` does it once.
    """

    seat: Seat
    ability: str
    times: int = 1
    whom: Seat = NO_SEAT
    asks: bool = False

    def begin(self, g: Bang) -> None:
        if not self.asks:
            while self._due(g):
                self._take(g)

    def ask(self, g: Bang) -> Ask | None:
        return Ask("may", {self.seat: (PASS, ("use", self.ability))}) if self._due(g) else None

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over | None:
        if pick == PASS:
            return OVER
        self._take(g)
        return None

    def _due(self, g: Bang) -> bool:
        if self.times <= 0 or g.side or not present(g, self.seat):
            return False
        rule, _ = used_rule(g, self.seat, self.ability)
        return bool(rule.due(g, Thing(self.ability, self.seat), self.whom))

    def _take(self, g: Bang) -> None:
        self.times -= 1
        rule, _ = used_rule(g, self.seat, self.ability)
        rule.take(g, Thing(self.ability, self.seat), self.whom)


def by_choice(g: Bang) -> bool:
    """Whether the abilities that are automatic in print are a choice."""
    return bool(g.switches["auto_abilities"] == "optional")
