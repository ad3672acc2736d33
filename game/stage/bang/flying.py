"""Cards of BANG! on their way over the table, each painted where it is now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.bang.deck import COST
from game.stage.bang.words import card_words, face, printed_name
from game.stage.paint import paper
from game.stage.paint.bang import cards, shop
from game.stage.paint.press import Press
from game.stage.play.flying import Spot, Sprite

PRINT_WIDTHS = (110.0, 150.0, 208.0)
"""Widths in units at which cards in the air are printed; between them they are scaled."""
SHADOW_STEP = 24
"""Sizes of flying shadows are rounded to this many units, so that few have to be kept."""


def side(press: Press, kind: str, width: float, opened: bool = True) -> pygame.Surface:
    """The side of a card that shows; `kind` empty: its back."""
    if not kind or not opened:
        return cards.back(press, width)
    if kind in COST:
        return shop.hand(press, printed_name(kind), card_words(kind), width)
    shown = face(kind)
    return cards.hand(press, shown.kind, card_words(kind), shown.rank, shown.suit, width)


@dataclass(eq=False)
class CardSprite(Sprite):
    """A playing card in the air.  `edge` is 1 when it lies flat and 0 when it stands on its edge."""

    kind: str
    spot: Spot
    edge: float = 1.0
    alpha: int = 255
    lift: float = 16.0

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        units = max(PRINT_WIDTHS, key=lambda w: -abs(press.px(w) - self.spot.width))
        piece = side(press, self.kind, units, self.spot.open)
        scale = self.spot.width / piece.get_width()
        wide = max(2, round(piece.get_width() * scale * self.edge))
        high = max(2, round(piece.get_height() * scale))
        self._shadow(press, screen, wide, high)
        if (wide, high) != piece.get_size():
            piece = pygame.transform.smoothscale(piece, (wide, high))
        if abs(self.spot.angle) > 0.2:
            piece = pygame.transform.rotozoom(piece, self.spot.angle, 1.0)
        if self.alpha < 255:
            piece = piece.copy()
            piece.set_alpha(self.alpha)
        screen.blit(piece, piece.get_rect(center=(round(self.spot.x), round(self.spot.y))))

    def _shadow(self, press: Press, screen: pygame.Surface, wide: int, high: int) -> None:
        step = press.px(SHADOW_STEP)
        size = tuple(press.units(max(step, round(length / step) * step)) for length in (wide, high))
        dark = paper.shadow(press, (size[0], size[1]), round(self.lift), 0.42)
        center = (round(self.spot.x) + press.px(self.lift * 0.35), round(self.spot.y) + press.px(self.lift * 0.7))
        screen.blit(dark, dark.get_rect(center=center))
