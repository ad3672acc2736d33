"""The Sermon: whoever is on turn cannot use BANG! cards, neither to shoot nor to answer (BG-144)."""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.refusal import Refusal

NO_BANG = Refusal("BG-144", "no_bang_in_own_turn")


@RULES.add("event/the_sermon", EVENT)
class TheSermon:
    """What serves as a BANG! is barred too."""

    def bars_play(self, g: Bang, me: Thing, seat: int, name: str, card: int) -> Refusal | None:
        return NO_BANG if name == "bang" and seat == g.turn else None

    def bars_answer(self, g: Bang, me: Thing, seat: int, name: str, card: int, to: str) -> Refusal | None:
        return NO_BANG if name == "bang" and seat == g.turn else None
