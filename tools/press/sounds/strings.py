"""Strings: the saloon's upright piano and a parlour guitar, as the modes of a stiff string.

A string struck or plucked at one point sounds with the modes that move there; hammer or finger decide how
fast the high ones weaken; stiffness pulls them sharp. See Fletcher and Rossing, The Physics of Musical
Instruments, chapters 2 and 12. Pitches are MIDI numbers: 60 is middle C, 69 is 440 Hz.
"""

from __future__ import annotations

import re
from functools import lru_cache

import numpy as np

from tools.press.sounds.bodies import BOARD, TABLE, struck
from tools.press.sounds.signal import (
    RATE,
    Wave,
    fall,
    low_pass,
    mix,
    painted_noise,
    partials,
    peaking,
    samples,
    silence,
    swell,
)

_STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


def midi(name: str) -> int:
    """The MIDI number of a note's name: "c4" is 60, "bb3" 58, "f#5" 78. ValueError for anything else."""
    parts = re.fullmatch(r"([a-g])([#b]?)(\d)", name)
    if parts is None:
        raise ValueError(f"not a note: {name!r}")
    step, sign, octave = parts.groups()
    return 12 * (int(octave) + 1) + _STEPS[step] + {"#": 1, "b": -1, "": 0}[sign]


def hertz(note: int) -> float:
    """The pitch of a MIDI number in equal temperament."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def _modes(pitch: float, stiffness: float, highest: float) -> tuple[Wave, Wave]:
    """Numbers 1.. and pitches of a stiff string's modes up to `highest` hertz; the first is `pitch` itself."""
    number = np.arange(1.0, max(2.0, min(48.0, highest / pitch)))
    stretched = pitch * number * np.sqrt((1 + stiffness * number**2) / (1 + stiffness))
    return number, stretched


def _damped(wave: Wave, held: float, quick: float) -> Wave:
    """The string let go after `held` seconds: a felt or a finger stops it within `quick` seconds (60 dB)."""
    stop = samples(held)
    if stop >= len(wave):
        return wave
    after = len(wave) - stop
    kept = wave[: stop + min(after, samples(quick))].copy()
    kept[stop:] *= fall(quick, quick)[: len(kept) - stop]
    return kept


@lru_cache(maxsize=256)
def _piano_string(note: int, touch: int) -> Wave:
    force = touch / 10
    pitch = hertz(note)
    stiffness = 0.00022 * 2 ** ((note - 60) / 9)
    number, modes = _modes(pitch, stiffness, 7500.0)
    struck_at = np.abs(np.sin(np.pi * number / 8.3)) + 0.02
    felt = np.exp(-((modes / (700.0 + 2100.0 * force + 0.7 * pitch)) ** 0.85))
    level = struck_at * felt / number**0.25
    slow = 10.0 * 2 ** ((60 - note) / 19)
    t60 = slow / (1 + (modes / 1900.0) ** 1.1)
    duration = min(5.5, slow)
    # Three strings (two in the bass) drift apart as in a room where whisky is spilled: cents from true.
    apart = (-3.4, 0.4, 3.1) if note >= 48 else (-2.0, 2.2)
    wave = silence(duration)
    for cents, share in zip(apart, (0.9, 1.0, 0.8), strict=False):
        factor = 2 ** (cents / 1200)
        # Prompt sound and after-sound: the strings first move together and lose themselves in the bridge.
        wave += share * partials(modes * factor, 0.45 * t60, level, duration)
        wave += share * 0.4 * partials(modes * factor, 1.3 * t60, level, duration)
    wave /= float(np.sqrt(np.mean(wave[: samples(0.3)] ** 2))) * 5
    rng = np.random.default_rng(note * 11 + touch)
    knock = low_pass(struck(TABLE, rng, hardness=0.8, contact=0.003), 900)
    wave = mix((0.0, wave), (0.0, (0.03 + 0.05 * force) * knock))
    wave = peaking(peaking(wave, 260.0, 2.5, 0.9), 1150.0, 2.0, 1.1)
    attack = samples(0.0025 - 0.001 * force)
    wave[:attack] *= np.linspace(0.0, 1.0, attack)
    return wave * swell(len(wave) / RATE, (0.0, 1.0), (0.55, 1.0), (1.0, 0.0))


def piano(note: int, force: float, held: float) -> Wave:
    """A key of the upright piano: force 0..1 (soft is also duller), held in seconds before the damper falls."""
    wave = _piano_string(note, max(1, min(10, round(10 * force))))
    return (0.15 + 0.85 * force) * _damped(wave, held, 0.28)


@lru_cache(maxsize=256)
def _guitar_string(note: int, touch: int) -> Wave:
    force = touch / 10
    pitch = hertz(note)
    number, modes = _modes(pitch, 0.00006, 6000.0)
    plucked_at = np.abs(np.sin(np.pi * number * 0.19)) + 0.01
    flesh = np.exp(-((modes / (900.0 + 1800.0 * force)) ** 1.1))
    level = plucked_at * flesh / number**0.9
    slow = 7.5 * 2 ** ((52 - note) / 24)
    t60 = slow / (1 + (modes / 1500.0) ** 1.2)
    duration = min(5.0, slow)
    wave = partials(modes, t60, level, duration)
    # A string moves in two planes, of which one dies sooner: a slow, living beat.
    wave += 0.35 * partials(modes * 2 ** (1.1 / 1200), 0.6 * t60, level, duration)
    wave /= float(np.sqrt(np.mean(wave[: samples(0.3)] ** 2))) * 5
    rng = np.random.default_rng(7000 + note * 11 + touch)
    tap = low_pass(struck(BOARD, rng, hardness=0.7, contact=0.002, size=1.3), 1200)
    nail = painted_noise(rng, 0.02, lambda f, t: np.exp(-(((f - 2400) / 1500) ** 2)) * np.exp(-t / 0.004), window=128)
    wave = mix((0.0, wave), (0.0, 0.05 * tap), (0.0, 0.02 * nail / float(np.abs(nail).max())))
    wave = peaking(peaking(wave, 105.0, 3.0, 1.5), 210.0, 3.0, 1.2)
    attack = samples(0.0015)
    wave[:attack] *= np.linspace(0.0, 1.0, attack)
    return wave * swell(len(wave) / RATE, (0.0, 1.0), (0.55, 1.0), (1.0, 0.0))


def guitar(note: int, force: float, held: float) -> Wave:
    """A plucked gut string: force 0..1, held in seconds before a finger stops it."""
    wave = _guitar_string(note, max(1, min(10, round(10 * force))))
    return (0.15 + 0.85 * force) * _damped(wave, held, 0.16)


@lru_cache(maxsize=128)
def _muted_string(note: int, touch: int) -> Wave:
    return low_pass(_guitar_string(note, touch), 900.0)[: samples(0.4)] * fall(0.4, 0.26)


def muted(note: int, force: float) -> Wave:
    """A guitar string plucked under the flat of the hand: short, dull, more thump than note."""
    return _muted_string(note, max(1, min(10, round(10 * force))))
