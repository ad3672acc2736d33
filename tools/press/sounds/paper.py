"""Cards and paper: friction is noise with grit in it, painted over time as the hand moves."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.bodies import BOARD, IRON, TABLE, struck, thud
from tools.press.sounds.room import in_room
from tools.press.sounds.signal import (
    Wave,
    bump,
    grains,
    high_pass,
    low_pass,
    mix,
    painted_noise,
    samples,
    swell,
)


def _rub(
    rng: np.random.Generator,
    duration: float,
    low: float,
    high: float,
    octaves: float,
    *points: tuple[float, float],
) -> Wave:
    """Paper drawn over wood: the band slides from `low` to `high` hertz; loudness follows the points."""

    def level(pitch: Wave, moment: float) -> Wave:
        part = min(1.0, max(0.0, moment / duration))
        return bump(pitch, low * (high / low) ** part, octaves)

    rubbed = painted_noise(rng, duration, level, window=256)
    # The grip of a hand is never even: a slow trembling of the pressure.
    knots = rng.uniform(0.55, 1.0, max(4, int(duration * 60)))
    grip = np.interp(np.linspace(0, len(knots) - 1, len(rubbed)), np.arange(len(knots)), knots)
    wave = rubbed / float(np.abs(rubbed).max()) * grip
    grit = low_pass(high_pass(grains(rng, duration, np.full(len(wave), 900.0)), 700), 5200)
    wave = wave + 0.5 * grit / float(np.abs(grit).max())
    return wave * swell(duration, *points)


def _flick(rng: np.random.Generator, pitch: float) -> Wave:
    """A card's edge springing off a thumb: a short ring of stiff paper."""
    duration = 0.05
    at = np.arange(samples(duration)) / 44100
    ring = sum(
        level * np.sin(2 * np.pi * pitch * factor * at) * np.exp(-at / tail)
        for factor, level, tail in ((1.0, 1.0, 0.005), (1.62, 0.6, 0.004), (2.71, 0.3, 0.0025))
    )
    snap = painted_noise(
        rng, duration, lambda f, t: bump(f, 2.2 * pitch, 0.9) * np.exp(-max(t, 0.0) / 0.004), window=128
    )
    wave = np.asarray(ring, dtype=np.float64) + 0.9 * snap / float(np.abs(snap).max())
    return wave / float(np.abs(wave).max())


def card_slide(rng: np.random.Generator, take: int) -> Wave:
    """A card slides over oiled wood and stops."""
    duration = (0.26, 0.22, 0.30)[take]
    rub = _rub(rng, duration, 900, 2300, 1.1, (0, 0), (0.28, 1), (0.75, 0.55), (1, 0))
    stop = high_pass(thud(rng, TABLE, contact=0.002, size=0.8), 150)
    return in_room(mix((0.0, rub), (duration - 0.04, 0.10 * stop)), 0.3)


def card_snap(rng: np.random.Generator, take: int) -> Wave:
    """A card is set down smartly: the edge flicks, the flat slaps wood."""
    flick = _flick(rng, (980, 1090, 900)[take])
    slap = high_pass(thud(rng, TABLE, dull=3200, contact=0.0009, hardness=1.4), 180)
    flat = painted_noise(rng, 0.06, lambda f, t: bump(f, 1300, 1.1) * np.exp(-max(t, 0.0) / 0.009), window=128)
    return in_room(mix((0.0, 0.8 * flick), (0.011, 0.55 * slap), (0.011, 0.7 * flat / float(np.abs(flat).max()))), 0.35)


def deal(rng: np.random.Generator, take: int) -> Wave:
    """One card dealt: off the pack, through the air, onto the table."""
    rub = _rub(rng, 0.13, 1100, 2700, 1.0, (0, 0), (0.35, 1), (1, 0))
    flick = _flick(rng, (1150, 1240, 1060)[take])
    land = high_pass(thud(rng, TABLE, dull=2400, contact=0.0012, size=0.8), 170)
    return in_room(mix((0.0, 0.6 * rub), (0.035, 0.4 * flick), (0.105, 0.42 * land)), 0.28)


def shuffle(rng: np.random.Generator, take: int) -> Wave:
    """A riffle, the bridge falling, the pack knocked square: about a second and a half."""
    parts: list[tuple[float, Wave]] = []
    moment = 0.05
    for number in range(30):
        moment += (0.026 - 0.0004 * number) * rng.uniform(0.7, 1.3)
        parts.append((moment, rng.uniform(0.35, 0.75) * _flick(rng, rng.uniform(760, 1100))))
    moment += 0.14
    fall = _rub(rng, 0.34, 1300, 900, 1.2, (0, 0), (0.3, 0.9), (1, 0))
    parts.append((moment, 0.55 * fall))
    for _ in range(22):
        parts.append(
            (
                moment + 0.03 + 0.27 * rng.beta(1.6, 2.0),
                rng.uniform(0.15, 0.4) * _flick(rng, rng.uniform(620, 900)),
            )
        )
    moment += 0.40 + 0.03 * take
    parts.append((moment, 0.65 * thud(rng, TABLE, dull=1700, contact=0.002)))
    parts.append((moment + 0.15, 0.5 * thud(rng, TABLE, dull=1700, contact=0.002, size=0.93)))
    return in_room(mix(*parts), 0.25)


