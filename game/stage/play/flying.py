"""Things on their way over the table: coins, stamps, flashes and plates, each painted where it is now."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.stage.paint.press import Press

Point = tuple[float, float]
ARC = 0.14
"""How high a flight rises, as a share of its length."""


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
