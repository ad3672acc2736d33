"""Ghost Town: the eliminated come back as ghosts for their own turns (BG-140)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.cards.bang import UNLIMITED
from game.bang.frames.elimination import Elimination
from game.bang.happenings.blessing import EVENT
from game.bang.state import GHOST, OUT, Bang
from game.bang.verbs import people
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import NO_SEAT, SEATS, Seat

ID = "event/ghost_town"


@RULES.add(ID, EVENT)
class GhostTown:
    """Three cards instead of two; no life points to lose; at the turn's end all cards are lost."""

    def comes_back(self, g: Bang, me: Thing, value: bool, seat: int) -> bool:
        return value or g.status[seat] == OUT

    def brings_back(self, g: Bang, seat: int) -> None:
        people.come_back(g, seat, 0, "ghost_town", GHOST, "BG-140")

    def draw_count(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        """A character with a number of its own draws that (transcribed FAQ: Bill Noface 1 + 4, Pixie Pete 3)."""
        if g.status[seat] != GHOST or any(thing.seat == seat for _, thing in g.index.hooks["draw_count"]):
            return value
        return value + 1

    def hand_limit(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return UNLIMITED if g.status[seat] == GHOST else value

    def turn_ends(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return GhostLeaves(SEATS[seat]) if g.status[seat] == GHOST else None


@dataclass(slots=True)
class GhostLeaves(Frame[Bang]):
    """`seat` is eliminated again, by nobody."""

    seat: Seat
    gone: bool = False

    def ask(self, g: Bang) -> Frame[Bang] | None:
        return None if self.gone else Elimination(self.seat, NO_SEAT)

    def told(self, g: Bang, result: Any) -> None:
        self.gone = True

    def end(self, g: Bang) -> str:
        return ID