def page(rng: np.random.Generator, take: int) -> Wave:
    """A page of the book is lifted and laid over."""
    duration = (0.55, 0.48, 0.62)[take]
    lift = _rub(rng, duration, 1500, 800, 1.3, (0, 0), (0.2, 0.9), (0.42, 0.25), (0.68, 1.0), (1, 0))
    crackle = grains(rng, duration, 260 * swell(duration, (0, 0), (0.3, 1), (0.5, 0.2), (0.7, 0.9), (1, 0)))
    crisp = low_pass(high_pass(crackle, 900), 4200)
    settle = thud(rng, TABLE, dull=900, contact=0.006)
    return in_room(mix((0.0, lift + 0.5 * crisp / float(np.abs(crisp).max())), (0.78 * duration, 0.16 * settle)), 0.22)


def paper_tear(rng: np.random.Generator, take: int) -> Wave:
    """A poster torn in two: fibres part ever faster."""
    duration = (0.46, 0.40, 0.52)[take]
    speed = swell(duration, (0, 0.15), (0.25, 0.5), (0.35, 0.3), (0.85, 1.0), (1, 0.4))
    fibres = grains(rng, duration, 5200 * speed**2)
    body = low_pass(high_pass(fibres, 500), 4600)
    rip = _rub(rng, duration, 1000, 2100, 1.2, (0, 0), (0.15, 0.5), (0.35, 0.35), (0.85, 1), (1, 0))
    wave = (body / float(np.abs(body).max()) + 0.8 * rip) * swell(duration, (0, 0), (0.08, 0.7), (0.88, 1), (1, 0))
    flutter = _rub(rng, 0.16, 1500, 900, 1.1, (0, 0), (0.3, 0.4), (1, 0))
    return in_room(mix((0.0, wave), (duration - 0.03, 0.5 * flutter)), 0.25)


def cover_whoosh(rng: np.random.Generator, take: int) -> Wave:
    """The cloth drawn over the table so that another may look: soft air, no edge."""
    duration = (0.62, 0.56)[take]
    turn = (0.50, 0.58)[take]

    def level(pitch: Wave, moment: float) -> Wave:
        part = min(1.0, max(0.0, moment / duration))
        centre = 260 * (1050 / 260) ** float(np.sin(np.pi * part))
        return bump(pitch, centre, 1.0) / (1 + pitch / 900)

    air = painted_noise(rng, duration, level, window=1024)
    cloth = _rub(rng, duration, 500, 750, 0.9, (0, 0), (turn, 0.5), (1, 0))
    wave = air / float(np.abs(air).max()) * swell(duration, (0, 0), (turn, 1), (1, 0)) + 0.16 * cloth
    return in_room(wave, 0.3)


def press_thump(rng: np.random.Generator, take: int) -> Wave:
    """The printing press comes down on the paper: iron settles, oak answers."""
    size = (1.25, 1.32, 1.19)[take]
    thump = thud(rng, TABLE, dull=900, contact=0.005, size=size)
    bed = struck(TABLE, rng, hardness=0.4, contact=0.004, size=1.6)
    # The frame's own knock, so that the blow is heard where a loudspeaker has no bass.
    frame = struck(BOARD, rng, hardness=0.7, contact=0.002, size=1.25)
    joint = low_pass(struck(IRON, rng, hardness=0.6, contact=0.0012, size=1.6), 2600)
    squeeze = _rub(rng, 0.16, 620, 420, 0.9, (0, 0), (0.3, 1), (1, 0))
    wave = mix(
        (0.0, 0.12 * squeeze),
        (0.02, 0.05 * joint),
        (0.045, 0.8 * thump),
        (0.047, 0.4 * bed),
        (0.045, 0.9 * frame),
        (0.048, 0.12 * joint),
        (0.06, 0.12 * squeeze),
    )
    return in_room(wave, 0.5)


def stamp(rng: np.random.Generator, take: int) -> Wave:
    """An office stamp: a wooden thump with ink's short kiss of paper."""
    size = (1.0, 1.06, 0.95)[take]
    thump = thud(rng, TABLE, dull=2200, contact=0.0016, size=1.1 * size)
    handle = struck(BOARD, rng, hardness=0.9, contact=0.0012, size=size)
    kiss = _rub(rng, 0.07, 1500, 1000, 1.0, (0, 1), (0.3, 0.6), (1, 0))
    lift = _rub(rng, 0.06, 800, 1300, 0.9, (0, 0), (0.5, 1), (1, 0))
    return in_room(mix((0.0, 0.8 * thump), (0.0, 0.55 * handle), (0.002, 0.32 * kiss), (0.11, 0.08 * lift)), 0.45)
