"""What rides, rolls and marches: hooves in three gaits, a horse's voice, spurs, the train, the Indians' drum."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.arms import arrow
from tools.press.sounds.bodies import BLOCK, BOARD, IRON, JINGLE, SKIN, TABLE, struck, thud
from tools.press.sounds.hardware import bell
from tools.press.sounds.room import in_room, in_street
from tools.press.sounds.signal import (
    RATE,
    Wave,
    bump,
    grains,
    high_pass,
    low_pass,
    mix,
    painted_noise,
    samples,
    swell,
    times,
    unit,
)

_HORSES = (1.0, 1.16, 0.88, 1.07)
"""Each take is another horse: how large its hooves are."""


def _hoof(rng: np.random.Generator, size: float, hard: float) -> Wave:
    """One hoof on a road of dust and stones: the hollow horn, the ground, some grit. hard: 0..1."""
    horn = low_pass(struck(BLOCK, rng, size=1.55 * size, hardness=0.6 + 0.4 * hard, contact=0.0012), 3400)
    ground = thud(rng, TABLE, dull=520, contact=0.005, size=1.15 * size)
    grit = high_pass(grains(rng, 0.06, np.full(samples(0.06), 1600.0)), 900) * swell(0.06, (0, 1), (1, 0))
    return mix((0.0, (0.8 + 0.5 * hard) * horn), (0.0, 0.42 * ground), (0.004, 0.16 * low_pass(unit(grit), 5200)))


def _steps(rng: np.random.Generator, take: int, falls: tuple[tuple[float, float, float], ...]) -> Wave:
    """Hooves at moments: (seconds, strength, size against the others)."""
    size = _HORSES[take]
    parts = [
        (
            at + rng.uniform(0, 0.008),
            loud * rng.uniform(0.88, 1.0) * _hoof(rng, size * side * rng.uniform(0.98, 1.02), loud),
        )
        for at, loud, side in falls
    ]
    return in_street(mix(*parts), 0.5)


def hooves_walk(rng: np.random.Generator, take: int) -> Wave:
    """A horse walks a space: four even beats."""
    return _steps(rng, take, ((0.0, 0.7, 1.0), (0.17, 0.6, 1.12), (0.33, 0.7, 0.95), (0.5, 0.55, 1.08)))


def hooves_trot(rng: np.random.Generator, take: int) -> Wave:
    """A horse trots a space: the legs fall in pairs."""
    return _steps(rng, take, ((0.0, 0.85, 1.0), (0.016, 0.5, 1.12), (0.165, 0.85, 0.94), (0.181, 0.5, 1.06)))


def hooves_gallop(rng: np.random.Generator, take: int) -> Wave:
    """One stride at the gallop: three quick beats and the last, strongest one."""
    return _steps(rng, take, ((0.0, 0.7, 1.08), (0.068, 0.8, 1.0), (0.088, 0.55, 1.12), (0.148, 1.0, 0.94)))


def spurs(rng: np.random.Generator, take: int) -> Wave:
    """Boots on boards with spurs at the heels: somebody stands up, or walks to his place."""
    parts: list[tuple[float, Wave]] = []
    for step in range(2):
        at = step * (0.26, 0.3, 0.24)[take]
        parts.append((at, 0.7 * thud(rng, BOARD, dull=800, contact=0.003, size=1.2)))
        for rowel in range(3):
            ring = low_pass(struck(JINGLE, rng, size=rng.uniform(0.95, 1.15), contact=0.0003), 5800)
            parts.append((at + 0.02 + 0.03 * rowel + rng.uniform(0, 0.012), 0.12 * (1 - 0.25 * rowel) * ring))
    return in_room(mix(*parts), 0.35)


def horse(rng: np.random.Generator, take: int) -> Wave:
    """A horse neighs and shakes itself."""
    duration = (1.15, 1.0)[take]
    at = times(duration) / duration
    pitch = np.interp(at, (0, 0.12, 0.3, 0.6, 1), np.array((620, 980, 900, 690, 380)) * (1.0, 1.09)[take])
    pitch = pitch * (1 + 0.035 * np.sin(2 * np.pi * np.cumsum(13 - 4 * at) / RATE))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    voice = np.zeros_like(at)
    for number in range(1, 9):
        mouth = bump(pitch * number, 1250, 0.7) + 0.5 * bump(pitch * number, 2700, 0.5) + 0.12
        voice += mouth / number**0.5 * np.sin(number * phase + number)
    breath = painted_noise(rng, duration, lambda f, t: bump(f, 1500, 1.0) + 0.4 * bump(f, 3000, 0.6), window=512)
    tremble = 0.7 + 0.3 * np.sin(2 * np.pi * np.cumsum(13 - 4 * at) / RATE + 1)
    cry = (0.8 * unit(voice) + 0.35 * unit(breath)) * tremble * swell(duration, (0, 0), (0.1, 1), (0.55, 0.8), (1, 0))
    snort = unit(painted_noise(rng, 0.4, lambda f, t: bump(f, 480, 1.3), window=256))
    flap = 0.5 + 0.5 * np.sin(2 * np.pi * 24 * times(0.4))
    snort *= flap * swell(0.4, (0, 0), (0.15, 1), (1, 0))
    return in_street(low_pass(mix((0.0, cry), (duration + 0.05, 0.45 * snort)), 5200), 0.6)


def train_whistle(rng: np.random.Generator, take: int) -> Wave:
    """The engine's whistle, three pipes: one long call over the plain."""
    duration = (1.25, 1.45)[take]
    at = times(duration)
    press = swell(duration, (0, 0), (0.09, 1), (0.78, 0.95), (1, 0))
    wave = np.zeros_like(at)
    for pitch, loud in ((311.1, 0.8), (370.0, 1.0), (466.2, 0.9), (554.4, 0.5)):
        # Steam takes a moment to come up, and the pitch with it.
        phase = 2 * np.pi * np.cumsum(pitch * (0.94 + 0.06 * press) * (1 + 0.002 * np.sin(31 * at))) / RATE
        for number, share in ((1, 1.0), (2, 0.4), (3, 0.22), (4, 0.07)):
            wave += loud * share * np.sin(number * phase + pitch + number)
    steam = unit(painted_noise(rng, duration, lambda f, t: bump(f, 1900, 1.2), window=512))
    return in_street((unit(wave) + 0.16 * steam) * press, 1.3)


