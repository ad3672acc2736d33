"""Waves as arrays of float64 at 44.1 kHz, and what may be done with them: mix, filter, shape, paint noise.

A wave is mono, one dimension, 1.0 = full scale. Filters work on the spectrum: the digital filter's exact
response is multiplied in, with room behind the wave so that its ringing does not come round to the front.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

Wave = npt.NDArray[np.float64]
Spectrum = npt.NDArray[np.complex128]

RATE = 44100
"""Samples per second of everything we make."""


def samples(duration: float) -> int:
    """How many samples last `duration` seconds (at least one)."""
    return max(1, round(duration * RATE))


def times(duration: float) -> Wave:
    """The moment of each sample in seconds, from 0."""
    return np.arange(samples(duration)) / RATE


def silence(duration: float) -> Wave:
    """`duration` seconds of nothing."""
    return np.zeros(samples(duration))


def mix(*placed: tuple[float, Wave]) -> Wave:
    """The sum of waves, each begun at its own moment (seconds); as long as the last one's end."""
    starts = [round(moment * RATE) for moment, _ in placed]
    total = np.zeros(max(start + len(wave) for start, (_, wave) in zip(starts, placed, strict=True)))
    for start, (_, wave) in zip(starts, placed, strict=True):
        total[start : start + len(wave)] += wave
    return total


def unit(wave: Wave) -> Wave:
    """The wave with its highest peak at 1."""
    return np.asarray(wave / max(float(np.abs(wave).max()), 1e-12), dtype=np.float64)


def padded(wave: Wave, duration: float) -> Wave:
    """The wave with `duration` seconds of silence behind it, for a filter or a room to ring in."""
    return np.concatenate([wave, silence(duration)])


def fall(duration: float, t60: float) -> Wave:
    """An exponential fall from 1: 60 dB in `t60` seconds."""
    return np.asarray(np.exp(-6.908 * times(duration) / t60), dtype=np.float64)


def swell(duration: float, *points: tuple[float, float]) -> Wave:
    """A smooth curve through (part of the duration 0..1, level) points: raised cosines between them."""
    place = np.linspace(0.0, 1.0, samples(duration))
    curve = np.full_like(place, points[0][1])
    for (left, low), (right, high) in pairwise(points):
        part = np.clip((place - left) / (right - left), 0.0, 1.0)
        curve += (high - low) * (0.5 - 0.5 * np.cos(np.pi * part))
    return curve


def sweep(duration: float, start: float, end: float, t60: float) -> Wave:
    """A sine whose pitch slides from `start` to `end` hertz, 60 dB of the way in `t60` seconds."""
    pitch = end + (start - end) * fall(duration, t60)
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE), dtype=np.float64)


def partials(pitches: Wave, t60s: Wave, levels: Wave, duration: float) -> Wave:
    """The sum of sines that fall away, each from phase 0: hertz, seconds to lose 60 dB, level.

    Written as one product of two small matrices (blocks of time by places within a block), which is
    some twenty times faster than a sine for each partial.
    """
    kept = pitches < 0.45 * RATE
    rates = (2j * np.pi * pitches[kept] - 6.908 / t60s[kept]) / RATE
    count = samples(duration)
    block = int(np.ceil(np.sqrt(count)))
    begins = np.exp(np.outer(np.arange(int(np.ceil(count / block))) * block, rates)) * levels[kept]
    within = np.exp(np.outer(rates, np.arange(block)))
    both = begins.real @ within.imag + begins.imag @ within.real
    return np.asarray(both.reshape(-1)[:count], dtype=np.float64)


@lru_cache(maxsize=6)
def _circle(size: int) -> Spectrum:
    """The upper half of the unit circle, at the places of a spectrum of `size` samples."""
    return np.asarray(np.exp(2j * np.pi * np.arange(size // 2 + 1) / size), dtype=np.complex128)


def filtered(wave: Wave, response: Callable[[Spectrum], Spectrum]) -> Wave:
    """The wave through a causal filter given by its z-plane response (called with z = e^jw)."""
    size = 1 << int(np.ceil(np.log2(len(wave) + RATE // 4)))
    z = _circle(size)
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, size) * response(z), size)[: len(wave)], dtype=np.float64)


def _biquad(b: tuple[float, float, float], a: tuple[float, float, float]) -> Callable[[Spectrum], Spectrum]:
    def response(z: Spectrum) -> Spectrum:
        back = 1 / z
        return (b[0] + b[1] * back + b[2] * back**2) / (a[0] + a[1] * back + a[2] * back**2)

    return response


def low_pass(wave: Wave, cut: float, q: float = 0.707) -> Wave:
    """Two-pole low-pass at `cut` hertz (Bristow-Johnson's cookbook form, like the two below)."""
    w = 2 * np.pi * cut / RATE
    cos, alpha = float(np.cos(w)), float(np.sin(w)) / (2 * q)
    half = (1 - cos) / 2
    return filtered(wave, _biquad((half, 2 * half, half), (1 + alpha, -2 * cos, 1 - alpha)))


def high_pass(wave: Wave, cut: float, q: float = 0.707) -> Wave:
    """Two-pole high-pass at `cut` hertz."""
    w = 2 * np.pi * cut / RATE
    cos, alpha = float(np.cos(w)), float(np.sin(w)) / (2 * q)
    half = (1 + cos) / 2
    return filtered(wave, _biquad((half, -2 * half, half), (1 + alpha, -2 * cos, 1 - alpha)))


def peaking(wave: Wave, centre: float, decibels: float, q: float = 1.0) -> Wave:
    """Raises or lowers the band around `centre` hertz by `decibels`."""
    w = 2 * np.pi * centre / RATE
    cos, alpha = float(np.cos(w)), float(np.sin(w)) / (2 * q)
    gain = 10 ** (decibels / 40)
    return filtered(
        wave,
        _biquad(
            (1 + alpha * gain, -2 * cos, 1 - alpha * gain),
            (1 + alpha / gain, -2 * cos, 1 - alpha / gain),
        ),
    )


def bump(pitch: Wave, centre: float, octaves: float) -> Wave:
    """A bell over pitch on a logarithmic scale: 1 at `centre` hertz, half height `octaves` to each side."""
    away = np.log2(np.maximum(pitch, 1.0) / centre) / octaves
    return np.asarray(np.exp(-0.693 * away**2), dtype=np.float64)


def painted_noise(
    rng: np.random.Generator, duration: float, level: Callable[[Wave, float], Wave], *, window: int = 512
) -> Wave:
    """Noise whose spectrum is painted over time: `level(pitches, moment)` gives each band's strength.

    Laid down as overlapping windows of shaped noise, so colours may move as a hand moves over paper.
    """
    hop = window // 2
    count = samples(duration)
    shape = np.sin(np.pi * (np.arange(window) + 0.5) / window)
    pitches = np.fft.rfftfreq(window, 1 / RATE).astype(np.float64)
    total = np.zeros(count + 2 * window)
    for start in range(0, count + hop, hop):
        painted = np.fft.rfft(rng.standard_normal(window)) * level(pitches, (start - hop) / RATE)
        total[start : start + window] += np.fft.irfft(painted, window) * shape
    return total[hop : hop + count]


def grains(rng: np.random.Generator, duration: float, density: Wave) -> Wave:
    """Single impulses strewn in time, `density` a second at each sample, of uneven strength: fibres, grit."""
    count = samples(duration)
    struck = rng.random(count) < density[:count] / RATE
    strength = rng.exponential(1.0, count) * rng.choice([-1.0, 1.0], count)
    return np.where(struck, strength, 0.0)
