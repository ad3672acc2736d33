"""What sounds by breath: a mouth harmonica, a man who whistles, a jaw harp, a far trumpet.

Each is a row of harmonics whose strengths move with the breath. Pitches are MIDI numbers, force 0..1, held in
seconds; all notes are faded in and out, so a line of them has no edges.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tools.press.sounds.signal import RATE, Wave, bump, low_pass, painted_noise, samples, times, unit
from tools.press.sounds.strings import hertz

_RELEASE = 0.09


def _shape(duration: float, attack: float, sag: float) -> Wave:
    """The breath: up in `attack` seconds, slowly down to `sag`, out in the last moment."""
    at = times(duration)
    up = 0.5 - 0.5 * np.cos(np.pi * np.minimum(1.0, at / attack))
    out = 0.5 - 0.5 * np.cos(np.pi * np.clip((duration - at) / _RELEASE, 0.0, 1.0))
    return np.asarray(up * out * (sag + (1 - sag) * np.exp(-at / 0.9)), dtype=np.float64)


def _vibrato(duration: float, rate: float, late: float) -> Wave:
    """-1..1, `rate` times a second, after the note has stood for `late` seconds."""
    at = times(duration)
    return np.asarray(np.sin(2 * np.pi * rate * at) * np.clip((at - late) / 0.35, 0.0, 1.0), dtype=np.float64)


@lru_cache(maxsize=512)
def _harmonica(note: int, touch: int, held: int) -> Wave:
    rng = np.random.default_rng(41000 + note * 101 + touch)
    duration = held / 100 + _RELEASE
    breath = _shape(duration, 0.07, 0.75)
    shake = _vibrato(duration, 5.0, 0.3)
    # The reed speaks a little flat and is drawn up to its note.
    cents = -38 * np.exp(-times(duration) / 0.05) + 7 * shake
    wave = silence_of(duration)
    for beside, share in ((0.0, 0.75), (3.5, 0.45)):
        pitch = hertz(note) * 2 ** ((cents + beside) / 1200)
        phase = 2 * np.pi * np.cumsum(pitch) / RATE
        for number in range(1, 13):
            if number * hertz(note) > 7000:
                break
            reed = (0.9 if number % 2 else 0.62) / number**0.85
            mouth = (
                0.35
                + bump(np.array([number * hertz(note)]), 1150, 0.9)[0]
                + 0.6 * bump(np.array([number * hertz(note)]), 2500, 0.6)[0]
            )
            # The hand over the harp: when it closes the high harmonics go first.
            hand = 1 + 0.30 * shake * min(1.0, number / 5)
            wave += share * reed * mouth * breath ** (1 + 0.12 * number) * hand * np.sin(number * phase + number)
    air = painted_noise(rng, duration, lambda f, t: bump(f, 2200, 1.0), window=512)
    return unit(wave) * 0.42 + 0.012 * unit(air) * breath


def silence_of(duration: float) -> Wave:
    """Zeros as long as a note."""
    return np.zeros(samples(duration))


def harmonica(note: int, force: float, held: float) -> Wave:
    """A mouth harmonica, drawn softly."""
    return (0.2 + 0.8 * force) * _harmonica(note, max(1, min(10, round(10 * force))), max(12, round(95 * held)))


@lru_cache(maxsize=512)
def _whistle(note: int, held: int) -> Wave:
    rng = np.random.default_rng(42000 + note)
    duration = held / 100 + _RELEASE
    breath = _shape(duration, 0.06, 0.85)
    cents = -70 * np.exp(-times(duration) / 0.035) + 20 * _vibrato(duration, 5.6, 0.28)
    phase = 2 * np.pi * np.cumsum(hertz(note + 12) * 2 ** (cents / 1200)) / RATE
    tone = np.sin(phase) + 0.05 * np.sin(2 * phase + 1) + 0.015 * np.sin(3 * phase)
    pitch = hertz(note + 12)
    air = painted_noise(rng, duration, lambda f, t: bump(f, pitch, 0.10) + 0.06 * bump(f, 2600, 1.0), window=1024)
    return np.asarray(breath * (0.36 * tone + 0.06 * unit(air)), dtype=np.float64)


def whistle(note: int, force: float, held: float) -> Wave:
    """A man who whistles, an octave over what is written."""
    return (0.25 + 0.75 * force) * _whistle(note, max(14, round(92 * held)))


@lru_cache(maxsize=128)
def _jaw_harp(note: int, mouth: int) -> Wave:
    duration = 0.95
    at = times(duration)
    pitch = hertz(note)
    vowel = (4.5, 6.0, 8.0, 10.0)[mouth % 4]
    # The mouth opens while the tongue of steel swings: one harmonic after the other is brought out.
    formant = pitch * (vowel + 4.0 * np.sin(np.pi * np.minimum(1.0, at / 0.45)) * (1 if mouth % 2 else -0.6))
    phase = 2 * np.pi * pitch * (1 + 0.004 * np.exp(-at / 0.05)) * at
    wave = np.zeros_like(at)
    for number in range(1, 34):
        strength = (
            0.10 / number**0.4
            + bump_at(number * pitch, formant, 0.26)
            + 0.15 * bump_at(number * pitch, 3 * formant, 0.3)
        )
        wave += strength * np.sin(number * phase + 0.7 * number) * np.exp(-at * (2.4 + 0.10 * number))
    rise = np.minimum(1.0, at / 0.004)
    out = np.clip((duration - at) / 0.1, 0.0, 1.0)
    return unit(low_pass(wave * rise * out, 5200)) * 0.42


def bump_at(pitch: float, centre: Wave, octaves: float) -> Wave:
    """A bell over pitch whose middle moves: 1 where `centre` is at `pitch`."""
    away = np.log2(pitch / np.maximum(centre, 1.0)) / octaves
    return np.asarray(np.exp(-0.693 * away**2), dtype=np.float64)


def jaw_harp(note: int, force: float, held: float) -> Wave:
    """A jaw harp; how strongly it is struck decides which vowel the mouth forms."""
    return (0.25 + 0.75 * force) * _jaw_harp(note, round(force * 20))


@lru_cache(maxsize=512)
def _trumpet(note: int, touch: int, held: int) -> Wave:
    duration = held / 100 + _RELEASE
    force = touch / 10
    breath = _shape(duration, 0.05, 0.8)
    cents = -25 * np.exp(-times(duration) / 0.03) + 11 * _vibrato(duration, 5.4, 0.35)
    phase = 2 * np.pi * np.cumsum(hertz(note) * 2 ** (cents / 1200)) / RATE
    wave = np.zeros(samples(duration))
    for number in range(1, 15):
        if number * hertz(note) > 7500:
            break
        # Brass grows brighter as it grows louder: each harmonic rises with a higher power of the breath.
        bright = np.exp(-number / (2.2 + 3.4 * force))
        wave += bright * breath ** (0.8 + 0.30 * number) * np.sin(number * phase + 0.4 * number)
    return unit(low_pass(wave, 5200)) * 0.40


def trumpet(note: int, force: float, held: float) -> Wave:
    """A trumpet on the other side of the square."""
    return (0.2 + 0.8 * force) * _trumpet(note, max(1, min(10, round(10 * force))), max(12, round(90 * held)))
