"""The words printed on the cards, as the painter wants them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.rules.library import Value
from game.stage.earp.sight import GAME
from game.stage.paint.card_facts import facts
from game.stage.paint.cards import CardWords
from game.stage.text import text
from game.words import card_text, language
from game.words.names import short_name
from game.wyatt_earp.game import GAME as RULES

_USUAL = tuple(sorted(RULES.presets.mix(RULES.presets.default).items()))


def card_words(kind: str) -> CardWords:
    """Title, rules and labels of a kind of card, in the language spoken now and by the usual switches."""
    return _words(kind, language(), _USUAL)


def card_words_by(kind: str, switches: Mapping[str, Value]) -> CardWords:
    """The same with the rules as the switches of this game have them, for the card that is read large."""
    return _words(kind, language(), tuple(sorted(switches.items())))


@lru_cache(maxsize=256)
def _words(kind: str, _language: str, switches: tuple[tuple[str, Value], ...]) -> CardWords:
    printed = card_text(GAME, kind, dict(switches))
    return CardWords(
        title=printed.title,
        rules=printed.rules,
        kind_line=printed.footer,
        short=text("earp-narrow", kind=kind, name=short_name(GAME, kind)),
        wanted=text("earp-wanted"),
        points=text("earp-points"),
        reward=text("earp-reward", amount=facts(kind).reward),
    )
