"""Doors, glasses, bells and barrels; fire; the mine: the cards of the town and the stops of the trail."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.bodies import (
    BARS,
    BELL,
    BLOCK,
    BOARD,
    CASK,
    DOLLAR,
    GLASS,
    IRON,
    STONE,
    TABLE,
    TOWER,
    bounces,
    struck,
    thud,
    with_click,
)
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
    sweep,
    swell,
    times,
    unit,
)
from tools.press.sounds.strings import midi, piano


def _squeak(rng: np.random.Generator, duration: float, low: float, high: float) -> Wave:
    """A dry hinge: it sticks and slips, ever a little faster."""
    at = times(duration)
    slips = np.cumsum(np.interp(at, (0, duration), (38, 64)) * (1 + 0.2 * np.sin(9 * at))) / RATE
    saw = np.exp(-9 * (slips % 1.0))
    pitch = np.interp(at, (0, 0.6 * duration, duration), (low, high, 0.8 * high))
    ring = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) + 0.5 * np.sin(2 * np.pi * np.cumsum(2.63 * pitch) / RATE)
    rough = 1 + 0.8 * low_pass(rng.standard_normal(len(at)), 90)
    return np.asarray(saw * ring * rough * swell(duration, (0, 0), (0.2, 1), (0.8, 0.7), (1, 0)), dtype=np.float64)


def _clang(rng: np.random.Generator, size: float, hardness: float = 0.8) -> Wave:
    return low_pass(struck(BARS, rng, size=size, hardness=hardness, contact=0.0008), 4600)


def jail_door(rng: np.random.Generator, take: int) -> Wave:
    """The cell is shut: the hinge, the iron, the bolt."""
    size = (1.0, 1.07)[take]
    hinge = _squeak(rng, 0.34, 410, 560)
    slam = mix(
        (0.0, _clang(rng, size)),
        (0.0, 0.8 * thud(rng, TABLE, dull=800, contact=0.003)),
        (0.05, 0.4 * _clang(rng, 1.15 * size)),
    )
    bolt = low_pass(struck(IRON, rng, size=1.5, contact=0.0006), 3600)
    return in_room(mix((0.0, 0.14 * hinge), (0.33, slam), (0.72, 0.5 * bolt), (0.80, 0.7 * bolt)), 0.6, 1.0)


def jail_open(rng: np.random.Generator, take: int) -> Wave:
    """Keys, the bolt, and the hinge: somebody is free."""
    keys = [
        (0.05 * n + rng.uniform(0, 0.02), 0.14 * low_pass(struck(IRON, rng, size=0.55, contact=0.0003), 5600))
        for n in range(5)
    ]
    bolt = low_pass(struck(IRON, rng, size=1.45, contact=0.0006), 3600)
    hinge = _squeak(rng, (0.5, 0.45)[take], 620, 480)
    return in_room(mix(*keys, (0.3, 0.8 * bolt), (0.42, 0.3 * hinge)), 0.5, 0.9)


def jail_bars(rng: np.random.Generator, take: int) -> Wave:
    """A tin cup is drawn along the bars."""
    gap = (0.075, 0.068)[take]
    bars = [(gap * n, (1 - 0.07 * n) * _clang(rng, (0.62, 0.66)[take] * (1 + 0.02 * n), 1.0)) for n in range(7)]
    return in_room(
        mix(*((at, wave[: samples(0.25)] * swell(0.25, (0, 1), (0.4, 0.5), (1, 0))) for at, wave in bars)), 0.5, 0.9
    )


def _glug(duration: float, low: float, high: float) -> Wave:
    """Bubbles: each a short sine that rises."""
    return sweep(duration, low, high, 4 * duration) * swell(duration, (0, 0), (0.2, 1), (1, 0))


def beer(rng: np.random.Generator, take: int) -> Wave:
    """A beer is poured, and set down in front of the one who needs it."""
    parts: list[tuple[float, Wave]] = []
    moment = 0.0
    while moment < 0.62:
        low = 360 + 420 * moment + rng.uniform(-40, 40)
        parts.append((moment, rng.uniform(0.5, 1.0) * _glug(0.06, low, 1.35 * low)))
        moment += rng.uniform(0.05, 0.085)
    foam = unit(painted_noise(rng, 0.8, lambda f, t: bump(f, 2100 + 900 * max(t, 0.0), 1.0), window=512))
    parts.append((0.0, 0.22 * foam * swell(0.8, (0, 0), (0.2, 1), (0.8, 0.8), (1, 0))))
    glass = low_pass(struck(GLASS, rng, size=(1.5, 1.6)[take], contact=0.0006), 4200)
    return in_room(mix(*parts, (0.86, 0.35 * glass), (0.86, 0.8 * thud(rng, TABLE, dull=1300, contact=0.002))), 0.3)


def glass(rng: np.random.Generator, take: int) -> Wave:
    """Two glasses are touched: your health."""
    first = low_pass(struck(GLASS, rng, size=(1.0, 1.05)[take], contact=0.0004), 5600)
    other = low_pass(struck(GLASS, rng, size=(1.13, 1.2)[take], contact=0.0004), 5600)
    return in_room(mix((0.0, first), (0.004, 0.8 * other), (0.11, 0.2 * first)), 0.35)


def bottle_breaks(rng: np.random.Generator, take: int) -> Wave:
    """A bottle meets a head or a wall: everything goes to the floor in pieces."""
    burst = unit(painted_noise(rng, 0.12, lambda f, t: bump(f, 2600, 1.1) * np.exp(-max(t, 0.0) / 0.018), window=64))
    pieces = [
        (
            0.02 + 0.5 * rng.beta(1.1, 2.6),
            rng.uniform(0.1, 0.4) * low_pass(struck(GLASS, rng, size=rng.uniform(0.75, 1.4), contact=0.0003), 5600),
        )
        for _ in range((16, 19)[take])
    ]
    return in_room(mix((0.0, 0.8 * burst), (0.0, 0.4 * thud(rng, BOARD, dull=1500)), *pieces), 0.4)


def barrel(rng: np.random.Generator, take: int) -> Wave:
    """A bullet goes into a full barrel: oak booms, water runs."""
    oak = struck(CASK, rng, contact=0.0012, size=(1.0, 1.07, 0.94)[take])
    bite = thud(rng, BOARD, dull=2400, contact=0.0006)
    runs = [(0.22 + 0.06 * n + rng.uniform(0, 0.02), 0.16 * 0.9**n * _glug(0.05, 520 + 30 * n, 760)) for n in range(7)]
    return in_room(with_click(mix((0.0, oak), (0.0, 0.6 * bite), *runs), rng, 0.2, 3600), 0.4)


def fuse(rng: np.random.Generator, take: int) -> Wave:
    """The dynamite's fuse burns on."""
    duration = (1.7, 1.55)[take]
    at = times(duration)
    hiss = unit(painted_noise(rng, duration, lambda f, t: bump(f, 3300, 0.9) + 0.5 * bump(f, 1500, 0.8), window=256))
    spits = low_pass(high_pass(grains(rng, duration, np.full(len(at), 90.0)), 1100), 5200)
    lit = swell(duration, (0, 0), (0.05, 1), (0.85, 0.8), (1, 0))
    return in_room(low_pass((0.45 * hiss * (0.8 + 0.2 * np.sin(37 * at)) + 0.9 * unit(spits)) * lit, 5000), 0.2)


