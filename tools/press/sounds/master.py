"""The last hand on every sound: no hum below hearing, even loudness, silent ends, sixteen bits."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tools.press.sounds.signal import Wave, high_pass, low_pass, padded, peaking, samples

PEAK = 0.84
"""No sample is ever louder (-1.5 dB of full scale)."""

_WINDOW = 0.1
_SILENT = 10 ** (-62 / 20)


def _as_heard(wave: Wave) -> Wave:
    """The wave as an ear weighs it, through a small loudspeaker."""
    return peaking(high_pass(wave, 110.0), 3200.0, 3.5, 0.6)


def loudness(wave: Wave) -> float:
    """How loud the loudest tenth of a second is to an ear, in dB of full scale.

    The weighting is close to that of ITU-R BS.1770, the high middle counts more; but bass counts less than
    there, since a laptop's loudspeakers have none.
    A sound shorter than the window counts as if silence followed, as an ear takes it.
    """
    heard = _as_heard(padded(wave, _WINDOW))
    power = np.concatenate([[0.0], np.cumsum(heard**2)])
    width = samples(_WINDOW)
    loudest = float(np.max(power[width:] - power[:-width])) / width
    return 10 * float(np.log10(loudest + 1e-20))


def _held_down(wave: Wave, highest: float = PEAK) -> Wave:
    """Peaks over two thirds of `highest` are bent round, as tape does, so that none is over it."""
    knee = 0.66 * highest
    over = np.maximum(np.abs(wave) - knee, 0.0)
    bent = knee + (highest - knee) * np.tanh(over / (highest - knee))
    return np.where(np.abs(wave) > knee, np.sign(wave) * bent, wave)


def finished(wave: Wave, target: float, *, brightest: float = 12000.0, fade: float = 0.04) -> Wave:
    """An effect ready to keep: at `target` dB of loudness, trimmed where it has died away, from 0 to 0.

    brightest: hertz above which everything is rolled off; fade: seconds of the fade at the end.
    """
    clean = low_pass(high_pass(padded(wave, 0.05), 32.0), brightest)
    loud = clean * 10 ** ((target - loudness(clean)) / 20)
    loud = _held_down(loud)
    heard = np.flatnonzero(np.abs(loud) > _SILENT)
    last = min(len(loud), int(heard[-1]) + samples(fade))
    kept = loud[max(0, int(heard[0]) - samples(0.001)) : last].copy()
    ends = np.ones(len(kept))
    rise, drop = samples(0.0008), min(samples(fade), len(kept) // 3)
    ends[:rise] = 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / rise)
    ends[-drop:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(drop) + 1) / drop)
    kept *= ends
    # What little constant part the cuts have left goes out under the same ends, so these stay at 0.
    return np.asarray(kept - ends * (kept.sum() / ends.sum()), dtype=np.float64)


def heard_level(wave: Wave) -> float:
    """How loud a stem is where it sounds, to an ear, in dB: RMS of those 0.4 s that come within 20 dB of the best."""
    width = samples(0.4)
    wave = _as_heard(wave)
    windows = wave[: len(wave) // width * width].reshape(-1, width)
    power = np.mean(windows**2, axis=1)
    return 10 * float(np.log10(np.mean(power[power > power.max() / 100])))


def finished_stem(wave: Wave, target: float, highest: float = PEAK) -> Wave:
    """A layer of music ready to keep: at `target` dB where it sounds, no peak over `highest`, cut where it has died
    away, from 0 to 0.
    """
    clean = low_pass(high_pass(wave, 35.0), 9500.0)
    loud = _held_down(clean * 10 ** ((target - heard_level(clean)) / 20), highest)
    heard = np.flatnonzero(np.abs(loud) > _SILENT / 4)
    fade = samples(0.25)
    kept = loud[: min(len(loud), int(heard[-1]) + fade)].copy()
    kept[-fade:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fade + 1) / fade)
    return kept


def halved(wave: Wave) -> Wave:
    """The wave at half the rate: all it has above a quarter of the old rate is gone."""
    count = len(wave) // 4 * 4
    spectrum = np.fft.rfft(wave[:count])[: count // 4 + 1]
    return np.asarray(np.fft.irfft(spectrum, count // 2) / 2, dtype=np.float64)


def sixteen_bits(wave: Wave) -> npt.NDArray[np.int16]:
    """The wave in the numbers that are written: -32767..32767. ValueError if it would clip."""
    if float(np.abs(wave).max()) > 1.0:
        raise ValueError("a sample is over full scale")
    return np.round(wave * 32767).astype(np.int16)
