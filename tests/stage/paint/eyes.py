"""How others see colours: the three kinds of colour blindness and no colour at all, and how far two prints differ.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity, for linear light.  Differences are
CIE 1976: about 2 can just be seen side by side, 10 at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

Picture = NDArray[np.float64]
"""Linear light, (n, 3)."""

EYES: Final[dict[str, Sequence[Sequence[float]]]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
_TO_XYZ: Final = np.array(
    ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
)
_WHITE: Final = np.array((0.95047, 1.0, 1.08883))


def light(surface: pygame.Surface) -> Picture:
    """The pixels of an opaque print, as linear light."""
    values = pygame.surfarray.array3d(surface).reshape(-1, 3) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def seen(picture: Picture, eyes: str) -> Picture:
    """What these eyes make of it, as CIE L*a*b*."""
    there = np.clip(picture @ np.array(EYES[eyes]).T, 0, 1) @ _TO_XYZ.T / _WHITE
    f = np.where(there > 0.008856, np.cbrt(there), 7.787 * there + 16 / 116)
    return np.stack((116 * f[:, 1] - 16, 500 * (f[:, 0] - f[:, 1]), 200 * (f[:, 1] - f[:, 2])), axis=1)


def differing(one: Picture, other: Picture, eyes: str, least: float) -> float:
    """The share of two prints of one size, 0 to 1, in which these eyes see at least that difference."""
    apart = np.linalg.norm(seen(one, eyes) - seen(other, eyes), axis=1)
    return float((apart >= least).mean())