def explosion(rng: np.random.Generator, take: int) -> Wave:
    """The dynamite goes up: a burst, the ground, and everything that comes down again."""
    duration = 1.9
    deep = (1.0, 0.9)[take]

    def level(pitch: Wave, moment: float) -> Wave:
        t = max(moment, 0.0)
        cut = 300 * deep + 4200 * float(np.exp(-t / 0.06))
        return (float(np.exp(-t / 0.12)) + 0.4 * float(np.exp(-t / 0.55))) / (1 + (pitch / cut) ** 2.2)

    burst = unit(painted_noise(rng, duration, level, window=512))
    ground = sweep(1.0, 150 * deep, 38, 0.5) * swell(1.0, (0, 1), (0.3, 0.6), (1, 0))
    rubble = low_pass(
        high_pass(grains(rng, duration, 420 * swell(duration, (0, 0), (0.25, 1), (1, 0)) ** 2), 500), 3200
    )
    boards = [
        (
            0.35 + 1.1 * rng.beta(1.3, 2.0),
            rng.uniform(0.06, 0.2) * thud(rng, BOARD, dull=1500, size=rng.uniform(0.8, 1.5)),
        )
        for _ in range(11)
    ]
    wave = mix(
        (0.0, np.tanh(2.2 * burst + 0.9 * np.pad(ground, (0, len(burst) - len(ground))))),
        (0.0, 0.25 * unit(rubble)),
        *boards,
    )
    return in_street(wave, 1.0)


