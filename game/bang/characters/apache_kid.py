"""Apache Kid: diamond cards played by others have no effect on him, but in a Duel they do (BG-121)."""

from __future__ import annotations

from game.bang.deck import CARD_OF_KIND
from game.bang.measures import suit_of
from game.bang.state import Bang
from game.bang.vocabulary import RULES
from game.rules.hooks import Thing
from game.rules.refusal import Refusal

UNTOUCHED = Refusal("BG-121", "apache_kid")


@RULES.add("character/apache_kid")
class ApacheKid:
    """The switch says whether the Duel card itself does nothing to him."""

    def shields(self, g: Bang, me: Thing, at: int, by: int, name: str, card: str) -> Refusal | None:
        if at != me.seat:
            return None
        immune = name == "duel" and g.switches["apache_duel"] == "immune"
        return UNTOUCHED if shrugs(g, at, by, "" if immune else name, card) else None


def shrugs(g: Bang, at: int, by: int, name: str, card: str) -> bool:
    """Whether a card is a diamond of somebody else, and no Duel."""
    if by == at or by < 0 or name == "duel" or card not in CARD_OF_KIND:
        return False
    return suit_of(g, CARD_OF_KIND[card]) == "diamonds"
