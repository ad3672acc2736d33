"""A wood-engraver's block: cuts and tints in, a printed picture out.

Grey becomes cut lines: light tones thin lines, dark ones thick lines, then cross lines, then solid ink. Parts stack
like the cuts of a real block, each with a thin white edge, so that dark shapes stay apart. Tints take part in the same
stack - a later cut covers an earlier tint - and are printed a little out of register, as a small-town press would.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray

from game.stage.paint import svg
from game.stage.paint.palette import INK
from tools.press.marks import Cut, Mark, Tint
from tools.press.noise import noise

Plane: TypeAlias = NDArray[np.float32]
"""One value for each pixel, (height, width), mostly 0..1."""
Rgba: TypeAlias = NDArray[np.uint8]
"""A picture, (height, width, 4)."""
Block: TypeAlias = tuple[float, float, float, float]

OVERSAMPLE = 2
REGISTER = (1.8, 1.2)
"""How far right and down the spot inks land from where they should, in units of the block."""
WEAR = 0.10
USUAL_PITCH = 6.0
"""The pitch of most cuts, in units of the block."""


def line_distance(width: int) -> float:
    """How many pixels apart the usual lines of a picture lie that is printed `width` pixels wide.

    Just under 3 where a picture is small, growing more slowly than the picture: never mush, never an enlargement.
    """
    return 2.9 * float(max(1.0, width / 160) ** 0.4)


def press(marks: Sequence[Mark], block: Block, width: int, seed: int = 1) -> Rgba:
    """Prints a block `width` pixels wide on nothing: where no ink falls the picture is clear.

    The same arguments give the same picture, always.
    """
    pitch = line_distance(width) / USUAL_PITCH * block[2] / width
    size = (width, round(width * block[3] / block[2]))
    w, h = size[0] * OVERSAMPLE, size[1] * OVERSAMPLE
    scale = w / block[2]
    cover, under = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    color = np.zeros((h, w, 3), np.float32)
    wobble = (noise(w, h, 26 * OVERSAMPLE, 26 * OVERSAMPLE, seed) - 0.5) * 0.55
    for mark in marks:
        inked = _read(mark.art if isinstance(mark, Cut) else outlined(mark.art), (w, h), block)
        if inked is None:
            continue
        if isinstance(mark, Tint):
            part, alpha = inked.part, inked.alpha
            color[part] += (np.array(mark.ink, np.float32) - color[part]) * (alpha > 0.02)[:, :, None]
            under[part] = alpha * np.float32(mark.strength) + under[part] * (1 - alpha)
            continue
        inked = _grown(inked, int(mark.edge * scale) + 2, (w, h))
        part, alpha = inked.part, inked.alpha
        lines = _lined(mark, inked, mark.pitch * pitch * scale, wobble[part])
        kept = cover[part] * (1 - _spread(alpha, mark.edge * scale)) if mark.edge else cover[part]
        cover[part] = kept * (1 - alpha) + lines * alpha
        if mark.covers:
            under[part] *= 1 - alpha
    cover *= 1 - _worn(w, h, seed)
    under *= 0.93 + 0.10 * (noise(w, h, 3 * OVERSAMPLE, None, seed + 8) - 0.5)
    right, down = round(REGISTER[0] * scale), round(REGISTER[1] * scale)
    return _halved(cover, _misplaced(under, right, down), _misplaced(color, right, down))


@dataclass(frozen=True, slots=True)
class _Inked:
    """A drawing cut down to the part of the block that it touches."""

    part: tuple[slice, slice]
    dark: Plane
    alpha: Plane


def outlined(art: str) -> str:
    """The drawing with its gradients made opaque."""
    return re.sub(r'fill="url\(#\w+\)"', 'fill="#FFFFFF"', art)


def _read(art: str, size: tuple[int, int], block: Block) -> _Inked | None:
    """Darkness and alpha of a grey drawing; None if nothing of it is on the block."""
    surface = svg.draw(art, size, block)
    seen = pygame.surfarray.pixels_alpha(surface).T
    rows, cols = np.flatnonzero(seen.any(1)), np.flatnonzero(seen.any(0))
    if not len(rows):
        return None
    part = slice(int(rows[0]), int(rows[-1]) + 1), slice(int(cols[0]), int(cols[-1]) + 1)
    grey = pygame.surfarray.pixels_red(surface).T[part].astype(np.float32)
    alpha = seen[part].astype(np.float32)
    return _Inked(part, 1 - grey / np.float32(255), alpha / np.float32(255))


def _grown(inked: _Inked, by: int, size: tuple[int, int]) -> _Inked:
    """The same with bare paper round it, as far as the block goes."""
    rows, cols = inked.part
    top, left = max(0, rows.start - by), max(0, cols.start - by)
    bottom, right = min(size[1], rows.stop + by), min(size[0], cols.stop + by)
    room = (rows.start - top, bottom - rows.stop), (cols.start - left, right - cols.stop)
    part = slice(top, bottom), slice(left, right)
    return _Inked(part, np.pad(inked.dark, room, constant_values=1), np.pad(inked.alpha, room))


def _lined(mark: Cut, inked: _Inked, pitch: float, wobble: Plane) -> Plane:
    """Ink of one cut: lines, cross lines above one half, solid above nine tenths."""
    dark, (rows, cols) = inked.dark, inked.part
    py = np.arange(rows.start, rows.stop, dtype=np.float32)[:, None]
    px = np.arange(cols.start, cols.stop, dtype=np.float32)[None, :]
    ink = _screen(np.clip(dark * 1.04, 0, 1), px, py, mark.angle, mark.bend, pitch, wobble)
    if mark.cross and float(dark[inked.alpha > 0].max(initial=0)) > 0.5:
        across = _screen(np.clip((dark - 0.5) * 1.5, 0, 1), px, py, mark.angle + 62, 0.0, pitch * 1.1, wobble)
        ink = np.maximum(ink, across)
    solid: Plane = np.maximum(ink, np.clip((dark - 0.90) * 16, 0, 1))
    return solid


def _screen(dark: Plane, px: Plane, py: Plane, angle: float, bend: float, pitch: float, wobble: Plane) -> Plane:
    """Lines in one direction, as thick as the darkness asks."""
    sin, cos = np.float32(np.sin(np.deg2rad(angle))), np.float32(np.cos(np.deg2rad(angle)))
    phase: Plane = (py * (cos / np.float32(pitch)) - px * (sin / np.float32(pitch))) + wobble
    if bend:
        along = px * cos + py * sin
        span = max(1.0, float(along.max() - along.min())) / 2
        middle = float(along.max() + along.min()) / 2
        phase += np.float32(bend) * ((along - np.float32(middle)) / np.float32(span)) ** 2
    saw = np.abs(phase - np.floor(phase) - np.float32(0.5)) * 2
    ink: Plane = np.clip((dark - saw) * np.float32(pitch / 2.2) + np.float32(0.5), 0, 1)
    ink[dark <= 0.035] = 0
    return ink


def _spread(alpha: Plane, radius: float) -> Plane:
    """Alpha grown by about `radius` pixels: a cheap dilation through blur."""
    grey = pygame.Surface((alpha.shape[1], alpha.shape[0]), 0, 32)
    pygame.surfarray.pixels_red(grey)[:] = (alpha * 255).astype(np.uint8).T
    soft = pygame.transform.box_blur(grey, max(1, round(radius)))
    grown: Plane = np.clip(pygame.surfarray.pixels_red(soft).T.astype(np.float32) / 255 * 6, 0, 1)
    return grown


def _worn(w: int, h: int, seed: int) -> Plane:
    """How much key ink is missing where the block is worn."""
    salt = noise(w, h, 2.2 * OVERSAMPLE, None, seed + 5) * 0.6 + noise(w, h, 9 * OVERSAMPLE, None, seed + 6) * 0.4
    missing = np.clip((salt - 0.66) * 4, 0, 1) * WEAR * 3
    return missing.astype(np.float32, copy=False)


def _misplaced(plane: Plane, dx: int, dy: int) -> Plane:
    """The plane moved right and down, bare where nothing comes from."""
    out = np.zeros_like(plane)
    h, w = plane.shape[:2]
    out[dy:, dx:] = plane[: h - dy, : w - dx]
    return out


def _halved(cover: Plane, under: Plane, color: Plane) -> Rgba:
    """Key ink over tints, each two by two pixels made one; averaged with alpha, so that no pale fringe appears."""
    alpha = cover + (1 - cover) * under
    rgb = np.array(INK, np.float32) * cover[:, :, None] + color * ((1 - cover) * under)[:, :, None]
    h, w = alpha.shape[0] // OVERSAMPLE, alpha.shape[1] // OVERSAMPLE
    few = alpha.reshape(h, OVERSAMPLE, w, OVERSAMPLE).mean((1, 3))
    rgb = rgb.reshape(h, OVERSAMPLE, w, OVERSAMPLE, 3).mean((1, 3)) / np.maximum(few, 1e-3)[:, :, None]
    out = np.empty((h, w, 4), np.uint8)
    out[:, :, :3] = np.clip(rgb, 0, 255)
    out[:, :, 3] = np.clip(few * 255 + 0.5, 0, 255)
    return out
