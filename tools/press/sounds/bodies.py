"""Things that ring when they are struck: wood, tin, coins, bells. Each is a handful of modes that fall away."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.press.sounds.signal import RATE, Wave, low_pass, mix, painted_noise, partials, samples


@dataclass(frozen=True)
class Body:
    """A struck thing: the pitch of each mode in hertz, seconds until it has lost 60 dB, and its level."""

    pitches: tuple[float, ...]
    t60s: tuple[float, ...]
    levels: tuple[float, ...]


TABLE = Body(
    (92, 148, 213, 287, 391, 524, 703, 948, 1290, 1810),
    (0.20, 0.18, 0.16, 0.14, 0.12, 0.10, 0.08, 0.06, 0.045, 0.03),
    (0.9, 1.0, 0.8, 0.75, 0.6, 0.5, 0.36, 0.26, 0.16, 0.08),
)
"""The saloon's thick oak table top."""

BOARD = Body(
    (188, 296, 447, 671, 902, 1240, 1710, 2350),
    (0.16, 0.15, 0.13, 0.11, 0.09, 0.07, 0.05, 0.035),
    (0.7, 1.0, 0.85, 0.7, 0.5, 0.4, 0.25, 0.12),
)
"""A pine board nailed over a hideout, or a door."""

BLOCK = Body(
    (620, 1015, 1480, 2140, 3050),
    (0.055, 0.045, 0.035, 0.025, 0.018),
    (1.0, 0.75, 0.5, 0.3, 0.14),
)
"""A small block of wood: a printer's type, a clock's escapement."""

IRON = Body(
    (412, 866, 1370, 2050, 2890, 3720, 4910),
    (0.11, 0.10, 0.085, 0.07, 0.055, 0.045, 0.03),
    (0.5, 0.75, 0.9, 1.0, 0.6, 0.4, 0.18),
)
"""Small ironwork held in the hand: a hammer, a catch, a nail's head."""

DOLLAR = Body(
    (2480, 3390, 4130, 5260, 6390, 7820),
    (0.42, 0.36, 0.34, 0.26, 0.19, 0.13),
    (0.75, 1.0, 0.55, 0.5, 0.26, 0.12),
)
"""A silver dollar. Real ones ring higher; this one is kinder to the ear."""

TIN = Body(
    (540, 815, 1160, 1530, 1985, 2620, 3310, 4380),
    (0.24, 0.22, 0.20, 0.18, 0.16, 0.13, 0.10, 0.07),
    (0.7, 1.0, 0.8, 0.85, 0.6, 0.45, 0.3, 0.15),
)
"""An empty tin can, dented."""

BELL = Body(
    (1046.5, 2093.0, 2510.0, 3140.0, 4190.0, 5650.0),
    (2.2, 1.5, 1.1, 0.9, 0.55, 0.3),
    (1.0, 0.42, 0.20, 0.16, 0.10, 0.04),
)
"""A brass counter bell, C6."""

WIRE_COIL = Body(
    (1180, 1765, 2390, 3020, 4080),
    (0.05, 0.045, 0.04, 0.03, 0.02),
    (0.9, 1.0, 0.7, 0.4, 0.2),
)
"""The brass armature of a telegraph sounder against its stop."""


DIE = Body(
    (1480, 2290, 3160, 4230, 5400),
    (0.030, 0.026, 0.022, 0.016, 0.012),
    (0.8, 1.0, 0.7, 0.4, 0.2),
)
"""A bone die."""

CUP = Body(
    (240, 395, 590, 860, 1240, 1700),
    (0.09, 0.08, 0.065, 0.05, 0.035, 0.025),
    (0.8, 1.0, 0.8, 0.5, 0.3, 0.15),
)
"""A stiff leather cup."""

PEG = Body(
    (510, 835, 1260, 1790, 2480, 3300),
    (0.075, 0.065, 0.05, 0.04, 0.028, 0.02),
    (0.9, 1.0, 0.75, 0.5, 0.3, 0.15),
)
"""A turned figure of maple on its foot."""

SKIN = Body(
    (78, 124, 167, 179, 207, 228, 275, 312, 404),
    (0.75, 0.50, 0.36, 0.34, 0.28, 0.26, 0.2, 0.17, 0.12),
    (1.0, 0.8, 0.55, 0.5, 0.4, 0.35, 0.25, 0.2, 0.1),
)
"""A wide drum of rawhide: the modes of a round skin."""

BARS = Body(
    (318, 571, 884, 1267, 1713, 2228, 2811, 3540),
    (0.9, 0.8, 0.7, 0.6, 0.45, 0.34, 0.25, 0.18),
    (0.55, 0.8, 1.0, 0.85, 0.7, 0.5, 0.3, 0.2),
)
"""The iron door of a cell."""

