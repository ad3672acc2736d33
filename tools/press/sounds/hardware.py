"""Nails, knocks, keys, coins, bells: what hands and small machines do in a saloon."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.bodies import (
    BELL,
    BLOCK,
    BOARD,
    DOLLAR,
    IRON,
    TABLE,
    WIRE_COIL,
    bounces,
    struck,
    thud,
    with_click,
)
from tools.press.sounds.room import in_room
from tools.press.sounds.signal import Wave, bump, low_pass, mix, painted_noise, swell


def _knock(rng: np.random.Generator, size: float) -> Wave:
    """Knuckles on pine."""
    return with_click(thud(rng, BOARD, dull=1600, contact=0.0014, size=size), rng, 0.10, 2400)


def nail(rng: np.random.Generator, take: int) -> Wave:
    """Boards over a hideout: two blows of a hammer, the nail a little shorter and higher after the first."""
    parts = []
    for moment, strength, size in ((0.0, 0.75, 1.15), ((0.21, 0.19, 0.23)[take], 1.0, 1.05)):
        board = struck(BOARD, rng, hardness=0.9, contact=0.001, size=size * (1.0, 1.05, 0.96)[take])
        head = low_pass(struck(IRON, rng, hardness=0.9, size=0.95 * size), 4200)
        parts += [(moment, strength * board), (moment, 0.26 * strength * head)]
        parts.append((moment, 0.6 * strength * thud(rng, TABLE, dull=700, contact=0.003)))
    return in_room(with_click(mix(*parts), rng, 0.15, 3000), 0.4)


def knock(rng: np.random.Generator, take: int) -> Wave:
    """Two knocks on the table: I pass, or somebody is there."""
    gap = (0.135, 0.15, 0.12)[take]
    first, second = _knock(rng, 1.0), _knock(rng, 1.03)
    return in_room(mix((0.0, 0.85 * first), (gap, second)), 0.4)


def hammer_click(rng: np.random.Generator, take: int) -> Wave:
    """A revolver is cocked: the hand turns the cylinder, the sear catches. Two clicks, the second deeper."""
    gap = (0.085, 0.095, 0.075)[take]
    light = low_pass(struck(IRON, rng, hardness=1.2, size=0.7, contact=0.0002), 6500)
    heavy = low_pass(struck(IRON, rng, hardness=1.2, size=1.0, contact=0.0003), 5600)
    wood = struck(BLOCK, rng, size=1.7, contact=0.001)
    ratchet = [(0.022 + 0.016 * step, 0.10 * struck(IRON, rng, size=0.7, contact=0.0003)) for step in range(3)]
    wave = mix((0.0, 0.5 * light), *ratchet, (gap, heavy), (gap, 0.4 * wood))
    return in_room(with_click(low_pass(wave, 6000), rng, 0.12, 4000), 0.4)


def _dollar(rng: np.random.Generator, size: float, hardness: float) -> Wave:
    ring = low_pass(struck(DOLLAR, rng, hardness=hardness, size=size, contact=0.0002), 6500)
    return mix((0.0, ring), (0.0, 0.35 * struck(TABLE, rng, hardness=1.0, contact=0.0012, size=0.8)))


def coin(rng: np.random.Generator, take: int) -> Wave:
    """A silver dollar put down: it rings, rocks twice and lies."""
    size = (1.0, 1.05, 0.96)[take]
    parts = [
        (moment, strength * _dollar(rng, size, 0.8))
        for moment, strength in bounces((0.105, 0.12, 0.095)[take], 0.55, 4)
    ]
    return in_room(mix(*parts), 0.25)


def coins(rng: np.random.Generator, take: int) -> Wave:
    """A small heap of dollars slid across: about seven, falling on each other."""
    parts: list[tuple[float, Wave]] = []
    for number in range(7):
        moment = 0.055 * number + rng.uniform(0, 0.03)
        strength = rng.uniform(0.5, 0.9) * (1 - 0.05 * number)
        parts.append((moment, strength * _dollar(rng, rng.uniform(0.94, 1.12), 0.75)))
        parts.append((moment + rng.uniform(0.05, 0.09), 0.35 * strength * _dollar(rng, rng.uniform(0.94, 1.12), 0.7)))
    rub = painted_noise(rng, 0.42, lambda f, t: bump(f, 1400, 1.0), window=256)
    parts.append((0.0, 0.10 * rub / float(np.abs(rub).max()) * swell(0.42, (0, 0), (0.4, 1), (1, 0))))
    return in_room(mix(*parts), 0.25)


def bell(rng: np.random.Generator, size: float, soft: float) -> Wave:
    """A brass counter bell; soft: seconds the striker stays, 0.0004 bright to 0.002 round."""
    return struck(BELL, rng, hardness=0.7, size=size, contact=soft)


def till(rng: np.random.Generator, take: int) -> Wave:
    """A cash register of the nineties: the key goes down, the bell, the drawer runs out to its stop."""
    key = with_click(struck(BLOCK, rng, size=1.6, contact=0.001), rng, 0.15, 2500)
    iron = low_pass(struck(IRON, rng, size=1.3, contact=0.0006), 3800)
    run = painted_noise(rng, 0.24, lambda f, t: bump(f, 380, 1.0) + 0.25 * bump(f, 1500, 0.8), window=256)
    run = run / float(np.abs(run).max()) * swell(0.24, (0, 0), (0.5, 0.8), (1, 1))
    stop = thud(rng, TABLE, dull=1500, contact=0.002, size=1.2)
    money = [(0.40 + rng.uniform(0, 0.10), 0.14 * _dollar(rng, rng.uniform(0.95, 1.1), 0.7)) for _ in range(3)]
    size = (0.62, 0.66)[take]
    return in_room(
        mix(
            (0.0, 0.6 * key),
            (0.015, 0.35 * iron),
            (0.075, 0.5 * bell(rng, size, 0.0005)),
            (0.13, 0.28 * run),
            (0.36, 0.85 * stop),
            *money,
        ),
        0.3,
    )


_LETTERS = (".-", "..", "-.")


def telegraph_key(rng: np.random.Generator, take: int) -> Wave:
    """A telegraph sounder on its box taps one short letter of Morse: A, I or N. It clicks down and clacks up."""
    parts: list[tuple[float, Wave]] = []
    unit, moment = 0.058, 0.0
    for sign in _LETTERS[take]:
        held = unit * (2.6 if sign == "-" else 1.0)
        for at, size, strength in ((moment, 1.0, 1.0), (moment + held, 1.22, 0.6)):
            parts.append((at, 1.1 * strength * low_pass(struck(WIRE_COIL, rng, size=size, contact=0.0005), 4200)))
            parts.append((at, 0.8 * strength * struck(BLOCK, rng, size=1.2 * size, contact=0.0009)))
        moment += held + 1.15 * unit
    return in_room(mix(*parts), 0.3)


def turn_bell(rng: np.random.Generator, take: int) -> Wave:
    """A hotel bell touched softly: your turn."""
    return in_room(bell(rng, (1.0, 0.944)[take], 0.0011), 0.35)


def focus_tick(rng: np.random.Generator, take: int) -> Wave:
    """The brackets move on: a fingernail on a printer's type."""
    return struck(BLOCK, rng, size=(1.25, 1.32, 1.19)[take], hardness=0.7, contact=0.0012)


def tick(rng: np.random.Generator, take: int) -> Wave:
    """The station clock: take 1 is the tick, take 2 the lower tock."""
    size = (1.05, 1.3)[take]
    case = struck(BOARD, rng, size=1.2 * size, hardness=0.6, contact=0.0016)
    return in_room(mix((0.0, struck(BLOCK, rng, size=size, contact=0.0008)), (0.0, 0.45 * case)), 0.3)
