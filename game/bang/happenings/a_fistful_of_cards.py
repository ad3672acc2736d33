"""A Fistful of Cards: before his turn a player is shot at once for each card in his hand (BG-163)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.frames.shot import Shot
from game.bang.happenings.blessing import EVENT
from game.bang.state import OUT, Bang
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import NO_SEAT, SEATS, Seat

ID = "event/a_fistful_of_cards"


@RULES.add(ID, EVENT)
class AFistfulOfCards:
    """Nobody is responsible; each shot may be cancelled as ever."""

    def turn_starts(self, g: Bang, me: Thing, seat: int) -> Frame[Bang] | None:
        return Hail(SEATS[seat], len(g.hand[seat])) if g.hand[seat] else None


@dataclass(slots=True)
class Hail(Frame[Bang]):
    """`shots` at `seat`, of which `fired` are over; by the switch the hand is counted again each time."""

    seat: Seat
    shots: int
    fired: int = 0

    def ask(self, g: Bang) -> Frame[Bang] | None:
        shots = self.shots if g.switches["fistful_count"] == "fixed" else len(g.hand[self.seat])
        if self.fired >= shots or g.status[self.seat] == OUT or g.side:
            return None
        return Shot(NO_SEAT, self.seat, "a_fistful_of_cards")

    def told(self, g: Bang, result: Any) -> None:
        self.fired += 1

    def end(self, g: Bang) -> str:
        return ID
