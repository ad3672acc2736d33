"""The dust of the street: ruts, pebbles and hoof prints in a low sun; nothing that a die could meet."""

from __future__ import annotations

from math import radians

import numpy as np
import pygame

from game.stage.paint import icons, svg
from game.stage.paint.palette import DUST, INK
from tools.press.engrave import Plane, Rgba
from tools.press.noise import fractal, noise
from tools.press.places import TONES, ramp

SIZE = (1920, 823)
"""The street of 420 x 180 mm on the canvas."""
_BRIGHTEST = 1.2
_RUTS = ((0.40, 0.10), (0.49, 0.10), (0.58, 0.07), (0.68, 0.07))
"""How far down each rut runs, as a share of the height, and how deep it is."""


def _ruts(w: int, h: int, seed: int) -> Plane:
    x = np.arange(w, dtype=np.float32)[None, :] * (1920 / w)
    y = np.arange(h, dtype=np.float32)[:, None] * (1920 / w)
    out: Plane = np.zeros((h, w), np.float32)
    for share, depth in _RUTS:
        middle = share * h * 1920 / w
        line = middle + 22 * np.sin(x / 330 + middle) + 10 * np.sin(x / 120 + middle * 2)
        off: Plane = np.abs(y - line).astype(np.float32)
        rut, lip = np.exp(-((off / 9) ** 2)), np.exp(-(((off - 17) / 7) ** 2))
        broken = 0.55 + 0.6 * noise(w, h, 90, 20, seed + int(middle))
        worn: Plane = ((-depth * rut + 0.04 * lip) * broken).astype(np.float32)
        out += worn
    return out


def _prints(w: int, h: int) -> Plane:
    """How much darker the ground is under each hoof print."""
    sheet = pygame.Surface((w, h), pygame.SRCALPHA)
    rng = np.random.default_rng(8)
    shoe = svg.draw(icons.body("horseshoe", INK, DUST), (16, 18), (0, 0, 100, 100))
    for i in range(48):
        x = w * (0.02 + 0.0208 * i)
        y = h * (0.62 + 0.07 * np.sin(i / 5)) + (15 if i % 2 else -15) + float(rng.uniform(-4, 4))
        turned = pygame.transform.rotozoom(shoe, 90 + float(rng.uniform(-12, 12)), 1)
        sheet.blit(turned, turned.get_rect(center=(round(x), round(y))))
    marks: Plane = pygame.surfarray.array_alpha(sheet).T.astype(np.float32) / np.float32(255)
    return marks


def street(width: int, height: int) -> Rgba:
    """The bare street from above."""
    seed = 5
    ground = 0.80 + 0.20 * fractal(width, height, 300, seed, 5) + 0.10 * (noise(width, height, 3, 3, seed + 7) - 0.5)
    ground = ground + _ruts(width, height, seed)
    pebbles = (np.random.default_rng(seed).random((height, width)) > 0.9996).astype(np.float32)
    ground *= 1 - 0.35 * pebbles
    ground *= 1 - 0.30 * _prints(width, height)
    x = np.arange(width, dtype=np.float32)[None, :] / width
    y = np.arange(height, dtype=np.float32)[:, None] / height
    slope = np.cos(radians(30)) * x * 0.8 + y * 0.45
    ground *= 1.10 - 0.36 * np.clip(slope, 0, 1.3)
    tone = np.clip(ground / _BRIGHTEST * (TONES - 1) + 0.5, 0, TONES - 1).astype(np.uint8)
    picture: Rgba = ramp(DUST, _BRIGHTEST, 0.30)[0][tone]
    return picture
