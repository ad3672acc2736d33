"""Gold Rush: turns pass counter-clockwise; what goes round the table stays clockwise (BG-141)."""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/gold_rush", EVENT)
class GoldRush:
    """Until the next event."""

    def direction(self, g: Bang, me: Thing, value: int) -> int:
        return -value
