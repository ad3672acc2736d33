"""Barrel: a draw! for each shot; a heart is one miss effect (BG-22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.cards.equipment import Equipment
from game.bang.deck import KINDS
from game.bang.frames.draw_check import DrawCheck
from game.bang.frames.shot import Shot
from game.bang.measures import suit_of
from game.bang.state import Bang
from game.bang.verbs import cards, piles
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import Pick, Seat


@RULES.add("card/barrel")
class Barrel(Equipment):
    """One try for each shot, before or after cards (BG-31)."""

    _name = "barrel"

    def misses(self, g: Bang, me: Thing, value: tuple[Option, ...], seat: int, shot: Shot) -> tuple[Option, ...]:
        if seat != me.seat or KINDS[me.card] in shot.tried:
            return value
        return (*value, ("use", KINDS[me.card]))

    def miss(self, g: Bang, me: Thing, pick: Pick, shot: Shot) -> Frame[Bang]:
        shot.tried = (*shot.tried, str(pick[1]))
        return BarrelTry(shot.at, str(pick[1]), "barrel")


@dataclass(slots=True)
class BarrelTry(Frame[Bang]):
    """`seat` draws! for the Barrel `which`.  Tells how many miss effects it gives."""

    seat: Seat
    which: str
    why: str
    missed: int = 0

    def begin(self, g: Bang) -> Frame[Bang]:
        return DrawCheck(self.seat, self.why)

    def told(self, g: Bang, result: Any) -> None:
        if result < 0:
            return
        good = suit_of(g, result) == "hearts"
        self.missed = int(good)
        piles.decide_draw(g, self.seat, result, self.why, good, "BG-22")
        card = cards.lying(g, self.seat, self.which)
        if good and card >= 0 and g.switches["barrel_on_success"] == "discard":
            cards.discard(g, self.seat, (card,), "barrel", "BG-22")

    def end(self, g: Bang) -> int:
        return self.missed
