"""The Colt: a blast, the pressure's push, smoke and the room; then the bullet finds tin and paper, or nothing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.press.sounds.bodies import BOARD, IRON, TABLE, TIN, struck, thud
from tools.press.sounds.room import in_room
from tools.press.sounds.signal import (
    RATE,
    Wave,
    bump,
    fall,
    high_pass,
    low_pass,
    mix,
    painted_noise,
    samples,
    sweep,
    swell,
    times,
    unit,
)

FLIGHT = 0.14
"""Seconds the bullet is drawn flying: the hit or the ricochet sounds so long after the blast."""


@dataclass(frozen=True)
class Charge:
    """What is fired. deep: pitch factor, more is lighter; falls: seconds in which the blast and its tail lose most;
    tail, push, front: levels of the tail, of the pressure under it and of the first crack.
    """

    deep: float = 1.0
    falls: tuple[float, float] = (0.05, 0.17)
    tail: float = 0.10
    push: float = 0.5
    front: float = 0.7
    duration: float = 0.5


COLT = Charge()
_TAKES = (1.0, 0.94, 1.07)


def blast(rng: np.random.Generator, take: int, charge: Charge = COLT) -> Wave:
    """Black powder out of a short barrel, before the room: slower and rounder than a modern shot."""
    deep = charge.deep * _TAKES[take]

    def level(pitch: Wave, moment: float) -> Wave:
        t = max(moment, 0.0)
        cut = 750 * deep + 6500 * float(np.exp(-t / 0.028))
        bark = bump(pitch, 620 * deep, 1.3)
        strength = float(np.exp(-t / charge.falls[0]) + charge.tail * np.exp(-t / charge.falls[1]))
        return strength * (bark + 0.55 / (1 + (pitch / cut) ** 2))

    powder = unit(painted_noise(rng, charge.duration, level, window=256))
    push = sweep(0.3, 240 * deep, 62 * deep, 0.12) * fall(0.3, 0.22)
    at = times(0.006)
    front = np.sin(2 * np.pi * np.minimum(at / 0.004, 1.0)) * np.exp(-at / 0.0018)
    ramp = samples(0.0006)
    powder[:ramp] *= np.linspace(0, 1, ramp)
    fired = mix((0.0, 1.3 * powder), (0.0005, charge.push * push), (0.0, charge.front * front))
    bent = np.asarray(np.tanh(1.5 * fired), dtype=np.float64)
    return bent * swell(len(bent) / RATE, (0, 1), (0.7, 1), (1, 0))


def in_saloon(wave: Wave) -> Wave:
    """A shot as the guests hear it."""
    return low_pass(in_room(wave, 1.0, 1.0), 9000)


def shot(rng: np.random.Generator, take: int) -> Wave:
    """The revolver fired indoors."""
    return in_saloon(blast(rng, take))


def shot_hit(rng: np.random.Generator, take: int) -> Wave:
    """The revolver fired; after FLIGHT seconds the bullet goes through a poster into a tin."""
    can = low_pass(struck(TIN, rng, size=(1.0, 1.12, 0.92)[take], contact=0.0004), 5200)
    paper = painted_noise(rng, 0.1, lambda f, t: bump(f, 1500, 1.2) * np.exp(-max(t, 0.0) / 0.012), window=128)
    bump_in = thud(rng, BOARD, dull=1500, contact=0.001)
    fallen = [
        (
            FLIGHT + 0.24 + moment,
            0.16 * strength * low_pass(struck(TIN, rng, size=1.05, contact=0.0009), 3600),
        )
        for moment, strength in _can_at_rest(rng)
    ]
    return in_saloon(
        mix(
            (0.0, blast(rng, take)),
            (FLIGHT, 0.62 * can),
            (FLIGHT, 0.5 * paper / float(np.abs(paper).max())),
            (FLIGHT + 0.002, 0.55 * bump_in),
            *fallen,
        )
    )


def _can_at_rest(rng: np.random.Generator) -> list[tuple[float, float]]:
    """Moments and strengths at which the can that was hit comes to rest on the boards."""
    moment, strength, found = 0.0, 1.0, []
    for _ in range(3):
        found.append((moment, strength))
        moment += 0.13 * strength * rng.uniform(0.85, 1.15)
        strength *= 0.6
    return found


def glance(rng: np.random.Generator, take: int) -> Wave:
    """A flattened bullet tumbles away: a whine that falls as it goes, fluttering."""
    duration = (0.75, 0.65, 0.85)[take]
    at = times(duration)
    start, end = ((2350, 980), (2050, 1120), (2600, 900))[take]
    pitch = end + (start - end) * np.exp(-at / (0.34 * duration))
    spin = 31 + 12 * np.exp(-at / 0.2) + take * 4
    turning = np.cumsum(spin) / RATE * 2 * np.pi
    pitch = pitch * (1 + 0.012 * np.sin(turning))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    whine = np.sin(phase) + 0.28 * np.sin(2 * phase + 0.6) + 0.1 * np.sin(3 * phase)
    flutter = 0.62 + 0.38 * np.sin(turning + 1.0)
    air = painted_noise(
        rng,
        duration,
        lambda f, t: bump(f, float(np.interp(t, at, pitch)), 0.12),
        window=512,
    )
    wave = 0.7 * whine + 0.9 * air / float(np.abs(air).max())
    shape = swell(duration, (0, 0), (0.015, 1), (0.6, 1), (1, 0)) * np.exp(-at / (0.30 * duration))
    return np.asarray(wave * flutter * shape, dtype=np.float64)


def shot_miss(rng: np.random.Generator, take: int) -> Wave:
    """The revolver fired; after FLIGHT seconds the bullet glances off iron and whines away."""
    off = mix(
        (0.0, 0.35 * low_pass(struck(IRON, rng, size=0.85, contact=0.0003), 5000)),
        (0.0, 0.4 * thud(rng, TABLE, dull=1800, contact=0.001)),
        (0.006, 0.30 * high_pass(glance(rng, take), 500)),
    )
    return in_saloon(mix((0.0, blast(rng, take)), (FLIGHT, off)))
