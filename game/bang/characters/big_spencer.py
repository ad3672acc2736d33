"""Big Spencer: he starts with five cards only and can never play a Missed! card (BG-176)."""

from __future__ import annotations

from game.bang.deck import NAME
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.refusal import Refusal

NO_MISSED = Refusal("BG-176", "big_spencer_plays_no_missed")
HAND = 5


@RULES.add("character/big_spencer")
class BigSpencer:
    """Whatever else gives a miss effect he may use."""

    def opening_hand(self, g: Bang, me: Thing, value: int, seat: int) -> int:
        return HAND if seat == me.seat else value

    def bars_answer(self, g: Bang, me: Thing, seat: int, name: str, card: int, to: str) -> Refusal | None:
        return NO_MISSED if seat == me.seat and name == "missed" and card >= 0 and NAME[card] == "missed" else None
