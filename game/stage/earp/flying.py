"""Cards of Wyatt Earp on their way over the table, each painted where it is now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.stage.earp.deck_words import card_words
from game.stage.paint import cards
from game.stage.paint.press import Press
from game.stage.play import cards as play

PRINT_WIDTHS = (92.0, 176.0, 208.0)


@dataclass(eq=False)
class CardSprite(play.CardSprite):
    """A card in the air."""

    widths = PRINT_WIDTHS

    def side(self, press: Press, width: float) -> pygame.Surface:
        """The face where it is known and open, else the back."""
        if not self.kind or not self.spot.open:
            return cards.back(press, width)
        return cards.hand(press, self.kind, card_words(self.kind), width)
