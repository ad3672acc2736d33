"""What keeps time: brushes on a snare, a boot, castanets, a clock, a low drum, jingles, a far bell.

The "note" of these players only says which stroke is meant.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from tools.press.sounds.bodies import BLOCK, BOARD, JINGLE, SKIN, TABLE, TOWER, struck, thud
from tools.press.sounds.signal import Wave, bump, high_pass, low_pass, mix, painted_noise, samples, swell, unit

SWEEP, TAP, BOOT, CASTANET, CLOCK, DRUM, JINGLES, BELL, RIM, ROLL = range(10)
"""The strokes."""


def _sweep(rng: np.random.Generator) -> Wave:
    wires = unit(painted_noise(rng, 0.34, lambda f, t: bump(f, 2500, 1.0), window=256))
    return 0.22 * wires * swell(0.34, (0, 0), (0.45, 1), (1, 0))


def _tap(rng: np.random.Generator) -> Wave:
    wires = unit(painted_noise(rng, 0.16, lambda f, t: bump(f, 2300, 1.1) * np.exp(-max(t, 0.0) / 0.03), window=64))
    skin = thud(rng, BOARD, dull=900, contact=0.003, size=1.2)
    return mix((0.0, 0.4 * wires), (0.0, 0.25 * skin))


def _boot(rng: np.random.Generator) -> Wave:
    return mix(
        (0.0, 0.8 * thud(rng, TABLE, dull=420, contact=0.006)), (0.0, 0.25 * thud(rng, BOARD, dull=700, contact=0.004))
    )


def _castanet(rng: np.random.Generator) -> Wave:
    return 0.6 * low_pass(struck(BLOCK, rng, size=0.62, hardness=0.9, contact=0.0006), 5200)


def _clock(rng: np.random.Generator) -> Wave:
    return 0.5 * struck(BLOCK, rng, size=1.15, hardness=0.7, contact=0.0009)


def _drum(rng: np.random.Generator) -> Wave:
    skin = struck(SKIN, rng, hardness=0.5, contact=0.006)
    return mix((0.0, 0.55 * skin), (0.0, 0.5 * thud(rng, BOARD, dull=1100, contact=0.002)))


def _jingles(rng: np.random.Generator) -> Wave:
    parts = [
        (0.012 * n + rng.uniform(0, 0.01), rng.uniform(0.12, 0.3) * struck(JINGLE, rng, size=rng.uniform(0.9, 1.3)))
        for n in range(5)
    ]
    return low_pass(mix(*parts), 6200)


def _bell(rng: np.random.Generator) -> Wave:
    ring = struck(TOWER, rng, hardness=0.6, contact=0.002)[: samples(2.6)]
    return 0.7 * ring * swell(len(ring) / 44100, (0, 1), (0.5, 0.8), (1, 0))


def _rim(rng: np.random.Generator) -> Wave:
    return mix((0.0, 0.5 * struck(BLOCK, rng, size=1.8, contact=0.0008)), (0.0, 0.2 * thud(rng, BOARD, dull=1500)))


def _roll(rng: np.random.Generator) -> Wave:
    """A short roll of brushes that grows: into the next bar."""
    parts = [(0.045 * n, (0.25 + 0.75 * n / 15) * _tap(rng)) for n in range(16)]
    return high_pass(mix(*parts), 120)


_MAKERS: dict[int, Callable[[np.random.Generator], Wave]] = {
    SWEEP: _sweep,
    TAP: _tap,
    BOOT: _boot,
    CASTANET: _castanet,
    CLOCK: _clock,
    DRUM: _drum,
    JINGLES: _jingles,
    BELL: _bell,
    RIM: _rim,
    ROLL: _roll,
}
TAKES = 6
"""How many of each there are."""


@lru_cache(maxsize=128)
def _stroke(which: int, take: int) -> Wave:
    return _MAKERS[which](np.random.default_rng(51000 + 100 * which + take))


def stroke(which: int, force: float, take: float) -> Wave:
    """One stroke of those above, force 0..1, in one of its TAKES."""
    return force * _stroke(which, int(take) % TAKES)
