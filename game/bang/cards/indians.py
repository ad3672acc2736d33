"""Indians!: every other player gives a BANG! or loses a life point (BG-33 to BG-35)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.cards.base import Untargeted
from game.bang.deck import KINDS
from game.bang.frames.damage import Damage
from game.bang.frames.given_bang import bangs_of, give, may_give, why_not_given
from game.bang.frames.sweep import BLOWS, Sweep
from game.bang.measures import everyone_else
from game.bang.state import Bang
from game.bang.verbs import fights
from game.bang.vocabulary import RULES
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Instead, Over
from game.rules.kinds import NO_SEAT, SEATS, Pick, Seat
from game.rules.refusal import Refusal


@RULES.add("card/indians")
class Indians(Untargeted):
    """The switch says whether the user is a target too, the last one."""

    _clause = "BG-79"

    def _effect(self, g: Bang, seat: int, card: int, name: str) -> Sweep:
        own = 1 << seat if g.switches["indians_targets"] == "all" else 0
        return Sweep(SEATS[seat], "indians", KINDS[card], everyone_else(g, seat) | own)


@dataclass(slots=True)
class Raid(Frame[Bang]):
    """The Indians of `by` have come to `at`; `over`: what they do has been done."""

    by: Seat
    at: Seat
    card: str = ""
    over: bool = False

    def begin(self, g: Bang) -> None:
        shield = g.forbidden("shields", self.at, self.by, "indians", self.card) if self.at != self.by else None
        if shield is None:
            fights.raid(g, self.by, self.at)
        else:
            self.over = True
            fights.shrug_off(g, self.by, self.at, "indians", shield.reason, shield.clause)

    def ask(self, g: Bang) -> Ask | Frame[Bang] | None:
        if self.over:
            return None
        if may_give(g, self.at, "indians"):
            return Ask("indians", {self.at: (PASS, *bangs_of(g, self.at, "indians"))})
        return self._loss()

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over | Instead:
        if pick == PASS:
            return Instead(self._loss())
        give(g, seat, pick, "indians")
        fights.drive_off(g, self.by, self.at)
        return OVER

    def told(self, g: Bang, result: Any) -> None:
        self.over = True

    def _loss(self) -> Damage:
        """For what the user's own Indians do to himself nobody is responsible (BG-43)."""
        return Damage(self.at, 1, self.by if self.by != self.at else NO_SEAT, "indians")

    def why_not(self, g: Bang, seat: int, pick: Pick) -> Refusal:
        return why_not_given(g, seat, pick, "indians")


BLOWS["indians"] = lambda g, by, at, card: Raid(by, at, card)
