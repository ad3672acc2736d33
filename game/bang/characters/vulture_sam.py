"""Vulture Sam: when another player is eliminated he takes all that player's cards into his hand (BG-40, BG-47)."""

from __future__ import annotations

from dataclasses import dataclass

from game.bang.state import Bang
from game.bang.verbs import cards
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS, Seat


@RULES.add("character/vulture_sam")
class VultureSam:
    """From hand and from play; by the switch from the hand only."""

    def instead_of_discarding(self, g: Bang, me: Thing, seat: int, by: int) -> Frame[Bang] | None:
        return Vulture(SEATS[me.seat], SEATS[seat]) if seat != me.seat else None


@dataclass(slots=True)
class Vulture(Frame[Bang]):
    """`seat` takes the cards of `whom`."""

    seat: Seat
    whom: Seat

    def begin(self, g: Bang) -> None:
        found = g.hand[self.whom]
        if g.switches["vulture_takes"] == "all":
            found += g.front[self.whom]
        if found:
            cards.inherit(g, self.seat, self.whom, found, "BG-97")
