"""Showdown: any card may be played as a BANG!, and a BANG! only as a Missed! (BG-172)."""

from __future__ import annotations

from game.bang.deck import NAME
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing


@RULES.add("event/showdown", EVENT)
class Showdown:
    """By the switch a BANG! may still be one."""

    def counts_as(self, g: Bang, me: Thing, value: tuple[str, ...], seat: int, card: int) -> tuple[str, ...]:
        if NAME[card] != "bang":
            return value if "bang" in value else (*value, "bang")
        return ("missed",) if g.switches["showdown_bang"] == "only_missed" else ("bang", "missed")
