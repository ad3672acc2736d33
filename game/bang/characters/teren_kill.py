"""Teren Kill: each time he would be eliminated he draws!; unless it is spades he stays with one life point (BG-182)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.frames.draw_check import DrawCheck
from game.bang.frames.elimination import Elimination
from game.bang.measures import suit_of
from game.bang.state import Bang
from game.bang.verbs import people, piles
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat


@RULES.add("character/teren_kill")
class TerenKill:
    """After Beer has not helped; and he draws a card."""

    def instead_of_elimination(self, g: Bang, me: Thing, seat: int, by: int) -> Frame[Bang] | None:
        return LastBreath(SEATS[seat], Seat(by)) if seat == me.seat else None


@dataclass(slots=True)
class LastBreath(Frame[Bang]):
    """`seat` draws! for its life; `by` is responsible, or nobody."""

    seat: Seat
    by: Seat
    state: str = "drawing"

    def begin(self, g: Bang) -> Frame[Bang]:
        return DrawCheck(self.seat, "teren_kill")

    def ask(self, g: Bang) -> Frame[Bang] | None:
        return Elimination(self.seat, self.by) if self.state == "lost" else None

    def told(self, g: Bang, result: Any) -> None:
        if self.state == "lost":
            self.state = "over"
            return
        good = result >= 0 and suit_of(g, result) != "spades"
        self.state = "over" if good else "lost"
        if result >= 0:
            piles.decide_draw(g, self.seat, result, "teren_kill", good, "BG-182")
        if good:
            people.gain_life(g, self.seat, 1 - g.life[self.seat], "teren_kill", "BG-182")
            piles.draw(g, self.seat, 1, "teren_kill", "BG-182")

    def end(self, g: Bang) -> str:
        return "hit"
