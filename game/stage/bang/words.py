"""The words printed on the table of BANG! and its cards, as the painters want them."""

from __future__ import annotations

from functools import lru_cache

from game.bang.game import GAME as RULES
from game.bang.outcome import TARGET, each_for_himself
from game.bang.state import Bang
from game.stage.paint.bang.cards import CardWords
from game.stage.paint.bang.characters import CharacterWords
from game.stage.paint.bang.events import EventWords
from game.stage.paint.bang.facts import Face, face_of
from game.stage.paint.bang.roles import RoleWords
from game.stage.text import text
from game.words import CardText, card_text, kind_name, language
from game.words.names import plain_kind, short_name

GAME = RULES.name


@lru_cache(maxsize=512)
def _text(kind: str, _language: str) -> CardText:
    return card_text(GAME, kind, dict(RULES.presets.mix(RULES.presets.default)))


def card_words(kind: str) -> CardWords:
    """The words of a playing card; `kind` with or without rank and suit."""
    return _card(plain_kind(kind), language())


@lru_cache(maxsize=256)
def _card(kind: str, spoken: str) -> CardWords:
    printed = _text(kind, spoken)
    return CardWords(printed.title, printed.rules, printed.footer, short_name(GAME, kind))


def character_words(kind: str) -> CharacterWords:
    """The words of a character."""
    printed = _text(kind, language())
    return CharacterWords(printed.title, printed.rules, printed.footer)


def event_words(kind: str) -> EventWords:
    """The words of an event."""
    printed = _text(kind, language())
    return EventWords(printed.title, printed.rules, printed.footer)


def printed_name(kind: str) -> str:
    """Under which name an equipment or an event is printed: two cards are called Gold Rush."""
    return "gold_rush" if kind == "gold_rush_card" else kind


def role_words(kind: str) -> RoleWords:
    """The words of a role."""
    printed = _text(kind, language())
    return RoleWords(printed.title, printed.rules, printed.footer)


def role_told(g: Bang, name: str, role: str) -> str:
    """Who somebody is and wins by what; of three, by whom they hunt (BG-53, BG-54)."""
    if g.seats == 3:
        goal = text("bang-goal-of-three", hunted=title_of(TARGET[role]))
    elif each_for_himself(g):
        goal = text("bang-goal-last")
    else:
        goal = role_words(role).goal
    return text("bang-has-role", name=name, role=title_of(role), goal=goal)


def title_of(kind: str) -> str:
    """What people call a card, a character, a role."""
    return kind_name(GAME, kind)


def short_of(kind: str) -> str:
    """The same, as short as it can be."""
    return short_name(GAME, kind)


@lru_cache(maxsize=512)
def face(kind: str) -> Face:
    """What is printed on a playing card: name, rank and suit."""
    return face_of(kind)
