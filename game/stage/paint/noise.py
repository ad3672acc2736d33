"""Soft value noise, seeded, made by scaling small random grids up.

`cloud` needs only pygame and is what runs when the game starts; `noise` and `fractal` give numpy arrays for
the programs that bake pictures, and import numpy when they are called.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

GREYS = [(value, value, value) for value in range(256)]


def cloud(width: int, height: int, cell_x: float, cell_y: float | None = None, seed: int = 1) -> pygame.Surface:
    """A grey 24-bit surface, smooth over cell_x by cell_y pixels, values 0..255."""
    across, down = cell_x, cell_y or cell_x
    grid = max(2, int(width / across) + 2), max(2, int(height / down) + 2)
    indexed = pygame.image.frombytes(random.Random(seed).randbytes(grid[0] * grid[1]), grid, "P")
    indexed.set_palette(GREYS)
    small = pygame.Surface(grid, 0, 24)
    small.blit(indexed, (0, 0))
    return pygame.transform.smoothscale(small, (width, height))


def noise(width: int, height: int, cell_x: float, cell_y: float | None = None, seed: int = 1) -> NDArray[np.float32]:
    """Array (height, width) of `cloud` in 0..1."""
    import numpy as np

    grey = pygame.surfarray.array3d(cloud(width, height, cell_x, cell_y, seed))[:, :, 0]
    return (grey.T / 255).astype(np.float32)


def fractal(width: int, height: int, cell: float, seed: int = 1, octaves: int = 4) -> NDArray[np.float32]:
    """Several octaves of noise added up, (height, width) in 0..1."""
    import numpy as np

    total = np.zeros((height, width), np.float32)
    weight, amplitude = 0.0, 1.0
    for i in range(octaves):
        total += amplitude * noise(width, height, max(1.5, cell / 2**i), None, seed + i)
        weight += amplitude
        amplitude *= 0.55
    return (total / weight).astype(np.float32)