def store_bell(rng: np.random.Generator, take: int) -> Wave:
    """The door of the general store opens, and its bell dances on its spring."""
    parts: list[tuple[float, Wave]] = [(0.0, 0.35 * thud(rng, BOARD, dull=900, contact=0.003))]
    moment, loud = 0.06, 1.0
    for number in range(7):
        parts.append(
            (
                moment,
                loud
                * struck(BELL, rng, size=(0.72, 0.76)[take], hardness=0.8, contact=0.0005)[: samples(0.8)]
                * swell(0.8, (0, 1), (1, 0)),
            )
        )
        moment += (0.085, 0.13)[number % 2] * rng.uniform(0.9, 1.1)
        loud *= 0.74
    return in_room(mix(*parts), 0.3)


def counter(rng: np.random.Generator, take: int) -> Wave:
    """Something is bought over a counter: money slapped on wood, the goods pushed across."""
    slap = thud(rng, TABLE, dull=2000, contact=0.0014)
    money = [
        (
            0.01 + 0.05 * n,
            0.3 * 0.7**n * low_pass(struck(DOLLAR, rng, size=rng.uniform(1.1, 1.3), contact=0.0003), 6000),
        )
        for n in range(4)
    ]
    push = unit(painted_noise(rng, 0.3, lambda f, t: bump(f, 700, 1.1), window=256)) * swell(
        0.3, (0, 0), (0.3, 1), (1, 0)
    )
    return in_room(mix((0.0, slap), *money, ((0.34, 0.3)[take], 0.35 * push)), 0.35)


def nugget(rng: np.random.Generator, take: int) -> Wave:
    """A nugget of gold falls into a pan: heavy, soft, with a short ring of tin under it."""
    size = (1.9, 2.05, 1.78)[take]
    lump = low_pass(struck(DOLLAR, rng, hardness=0.5, size=size, contact=0.0007), 3600)
    parts = [
        (at, loud * mix((0.0, 0.55 * lump), (0.0, thud(rng, BLOCK, dull=2200, size=1.3))))
        for at, loud in bounces(0.07, 0.42, 3)
    ]
    return in_room(mix(*parts), 0.25)


def pick(rng: np.random.Generator, take: int) -> Wave:
    """A pick in the mine: steel on rock, twice, and what falls."""
    parts: list[tuple[float, Wave]] = []
    for at, loud in ((0.0, 0.8), ((0.36, 0.4)[take], 1.0)):
        steel = low_pass(struck(IRON, rng, hardness=1.1, size=0.8, contact=0.0002), 5600)
        rock = struck(STONE, rng, contact=0.0005, size=(1.0, 1.1)[take])
        parts += [(at, loud * rock), (at, 0.55 * loud * steel), (at, 0.5 * loud * thud(rng, TABLE, dull=700))]
        for _ in range(6):
            parts.append(
                (
                    at + 0.05 + 0.25 * rng.beta(1.2, 2.2),
                    0.12 * loud * struck(STONE, rng, size=rng.uniform(0.7, 1.2), contact=0.0006),
                )
            )
    return in_room(mix(*parts), 0.8, 1.3)


