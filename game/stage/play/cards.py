"""Cards on their way over a table, for games whose cards have two sides."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Generic

import pygame

from game.stage.motion import Curve, Step, Together, Tween, in_out_cubic
from game.stage.paint import paper
from game.stage.paint.press import Press
from game.stage.play.floor import Floor, G, L
from game.stage.play.flying import Spot, Sprite

PLAY_MS = 320.0
APART_MS = 70.0
SHADOW_STEP = 24
"""Sizes of flying shadows are rounded to this many units, so that few have to be kept."""


@dataclass(eq=False)
class CardSprite(Sprite):
    """A card in the air; `kind` is empty where nobody may see it.  `edge` is 1 when it lies flat, 0 on its edge."""

    kind: str
    spot: Spot
    edge: float = 1.0
    alpha: int = 255
    lift: float = 16.0
    widths: ClassVar[tuple[float, ...]]
    """Widths in units at which cards in the air are printed; between them they are scaled."""

    def side(self, press: Press, width: float) -> pygame.Surface:
        """The side that shows, `width` units wide."""
        raise NotImplementedError

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        units = max(self.widths, key=lambda w: -abs(press.px(w) - self.spot.width))
        piece = self.side(press, units)
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


@dataclass(eq=False)
class CardFloor(Floor[L, G], Generic[L, G]):
    """A shown table over which cards fly."""

    absent: set[int] = field(default_factory=set)
    """Cards (ids) that are on their way, and not painted where the state has them."""

    @abstractmethod
    def sprite_of(self, card: int, spot: Spot) -> CardSprite:
        """A card (id or -1) in the air; one that may not be seen shows its back."""

    def fly(
        self,
        flights: Iterable[tuple[int, Spot, Spot]],
        ms: float = PLAY_MS,
        apart: float = APART_MS,
        curve: Curve = in_out_cubic,
        sound: str = "card_slide",
        landing: Callable[[int], None] | None = None,
    ) -> Step:
        """Cards (id or -1, from, to) one after the other; `landing(n)` is called when flight `n` has ended."""
        steps = [
            self._flight(n, card, start, end, ms, curve, sound, landing) for n, (card, start, end) in enumerate(flights)
        ]
        return Together(*steps, apart=apart)

    def _flight(
        self,
        number: int,
        card: int,
        start: Spot,
        end: Spot,
        ms: float,
        curve: Curve,
        sound: str,
        landing: Callable[[int], None] | None,
    ) -> Step:
        sprite = self.sprite_of(card, start)
        begun = False

        def apply(t: float) -> None:
            nonlocal begun
            if not begun:
                begun = True
                if sound:
                    self.play(sound)
            if t >= 1:
                self.air.drop(sprite)
                if landing is not None:
                    landing(number)
                return
            self.air.add(sprite)
            sprite.spot = start.to(end, t)
            if start.open != end.open:
                sprite.edge = max(0.05, abs(1 - 2 * max(0.0, (t - 0.6) / 0.4)))

        def fade(t: float) -> None:
            sprite.spot, sprite.alpha = end, round(255 * t)
            (self.air.drop if t >= 1 else self.air.add)(sprite)

        return Tween(apply, ms, curve, fade=fade)

    def drop(self, *sprites: Sprite) -> None:
        """Take things out of the air."""
        for sprite in sprites:
            self.air.drop(sprite)
