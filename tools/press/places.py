"""Where the paper lies: a walnut table, a baize table, and the saloon wall of the title, each under its lamps."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.stage.paint.palette import BAIZE, LAMP, WALNUT, Color
from tools.press.engrave import Plane, Rgba
from tools.press.noise import fractal, noise

TONES = 256
"""From black to the brightest spot: so many colours a place has, which lets its file be small and without steps."""


def lamp_light(size: tuple[int, int], centre: tuple[float, float], reach: tuple[float, float], floor: float) -> Plane:
    """Light that is 1 under the lamp and falls off to `floor` at the walls.

    `centre` and `reach` are parts of width and height.
    """
    w, h = size
    x = (np.arange(w, dtype=np.float32)[None, :] / w - centre[0]) / reach[0]
    y = (np.arange(h, dtype=np.float32)[:, None] / h - centre[1]) / reach[1]
    light = floor + (1 - floor) * np.exp(-1.15 * (x * x + y * y))
    return light.astype(np.float32)


def ramp(colour: Color, brightest: float, warm: float) -> Rgba:
    """The tones of a material from black to `brightest` times its colour, (1, 256, 4).

    The more light, the more of the lamp's own colour, up to the part `warm`.
    """
    tone = np.linspace(0, 1, TONES, dtype=np.float32)[:, None]
    tint = 1 - warm * (1 - np.array(LAMP, np.float32) / 255) * (0.4 + 0.6 * tone)
    out = np.full((1, TONES, 4), 255, np.uint8)
    out[0, :, :3] = np.clip(np.array(colour, np.float32) * tone * brightest * tint + 0.5, 0, 255)
    return out


def _lit(brightness: NDArray[np.floating[Any]], colour: Color, brightest: float, warm: float) -> Rgba:
    """A material where `brightness` is a multiple of its colour."""
    tone = np.clip(brightness / brightest * (TONES - 1) + 0.5, 0, TONES - 1).astype(np.uint8)
    picture: Rgba = ramp(colour, brightest, warm)[0][tone]
    return picture


def _grain(width: int, height: int, seed: int, shade: float) -> Plane:
    """The face of one board, lying: long fibres, waving rings."""
    fibre = noise(width, height, 420, 7, seed) * 0.55 + noise(width, height, 260, 2.2, seed + 1) * 0.35
    warp = noise(width, height, 300, 60, seed + 2)
    down = np.arange(height, dtype=np.float32)[:, None]
    rings = 0.5 + 0.5 * np.sin((down / 11 + warp * 9) * 2.1)
    return (0.62 + 0.42 * fibre + 0.10 * rings + shade).astype(np.float32)


def _boards(width: int, height: int, count: int, seed: int) -> Plane:
    """Boards that lie across, with dark seams and a worn edge along each."""
    rng = np.random.default_rng(seed)
    edges = [round(height * i / count) for i in range(count + 1)]
    value = np.empty((height, width), np.float32)
    for i, (top, bottom) in enumerate(pairwise(edges)):
        face = _grain(width, bottom - top, seed + 31 * i, float(rng.uniform(-0.10, 0.10)))
        seam = np.abs(np.arange(bottom - top, dtype=np.float32) - 1.5)[:, None]
        face *= np.clip(0.30 + seam / 4.5, 0.30, 1)
        face *= 1 + 0.10 * np.clip(1 - np.abs(seam - 5) / 2.5, 0, 1)
        value[top:bottom] = face
    value *= 0.985 + 0.03 * noise(width, height, 2, 2, seed + 99)
    return value


def walnut(width: int, height: int) -> Rgba:
    """The table of boards."""
    light = lamp_light((width, height), (0.5, 0.44), (0.62, 0.78), 0.20)
    return _lit(_boards(width, height, round(height / 190), 4) * light * 1.96, WALNUT, 2.4, 0.66)


def baize(width: int, height: int) -> Rgba:
    """The card table: short nap, faint clouds where hands have rubbed it."""
    nap = fractal(width, height, 5, 4, 2) * 0.22 + fractal(width, height, 160, 5, 3) * 0.25 + 0.74
    light = lamp_light((width, height), (0.5, 0.40), (0.66, 0.82), 0.20)
    return _lit(nap * light * 1.62, BAIZE, 1.9, 0.60)


def saloon_wall(width: int, height: int) -> Rgba:
    """Standing boards between two wall lamps, the corners of the room dark.

    The flames are at 655 and 1269 of 1920 across, and at 292 of 1920 of the width below the top.
    """
    value = _boards(height, width, round(width / 120), 21).T
    flame = 292 * width / 1920 / height
    light = 1.15 * lamp_light((width, height), (0.5, flame + 0.10), (0.60, 0.62), 0.16)
    for x in (655 / 1920, 1269 / 1920):
        light += 0.49 * lamp_light((width, height), (x, flame), (0.17, 0.17 * width / height), 0.0)
    across = (np.arange(width, dtype=np.float32)[None, :] / width - 0.5) / 0.62
    down = (np.arange(height, dtype=np.float32)[:, None] / height - 0.46) / 0.66
    corner = np.clip((np.hypot(across, down) - 0.55) * 1.2, 0, 1) ** 1.6 * 0.8
    return _lit(value * light * (1 - corner) * 1.36, WALNUT, 2.6, 0.55)