def train_wheels(rng: np.random.Generator, take: int) -> Wave:
    """A train goes by: steam in fours, wheels over the joints of the rails."""
    parts: list[tuple[float, Wave]] = []
    gap = (0.135, 0.125)[take]
    for number in range(9):
        chuff = unit(painted_noise(rng, 0.12, lambda f, t: bump(f, 330, 1.2) + 0.3 * bump(f, 1500, 1.0), window=128))
        strong = 1.0 if number % 4 == 0 else 0.62
        parts.append((gap * number, 0.7 * strong * chuff * swell(0.12, (0, 0), (0.2, 1), (1, 0))))
    for joint in range(3):
        for wheel in (0.0, 0.055):
            rail = low_pass(struck(IRON, rng, hardness=0.8, size=1.7, contact=0.0008), 2600)
            parts.append((0.12 + 0.42 * joint + wheel, 0.3 * rail))
            parts.append((0.12 + 0.42 * joint + wheel, 0.4 * thud(rng, TABLE, dull=600, contact=0.004)))
    roll = unit(painted_noise(rng, 1.3, lambda f, t: bump(f, 160, 0.9) + 0.1 * bump(f, 900, 1.0), window=1024))
    wave = mix(*parts, (0.0, 0.3 * roll))
    whole = len(wave) / RATE
    return in_street(wave * swell(whole, (0, 0.3), (0.2, 1), (0.75, 0.9), (1, 0)), 0.6)


def station_bell(rng: np.random.Generator, take: int) -> Wave:
    """The bell on the platform, rung three times: all aboard."""
    gap = (0.34, 0.31)[take]
    strokes = [(gap * n, (1.0, 0.75, 0.9)[n] * bell(rng, (1.55, 1.62)[take], 0.0007)) for n in range(3)]
    clapper = [(gap * n, 0.12 * low_pass(struck(IRON, rng, contact=0.0005), 3000)) for n in range(3)]
    return in_street(mix(*strokes, *clapper), 0.5)


def _drum(rng: np.random.Generator, strength: float) -> Wave:
    soft = 0.0075 - 0.004 * strength
    skin = struck(SKIN, rng, hardness=0.5 + 0.4 * strength, contact=soft, size=rng.uniform(0.99, 1.01))
    # The stick's own tap, without which a small loudspeaker would be silent.
    tap = thud(rng, BOARD, dull=1100, contact=0.003, size=1.2)
    return strength * mix((0.0, 0.8 * skin), (0.0, 0.75 * tap))


def _rattle(rng: np.random.Generator) -> Wave:
    seeds = high_pass(grains(rng, 0.09, np.full(samples(0.09), 4200.0)), 1800)
    return low_pass(unit(seeds), 6000) * swell(0.09, (0, 0), (0.3, 1), (1, 0))


def drum(rng: np.random.Generator, take: int) -> Wave:
    """The Indians' drum: one strong beat and three that answer, twice."""
    beat = (0.22, 0.235)[take]
    parts: list[tuple[float, Wave]] = []
    for number, strength in enumerate((1.0, 0.5, 0.6, 0.5, 1.0, 0.5, 0.6, 0.5)):
        parts.append((beat * number, _drum(rng, strength)))
        if number % 2:
            parts.append((beat * number, 0.13 * _rattle(rng)))
    return in_street(mix(*parts), 0.8)


def drum_end(rng: np.random.Generator, take: int) -> Wave:
    """The drum falls silent: two beats and a last one."""
    return in_street(
        mix(
            (0.0, _drum(rng, 0.6)),
            (0.16, _drum(rng, 0.7)),
            (0.42 + 0.03 * take, _drum(rng, 1.0)),
            (0.42, 0.1 * _rattle(rng)),
        ),
        0.9,
    )


def indians_raid(rng: np.random.Generator, take: int) -> Wave:
    """Indians!: drums run, ponies come at the gallop, arrows fall."""
    parts: list[tuple[float, Wave]] = []
    for number in range(12):
        parts.append((0.145 * number, 0.8 * _drum(rng, 1.0 if number % 3 == 0 else 0.55)))
    for stride in range(6):
        loud = 0.25 + 0.12 * stride
        parts.append((0.1 + 0.25 * stride, loud * hooves_gallop(rng, (stride + take) % 4)))
    for moment in (0.62, 1.0, 1.28):
        parts.append((moment, 0.5 * arrow(rng, int(rng.integers(2)))))
    return mix(*parts)
