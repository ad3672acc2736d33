"""The weapons of the card table: each has its own charge, its own lock, and is heard in the street."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.bodies import BLOCK, BOARD, IRON, STEEL, TABLE, struck, thud, with_click
from tools.press.sounds.gun import Charge, blast, glance, in_saloon
from tools.press.sounds.room import in_room, in_street
from tools.press.sounds.signal import Wave, bump, high_pass, low_pass, mix, painted_noise, swell, unit

_VOLCANIC = Charge(deep=1.75, falls=(0.022, 0.09), tail=0.06, push=0.25, front=0.9, duration=0.28)
_SCHOFIELD = Charge(deep=0.72, falls=(0.075, 0.28), tail=0.2, push=0.9, front=0.4, duration=0.7)
_REMINGTON = Charge(deep=1.4, falls=(0.03, 0.22), tail=0.2, push=0.35, front=1.1)
_CARBINE = Charge(deep=1.45, falls=(0.03, 0.26), tail=0.22, push=0.35, front=1.3, duration=0.7)
_WINCHESTER = Charge(deep=0.92, falls=(0.034, 0.34), tail=0.3, push=0.6, front=1.5, duration=0.9)
_BUFFALO = Charge(deep=0.6, falls=(0.09, 0.42), tail=0.34, push=1.0, front=1.1, duration=1.0)
_DERRINGER = Charge(deep=2.1, falls=(0.016, 0.06), tail=0.05, push=0.15, front=0.8, duration=0.2)
_GATLING = Charge(deep=1.3, falls=(0.026, 0.08), tail=0.08, push=0.5, front=1.0, duration=0.25)


def _lock(rng: np.random.Generator, size: float) -> Wave:
    """Iron parts that slide and catch."""
    catch = low_pass(struck(IRON, rng, hardness=1.1, size=size, contact=0.0003), 5400)
    return mix((0.0, catch), (0.0, 0.35 * struck(BLOCK, rng, size=1.6 * size, contact=0.001)))


def _lever(rng: np.random.Generator, size: float) -> Wave:
    """The lever down and up: the case flies, the next round goes home."""
    slide = unit(painted_noise(rng, 0.09, lambda f, t: bump(f, 2100 / size, 0.8), window=128))
    slide *= swell(0.09, (0, 0), (0.5, 1), (1, 0))
    return mix(
        (0.0, 0.25 * slide), (0.06, 0.8 * _lock(rng, size)), (0.17, 0.2 * slide), (0.22, _lock(rng, 0.86 * size))
    )


def gun_volcanic(rng: np.random.Generator, take: int) -> Wave:
    """The Volcanic: a light, quick pop, and the lever at once, ready for more."""
    return in_saloon(mix((0.0, blast(rng, take, _VOLCANIC)), (0.13, 0.22 * _lever(rng, 0.72))))


def gun_schofield(rng: np.random.Generator, take: int) -> Wave:
    """The Schofield: a heavy, round revolver."""
    return in_saloon(mix((0.0, blast(rng, take, _SCHOFIELD)), (0.3, 0.12 * _lock(rng, 1.2))))


def gun_remington(rng: np.random.Generator, take: int) -> Wave:
    """The Remington: dry and sharp, with the first house front behind it."""
    return in_street(low_pass(blast(rng, take, _REMINGTON), 8500), 0.9)


def gun_carabine(rng: np.random.Generator, take: int) -> Wave:
    """The carbine: a crack that comes back from all the fronts."""
    return in_street(low_pass(blast(rng, take, _CARBINE), 8500), 1.3)


def gun_winchester(rng: np.random.Generator, take: int) -> Wave:
    """The Winchester: a crack, a long roll down the street, and the famous lever."""
    fired = in_street(low_pass(blast(rng, take, _WINCHESTER), 8000), 1.5)
    return mix((0.0, fired), (0.46, 0.3 * in_room(_lever(rng, 1.0), 0.3)))


def gun_buffalo(rng: np.random.Generator, take: int) -> Wave:
    """The buffalo rifle: a cannon on a stick."""
    return in_street(low_pass(blast(rng, take, _BUFFALO), 7000), 1.6)


def gun_derringer(rng: np.random.Generator, take: int) -> Wave:
    """The derringer: a snap out of a sleeve."""
    return in_saloon(blast(rng, take, _DERRINGER))


def gatling(rng: np.random.Generator, take: int) -> Wave:
    """The Gatling gun sweeps the table: the crank, then fourteen rounds."""
    parts: list[tuple[float, Wave]] = [(0.06 * n, 0.12 * _lock(rng, 0.9)) for n in range(3)]
    moment = 0.2
    for number in range(14):
        loud = (0.8 + 0.2 * np.sin(number * 1.3)) * rng.uniform(0.9, 1.0)
        parts.append((moment, loud * blast(rng, number % 3, _GATLING)))
        parts.append((moment + 0.045, 0.1 * _lock(rng, rng.uniform(0.8, 1.0))))
        moment += (0.098, 0.092)[take] * rng.uniform(0.96, 1.04)
    return in_street(low_pass(mix(*parts), 8000), 0.8)


def ricochet(rng: np.random.Generator, take: int) -> Wave:
    """Missed!: the bullet glances off iron and whines away."""
    hit = low_pass(struck(IRON, rng, size=0.9, contact=0.0003), 5000)
    spark = with_click(0.5 * hit, rng, 0.3, 4000)
    return in_room(mix((0.0, spark), (0.0, 0.2 * thud(rng, TABLE, dull=1800)), (0.006, glance(rng, take))), 0.6)


def bullet_hit(rng: np.random.Generator, take: int) -> Wave:
    """A life is lost: a dull blow through cloth, and the cartridge that falls to the floor."""
    blow = thud(rng, BOARD, dull=(620, 560, 690)[take], contact=0.004, size=1.5)
    cloth = unit(painted_noise(rng, 0.12, lambda f, t: bump(f, 900, 1.1) * np.exp(-max(t, 0.0) / 0.02), window=128))
    brass = low_pass(struck(STEEL, rng, size=0.8, contact=0.0003), 6000)
    falls = [(0.30, 1.0), (0.41, 0.55), (0.48, 0.3)]
    return in_room(mix((0.0, blow), (0.0, 0.55 * cloth), *((at, 0.16 * loud * brass) for at, loud in falls)), 0.4)


def shells(rng: np.random.Generator, take: int) -> Wave:
    """Empty shells rain on the boards: thick at first, each with its bounces, the last ones roll."""
    parts: list[tuple[float, Wave]] = []
    for _ in range((24, 28)[take]):
        at, size, loud = 0.95 * rng.beta(1.1, 2.0), rng.uniform(0.62, 0.95), rng.uniform(0.45, 1.0)
        brass = low_pass(struck(STEEL, rng, hardness=rng.uniform(0.8, 1.0), size=size, contact=0.0003), 6000)
        parts.append((at, 0.3 * loud * thud(rng, BOARD, dull=900, contact=0.002, size=0.7)))
        for gap, weaker in ((0.0, 1.0), (rng.uniform(0.09, 0.14), 0.5), (rng.uniform(0.17, 0.21), 0.25)):
            parts.append((at + gap, loud * weaker * brass))
    roll = 1.0
    for _ in range(7):
        roll += rng.uniform(0.05, 0.09)
        parts.append((roll, 0.1 * low_pass(struck(STEEL, rng, size=0.75, contact=0.0006), 4200)))
    return in_room(mix(*parts), 0.45)


def holster(rng: np.random.Generator, take: int) -> Wave:
    """A weapon is laid in front of a player: leather, and the lock tried once."""
    leather = unit(painted_noise(rng, 0.2, lambda f, t: bump(f, 520, 1.1), window=256))
    leather *= swell(0.2, (0, 0), (0.3, 1), (0.6, 0.35), (1, 0))
    size = (1.1, 1.2)[take]
    return in_room(
        mix((0.0, 0.6 * leather), (0.2, 0.8 * _lock(rng, size)), (0.33, 0.5 * _lock(rng, 0.85 * size))), 0.35
    )


def duel_draw(rng: np.random.Generator, take: int) -> Wave:
    """A duel: a boot on the boards, a breath, iron out of leather, the hammer back."""
    boot = thud(rng, BOARD, dull=700, contact=0.004, size=1.3)
    pull = unit(painted_noise(rng, 0.16, lambda f, t: bump(f, 700 + 7000 * max(t, 0.0), 0.9), window=256))
    pull *= swell(0.16, (0, 0), (0.7, 1), (1, 0))
    gap = (0.30, 0.34)[take]
    return in_room(
        mix(
            (0.0, 0.9 * boot),
            (gap, 0.8 * boot),
            (2 * gap, 0.5 * pull),
            (2 * gap + 0.15, 0.7 * _lock(rng, 0.8)),
            (2 * gap + 0.26, _lock(rng, 1.05)),
        ),
        0.45,
    )


def knife(rng: np.random.Generator, take: int) -> Wave:
    """A knife flies, and stands in the wood, singing."""
    turn = unit(painted_noise(rng, 0.22, lambda f, t: bump(f, 900 + 5000 * max(t, 0.0), 0.7), window=256))
    spin = 0.6 + 0.4 * np.sin(2 * np.pi * 21 * np.arange(len(turn)) / 44100)
    ring = low_pass(struck(STEEL, rng, size=(1.3, 1.45)[take], contact=0.0003), 5200)
    twang = 0.6 + 0.4 * np.sin(2 * np.pi * 27 * np.arange(len(ring)) / 44100)
    return in_room(
        mix(
            (0.0, 0.4 * turn * spin * swell(0.22, (0, 0), (0.8, 1), (1, 0))),
            (0.2, thud(rng, BOARD, dull=1900, contact=0.001)),
            (0.2, 1.1 * high_pass(ring * twang, 700)),
        ),
        0.4,
    )


def whip(rng: np.random.Generator, take: int) -> Wave:
    """A whip goes round, and its end breaks the air."""
    length = (0.34, 0.30)[take]
    lash = unit(painted_noise(rng, length, lambda f, t: bump(f, 350 * 8 ** (max(t, 0.0) / length), 0.8), window=256))
    lash *= swell(length, (0, 0), (0.85, 1), (1, 0.4))
    crack = unit(painted_noise(rng, 0.12, lambda f, t: bump(f, 2600, 1.4) * np.exp(-max(t, 0.0) / 0.008), window=64))
    return in_street(mix((0.0, 0.28 * lash), (length - 0.01, low_pass(crack, 7000))), 0.8)


def punch(rng: np.random.Generator, take: int) -> Wave:
    """A fist meets a chin."""
    swing = unit(painted_noise(rng, 0.14, lambda f, t: bump(f, 480, 0.9), window=256)) * swell(
        0.14, (0, 0), (0.8, 1), (1, 0)
    )
    smack = unit(painted_noise(rng, 0.07, lambda f, t: bump(f, 1300, 1.2) * np.exp(-max(t, 0.0) / 0.011), window=64))
    chin = thud(rng, BOARD, dull=1000, contact=0.002, size=(1.3, 1.2)[take])
    return in_room(mix((0.0, 0.25 * swing), (0.13, 0.9 * smack), (0.13, chin)), 0.35)


def arrow(rng: np.random.Generator, take: int) -> Wave:
    """An arrow passes close by and stands in a post."""
    fly = unit(painted_noise(rng, 0.3, lambda f, t: bump(f, 2900 - 5200 * max(t, 0.0), 0.45), window=256))
    stand = mix(
        (0.0, thud(rng, BOARD, dull=2100, contact=0.0008)),
        (0.0, 0.4 * struck(BLOCK, rng, size=(2.4, 2.2)[take], contact=0.001)),
    )
    return in_room(mix((0.0, 0.4 * fly * swell(0.3, (0, 0), (0.8, 1), (1, 0))), (0.29, stand)), 0.4)
