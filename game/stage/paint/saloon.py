"""Things on the saloon's wall: the sign board, lamps and their light, dark corners."""

from __future__ import annotations

import pygame

from game.stage.paint import fonts, ornaments, palette, svg
from game.stage.paint.noise import cloud
from game.stage.paint.palette import GOLD_LIGHT, INK, WALNUT, WALNUT_DARK, WALNUT_LIGHT, hexa, mix
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, kept

SIGN = (1200.0, 126.0)
LAMP_BOX = (0, 0, 120, 274)


@kept
def plank(press: Press, size: tuple[float, float], seed: int = 33) -> pygame.Surface:
    """A smooth board of walnut, its grain lying along it."""
    w, h = press.size(size)
    wood = pygame.Surface((w, h), 0, 24)
    wood.fill(mix(WALNUT, WALNUT_LIGHT, 0.35))
    scale = press.scale
    for cell_x, cell_y, amount in ((420, 7, 34), (260, 2.4, 26), (90, 26, 16)):
        grain = cloud(w, h, cell_x * scale, max(1.2, cell_y * scale), seed + cell_x)
        grain.fill((amount, round(amount * 0.72), round(amount * 0.5)), special_flags=pygame.BLEND_RGB_MULT)
        wood.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return wood.convert() if pygame.display.get_surface() else wood


@kept
def sign_board(press: Press, text: str, size: tuple[float, float] = SIGN) -> pygame.Surface:
    """The board over the door with the saloon's name, gilt, between two stars."""
    w, h = size
    surface = pygame.Surface(press.size(size), pygame.SRCALPHA)
    surface.blit(plank(press, size), (0, 0))
    pen = Pen(press, surface)
    pen.outline((0, 0, w, h), WALNUT_DARK, 5)
    pen.frame((12, 12, w - 24, h - 24), GOLD_LIGHT, 3, 1, 4)
    size_of_name = min(72.0, h * 0.58) / press.text_scale
    name = fonts.fit(press, text, w - 260, "display", size_of_name, GOLD_LIGHT, floor=30)
    dark = fonts.fit(press, text, w - 260, "display", size_of_name, WALNUT_DARK, floor=30)
    pen.set(dark, (w / 2 + 2, h / 2 + 3))
    pen.set(name, (w / 2, h / 2))
    for x in (74.0, w - 74):
        pen.icon("star", (x + 2, h / 2 + 3), 48, WALNUT_DARK, INK)
        pen.icon("star", (x, h / 2), 48, GOLD_LIGHT, INK)
    nail = ornaments.nail(press, 8)
    for x in (16.0, w - 16):
        for y in (16.0, h - 16):
            pen.paste(nail, (x, y), "center")
    return surface


@kept
def lamp(press: Press, width: float = 118) -> pygame.Surface:
    """Wall lamp with a glass chimney, `width` units wide; its flame is 92 / 274 down."""
    p = palette
    body = (
        '<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="60" cy="92" r="46">'
        f'<stop offset="0" stop-color="{hexa(p.FIRE_CORE)}"/><stop offset="0.5" stop-color="{hexa(p.FIRE)}"/>'
        f'<stop offset="1" stop-color="{hexa(p.FIRE_EDGE)}"/></radialGradient>'
        '<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="100" y2="0">'
        f'<stop offset="0" stop-color="{hexa(p.BRASS)}"/><stop offset="0.35" stop-color="{hexa(p.BRASS_LIGHT)}"/>'
        f'<stop offset="1" stop-color="{hexa(p.BRASS_DARK)}"/></linearGradient></defs>'
        f'<path d="M60,232 C60,252 40,256 40,272 L80,272 C80,256 60,252 60,232 Z" fill="{hexa(p.IRON_DARK)}"/>'
        f'<path d="M50,10 L70,10 L72,48 C92,66 94,108 76,140 L44,140 C26,108 28,66 48,48 Z" '
        f'fill="{hexa(p.GLASS)}" opacity="0.42" stroke="{hexa(p.GLASS_EDGE)}" stroke-width="2.5"/>'
        '<path d="M60,50 C76,80 80,100 70,120 C66,130 54,130 50,120 C40,100 44,80 60,50 Z" fill="url(#f)"/>'
        f'<path d="M40,138 L80,138 L84,156 L36,156 Z" fill="url(#b)" stroke="{hexa(INK)}" stroke-width="3"/>'
        '<path d="M28,158 C14,178 18,214 60,220 C102,214 106,178 92,158 Z" '
        f'fill="url(#b)" stroke="{hexa(INK)}" stroke-width="3.4"/>'
        f'<path d="M34,220 L86,220 L94,236 L26,236 Z" fill="url(#b)" stroke="{hexa(INK)}" stroke-width="3"/>'
        f'<path d="M84,146 L98,146" stroke="{hexa(INK)}" stroke-width="5"/>'
        f'<circle cx="101" cy="146" r="5" fill="{hexa(INK)}"/>'
    )
    return svg.draw(body, press.size((width, width * 274 / 120)), LAMP_BOX)


@kept
def lamp_glow(press: Press, radius: float = 420) -> pygame.Surface:
    """Light round a flame, to be blitted with BLEND_RGB_ADD; opaque black outside."""
    small = 64
    glow = pygame.Surface((2 * small, 2 * small), 0, 24)
    for r in range(small, 0, -1):
        strength = (1 - r / small) ** 2.2 * 0.62
        color = tuple(int(c * strength) for c in palette.FLAME)
        pygame.draw.circle(glow, color, (small, small), r)
    scaled = pygame.transform.smoothscale(glow, press.size((2 * radius, 2 * radius)))
    return scaled.convert() if pygame.display.get_surface() else scaled


@kept
def vignette(press: Press, size: tuple[int, int], strength: float = 0.75) -> pygame.Surface:
    """Dark corners to lie over `size` pixels, on the title and on covers only."""
    w, h = 96, 54
    small = pygame.Surface((w, h), pygame.SRCALPHA)
    for x in range(w):
        for y in range(h):
            across, down = (x - w / 2) / (w * 0.62), (y - h * 0.46) / (h * 0.66)
            depth = max(0.0, min(1.0, ((across**2 + down**2) ** 0.5 - 0.55) * 1.2))
            small.set_at((x, y), (*WALNUT_DARK, round(255 * depth**1.6 * strength)))
    return pygame.transform.smoothscale(small, size)
