"""Thirst and Train Arrival: a card less in phase 1, or one more at its end (BG-146, BG-147)."""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/thirst", EVENT)
class Thirst:
    """Only the first card."""

    def draw_count(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value - 1


@RULES.add("event/train_arrival", EVENT)
class TrainArrival:
    """Unseen."""

    def draw_count(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return value + 1
