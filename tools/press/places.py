"""Where the paper lies: a walnut table, a baize table, and the saloon wall of the title, each under its lamps."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from game.stage.paint.noise import fractal, noise
from game.stage.paint.palette import BAIZE, LAMP, WALNUT, Color
from tools.press.engrave import Plane, Rgba

Light = NDArray[np.float32]
"""A multiplier for red, green and blue of each pixel."""


def lamp_light(
    size: tuple[int, int], centre: tuple[float, float], reach: tuple[float, float], warm: float, floor: float
) -> Light:
    """Light that is warm in the middle and falls off to `floor` at the walls.

    `centre` and `reach` are parts of width and height.
    """
    w, h = size
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    far = np.hypot((x / w - centre[0]) / reach[0], (y / h - centre[1]) / reach[1])
    fall = floor + (1 - floor) * np.exp(-1.15 * far**2)
    shade = np.array(LAMP, np.float32) / 255
    colour = 1 - warm * (1 - shade) * np.clip(1.15 - 0.5 * far, 0, 1)[:, :, None]
    light: Light = (fall[:, :, None] * colour * 1.44).astype(np.float32)
    return light


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


def _lit(value: Plane, colour: Color, light: Light) -> Rgba:
    out = np.full((*value.shape, 4), 255, np.uint8)
    out[:, :, :3] = np.clip(value[:, :, None] * np.array(colour, np.float32) * light, 0, 255)
    return out


def walnut(width: int, height: int) -> Rgba:
    """The table of boards."""
    value = _boards(width, height, round(height / 190), 4) * np.float32(1.36)
    return _lit(value, WALNUT, lamp_light((width, height), (0.5, 0.44), (0.62, 0.78), 0.66, 0.20))


def baize(width: int, height: int) -> Rgba:
    """The card table: short nap, faint clouds where hands have rubbed it."""
    nap = fractal(width, height, 5, 4, 2) * 0.22 + fractal(width, height, 160, 5, 3) * 0.25 + 0.74
    return _lit(
        (nap * 1.15).astype(np.float32), BAIZE, lamp_light((width, height), (0.5, 0.40), (0.66, 0.82), 0.66, 0.20)
    )


def saloon_wall(width: int, height: int) -> Rgba:
    """Standing boards between two wall lamps, the corners of the room dark.

    The lamps' flames are at 655 and 1269 of 1920 across and 292 of 1080 down; at other shapes of window the same
    parts of the width, and as many pixels below the top.
    """
    value = _boards(height, width, round(width / 120), 21).T * np.float32(1.36)
    flame = 292 * width / 1920 / height
    light = 0.8 * lamp_light((width, height), (0.5, flame + 0.10), (0.60, 0.62), 0.5, 0.16)
    for x in (655 / 1920, 1269 / 1920):
        light += 0.34 * lamp_light((width, height), (x, flame), (0.17, 0.17 * width / height), 0.5, 0.0)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    far = np.hypot((x / width - 0.5) / 0.62, (y / height - 0.46) / 0.66)
    corner = np.clip((far - 0.55) * 1.2, 0, 1) ** 1.6 * 0.8
    return _lit(value, WALNUT, light * (1 - corner)[:, :, None])
