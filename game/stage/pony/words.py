"""The words printed on the trail and its cards, as the painter wants them."""

from __future__ import annotations

from functools import lru_cache

from game.pony_express.dice import DECLARABLE
from game.pony_express.game import GAME as RULES
from game.stage.paint.item_cards import ItemWords
from game.stage.paint.trail import PLACES, MapWords
from game.stage.text import text
from game.words import card_text, language
from game.words.names import short_name
from game.words.speech import dashed, say_of

GAME = RULES.name
ODDS = (2, 4, 6, 32, 26, 52, 1296)
"""One roll in so many makes the hand, in the order of DECLARABLE (3600, 1800, 1200, 240, 300, 150 and 6 of 7776)."""


def item_words(kind: str) -> ItemWords:
    """Title, rules and moment of a kind of item card, in the language spoken now."""
    return _item(kind, language())


@lru_cache(maxsize=128)
def _item(kind: str, _language: str) -> ItemWords:
    printed = card_text(GAME, kind, dict(RULES.presets.mix(RULES.presets.default)))
    return ItemWords(printed.title, printed.rules, printed.footer, short_name(GAME, kind))


def map_words() -> MapWords:
    """What is lettered on the map."""
    return _map(language())


@lru_cache(maxsize=8)
def _map(_language: str) -> MapWords:
    return MapWords(
        title=text("pony-map-title"),
        strap=text("pony-map-strap"),
        north=text("pony-map-north"),
        places=tuple((place, text(f"pony-map-{place.replace('_', '-')}")) for place in PLACES),
    )


def hand_name(hand: str) -> str:
    """The name of a hand, short enough for a plate."""
    return say_of(GAME, dashed("hand", hand), "short")


def odds_of(hand: str) -> str:
    """How often five dice make it, in words."""
    return text("pony-one-in", many=ODDS[DECLARABLE.index(hand)])
