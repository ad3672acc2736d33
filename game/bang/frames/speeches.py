"""What a rule has to say at a point of a turn: short frames that tell its id when they are over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.frames.damage import Damage
from game.bang.state import Bang
from game.rules.frame import Frame
from game.rules.kinds import NO_SEAT, Seat


@dataclass(slots=True)
class Suffer(Frame[Bang]):
    """`seat` loses a life point by the rule `rule`, by nobody's doing; `over`: it has."""

    seat: Seat
    rule: str
    over: bool = False

    def ask(self, g: Bang) -> Frame[Bang] | None:
        return None if self.over else Damage(self.seat, 1, NO_SEAT, self.rule.partition("/")[2])

    def told(self, g: Bang, result: Any) -> None:
        self.over = True

    def end(self, g: Bang) -> str:
        return self.rule
