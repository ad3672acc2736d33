"""Hard Liquor: a player may skip phase 1 altogether for a life point (BG-153)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.frames.draw_phase import DrawPhase
from game.bang.happenings.blessing import EVENT
from game.bang.state import GHOST, Bang, max_life
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.ask import PASS, Ask
from game.rules.frame import OVER, Frame, Instead, Over
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Pick, Seat

ID = "event/hard_liquor"


@RULES.add(ID, EVENT)
class HardLiquor:
    """The switch says whether at full life too, without effect."""

    def instead_of_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        full = g.status[seat] == GHOST or g.life[seat] >= max_life(g, seat)
        return None if full and g.switches["hard_liquor_full"] == "forbidden" else Liquor(SEATS[seat])


@dataclass(slots=True)
class Liquor(Frame[Bang]):
    """`seat` drinks, or draws after all."""

    seat: Seat

    def ask(self, g: Bang) -> Ask:
        return Ask("hard_liquor", {self.seat: (PASS, ("drink",))})

    def answer(self, g: Bang, seat: int, pick: Pick) -> Over | Instead:
        if pick == PASS:
            return Instead(DrawPhase(self.seat, heard=(ID,)))
        people.gain_life(g, seat, 1, "hard_liquor", "BG-153")
        return OVER
