"""What a test hears: files of the catalogue as numbers, where their energy lies, how alike two are."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]  # it ships no types

from tools.press.sounds.__main__ import KEPT
from tools.press.sounds.catalogue import PLAIN, SOUNDS
from tools.press.sounds.signal import RATE, Wave

TAKES = [(name, take) for name, sound in SOUNDS.items() for take in range(1, sound.takes + 1)]


def file_of(name: str, take: int) -> Path:
    return KEPT / f"{name}_{take}.{'wav' if name in PLAIN else 'ogg'}"


@lru_cache(maxsize=128)
def kept(name: str, take: int = 1) -> Wave:
    wave, rate = soundfile.read(file_of(name, take))
    assert rate == RATE
    return np.asarray(wave, dtype=np.float64)


def power(wave: Wave, low: float, high: float) -> float:
    """The part of the wave's energy between two pitches."""
    spectrum = np.abs(np.fft.rfft(wave)) ** 2
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(spectrum[(pitch >= low) & (pitch < high)].sum() / spectrum.sum())


def strongest(wave: Wave, low: float, high: float) -> float:
    """The strongest pitch between two pitches, to a tenth of a hertz."""
    size = 1 << 19
    spectrum = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), size))
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    inside = (pitch > low) & (pitch < high)
    return float(pitch[inside][np.argmax(spectrum[inside])])


def cents(one: float, other: float) -> float:
    return float(1200 * np.log2(one / other))


def likeness(one: Wave, other: Wave) -> float:
    """How alike two waves are at best, whatever their start: 1 is the same."""
    size = 1 << int(np.ceil(np.log2(len(one) + len(other))))
    alike = np.fft.irfft(np.fft.rfft(one, size) * np.conj(np.fft.rfft(other, size)), size)
    return float(np.abs(alike).max() / (np.linalg.norm(one) * np.linalg.norm(other)))