def _guest(rng: np.random.Generator, duration: float) -> Wave:
    """Somebody talks, too far off for words: a voice's band, louder and softer with the syllables."""
    centre, wide = rng.uniform(280, 620), rng.uniform(0.5, 0.8)
    voice = painted_noise(rng, duration, lambda f, t: bump(f, centre, wide) + 0.3 * bump(f, 3.1 * centre, 0.5))
    syllables = np.arange(0, duration + 0.2, 0.11)
    return unit(voice) * np.interp(times(duration), syllables, rng.uniform(0, 1, len(syllables)) ** 2)


def saloon(rng: np.random.Generator, take: int) -> Wave:
    """The saloon for a moment: a murmur of guests, a glass, three notes of the piano."""
    duration = (1.9, 1.75)[take]
    murmur = np.zeros(samples(duration))
    for _ in range(9):
        murmur += _guest(rng, duration)
    clink = low_pass(struck(GLASS, rng, size=1.1, contact=0.0005), 5200)
    notes = (("a4", "c5", "f5"), ("c5", "d5", "a4"))[take]
    keys = [(0.35 + 0.26 * n, 0.5 * piano(midi(name), 0.4, 0.3)) for n, name in enumerate(notes)]
    whole = mix((0.0, 0.5 * unit(murmur)), (0.2, 0.14 * clink), (1.1, 0.1 * clink), *keys)
    return in_room(whole * swell(len(whole) / RATE, (0, 0), (0.15, 1), (0.7, 1), (1, 0)), 0.6, 0.9)


def _call(rng: np.random.Generator, duration: float, centre: float) -> Wave:
    """One of them calls out, from high to where the voice lies."""

    def tone(f: Wave, t: float) -> Wave:
        pitch = centre * (1.25 - 0.25 * min(max(t, 0.0), 1.0))
        return bump(f, pitch, 0.35) + 0.4 * bump(f, 2.7 * centre, 0.4)

    return unit(painted_noise(rng, duration, tone))


def crowd(rng: np.random.Generator, take: int) -> Wave:
    """Somebody has won: the whole house calls out and claps, and goes on talking."""
    duration = (2.3, 2.1)[take]
    voices = np.zeros(samples(duration))
    for _ in range(14):
        centre, begins = rng.uniform(360, 820), rng.uniform(0.0, 0.09)
        rise = swell(duration, (0, 0), (begins, 0), (begins + 0.12, 1), (0.45, 0.6), (1, 0))
        voices += _call(rng, duration, centre) * rise * rng.uniform(0.5, 1.0)
    claps: list[tuple[float, Wave]] = []
    for _ in range(46):
        hands = painted_noise(rng, 0.035, lambda f, t: bump(f, 1300, 0.9) * np.exp(-max(t, 0.0) / 0.007), window=64)
        claps.append((0.15 + (duration - 0.4) * rng.beta(1.2, 1.9), rng.uniform(0.1, 0.3) * unit(hands)))
    return in_room(mix((0.0, 0.8 * unit(voices)), *claps), 0.6, 0.9)


def mail_drop(rng: np.random.Generator, take: int) -> Wave:
    """The mail falls into the box, and the iron flap after it."""
    bag = thud(rng, BOARD, dull=700, contact=0.006, size=1.3)
    paper = unit(painted_noise(rng, 0.18, lambda f, t: bump(f, 1500, 1.1), window=128)) * swell(
        0.18, (0, 0), (0.3, 1), (1, 0)
    )
    flap = low_pass(struck(IRON, rng, size=(1.6, 1.7)[take], contact=0.0007), 3200)
    return in_room(mix((0.0, 0.4 * paper), (0.14, bag), (0.3, 0.6 * flap), (0.39, 0.3 * flap)), 0.35)


def _tower(rng: np.random.Generator, size: float, duration: float) -> Wave:
    ring = struck(TOWER, rng, hardness=0.8, size=size, contact=0.0012)[: samples(duration)]
    return ring * swell(len(ring) / RATE, (0, 1), (0.5, 0.8), (1, 0))


def toll(rng: np.random.Generator, take: int) -> Wave:
    """Somebody is out of the game: the mission's bell, once, far off."""
    return in_street(_tower(rng, (1.0, 1.06)[take], 3.2), 0.9)


