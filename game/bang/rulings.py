"""The rule objects by what picks and cards call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from game.bang.deck import CARD_OF_KIND, N_PLAYING, NAME
from game.bang.state import SHOPKEEPER, Bang
from game.bang.verbs.cards import lying
from game.bang.verbs.shop import gear_named
from game.bang.vocabulary import RULES
from game.rules.ask import Option
from game.rules.frame import Frame
from game.rules.kinds import Pick


def card_rule(name: str) -> Any:
    """The rule object of a playing card."""
    return RULES.rules["card/" + name]


@cache
def plays_of_cards() -> tuple[Callable[[Bang, int, Option], tuple[Option, ...]], ...]:
    """By card id, what gives the plays of a playing card of the sets that have rules; others give none."""
    return tuple(card_rule(name).plays if f"card/{name}" in RULES else _none for name in NAME[:N_PLAYING])


def _none(g: Bang, seat: int, head: Option) -> tuple[Option, ...]:
    return ()


def reveal(g: Bang, card: int, seat: int) -> Frame[Bang] | None:
    """What an event does at once when `seat` turns it up; most do nothing."""
    rule = RULES.rules[f"event/{NAME[card]}"]
    frame: Frame[Bang] | None = rule.revealed(g, seat) if hasattr(rule, "revealed") else None
    return frame


def used_rule(g: Bang, seat: int, token: str) -> tuple[Any, int]:
    """What `use TOKEN` means for a seat: a card in front by kind, an equipment, a character or an event by name."""
    if token in CARD_OF_KIND and (card := lying(g, seat, token)) >= 0:
        return RULES.rules["card/" + NAME[card]], card
    if (gear := gear_named(g, seat, token)) >= 0:
        return RULES.rules["equipment/" + token], gear
    character = RULES.rules.get("character/" + token)
    return character or RULES.rules["event/" + token], -1


def ruled_by(g: Bang, seat: int, pick: Pick) -> tuple[Any, int]:
    """The rule object that carries out a pick of phase 2 that is no play of a card from hand."""
    if pick[0] == "use":
        return used_rule(g, seat, str(pick[1]))
    return RULES.rules[SHOPKEEPER.rule], -1
