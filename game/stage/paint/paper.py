"""Paper and its shadow.  Made from small noise scaled up, without numpy, so that a start is quick."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from game.stage.paint import palette, svg
from game.stage.paint.noise import cloud
from game.stage.paint.palette import Color, hexa
from game.stage.paint.press import Point, Press, kept

TILE = 512
_GRAIN_PEAK = 1.075
"""Brightest spot of the grain as a multiplier; stock is printed that much brighter and multiplied down."""


@lru_cache(maxsize=1)
def grain() -> pygame.Surface:
    """Paper fibres as a multiplier (255 = `_GRAIN_PEAK`), folded to 2 * TILE px so that no seam shows."""
    layers = (
        (cloud(TILE, TILE, 220, seed=3), 0.052),
        (cloud(TILE, TILE, 64, seed=4), 0.030),
        (cloud(TILE, TILE, 24, seed=5), 0.018),
        (cloud(TILE, TILE, 2, seed=6), 0.045),
        (_fibres(), 0.050),
    )
    base = round(255 * 0.88 / _GRAIN_PEAK)
    tile = pygame.Surface((TILE, TILE), 0, 24)
    tile.fill((base, base, base))
    for layer, amount in layers:
        strength = round(255 * amount / _GRAIN_PEAK)
        layer.fill((strength,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        tile.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    draw = random.Random(11)
    fleck = round(base * 0.92)
    for _ in range(TILE * TILE // 660):
        tile.set_at((draw.randrange(TILE), draw.randrange(TILE)), (fleck,) * 3)
    folded = pygame.Surface((2 * TILE, 2 * TILE), 0, 24)
    for right in (False, True):
        for down in (False, True):
            folded.blit(pygame.transform.flip(tile, right, down), (TILE * right, TILE * down))
    return folded


def _fibres() -> pygame.Surface:
    lying = cloud(TILE, TILE, 14, 2, 7)
    lying.blit(cloud(TILE, TILE, 3, 30, 8), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return lying


def _tiled(surface: pygame.Surface, tile: pygame.Surface, offset: tuple[int, int], flags: int) -> None:
    wide, high = tile.get_size()
    for x in range(-(offset[0] % wide), surface.get_width(), wide):
        for y in range(-(offset[1] % high), surface.get_height(), high):
            surface.blit(tile, (x, y), special_flags=flags)


def _torn(length: float, depth: float, seed: int) -> list[tuple[float, float]]:
    """Points (along, inward) of a torn edge `length` px long, at most about `depth` px deep."""
    draw = random.Random(seed)
    steps = max(2, round(length / 2.5))

    def wave(cell: float) -> list[float]:
        knots = [draw.random() for _ in range(int(length / cell) + 3)]
        values = []
        for i in range(steps + 1):
            place = i * length / steps / cell
            k, part = int(place), place - int(place)
            soft = part * part * (3 - 2 * part)
            values.append(knots[k] * (1 - soft) + knots[k + 1] * soft)
        return values

    slow, middle, quick = wave(46), wave(9), wave(3)
    return [
        (i * length / steps, depth * (0.35 * slow[i] + 0.45 * middle[i] + 0.35 * quick[i])) for i in range(steps + 1)
    ]


def _outline(size: tuple[int, int], radius: float, ragged: float, seed: int) -> str:
    w, h = size
    if not ragged:
        return f'<rect x="0" y="0" width="{w}" height="{h}" rx="{radius:g}" fill="{hexa(palette.WHITE)}"/>'
    points = [(x, y) for x, y in _torn(w, ragged, seed)]
    points += [(w - y, x) for x, y in _torn(h, ragged, seed + 1)]
    points += [(w - x, h - y) for x, y in _torn(w, ragged, seed + 2)]
    points += [(y, h - x) for x, y in _torn(h, ragged, seed + 3)]
    corners = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
    return f'<polygon points="{corners}" fill="{hexa(palette.WHITE)}"/>'


@kept
def sheet(
    press: Press,
    size: Point,
    color: Color = palette.PAPER,
    radius: float = 10,
    age: float = 0.5,
    ragged: float = 0.0,
    seed: int = 1,
) -> pygame.Surface:
    """A piece of paper of `size` units; `ragged` units of torn edge, `age` 0..1 of stain.

    Copy it before printing on it.
    """
    pixels = press.size(size)
    surface = pygame.Surface(pixels, pygame.SRCALPHA)
    draw = random.Random(seed)
    if press.tones.grain:
        bright = tuple(min(255, round(c * _GRAIN_PEAK)) for c in color)
        surface.fill((*bright, 255))
        offset = draw.randrange(2 * TILE), draw.randrange(2 * TILE)
        _tiled(surface, grain(), offset, pygame.BLEND_RGB_MULT)
        surface.blit(_edge(pixels, color, age, seed), (0, 0))
    else:
        surface.fill((*color, 255))
    mask = svg.draw(_outline(pixels, press.px(radius), ragged * press.scale, seed), pixels)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _edge(size: tuple[int, int], color: Color, age: float, seed: int) -> pygame.Surface:
    """Aged edge to lie over stock: kraft in the stock's tone, clear in the middle, uneven at the edges."""
    w, h = size
    factor = max(1.0, min(w, h) / 64)
    small = max(8, round(w / factor)), max(8, round(h / factor))
    deep = max(2, round(0.16 * min(small)))
    kraft = tuple(
        round(kraft * own / paper) for kraft, own, paper in zip(palette.PAPER_DARK, color, palette.PAPER, strict=True)
    )
    veil = pygame.Surface(small, pygame.SRCALPHA)
    veil.fill((*kraft, 0))
    for depth in range(deep):
        amount = min(1.0, age * (1 - depth / deep) ** 2 * _MOST_WEAR) * 0.55
        ring = (depth, depth, small[0] - 2 * depth, small[1] - 2 * depth)
        pygame.draw.rect(veil, (*kraft, round(255 * amount)), ring, 1)
    veil.blit(_wear(small, 60 / factor if factor > 1 else 12, seed), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(veil, size)


_MOST_WEAR = 1.4


def _wear(size: tuple[int, int], cell: float, seed: int) -> pygame.Surface:
    """White with alpha between 0.6 and 1.4 parts of `_MOST_WEAR`, smooth over `cell` pixels."""
    grid = int(size[0] / cell) + 2, int(size[1] / cell) + 2
    least = 0.6 / _MOST_WEAR
    levels = random.Random(seed).randbytes(grid[0] * grid[1])
    pixels = b"".join(b"\xff\xff\xff" + bytes((round(255 * least + level * (1 - least)),)) for level in levels)
    return pygame.transform.smoothscale(pygame.image.frombytes(pixels, grid, "RGBA"), size)


@kept
def shadow(press: Press, size: Point, lift: float = 10, strength: float = 0.55, radius: float = 12) -> pygame.Surface:
    """Soft dark shape to lie under a sheet of `size` units; larger than it by 2 * lift on each side."""
    shape = pygame.Surface(press.size(size), pygame.SRCALPHA)
    pygame.draw.rect(shape, (0, 0, 0, 255), shape.get_rect(), border_radius=press.px(radius))
    return soft(shape, press.px(lift), strength)


def soft(shape: pygame.Surface, blur: int, strength: float = 0.55, color: Color = palette.BLACK) -> pygame.Surface:
    """The shadow or glow of any outline, `2 * blur` px larger on each side.  Blurred small, to be quick."""
    pad = blur * 2
    w, h = shape.get_width() + 2 * pad, shape.get_height() + 2 * pad
    factor = max(1, blur // 2)
    small = pygame.Surface((math.ceil(w / factor), math.ceil(h / factor)), pygame.SRCALPHA)
    small.fill((*color, 0))
    inner = pygame.Rect(0, 0, max(1, round(shape.get_width() / factor)), max(1, round(shape.get_height() / factor)))
    inner.center = small.get_rect().center
    outline = pygame.transform.smoothscale(shape, inner.size)
    outline.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    outline.fill((*color, 0), special_flags=pygame.BLEND_RGBA_ADD)
    small.blit(outline, inner, special_flags=pygame.BLEND_RGBA_MAX)
    blurred = pygame.transform.gaussian_blur(small, max(1, round(blur / factor)))
    result = pygame.transform.smoothscale(blurred, (w, h))
    result.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def worn(face: pygame.Surface, seed: int = 5) -> pygame.Surface:
    """A print with about a tenth of its ink missing in specks, as a rubber stamp leaves it."""
    w, h = face.get_size()
    specks = cloud(w, h, 2.4, seed=seed)
    specks.blit(cloud(w, h, 18, seed=seed + 1), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    holes = pygame.mask.from_threshold(specks, (10, 10, 10), (13, 13, 13))
    result = face.copy()
    veil = holes.to_surface(setcolor=(255, 255, 255, 120), unsetcolor=(255, 255, 255, 255))
    result.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


@kept
def turned(press: Press, piece: pygame.Surface, angle: float) -> pygame.Surface:
    """A kept surface turned by `angle` degrees (anticlockwise) about its middle, with smooth edges."""
    return turn(piece, angle)


def turn(piece: pygame.Surface, angle: float) -> pygame.Surface:
    """As `turned`, for what is kept by whoever asks."""
    edge = 3  # without a clear margin the rim of a turned card becomes a saw
    margin = pygame.Surface((piece.get_width() + 2 * edge, piece.get_height() + 2 * edge), pygame.SRCALPHA)
    margin.blit(piece, (edge, edge))
    return pygame.transform.rotozoom(margin, angle, 1.0)


@kept
def _laid(press: Press, piece: pygame.Surface, lift: int, strength: float, uneven: bool) -> pygame.Surface:
    """A print together with its shadow: one blit a frame instead of two."""
    # Most pieces fill their rectangle, so cards of one size share one shadow.
    size = press.units(piece.get_width()), press.units(piece.get_height())
    dark = soft(piece, press.px(lift), strength) if uneven else shadow(press, size, lift, strength, 8)
    pad = 2 * press.px(lift)
    drop = _drop(press, lift)
    w, h = dark.get_width() + drop[0], dark.get_height() + drop[1]
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.blit(dark, drop)
    surface.blit(piece, (pad, pad))
    return surface


def _drop(press: Press, lift: int) -> tuple[int, int]:
    """How far a shadow falls down and to the right, in pixels."""
    return round(lift * 0.35 * press.scale), round(lift * 0.7 * press.scale)


def lay(
    press: Press,
    target: pygame.Surface,
    piece: pygame.Surface,
    topleft: tuple[int, int],
    lift: float = 10,
    strength: float = 0.55,
    angle: float = 0.0,
) -> pygame.Rect:
    """Put a kept print on the table with its shadow; `topleft` is in pixels, of the unturned print.

    `lift` is how high it lies in units, `angle` degrees anticlockwise.  Returns the pixels it covers.
    """
    high = max(1, round(lift))
    box = piece.get_rect(topleft=topleft)
    if angle:
        piece = turned(press, piece, angle)
        box = piece.get_rect(center=box.center)
    pad = 2 * press.px(high)
    target.blit(_laid(press, piece, high, strength, bool(angle)), (box.x - pad, box.y - pad))
    return box


def lay_once(
    press: Press, target: pygame.Surface, piece: pygame.Surface, topleft: tuple[int, int], lift: float, strength: float
) -> None:
    """As `lay`, for a straight sheet that is soon over: nothing new is printed."""
    high = max(1, round(lift))
    size = press.units(piece.get_width()), press.units(piece.get_height())
    pad, drop = 2 * press.px(high), _drop(press, high)
    dark = shadow(press, size, high, strength, 8)
    target.blit(dark, (topleft[0] - pad + drop[0], topleft[1] - pad + drop[1]))
    target.blit(piece, topleft)


@kept
def shadow_of(press: Press, piece: pygame.Surface, lift: float = 10, strength: float = 0.55) -> pygame.Surface:
    """Shadow in the outline of any kept surface, larger than it by 2 * lift units on each side."""
    return soft(piece, press.px(lift), strength)
