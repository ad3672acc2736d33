"""The die on its way and what it does when it hits: ghosts, speed lines, star, rays, a blink in two tones."""

from __future__ import annotations

from math import cos, pi, radians, sin

import pygame

from game.stage.paint import dice, palette, paper, svg
from game.stage.paint.figures import middled
from game.stage.paint.palette import FIRE_CORE, FLASH, INK, LONG_SHADE, PAPER, TARGET, Color, hexa
from game.stage.paint.press import Press, kept
from game.stage.paint.sprites import muzzle_star
from game.stage.paint.street import DIE

GHOSTS = 9
CORNER = 12.5
"""Per cent of its side by which the corners of the die in the street are rounded: 2 mm, as those of its body."""
SQUARE = (0, 0, 100, 100)

__all__ = ["GHOSTS", "draw_die_in_street", "draw_flight", "impact", "muzzle_star", "speed_rays", "two_tone"]


@kept
def _shade(press: Press, size: float, alpha: int) -> pygame.Surface:
    """The soft shadow of a die in the air or on the dust."""
    side = max(4, press.px(size))
    blob = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
    pygame.draw.rect(
        blob, (*LONG_SHADE, alpha), (side // 2, side // 2, side, side), border_radius=max(1, round(side * 0.3))
    )
    return pygame.transform.gaussian_blur(blob, max(1, side // 8))


@kept
def _ghost(press: Press, value: int, size: float, angle: int, alpha: int) -> pygame.Surface:
    piece = paper.turned(press, dice.face(press, value, size, CORNER), angle).copy()
    piece.set_alpha(alpha)
    return piece


@kept
def _turned(press: Press, value: int, size: float, turn: int) -> pygame.Surface:
    """The die of the street turned clockwise: from a face of twice the size, so that its edge stays where it is."""
    if not turn:
        return dice.face(press, value, size, CORNER)
    large = dice.face(press, value, 2 * size, CORNER)
    margin = pygame.Surface((large.get_width() + 8, large.get_height() + 8), pygame.SRCALPHA)
    margin.blit(large, (4, 4))
    return pygame.transform.rotozoom(margin, -turn, 0.5)


def draw_die_in_street(
    press: Press,
    target: pygame.Surface,
    center: tuple[float, float],
    value: int,
    angle: float,
    height: float = 0.0,
    size: float = DIE,
) -> pygame.Rect:
    """The die at a place, turned by `angle` degrees clockwise, `height` units above the dust; returns its pixels.

    At rest it is exactly as large as its body; in the air it comes nearer to the eye by a little.
    """
    near = size * (1 + min(0.25, height / 400)) if height > 2 else size
    shade = _shade(press, round(size * 1.04), 130 if height < 2 else 96)
    drop = press.px(5 + height * 0.5), press.px(4 + height * 0.3)
    target.blit(shade, middled(shade, (center[0] + drop[0], center[1] + drop[1])))
    shown = _turned(press, value, round(near, 1) if height > 2 else near, turn_of(press, angle))
    box = middled(shown, center)
    target.blit(shown, box)
    return box


def turn_of(press: Press, angle: float) -> int:
    """The turn in whole degrees in which a die that lies at `angle` is printed: its corners stray by a pixel."""
    step = max(1, round(2.4 / press.scale))
    return step * round(angle / step) % 360


@kept
def _streak(press: Press, length: int, width: float, angle: int) -> pygame.Surface:
    """A speed line that fades out behind; its front end points towards `angle`."""
    h = max(2.0, width)
    ink = hexa(PAPER)
    body = (
        '<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="0" x2="{length}" y2="0"><stop offset="0" stop-color="{ink}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{ink}" stop-opacity="0.8"/></linearGradient></defs>'
        f'<path d="M0,{h / 2:g} L{length},0 L{length},{h:g} Z" fill="url(#f)"/>'
    )
    return paper.turned(press, svg.draw(body, press.size((length, h)), (0, 0, length, h)), -angle)


def draw_flight(
    press: Press,
    target: pygame.Surface,
    center: tuple[float, float],
    value: int,
    heading: float,
    speed: float,
    angle: float = 0.0,
    height: float = 12.0,
    size: float = DIE,
) -> pygame.Rect:
    """The die in flight towards `heading`, with the blur of its `speed` 0..1 behind it; returns the die's pixels."""
    way = radians(heading)
    ux, uy = cos(way), sin(way)
    fast = min(1.0, max(0.0, speed))
    x, y = center
    count = round(GHOSTS * fast)
    spread = (8 + 16 * fast) * press.scale
    for k in range(count, 0, -1):
        alpha = round(150 * (1 - k / (count + 1)) ** 1.4)
        piece = _ghost(press, value, round(size * 0.84), (20 + 24 * k) % 360, 10 * (alpha // 10))
        target.blit(piece, piece.get_rect(center=(round(x - ux * k * spread), round(y - uy * k * spread))))
    if fast > 0.25:
        turn = 2 * round(heading / 2) % 360
        for off, share in ((-0.40, 0.7), (-0.18, 1.0), (0.06, 1.15), (0.26, 0.9), (0.44, 0.6)):
            length = 20 * round(300 * fast * share / 20)
            piece = _streak(press, max(20, length), 4 if abs(off) < 0.3 else 2.4, turn)
            reach = (size * 0.45 + length / 2) * press.scale
            aside = off * size * press.scale
            middle = x - ux * reach - uy * aside, y - uy * reach + ux * aside
            target.blit(piece, piece.get_rect(center=(round(middle[0]), round(middle[1]))))
    return draw_die_in_street(press, target, center, value, angle, height, size)


def _star(points: int, outer: float, inner: float, turn: float) -> str:
    corners = []
    for i in range(2 * points):
        r, a = (outer if i % 2 == 0 else inner), pi * i / points + turn
        corners.append(f"{50 + r * sin(a):.2f},{50 - r * cos(a):.2f}")
    return " ".join(corners)


@kept
def impact(press: Press, size: float = 190, turn: int = 6) -> pygame.Surface:
    """The printed star where the die strikes, `turn` in degrees.  Reduced motion asks for at most 80 units."""
    layers: tuple[tuple[float, Color], ...] = ((49, INK), (44.5, FIRE_CORE), (30, TARGET), (17, FIRE_CORE))
    body = "".join(
        f'<polygon points="{_star(13, r, r * 0.43, radians(turn))}" fill="{hexa(color)}"/>' for r, color in layers
    )
    return svg.draw(body, press.size((size, size)), SQUARE)


@kept
def speed_rays(press: Press, size: float = 660) -> pygame.Surface:
    """Ink rays round a hit, clear in the middle."""
    body = ""
    for k in range(28):
        t = 2 * pi * k / 28 + 0.06
        near, far = 17 + (k % 3) * 2.2, 36 + (k * 37) % 14
        corners = " ".join(
            f"{50 + r * cos(a):.2f},{50 + r * sin(a):.2f}" for r, a in ((near, t), (far, t - 0.018), (far, t + 0.018))
        )
        body += f'<polygon points="{corners}" fill="{hexa(INK)}"/>'
    return svg.draw(body, press.size((size, size)), SQUARE)


@kept
def glow(press: Press, size: float = 320) -> pygame.Surface:
    """Light of a flash, to be blitted with BLEND_RGB_ADD."""
    small = 48
    light = pygame.Surface((2 * small, 2 * small), 0, 24)
    for r in range(small, 0, -1):
        strength = (1 - r / small) ** 2 * 0.55
        pygame.draw.circle(light, tuple(int(c * strength) for c in FLASH), (small, small), r)
    scaled = pygame.transform.smoothscale(light, press.size((size, size)))
    return scaled.convert() if pygame.display.get_surface() else scaled


def two_tone(surface: pygame.Surface) -> pygame.Surface:
    """The picture as a print of two inks, for the hit-stop, half as wide and high; made anew at each call.

    Opaque pixels of 32 bits, since pygame takes ten times as long over 24.
    """
    half = max(1, surface.get_width() // 2), max(1, surface.get_height() // 2)
    small = pygame.transform.scale(surface, half)
    opaque = pygame.Surface(half, 0, 32)
    opaque.blit(pygame.transform.grayscale(small), (0, 0))
    # Darks below a quarter go to ink, lights above a half to paper.
    opaque.fill((62, 62, 62), special_flags=pygame.BLEND_RGB_SUB)
    for _ in range(2):
        opaque.blit(opaque.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    low, high = palette.WALNUT, palette.PAPER_WARM
    opaque.fill(tuple(b - a for a, b in zip(low, high, strict=True)), special_flags=pygame.BLEND_RGB_MULT)
    opaque.fill(low, special_flags=pygame.BLEND_RGB_ADD)
    return opaque.convert() if pygame.display.get_surface() else opaque
