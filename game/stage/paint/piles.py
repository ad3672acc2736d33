"""What lies in the middle of the table: the supply, coins, and the lettering of the baize."""

from __future__ import annotations

import pygame

from game.stage.paint import cards, fonts, ornaments, palette, paper, svg
from game.stage.paint.palette import BAIZE_DARK, BONE, GOLD_LIGHT, GOLD_MID, Color
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

LAYER = 2.0
"""How far each layer of a pile rises, in units."""
HEAP = ((0, 0), (22, 10), (-16, 14), (8, 24), (-8, 32), (24, 34))


def draw_pile(
    press: Press, target: pygame.Surface, topleft: tuple[int, int], layers: int, width: float = 92
) -> pygame.Rect:
    """A pile of face-down cards, rising with `layers` (1 to 6); returns the pixels of its top card."""
    back = cards.back(press, width)
    rise = press.px(LAYER)
    box = paper.lay(press, target, back, topleft, 8, 0.55)
    for i in range(1, max(1, min(6, layers))):
        box = back.get_rect(topleft=(topleft[0] - i * rise, topleft[1] - i * rise))
        target.blit(back, box)
    return box


@kept
def slot(press: Press, width: float = 92) -> pygame.Surface:
    """The printed place where a pile has been: an empty supply, no discards yet."""
    size = (width, width * cards.RATIO)
    surface = pygame.Surface(press.size(size), pygame.SRCALPHA)
    surface.blit(ornaments.ring(press, size, 3, GOLD_LIGHT, width * 0.06), (0, 0))
    surface.set_alpha(110)
    return surface


@kept
def coin(press: Press, size: float = 40) -> pygame.Surface:
    """A gold piece with a star."""
    surface = pygame.Surface(press.size((size, size + 4)), pygame.SRCALPHA)
    pen = Pen(press, surface)
    middle = (size / 2, size / 2)
    pen.disc((middle[0] + 1, middle[1] + 3), size - 2, palette.BRASS_DARK)
    pen.disc(middle, size - 1, GOLD_MID)
    pen.disc((middle[0] - 0.5, middle[1] - 1), size * 0.86, GOLD_LIGHT)
    pen.disc((middle[0] - 0.5, middle[1] - 1), size * 0.72, GOLD_LIGHT, GOLD_MID, max(1.2, size * 0.05))
    pen.icon("star", (middle[0] - 0.5, middle[1] - 1), size * 0.52, GOLD_MID, GOLD_LIGHT)
    return surface


def draw_coins(press: Press, target: pygame.Surface, center: tuple[int, int], count: int, size: float = 40) -> None:
    """A small heap of 1 to 6 coins about a place."""
    piece = coin(press, size)
    dark = paper.shadow_of(press, piece, 3, 0.5)
    for dx, dy in HEAP[: max(0, min(len(HEAP), count))]:
        scale = size / 40
        box = piece.get_rect(
            center=(center[0] + round(dx * scale * press.scale), center[1] + round((dy - 16) * scale * press.scale))
        )
        target.blit(dark, dark.get_rect(center=(box.centerx + press.px(1), box.centery + press.px(2))))
        target.blit(piece, box)


@kept
def lettering(press: Press, text: str, color: Color = BONE, size: float = 28, max_width: float = 0) -> pygame.Surface:
    """Gothic capitals for wood and baize, with their shadow: the only text that lies straight on the place."""
    room = max_width or 10_000.0
    front = fonts.fit(press, text, room, "gothic", size, color, spacing=1)
    back = fonts.fit(press, text, room, "gothic", size, BAIZE_DARK, spacing=1)
    drop = press.px(2), press.px(3)
    surface = pygame.Surface(
        (front.surface.get_width() + drop[0], front.surface.get_height() + drop[1]), pygame.SRCALPHA
    )
    surface.blit(back.surface, drop)
    surface.blit(front.surface, (0, 0))
    return surface


@kept
def oval(press: Press, size: tuple[float, float]) -> pygame.Surface:
    """The gold oval printed on the baize: a broad line and a fine one."""
    surface = pygame.Surface(press.size(size), pygame.SRCALPHA)
    for inset, width, alpha in ((0.0, 4.0, 62), (14.0, 1.4, 70)):
        line = _ellipse(press, (size[0] - 2 * inset, size[1] - 2 * inset), width)
        line.set_alpha(alpha)
        surface.blit(line, line.get_rect(center=surface.get_rect().center))
    return surface


def _ellipse(press: Press, size: tuple[float, float], width: float) -> pygame.Surface:
    w, h = size
    body = (
        f'<ellipse cx="{w / 2:g}" cy="{h / 2:g}" rx="{(w - width) / 2:g}" ry="{(h - width) / 2:g}" '
        f'fill="none" stroke="{palette.hexa(GOLD_LIGHT)}" stroke-width="{width:g}"/>'
    )
    return svg.draw(body, press.size(size), (0, 0, w, h))
