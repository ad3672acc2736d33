"""Russian Roulette: from the Sheriff on each gives a Missed!, until one does not and loses two points (BG-159)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bang.around import others
from game.bang.frames.damage import Damage
from game.bang.frames.shot import Shot
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import NO_SEAT, SEATS, Seat

POINTS = 2


@RULES.add("event/russian_roulette", EVENT)
class RussianRoulette:
    """Nobody is responsible."""

    def revealed(self, g: Bang, seat: int) -> Frame[Bang]:
        return Roulette(SEATS[seat])


@dataclass(slots=True)
class Roulette(Frame[Bang]):
    """It is `seat`'s turn with the revolver; `over`: somebody has been hit."""

    seat: Seat
    over: bool = False

    def ask(self, g: Bang) -> Frame[Bang] | None:
        return None if self.over else RouletteShot(NO_SEAT, self.seat, "russian_roulette")

    def told(self, g: Bang, result: Any) -> None:
        if result == "hit":
            self.over = True
        else:
            self.seat = SEATS[others(g, self.seat)[0]]


@dataclass(slots=True)
class RouletteShot(Shot):
    """By the switch only cards answer it."""

    def _offers(self, g: Bang) -> tuple[Option, ...]:
        cards_only = g.switches["roulette_answers"] == "missed_cards"
        if cards_only and g.switches["barrel_answers"] != "any_missed_request":
            return ()
        return Shot._offers(self, g)

    def _strike(self, g: Bang) -> Frame[Bang]:
        return Damage(self.at, POINTS, NO_SEAT, "russian_roulette")