CASK = Body(
    (118, 187, 262, 358, 471, 640, 910),
    (0.24, 0.22, 0.19, 0.16, 0.13, 0.09, 0.06),
    (0.9, 1.0, 0.85, 0.7, 0.5, 0.3, 0.15),
)
"""A full oak barrel."""

GLASS = Body(
    (1830, 2540, 3370, 4290, 5480, 6600),
    (0.34, 0.30, 0.24, 0.19, 0.13, 0.09),
    (0.9, 1.0, 0.6, 0.45, 0.2, 0.1),
)
"""A thick tumbler."""

TOWER = Body(
    (147, 294, 352, 440, 588, 740, 882, 1180, 1560, 2080),
    (4.2, 3.2, 2.6, 2.2, 1.7, 1.2, 1.0, 0.7, 0.5, 0.3),
    (0.6, 0.9, 0.65, 0.5, 0.8, 0.4, 0.35, 0.25, 0.15, 0.08),
)
"""The mission's bell, D4 with its minor third, as bells have it."""

STEEL = Body(
    (1290, 2140, 3050, 3980, 5120, 6400),
    (0.55, 0.5, 0.4, 0.3, 0.2, 0.12),
    (0.5, 0.9, 1.0, 0.7, 0.4, 0.2),
)
"""A blade."""

STONE = Body(
    (720, 1130, 1690, 2410, 3300, 4500),
    (0.05, 0.045, 0.04, 0.03, 0.022, 0.015),
    (0.8, 1.0, 0.9, 0.7, 0.4, 0.2),
)
"""Rock in a gallery."""

JINGLE = Body(
    (3120, 3890, 4730, 5610),
    (0.16, 0.14, 0.11, 0.08),
    (1.0, 0.85, 0.5, 0.3),
)
"""The rowel of a spur, small and thin."""


def struck(
    body: Body, rng: np.random.Generator, *, hardness: float = 1.0, size: float = 1.0, contact: float = 0.0008
) -> Wave:
    """The body struck once.

    hardness: 0..2, tilts the levels towards the high modes; size: pitch divisor (2.0 is an octave lower
    and rings twice as long); contact: seconds the striker stays on it, long = soft. Each blow falls on
    another spot, so levels and pitches wander a little.
    """
    pitches = np.array(body.pitches) / size * rng.uniform(0.994, 1.006, len(body.pitches))
    t60s = np.array(body.t60s) * size**0.5
    levels = np.array(body.levels) * rng.uniform(0.7, 1.3, len(body.levels))
    levels *= (pitches / pitches[0]) ** ((hardness - 1.0) * 0.6)
    # A half sine of force lasting `contact` seconds has this spectrum; the middle term is 0/0 at x = 1/2.
    x = pitches * contact
    levels *= np.abs(np.cos(np.pi * x) / np.where(np.abs(1 - 4 * x**2) < 1e-3, 1e-3, 1 - 4 * x**2)) + 0.02
    wave = partials(pitches, t60s, levels, float(t60s.max()) * 1.1)
    ramp = min(samples(contact), len(wave))
    wave[:ramp] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(ramp) / ramp)
    return wave / float(np.abs(wave).max())


def thud(rng: np.random.Generator, body: Body, *, dull: float = 1500.0, **blow: float) -> Wave:
    """A body struck by something soft: its ring under `dull` hertz, with the breath of air of the blow."""
    ring = low_pass(struck(body, rng, **blow), dull)
    breath = painted_noise(
        rng, 0.05, lambda pitch, t: np.exp(-pitch / (0.5 * dull)) * np.exp(-max(t, 0.0) / 0.009), window=128
    )
    wave = mix((0.0, ring), (0.0, 0.35 * breath / float(np.abs(breath).max())))
    return wave / float(np.abs(wave).max())


def bounces(first: float, bounciness: float, count: int) -> list[tuple[float, float]]:
    """Moments and strengths of a thing dropped on a table: gaps and blows shrink by `bounciness` each time."""
    moments = [(0.0, 1.0)]
    gap, strength = first, 1.0
    for _ in range(count - 1):
        strength *= bounciness
        moments.append((moments[-1][0] + gap, strength))
        gap *= bounciness
    return moments


def with_click(wave: Wave, rng: np.random.Generator, level: float, cut: float) -> Wave:
    """Adds the first touch of a blow: two milliseconds of noise under `cut` hertz."""
    click = low_pass(rng.standard_normal(samples(0.012)) * np.exp(-np.arange(samples(0.012)) / (0.0012 * RATE)), cut)
    return mix((0.0, wave), (0.0, level * click / float(np.abs(click).max())))
