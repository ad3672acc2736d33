"""Things on their way over the table: cards, coins, stamps and flashes, each painted where it is now."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.stage.earp.deck_words import card_words
from game.stage.paint import cards, paper
from game.stage.paint.press import Press

Point = tuple[float, float]
ARC = 0.14
"""How high a flight rises, as a share of its length."""
SHADOW_STEP = 24
"""Sizes of flying shadows are rounded to this many units, so that few have to be kept."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a card: its middle and width in pixels, its lean in degrees, and whether its face shows."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    open: bool = True

    def to(self, other: Spot, t: float) -> Spot:
        """On the way to another spot, along a low arc; the card turns over in the last two fifths."""
        rise = math.sin(math.pi * min(1.0, max(0.0, t))) * math.hypot(other.x - self.x, other.y - self.y) * ARC

        def mixed(a: float, b: float) -> float:
            return a + (b - a) * t

        return Spot(
            mixed(self.x, other.x),
            mixed(self.y, other.y) - rise,
            mixed(self.width, other.width),
            mixed(self.angle, other.angle),
            other.open if t > 0.8 else self.open,
        )


@dataclass(eq=False)
class Sprite:
    """The base of what flies."""

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        """Paint it where it is now."""
        raise NotImplementedError


@dataclass(eq=False)
class CardSprite(Sprite):
    """A card in the air.  `edge` is 1 when it lies flat and 0 when it stands on its edge."""

    kind: str
    spot: Spot
    edge: float = 1.0
    alpha: int = 255
    lift: float = 16.0

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        units = max(PRINT_WIDTHS, key=lambda w: -abs(press.px(w) - self.spot.width))
        piece = (
            cards.hand(press, self.kind, card_words(self.kind), units)
            if self.kind and self.spot.open
            else cards.back(press, units)
        )
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


PRINT_WIDTHS = (92.0, 176.0, 208.0)
"""Widths in units at which cards in the air are printed; between them they are scaled."""


@dataclass(eq=False)
class PrintSprite(Sprite):
    """Any kept print: a coin, a stamp, a flash, a plate.  `make` gives it for the press in use."""

    make: Callable[[Press], pygame.Surface]
    center: Point
    scale: float = 1.0
    alpha: int = 255
    angle: float = 0.0

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        piece = self.make(press)
        if self.angle or abs(self.scale - 1) > 0.01:
            piece = pygame.transform.rotozoom(piece, self.angle, max(0.02, self.scale))
        if self.alpha < 255:
            piece = piece.copy()
            piece.set_alpha(self.alpha)
        screen.blit(piece, piece.get_rect(center=(round(self.center[0]), round(self.center[1]))))


@dataclass(eq=False)
class Air:
    """All that is in the air, lowest first."""

    sprites: list[Sprite] = field(default_factory=list)

    def add(self, sprite: Sprite) -> None:
        """Let something fly, above what flies already."""
        if sprite not in self.sprites:
            self.sprites.append(sprite)

    def drop(self, sprite: Sprite) -> None:
        """It has landed or vanished."""
        if sprite in self.sprites:
            self.sprites.remove(sprite)

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        """Paint everything in the air."""
        for sprite in self.sprites:
            sprite.draw(press, screen)
