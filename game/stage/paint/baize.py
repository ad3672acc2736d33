"""The green baize of a card table."""

from __future__ import annotations

import pygame

from game.stage.paint import palette, pictures, piles
from game.stage.paint.press import Press, kept

RAIL = 12.0


@kept
def ground(press: Press, size: tuple[int, int], oval: tuple[int, int, int, int]) -> pygame.Surface:
    """The baize with its wooden rail and the gold oval."""
    surface = pictures.place(press, "baize", size).copy()
    ring = piles.oval(press, (press.units(oval[2]), press.units(oval[3])))
    surface.blit(ring, oval[:2])
    edge = press.px(RAIL)
    frame = surface.get_rect()
    pygame.draw.rect(surface, palette.WALNUT_DARK, frame, edge)
    pygame.draw.rect(surface, palette.WALNUT_LIGHT, frame.inflate(2 - 2 * edge, 2 - 2 * edge), press.px(3))
    return surface