def event_bell(rng: np.random.Generator, take: int) -> Wave:
    """A new event: the town clock gathers itself and strikes twice."""
    works = [(0.03 * n, 0.12 * struck(BLOCK, rng, size=1.2, contact=0.0008)) for n in range(6)]
    gap = (0.62, 0.58)[take]
    return in_street(mix(*works, (0.22, _tower(rng, 0.52, 1.8)), (0.22 + gap, 0.85 * _tower(rng, 0.52, 1.8))), 0.5)


def card_flip(rng: np.random.Generator, take: int) -> Wave:
    """Draw!: the top card is lifted slowly, and turned over all at once."""
    lift = unit(painted_noise(rng, 0.24, lambda f, t: bump(f, 1200 + 3600 * max(t, 0.0), 0.9), window=256))
    lift *= swell(0.24, (0, 0), (0.8, 1), (1, 0))
    snap = unit(painted_noise(rng, 0.05, lambda f, t: bump(f, 2400, 0.9) * np.exp(-max(t, 0.0) / 0.005), window=64))
    ring = struck(BLOCK, rng, size=(0.95, 1.0, 0.9)[take], contact=0.0008)
    return in_room(
        mix((0.0, 0.3 * lift), (0.24, 0.6 * snap), (0.244, 0.5 * ring), (0.244, 0.6 * thud(rng, TABLE, dull=2600))), 0.4
    )


def snatch(rng: np.random.Generator, take: int) -> Wave:
    """Panic!: a hand shoots over the table and a card is gone."""
    reach = unit(painted_noise(rng, 0.16, lambda f, t: bump(f, 500 + 9000 * max(t, 0.0), 0.8), window=256))
    pull = unit(painted_noise(rng, 0.2, lambda f, t: bump(f, 2300 - 7000 * max(t, 0.0), 0.8), window=256))
    slap = thud(rng, TABLE, dull=2200, contact=0.001)
    return in_room(
        mix(
            (0.0, 0.5 * reach * swell(0.16, (0, 0), (0.9, 1), (1, 0))),
            (0.15, 0.8 * slap),
            (0.2 + 0.02 * take, 0.7 * pull * swell(0.2, (0, 0), (0.15, 1), (1, 0))),
        ),
        0.35,
    )


def scope(rng: np.random.Generator, take: int) -> Wave:
    """A brass telescope is pulled out: three tubes, three clicks."""
    parts: list[tuple[float, Wave]] = []
    for tube in range(3):
        at = 0.15 * tube
        slide = unit(painted_noise(rng, 0.1, lambda f, t: bump(f, 2400, 0.6), window=128)) * swell(
            0.1, (0, 0), (0.7, 1), (1, 0)
        )
        click = low_pass(struck(IRON, rng, size=(0.75, 0.8)[take] * (1 - 0.08 * tube), contact=0.0004), 5600)
        parts += [(at, 0.25 * slide), (at + 0.1, 0.6 * click)]
    return in_room(mix(*parts), 0.3)


def stagecoach(rng: np.random.Generator, take: int) -> Wave:
    """The stagecoach comes in: wheels, harness, wood that gives."""
    duration = (1.4, 1.3)[take]
    at = times(duration)
    wheels = unit(painted_noise(rng, duration, lambda f, t: bump(f, 260, 1.0) + 0.25 * bump(f, 1100, 0.9), window=1024))
    turn = 0.7 + 0.3 * np.sin(2 * np.pi * 5.2 * at)
    harness = low_pass(high_pass(grains(rng, duration, np.full(len(at), 26.0)), 1500), 5200)
    bumps = [(rng.uniform(0.05, duration - 0.2), 0.35 * thud(rng, BOARD, dull=900, size=1.3)) for _ in range(6)]
    creak = _squeak(rng, 0.3, 300, 360)
    wave = mix(
        (0.0, 0.6 * wheels * turn * swell(duration, (0, 0), (0.4, 1), (0.8, 0.8), (1, 0))),
        (0.0, 0.2 * unit(harness)),
        *bumps,
        (0.8, 0.1 * creak),
    )
    return in_street(wave * swell(len(wave) / RATE, (0, 0.2), (0.3, 1), (1, 0)), 0.5)
