"""Plucked strings as a loop: what leaves the bridge comes back a period later, a little duller (Karplus and Strong).

Banjo, baritone guitar with its slow tremble, double bass. Pitches are MIDI numbers, force 0..1, held in seconds.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tools.press.sounds.bodies import BOARD, struck
from tools.press.sounds.signal import RATE, Wave, fall, high_pass, low_pass, mix, peaking, samples, unit
from tools.press.sounds.strings import hertz


def looped(pitch: float, duration: float, excited: Wave, dull: float, t60: float) -> Wave:
    """A string of `pitch` hertz set going by `excited`. dull: 0..0.5, how much of each round the next sample shares
    with its neighbours; t60: seconds until the lowest mode has lost 60 dB.
    """
    period = RATE / pitch
    whole = int(period)
    part = period - whole
    # One round: a symmetric three-point mean, then a straight line between two samples for the rest of the period.
    taps = np.convolve([dull / 2, 1 - dull, dull / 2], [1 - part, part])
    taps *= 10 ** (-3 * period / RATE / t60)
    count = samples(duration)
    wave = np.zeros(count + whole + 4)
    start = whole + 4
    wave[start : start + min(len(excited), count)] = excited[:count]
    block = whole - 2
    for at in range(start, len(wave), block):
        end = min(at + block, len(wave))
        for number, tap in enumerate(taps):
            back = whole - 1 + number
            wave[at:end] += tap * wave[at - back : end - back]
    return wave[start:]


def _pluck(rng: np.random.Generator, pitch: float, bright: float, where: float) -> Wave:
    """A finger lets go: a short burst under `bright` hertz, with the gaps of a string plucked at `where` of it."""
    period = RATE / pitch
    burst = low_pass(np.concatenate([rng.uniform(-1, 1, round(period)), np.zeros(64)]), bright)
    burst -= burst.mean()
    comb = burst.copy()
    shift = max(1, round(period * where))
    comb[shift:] -= 0.9 * burst[:-shift]
    return unit(comb)


def _stopped(wave: Wave, held: float, quick: float) -> Wave:
    """A finger or the palm stops the string after `held` seconds, within `quick` (60 dB)."""
    stop = samples(held)
    if stop + samples(quick) >= len(wave):
        return wave
    kept = wave[: stop + samples(quick)].copy()
    kept[stop:] *= fall(quick, quick)[: len(kept) - stop]
    return kept


def _level(wave: Wave, seconds: float) -> Wave:
    """All notes of an instrument alike: the same power at their beginning."""
    return np.asarray(wave / (5 * float(np.sqrt(np.mean(wave[: samples(seconds)] ** 2)))), dtype=np.float64)


@lru_cache(maxsize=256)
def _banjo(note: int, touch: int) -> Wave:
    rng = np.random.default_rng(31000 + note * 11 + touch)
    pitch = hertz(note)
    wave = looped(pitch, 1.6, _pluck(rng, pitch, 2400 + 2600 * touch / 10, 0.11), 0.16, 1.9 * 2 ** ((60 - note) / 22))
    # The skin takes the string's strength quickly, and has a voice of its own.
    wave *= 0.35 * fall(1.6, 3.0) + 0.65 * fall(1.6, 0.55)
    wave = peaking(peaking(peaking(high_pass(wave, 190), 640, 7, 1.4), 1250, 4, 1.2), 2900, 3, 1.2)
    nail = low_pass(struck(BOARD, rng, size=0.55, contact=0.0006), 3800)
    return mix((0.0, _level(low_pass(wave, 6500), 0.25)), (0.0, 0.03 * nail))


def banjo(note: int, force: float, held: float) -> Wave:
    """A banjo's string: quick, dry, with skin under it."""
    wave = _banjo(note, max(1, min(10, round(10 * force))))
    return (0.15 + 0.85 * force) * _stopped(wave, held, 0.12)


@lru_cache(maxsize=256)
def _twang(note: int, touch: int) -> Wave:
    rng = np.random.default_rng(32000 + note * 11 + touch)
    pitch = hertz(note)
    wave = looped(pitch, 3.6, _pluck(rng, pitch, 1500 + 2400 * touch / 10, 0.16), 0.10, 6.0 * 2 ** ((50 - note) / 20))
    wave = peaking(peaking(wave, 180, 3, 1.0), 1900, 4, 0.9)
    return _level(low_pass(wave, 5200), 0.3)


def twang(note: int, force: float, held: float) -> Wave:
    """A baritone guitar, bright at the bridge, its loudness trembling five times a second."""
    wave = _stopped(_twang(note, max(1, min(10, round(10 * force)))), held, 0.2)
    at = np.arange(len(wave)) / RATE
    tremble = 1 - 0.32 * (0.5 - 0.5 * np.cos(2 * np.pi * 5.3 * at)) * np.minimum(1.0, at / 0.25)
    return np.asarray((0.15 + 0.85 * force) * wave * tremble, dtype=np.float64)


@lru_cache(maxsize=128)
def _bass(note: int, touch: int) -> Wave:
    rng = np.random.default_rng(33000 + note * 11 + touch)
    pitch = hertz(note)
    wave = looped(pitch, 1.8, _pluck(rng, pitch, 500 + 700 * touch / 10, 0.24), 0.42, 2.4)
    wave = peaking(peaking(wave, 95, 3, 1.2), 620, 5, 0.8)
    thumb = low_pass(struck(BOARD, rng, size=1.6, contact=0.004), 800)
    return mix((0.0, _level(low_pass(wave, 2200), 0.3)), (0.0, 0.06 * thumb))


def bass(note: int, force: float, held: float) -> Wave:
    """A double bass, plucked."""
    wave = _bass(note, max(1, min(10, round(10 * force))))
    return (0.15 + 0.85 * force) * _stopped(wave, held, 0.12)
