"""The house brand burnt into the boards in the middle of the table: it gives the piles a printed place."""

from __future__ import annotations

import pygame

from game.stage.paint import icons, palette, svg
from game.stage.paint.palette import WALNUT, WALNUT_DARK, hexa
from game.stage.paint.press import Press, kept

DEPTH = 118
"""Alpha of what is burnt."""


@kept
def burnt(press: Press, size: tuple[float, float]) -> pygame.Surface:
    """An oval of a broad and a fine line that fills `size` units, a revolver at each end, muzzles outward."""
    w, h = size
    lines = "".join(
        f'<ellipse cx="{w / 2:g}" cy="{h / 2:g}" rx="{w / 2 - inset:g}" ry="{h / 2 - inset:g}" fill="none" '
        f'stroke="{hexa(WALNUT_DARK)}" stroke-width="{wide:g}"/>'
        for inset, wide in ((5.0, 7.0), (22.0, 2.4))
    )
    surface = svg.draw(lines, press.size(size), (0, 0, w, h)).copy()
    side = min(h * 0.36, w * 0.13)
    gun = icons.icon(press, "revolver", side, WALNUT_DARK, palette.mix(WALNUT, WALNUT_DARK, 0.3))
    middle = surface.get_height() // 2
    at = press.px(w * 0.13)
    surface.blit(gun, gun.get_rect(center=(at, middle)))
    turned = pygame.transform.flip(gun, True, False)
    surface.blit(turned, turned.get_rect(center=(surface.get_width() - at, middle)))
    surface.set_alpha(DEPTH)
    return surface
