"""Soft value noise, seeded, made by scaling small random grids up."""

from __future__ import annotations

import random

import pygame

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
