"""Cards of BANG! on their way over the table, each painted where it is now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.bang.deck import COST
from game.stage.bang.words import card_words, face, printed_name
from game.stage.paint.bang import cards, shop
from game.stage.paint.press import Press
from game.stage.play import cards as play

PRINT_WIDTHS = (150.0, 208.0)


def side(press: Press, kind: str, width: float, opened: bool = True) -> pygame.Surface:
    """The side of a card that shows; `kind` empty: its back."""
    if not kind or not opened:
        return cards.back(press, width)
    if kind in COST:
        return shop.hand(press, printed_name(kind), card_words(kind), width)
    shown = face(kind)
    return cards.hand(press, shown.kind, card_words(kind), shown.rank, shown.suit, width)


@dataclass(eq=False)
class CardSprite(play.CardSprite):
    """A playing card or an equipment in the air."""

    widths = PRINT_WIDTHS

    def side(self, press: Press, width: float) -> pygame.Surface:
        """The face where it is known and open, else the back."""
        return side(press, self.kind, width, self.spot.open)
