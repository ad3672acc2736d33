"""The saloon's own air: a wooden room of about 12 by 8 by 4 metres, heard from a table near the bar."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tools.press.sounds.signal import RATE, Wave, low_pass, mix, painted_noise, samples

_SPEED = 343.0
_WALLS = (12.0, 8.0, 4.0)
_LISTENER = (5.1, 3.3, 1.3)
_SOURCE = (6.2, 4.4, 1.2)
_REFLECTED = 0.74
"""What a wall of boards and curtains gives back of the pressure that meets it."""


def _echoes(ear: float) -> list[tuple[float, float]]:
    """Early reflections by mirror images: (seconds after the direct sound, level), up to two walls each way."""
    found = []
    steps = range(-2, 3)
    for nx, ny, nz in ((x, y, z) for x in steps for y in steps for z in steps):
        walls = abs(nx) + abs(ny) + abs(nz)
        if walls == 0 or walls > 3:
            continue
        image = [
            n * size + (source if n % 2 == 0 else size - source)
            for n, size, source in zip((nx, ny, nz), _WALLS, _SOURCE, strict=True)
        ]
        place = (_LISTENER[0], _LISTENER[1] + ear, _LISTENER[2])
        away = float(np.linalg.norm(np.array(image) - np.array(place)))
        found.append((away / _SPEED, _REFLECTED**walls / away))
    direct = float(np.linalg.norm(np.array(_SOURCE) - np.array(_LISTENER)))
    return [(moment - direct / _SPEED, level * direct) for moment, level in found if moment > direct / _SPEED]


@lru_cache(maxsize=8)
def response(t60: float, ear: float = 0.0) -> Wave:
    """What the room answers to a click, without the click itself.

    t60: seconds until the low notes have lost 60 dB (high ones die three times as fast, in wood and cloth);
    ear: metres to the side, for the two ears of a stereo pair.
    """
    rng = np.random.default_rng(1881 + round(1000 * ear))
    tail = painted_noise(
        rng,
        t60,
        lambda pitch, t: np.exp(-6.908 * max(t, 0.0) / t60 * (1.0 + np.minimum(pitch, 9000.0) / 3000.0)) * (pitch > 60),
    )
    rise = np.minimum(1.0, np.arange(len(tail)) / samples(0.03))
    answer = 0.021 * tail * rise
    for moment, level in _echoes(ear):
        at = round(moment * RATE)
        if at + 3 < len(answer):
            # A board does not give back the highest sounds: each echo is spread over three samples.
            answer[at : at + 3] += 0.5 * level * np.array([0.25, 0.5, 0.25])
    return answer


def in_room(wave: Wave, wet: float, t60: float = 0.7, ear: float = 0.0) -> Wave:
    """The wave heard in the saloon: itself, and `wet` of the room's answer, until that has died away."""
    answer = response(t60, ear)
    length = len(wave) + len(answer)
    size = 1 << int(np.ceil(np.log2(length)))
    heard = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size)[:length] * wet
    heard[: len(wave)] += wave
    return np.asarray(heard, dtype=np.float64)


_FRONTS = ((0.061, 0.34, 3600.0), (0.118, 0.26, 2900.0), (0.197, 0.20, 2200.0), (0.334, 0.13, 1600.0))
"""House fronts across and along the street: seconds there and back, what returns, the highest hertz of it."""


def in_street(wave: Wave, wet: float) -> Wave:
    """The wave heard out of doors: itself, the house fronts' answers one by one, and the hills far behind."""
    hills = painted_noise(
        np.random.default_rng(1861),
        1.1,
        lambda pitch, t: np.exp(-6.908 * max(t, 0.0) / 0.9 * (1 + pitch / 1500)) * (pitch > 80),
    )
    size = 1 << int(np.ceil(np.log2(len(wave) + len(hills))))
    answer = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(0.012 * hills, size), size)[: len(wave) + len(hills)]
    fronts = [(moment, wet * level * low_pass(wave, cut)) for moment, level, cut in _FRONTS]
    return mix((0.0, wave), *fronts, (0.09, wet * np.asarray(answer, dtype=np.float64)))
