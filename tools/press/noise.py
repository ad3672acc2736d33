"""The noise of the stage as numpy arrays, for engravings and places."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from game.stage.paint.noise import cloud


def noise(width: int, height: int, cell_x: float, cell_y: float | None = None, seed: int = 1) -> NDArray[np.float32]:
    """Array (height, width) of `cloud` in 0..1."""
    grey = pygame.surfarray.array3d(cloud(width, height, cell_x, cell_y, seed))[:, :, 0]
    return (grey.T / 255).astype(np.float32)


def fractal(width: int, height: int, cell: float, seed: int = 1, octaves: int = 4) -> NDArray[np.float32]:
    """Several octaves of noise added up, (height, width) in 0..1."""
    total = np.zeros((height, width), np.float32)
    weight, amplitude = 0.0, 1.0
    for i in range(octaves):
        total += amplitude * noise(width, height, max(1.5, cell / 2**i), None, seed + i)
        weight += amplitude
        amplitude *= 0.55
    return (total / weight).astype(np.float32)
