"""What stands about on the pavements of the street, and the houses along it; all beyond the kerbs."""

from __future__ import annotations

import random

import pygame

from game.stage.paint import ornaments, palette, paper, svg
from game.stage.paint.palette import BONE, INK, LONG_SHADE, hexa, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

SQUARE = (0, 0, 100, 100)
SIGN = 54.0
"""How high a house's sign is."""


@kept
def barrel(press: Press, size: float = 76) -> pygame.Surface:
    """A barrel from above."""
    ink, wood, dark = hexa(INK), hexa(palette.BOX_WOOD), hexa(palette.BOX_DARK)
    body = (
        f'<circle cx="50" cy="50" r="48" fill="{ink}"/><circle cx="50" cy="50" r="45" fill="{dark}"/>'
        f'<circle cx="50" cy="50" r="38" fill="{wood}"/>'
        f'<path d="M34,16 L34,84 M50,12 L50,88 M66,16 L66,84" stroke="{dark}" stroke-width="3"/>'
        f'<circle cx="50" cy="50" r="38" fill="none" stroke="{ink}" stroke-width="3"/>'
        f'<path d="M22,40 C28,24 42,18 56,18" stroke="{hexa(palette.STITCH)}" stroke-width="4" fill="none"/>'
    )
    return svg.draw(body, press.size((size, size)), SQUARE)


@kept
def crate(press: Press, size: float = 84, angle: int = 0) -> pygame.Surface:
    """A crate from above, turned by `angle` degrees."""
    ink, wood, dark = hexa(INK), hexa(palette.BOX_WOOD), hexa(palette.BOX_DARK)
    body = (
        f'<rect x="2" y="2" width="96" height="96" fill="{ink}"/>'
        f'<rect x="5" y="5" width="90" height="90" fill="{wood}"/>'
        f'<path d="M5,23 L95,23 M5,41 L95,41 M5,59 L95,59 M5,77 L95,77" stroke="{dark}" stroke-width="3"/>'
        f'<rect x="10" y="10" width="80" height="80" fill="none" stroke="{hexa(palette.WALK)}" stroke-width="11"/>'
        f'<path d="M14,14 L86,86" stroke="{hexa(palette.WALK)}" stroke-width="11"/>'
        f'<rect x="4" y="4" width="92" height="92" fill="none" stroke="{ink}" stroke-width="3"/>'
    )
    return paper.turned(press, svg.draw(body, press.size((size, size)), SQUARE), angle)


@kept
def trough(press: Press, width: float = 190) -> pygame.Surface:
    """A horse trough full of water, from above."""
    ink = hexa(INK)
    body = (
        f'<rect x="2" y="2" width="186" height="62" rx="8" fill="{ink}"/>'
        f'<rect x="5" y="5" width="180" height="56" rx="6" fill="{hexa(palette.WALK)}"/>'
        f'<rect x="16" y="14" width="158" height="38" rx="4" fill="{hexa(palette.POND)}" stroke="{ink}" '
        'stroke-width="3"/>'
        f'<path d="M30,26 C60,20 80,32 110,26 M70,40 C100,34 120,46 154,38" stroke="{hexa(palette.POND_GLINT)}" '
        'stroke-width="3" fill="none"/>'
    )
    return svg.draw(body, press.size((width, width * 66 / 190)), (0, 0, 190, 66))


def put(press: Press, surface: pygame.Surface, piece: pygame.Surface, center: tuple[int, int]) -> None:
    """Stand a thing down with a shadow thrown away from the low sun."""
    box = piece.get_rect(center=center)
    shape = pygame.mask.from_surface(piece).to_surface(setcolor=(*LONG_SHADE, 20), unsetcolor=(0, 0, 0, 0))
    for i in range(10, 0, -1):
        surface.blit(shape, (box.x + press.px(34) * i // 10, box.y + press.px(19) * i // 10))
    surface.blit(piece, box)


def pavement(press: Press, surface: pygame.Surface, rect: pygame.Rect, kerb: str, seed: int) -> None:
    """Boards along the street inside `rect` (pixels), with a kerb at its "bottom" or "top" edge."""
    draw = random.Random(seed)
    x = rect.left
    while x < rect.right:
        wide = press.px(draw.uniform(44, 60))
        tone = draw.uniform(0.0, 0.28)
        plank = pygame.Rect(x, rect.y, wide, rect.height).clip(rect)
        surface.fill(mix(palette.WALK, palette.WALK_GAP, tone), plank)
        for _ in range(3):
            grain = plank.x + round(draw.uniform(0.15, 0.85) * wide)
            pygame.draw.line(surface, palette.WALK_GRAIN, (grain, plank.y), (grain, plank.bottom - 1))
        pygame.draw.line(
            surface, palette.WALK_GAP, (plank.right - 1, plank.y), (plank.right - 1, plank.bottom - 1), press.px(3)
        )
        for y in (plank.y + press.px(14), plank.bottom - press.px(14)):
            for nail in (plank.x + press.px(10), plank.right - press.px(12)):
                pygame.draw.circle(surface, palette.WALK_GAP, (nail, y), press.px(3))
        x += wide
    thick = press.px(8)
    top = rect.bottom - thick if kerb == "bottom" else rect.top
    surface.fill(palette.KERB, (rect.x, top, rect.width, thick))
    line = rect.bottom - 1 if kerb == "bottom" else rect.top
    pygame.draw.line(surface, INK, (rect.x, line), (rect.right, line), press.px(3))


def shade_below(
    press: Press, surface: pygame.Surface, left: int, top: int, width: int, depth: float, dark: int
) -> None:
    """A shadow that fades away downwards."""
    high = press.px(depth)
    for i in range(high):
        strip = pygame.Surface((width, 1), pygame.SRCALPHA)
        strip.fill((*LONG_SHADE, round(dark * (1 - i / high) ** 1.5)))
        surface.blit(strip, (left, top + i))


def house(
    press: Press, surface: pygame.Surface, rect: pygame.Rect, name: str, color: palette.Color, front: str = "bottom"
) -> None:
    """A house from above in `rect` (pixels): shingles, and a false front with its sign at the street."""
    surface.fill(mix(color, INK, 0.35), rect)
    dark = mix(color, INK, 0.62)
    step, wide = press.px(16), press.px(24)
    for i, y in enumerate(range(rect.top, rect.bottom, step)):
        pygame.draw.line(surface, dark, (rect.x, y), (rect.right - 1, y), press.px(2))
        for x in range(rect.x + (wide // 2 if i % 2 else 0), rect.right, wide):
            pygame.draw.line(surface, dark, (x, y), (x, min(rect.bottom, y + step)), press.px(2))
    pygame.draw.rect(surface, INK, rect, press.px(3))
    w = press.units(rect.width) + 16
    sign = ornaments.plate(press, w, SIGN, mix(color, palette.PAPER, 0.10), BONE, 8).copy()
    Pen(press, sign).text(name, (w / 2, SIGN / 2), "display", 34, BONE, max_width=w - 40, floor=20, most=38)
    edge = rect.bottom if front == "bottom" else rect.top
    paper.lay(press, surface, sign, sign.get_rect(center=(rect.centerx, edge)).topleft, 10, 0.6)
