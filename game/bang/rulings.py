"""The rule objects by what picks and cards call them."""

from __future__ import annotations

from typing import Any

from game.bang.deck import CARD_OF_KIND, NAME
from game.bang.state import Bang
from game.bang.verbs.cards import lying
from game.bang.vocabulary import RULES


def card_rule(name: str) -> Any:
    """The rule object of a playing card."""
    return RULES.rules["card/" + name]


def used_rule(g: Bang, seat: int, token: str) -> tuple[Any, int]:
    """What `use TOKEN` means for a seat: a card in front of it by kind, or a character by name."""
    if token in CARD_OF_KIND and (card := lying(g, seat, token)) >= 0:
        return RULES.rules["card/" + NAME[card]], card
    return RULES.rules["character/" + token], -1
