"""Thirst and Train Arrival: a card less in phase 1, or one more at its end (BG-146, BG-147)."""

from __future__ import annotations

from game.bang.frames.speeches import DrawOne
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.frame import Frame
from game.rules.hooks import Thing
from game.rules.kinds import SEATS

ARRIVAL = "event/train_arrival"


@RULES.add("event/thirst", EVENT)
class Thirst:
    """Only the first card."""

    def draw_count(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value - 1


@RULES.add(ARRIVAL, EVENT)
class TrainArrival:
    """Unseen, after all else."""

    def after_draw(self, g: Bang, me: Thing, seat: int) -> Frame[Bang]:
        return DrawOne(SEATS[seat], ARRIVAL, "BG-147")
