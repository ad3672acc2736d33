"""A card of BANG! read large: its full face, and why it can't be played now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.bang.deck import BORDER, BULLETS, CLAUSE, COST, NAME, POOLS, ROLES
from game.rules.refusal import Refusal
from game.stage.bang.words import GAME, card_words, character_words, event_words, face, printed_name, role_words
from game.stage.paint.bang import cards, characters, events, roles, shop
from game.stage.paint.press import Press
from game.stage.play.reading import Reader
from game.words import clause, marked_name, reason
from game.words.names import plain_kind

HAPPENINGS = frozenset(name for name, pool in zip(NAME, POOLS, strict=True) if pool in ("events", "shows"))
"""Events, of both kinds of piles."""


@dataclass(eq=False)
class CardReader(Reader):
    """A playing card, a character, a role, an event or an equipment."""

    def paragraphs(self) -> list[str]:
        """What stands beside the card."""
        rule = CLAUSE.get(plain_kind(self.kind), "")
        words = clause(GAME, rule, self.switches) if rule else ""
        return [*self.first, *([words] if words else [])]

    def sentence(self) -> str:
        """What is read."""
        return marked_name(GAME, self.kind)

    def face(self, press: Press) -> pygame.Surface:
        """The card's full face."""
        if self.kind in BULLETS:
            return characters.full(press, self.kind, character_words(self.kind), BULLETS[self.kind])
        if self.kind in ROLES:
            return roles.full(press, self.kind, role_words(self.kind))
        if self.kind in HAPPENINGS:
            return events.full(press, self.kind, event_words(self.kind))
        if self.kind in COST:
            return shop.full(press, printed_name(self.kind), card_words(self.kind))
        if self.kind in BORDER:
            return cards.full(press, self.kind, card_words(self.kind))
        shown = face(self.kind)
        return cards.full(press, shown.kind, card_words(self.kind), shown.rank, shown.suit)


def why_words(refusal: Refusal | None, names: Sequence[str]) -> tuple[str, ...]:
    """Why the card can't be played now, if so."""
    return (reason(refusal, names),) if refusal else ()
