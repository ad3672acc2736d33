"""A card read large: its full face, what lies of it on the table, the rules behind it, why it can't be played now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.stage.earp.deck_words import card_words_by
from game.stage.earp.sight import GAME
from game.stage.paint import cards
from game.stage.paint.press import Press
from game.stage.play.reading import Reader
from game.words import clause, kind_name
from game.wyatt_earp.deck import OUTLAWS

RULES: Mapping[str, tuple[str, ...]] = {
    "outlaw": ("WE-17", "WE-18", "WE-16"),
    "photo": ("WE-26", "WE-27"),
    "stagecoach_robbery": ("WE-28", "WE-25", "WE-22"),
    "bank_robbery": ("WE-29", "WE-25", "WE-22"),
    "fastest_gun": ("WE-30", "WE-25", "WE-22"),
    "most_wanted": ("WE-31", "WE-32"),
    "hideout": ("WE-33", "WE-34", "WE-22"),
    "wyatt_earp": ("WE-35", "WE-36", "WE-37"),
}
"""The clauses that say what a kind of card does."""


@dataclass(eq=False)
class CardReader(Reader):
    """Any card of the game."""

    def paragraphs(self) -> list[str]:
        """What lies of it and why it can't be played, then the rules."""
        group = "outlaw" if self.kind in OUTLAWS else "photo" if self.kind.startswith("photo_") else self.kind
        rules = [clause(GAME, rule, self.switches) for rule in RULES[group]]
        return [*self.first, *(words for words in rules if words)]

    def sentence(self) -> str:
        """What is read."""
        return kind_name(GAME, self.kind)

    def face(self, press: Press) -> pygame.Surface:
        """The card's full face."""
        return cards.full(press, self.kind, card_words_by(self.kind, self.switches))
