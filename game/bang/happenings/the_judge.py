"""The Judge: no card may be put in play in front of anybody (BG-161)."""

from __future__ import annotations

from game.bang.deck import BORDER
from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.refusal import Refusal

NOTHING_PLACED = Refusal("BG-161", "nothing_is_placed")


@RULES.add("event/the_judge", EVENT)
class TheJudge:
    """What lies there works, and green cards can be used."""

    def bars_play(self, g: Bang, me: Thing, seat: int, name: str, card: int) -> Refusal | None:
        return NOTHING_PLACED if BORDER[name] != "brown" else None
