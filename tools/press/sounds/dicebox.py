"""Dice: shaken, slammed down, uncovered, thrown on wood, flicked through dust, and what they hit."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.bodies import (
    BLOCK,
    BOARD,
    CUP,
    DIE,
    PEG,
    TABLE,
    Body,
    bounces,
    struck,
    thud,
    with_click,
)
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
    unit,
)


def _tap(rng: np.random.Generator, on: Body, share: float, size: float = 1.0) -> Wave:
    """A die meets something: its own click and `share` of what it meets."""
    click = low_pass(struck(DIE, rng, size=size * rng.uniform(0.92, 1.1), contact=0.0003), 6200)
    return mix((0.0, click), (0.0, share * struck(on, rng, contact=0.0007, size=rng.uniform(0.95, 1.05))))


def _rattling(rng: np.random.Generator, duration: float, rate: float, on: Body, share: float) -> Wave:
    """Five dice that knock on each other and on what holds them, `rate` times a second."""
    parts = []
    moment = 0.0
    while moment < duration:
        strength = rng.uniform(0.35, 1.0)
        parts.append((moment, strength * _tap(rng, on, share * rng.uniform(0.5, 1.2))))
        moment += rng.exponential(1 / rate)
    return mix(*parts)


def dice_rattle(rng: np.random.Generator, take: int) -> Wave:
    """Five dice shaken in two hands."""
    parts = [(0.0, _rattling(rng, 0.16, 70, BLOCK, 0.3)), (0.2, _rattling(rng, 0.14, 75, BLOCK, 0.3))]
    parts.append(((0.38, 0.36, 0.4)[take], 0.8 * _rattling(rng, 0.12, 70, BLOCK, 0.3)))
    return in_room(low_pass(mix(*parts), 4200), 0.3)


def _thrown(rng: np.random.Generator, take: int, on: Body) -> Wave:
    parts = []
    for _ in range(5):
        start = rng.uniform(0, 0.09)
        fall = (0.085, 0.095, 0.075)[take] * rng.uniform(0.8, 1.2)
        for moment, strength in bounces(fall, 0.62, 6):
            parts.append((start + moment, strength * rng.uniform(0.7, 1.0) * _tap(rng, on, 1.1)))
    return mix(*parts)


def dice_wood(rng: np.random.Generator, take: int) -> Wave:
    """Five dice roll out over the table and lie."""
    return in_room(_thrown(rng, take, TABLE), 0.35)


def die_wood(rng: np.random.Generator, take: int) -> Wave:
    """One die is set down on the table and turned."""
    size = (1.0, 1.06, 0.95)[take]
    return in_room(
        mix(
            *((at, loud * _tap(rng, TABLE, 1.2, size)) for at, loud in bounces(0.06, 0.5, 3)),
        ),
        0.3,
    )


def cup_shake(rng: np.random.Generator, take: int) -> Wave:
    """The leather cup is shaken: the dice go round four times."""
    parts = []
    for swing in range(4):
        at = 0.155 * swing
        parts.append((at, (0.75 + 0.08 * swing) * _rattling(rng, 0.10, 95, CUP, 1.6)))
        parts.append((at + 0.05, 0.4 * thud(rng, CUP, dull=1100, contact=0.002)))
    size = (1.0, 1.05, 0.96)[take]
    air = unit(painted_noise(rng, 0.62, lambda f, t: bump(f, 420 * size, 1.0), window=512))
    return in_room(low_pass(mix(*parts, (0.0, 0.06 * air * swell(0.62, (0, 0), (0.5, 1), (1, 0)))), 4600), 0.3)


def cup_slam(rng: np.random.Generator, take: int) -> Wave:
    """The cup comes down on the table, mouth first, and the dice settle under it."""
    rim = thud(rng, TABLE, dull=1300, contact=0.002, size=(1.0, 0.95, 1.06)[take])
    leather = struck(CUP, rng, contact=0.0015, size=1.1)
    settle = [(0.02 + 0.035 * n + rng.uniform(0, 0.02), 0.22 * 0.8**n * _tap(rng, CUP, 1.2)) for n in range(5)]
    return in_room(
        with_click(
            mix((0.0, rim), (0.0, 0.6 * leather), *((at, low_pass(w, 3200)) for at, w in settle)), rng, 0.12, 2600
        ),
        0.45,
    )


def cup_lift(rng: np.random.Generator, take: int) -> Wave:
    """The cup is lifted: leather lets go of the wood, air goes in, a die tips over."""
    length = (0.3, 0.27)[take]
    scrape = unit(painted_noise(rng, length, lambda f, t: bump(f, 500 + 2600 * max(t, 0.0), 0.9), window=256))
    scrape *= swell(length, (0, 0.4), (0.15, 1), (0.5, 0.4), (1, 0))
    kiss = thud(rng, CUP, dull=1600, contact=0.002)
    return in_room(
        mix(
            (0.0, 0.5 * kiss),
            (0.0, 0.6 * scrape),
            (length, 0.35 * _tap(rng, TABLE, 1.0)),
            (length + 0.07, 0.2 * _tap(rng, TABLE, 1.0)),
        ),
        0.35,
    )


def table_slam(rng: np.random.Generator, take: int) -> Wave:
    """I call: a fist on the table, and everything on it jumps."""
    fist = thud(rng, TABLE, dull=1000, contact=0.003, size=(1.15, 1.22, 1.1)[take])
    board = struck(BOARD, rng, hardness=0.8, contact=0.0016, size=1.3)
    jump = [(0.09 + rng.uniform(0, 0.06), 0.12 * _tap(rng, TABLE, 0.8)) for _ in range(4)]
    return in_room(mix((0.0, fist), (0.0, 0.8 * board), *jump), 0.55)


def die_flick(rng: np.random.Generator, take: int) -> Wave:
    """A finger snaps against a die and sends it off over the dust."""
    nail = mix(
        (0.0, struck(DIE, rng, size=1.25, contact=0.0006)), (0.0, 0.8 * struck(BLOCK, rng, size=1.3, contact=0.001))
    )
    length = (0.28, 0.25, 0.31)[take]
    whoosh = unit(painted_noise(rng, length, lambda f, t: bump(f, 1700 - 3200 * max(t, 0.0), 0.8), window=256))
    whoosh *= swell(length, (0, 0), (0.2, 1), (1, 0))
    dust = unit(high_pass(grains(rng, length, np.full(samples(length), 1800.0)), 900))
    return in_room(
        with_click(
            mix((0.0, nail), (0.01, 0.4 * whoosh), (0.02, 0.10 * low_pass(dust, 4000) * swell(length, (0, 1), (1, 0)))),
            rng,
            0.2,
            3600,
        ),
        0.25,
    )


def _hit(rng: np.random.Generator, hard: float, size: float) -> Wave:
    """A die strikes a turned figure. hard: 0..1."""
    click = low_pass(
        struck(DIE, rng, size=1.1, hardness=0.7 + hard, contact=0.0006 - 0.0004 * hard), 3200 + 3000 * hard
    )
    peg = struck(PEG, rng, hardness=0.5 + 0.8 * hard, size=size, contact=0.0016 - 0.0012 * hard)
    foot = thud(rng, TABLE, dull=500 + 900 * hard, contact=0.004 - 0.002 * hard)
    return mix((0.0, (0.35 + 0.45 * hard) * click), (0.0, peg), (0.0, (0.15 + 0.6 * hard) * foot))


def hit_soft(rng: np.random.Generator, take: int) -> Wave:
    """The die only brushes a figure."""
    return in_room(_hit(rng, 0.1, (1.0, 1.05, 0.95)[take]), 0.2)


def hit_firm(rng: np.random.Generator, take: int) -> Wave:
    """The die strikes a figure, which shakes on its foot."""
    size = (1.04, 1.1, 0.98)[take]
    shake = [(0.06 + 0.05 * n, 0.28 * 0.6**n * _hit(rng, 0.1, 1.1 * size)) for n in range(3)]
    return in_room(mix((0.0, _hit(rng, 0.55, size)), *shake), 0.3)


def hit_hard(rng: np.random.Generator, take: int) -> Wave:
    """The die strikes with all that a finger has: a crack, wood gives, chips fly."""
    size = (1.08, 1.15, 1.02)[take]
    crack = unit(painted_noise(rng, 0.1, lambda f, t: bump(f, 1500, 1.4) * np.exp(-max(t, 0.0) / 0.011), window=64))
    low = thud(rng, TABLE, dull=700, contact=0.003, size=1.3)
    chips = [(0.08 + rng.uniform(0, 0.2), rng.uniform(0.05, 0.12) * _tap(rng, BLOCK, 0.5)) for _ in range(6)]
    return in_room(mix((0.0, _hit(rng, 1.0, size)), (0.0, 0.7 * low), (0.0, 0.5 * crack), *chips), 0.5)


def figure_falls(rng: np.random.Generator, take: int) -> Wave:
    """A figure meets the dust, rolls to its other side, and its hat with it."""
    size = (1.12, 1.2, 1.05)[take]
    land = mix(
        (0.0, struck(PEG, rng, size=size, contact=0.0012)), (0.0, 0.7 * thud(rng, TABLE, dull=800, contact=0.003))
    )
    puff = unit(painted_noise(rng, 0.35, lambda f, t: bump(f, 650, 1.2), window=512)) * swell(
        0.35, (0, 0), (0.12, 1), (1, 0)
    )
    roll = [(0.11 + 0.09 * n, 0.4 * 0.55**n * struck(PEG, rng, size=size * 0.94, contact=0.0014)) for n in range(3)]
    return in_room(mix((0.0, land), (0.01, 0.3 * puff), *roll), 0.35)


def figure_stands(rng: np.random.Generator, take: int) -> Wave:
    """A figure is put back on its foot."""
    size = (0.95, 1.0)[take]
    foot = mix((0.0, struck(PEG, rng, size=size, contact=0.0014)), (0.0, 0.5 * thud(rng, TABLE, dull=1100)))
    return in_room(mix((0.0, 0.45 * foot), (0.075, foot)), 0.3)
