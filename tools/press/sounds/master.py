"""The last hand on every sound: no hum below hearing, even loudness, silent ends, sixteen bits."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tools.press.sounds.signal import RATE, Wave, high_pass, low_pass, padded, peaking, samples

PEAK = 0.84
"""No sample is ever louder (-1.5 dB of full scale)."""

_WINDOW = 0.1
_SILENT = 10 ** (-62 / 20)


def loudness(wave: Wave) -> float:
    """How loud the loudest tenth of a second is to an ear, in dB of full scale.

    The weighting is close to that of ITU-R BS.1770, the high middle counts more; but bass counts less than
    there, since a laptop's loudspeakers have none.
    A sound shorter than the window counts as if silence followed, as an ear takes it.
    """
    heard = peaking(high_pass(padded(wave, _WINDOW), 110.0), 3200.0, 3.5, 0.6)
    power = np.concatenate([[0.0], np.cumsum(heard**2)])
    width = samples(_WINDOW)
    loudest = float(np.max(power[width:] - power[:-width])) / width
    return 10 * float(np.log10(loudest + 1e-20))


def _held_down(wave: Wave) -> Wave:
    """Peaks over two thirds of PEAK are bent round, as tape does, so that none is over PEAK."""
    knee = 0.66 * PEAK
    over = np.maximum(np.abs(wave) - knee, 0.0)
    bent = knee + (PEAK - knee) * np.tanh(over / (PEAK - knee))
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


def finished_loop(pair: Wave, target: float) -> Wave:
    """A stereo bed (samples by 2) that may be played round and round: even loudness, no constant part.

    Its loudness is that of the whole, since a bed is heard as a whole.
    """
    spectrum = np.fft.rfft(pair, axis=0)
    pitch = np.fft.rfftfreq(len(pair), 1 / RATE)
    # Filtered on the circle, so that the end still flows into the beginning.
    spectrum *= (1 / (1 + (35.0 / np.maximum(pitch, 1e-3)) ** 4) ** 0.5 / (1 + (pitch / 11000.0) ** 4) ** 0.5)[:, None]
    spectrum[0] = 0
    clean = np.fft.irfft(spectrum, len(pair), axis=0)
    level = 10 * np.log10(float(np.mean(clean**2)))
    return _held_down(clean * 10 ** ((target - level) / 20))


def sixteen_bits(wave: Wave) -> npt.NDArray[np.int16]:
    """The wave in the numbers that are written: -32767..32767. ValueError if it would clip."""
    if float(np.abs(wave).max()) > 1.0:
        raise ValueError("a sample is over full scale")
    return np.round(wave * 32767).astype(np.int16)
