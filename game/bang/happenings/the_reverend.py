"""The Reverend: nobody may play a Beer, not even to be rescued (BG-143)."""

from __future__ import annotations

from game.bang.happenings.blessing import EVENT
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.refusal import Refusal

NO_BEER = Refusal("BG-143", "no_beer_under_the_reverend")


@RULES.add("event/the_reverend", EVENT)
class TheReverend:
    """Everything else heals as ever."""

    def bars_play(self, g: Bang, me: Thing, seat: int, name: str, card: int) -> Refusal | None:
        return NO_BEER if name == "beer" else None

    def bars_answer(self, g: Bang, me: Thing, seat: int, name: str, card: int, to: str) -> Refusal | None:
        return NO_BEER if name == "beer" else None
