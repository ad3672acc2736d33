"""Molly Stark: for each hand card she uses outside her turn she draws one, when the effect is over (BG-130)."""

from __future__ import annotations

from game.bang.deck import NAME
from game.bang.events import Answered
from game.bang.frames.after_shot import DrawLater
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.kinds import SEATS
from game.rules.state import Afterwards

NAMED = ("bang", "missed", "beer")


@RULES.add("character/molly_stark")
class MollyStark:
    """BANG!, Missed! and Beer; by the switch any card."""

    def on_answered(self, g: Bang, me: Thing, event: Answered) -> Afterwards | None:
        if event.seat != me.seat or g.turn == me.seat:
            return None
        if g.switches["molly_counts"] == "named_three" and NAME[event.card] not in NAMED:
            return None
        return Afterwards(DrawLater(SEATS[me.seat], "molly_stark", "BG-130"))
