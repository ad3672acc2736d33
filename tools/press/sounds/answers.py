"""Short answers of the house to a hand, and the piano player's remarks at the end of a hand or a game."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.bodies import BLOCK, BOARD, TABLE, struck, thud
from tools.press.sounds.room import in_room
from tools.press.sounds.signal import Wave, mix
from tools.press.sounds.strings import guitar, midi, muted, piano


def confirm(rng: np.random.Generator, take: int) -> Wave:
    """Yes: a wooden tap and two plucked notes going up."""
    low, high = (("d4", "a4"), ("e4", "b4"))[take]
    tap = struck(BLOCK, rng, size=1.4, hardness=0.7, contact=0.001)
    return in_room(
        mix(
            (0.0, 0.35 * tap),
            (0.0, 0.8 * guitar(midi(low), 0.5, 0.12)),
            (0.075, guitar(midi(high), 0.55, 0.32)),
        ),
        0.3,
    )


def back(rng: np.random.Generator, take: int) -> Wave:
    """Never mind: the same two notes going down, softer."""
    high, low = (("a4", "d4"), ("b4", "e4"))[take]
    tap = struck(BLOCK, rng, size=1.7, hardness=0.5, contact=0.0014)
    return in_room(
        mix(
            (0.0, 0.3 * tap),
            (0.0, 0.7 * guitar(midi(high), 0.35, 0.10)),
            (0.075, 0.9 * guitar(midi(low), 0.4, 0.28)),
        ),
        0.3,
    )


def error(rng: np.random.Generator, take: int) -> Wave:
    """Not allowed: a low string plucked twice under the flat of the hand."""
    note = midi(("e2", "f2", "d#2")[take])
    hand = thud(rng, BOARD, dull=700, contact=0.004)
    return in_room(
        mix((0.0, 0.9 * muted(note, 0.6)), (0.0, 0.25 * hand), (0.13, muted(note, 0.5)), (0.13, 0.2 * hand)),
        0.25,
    )


def _played(rng: np.random.Generator, line: str, beat: float) -> Wave:
    """A line at the piano, `beat` seconds a beat. It holds "beat notes force beats-held" between bars: | ."""
    parts: list[tuple[float, Wave]] = []
    for stroke in line.split("|"):
        at, names, force, held = stroke.split()
        # The fingers of a chord come down a little after each other.
        for number, name in enumerate(names.split("+")):
            moment = 0.01 + float(at) * beat + 0.014 * number + rng.uniform(0, 0.008)
            touch = float(force) * rng.uniform(0.93, 1.05) * (1.0 if number == 0 else 0.9)
            parts.append((moment, piano(midi(name), touch, float(held) * beat)))
    return in_room(mix(*parts), 0.4, 0.8)


_WIN = (
    """
    0 f3+c4 .6 1.4 | 0 a4 .7 .5 | .5 c5 .7 .5 | 1 d5 .7 .5 | 1.5 f5 .8 .5 | 2 bb2+d4 .6 1 | 2 g5 .8 .7 |
    2.75 f5 .7 .3 | 3 c3+bb3 .6 1 | 3 e5 .75 .5 | 3.5 g5 .8 .5 | 4 f2+c3+a3+f4+c5+f5 .85 5 |
    4.75 a5 .55 .4 | 5 c6 .5 4
    """,
    """
    0 f4 .6 .3 | .33 a4 .65 .3 | .67 c5 .7 .3 | 1 f5+a4 .8 .9 | 1 f3+c4 .6 .9 | 2 d5+f5 .75 .5 |
    2 bb2+f3 .6 1 | 2.5 eb5 .6 .25 | 2.75 e5 .65 .3 | 3 g5+bb4 .8 .5 | 3 c3+e3 .6 1 | 3.5 e5 .7 .5 |
    4 f2+f3+a3+c4+a4+f5 .85 5 | 5 c5+f5+a5 .5 4
    """,
)

_LOSS = (
    """
    0 d3+a3 .5 2 | 0 f5 .6 .8 | 1 e5 .55 .8 | 2 bb2+f3 .5 1 | 2 d5 .55 .8 | 3 a2+g3 .5 1 | 3 c#5 .5 .9 |
    4 d2+d3+f3+a3 .5 4.5 | 4 d5 .5 4
    """,
    """
    0 d3+f3 .5 2 | 0 a4 .6 1 | 1 ab4 .5 1 | 2 g3+bb3 .5 1 | 2 g4 .55 1 | 3 a2+e3+c#4 .5 1 | 3 e4 .5 1 |
    4 d2+a2+f3 .5 4.5 | 4.1 d4 .5 4
    """,
)

_HAND = (
    """
    0 c3+bb3+e4 .55 .9 | 0 g4 .6 .5 | .5 c5 .55 .5 | 1 f2+c3+a3+f4 .6 3 | 1 a4 .6 3
    """,
    """
    0 c3+e3+bb3 .55 .9 | 0 e4 .6 .5 | .5 g4 .55 .5 | 1 f2+f3+a3+c4 .6 3 | 1 f4 .6 3
    """,
)

_GAME = (
    """
    0 f3+a3 .6 1 | 0 c5+f5 .7 .9 | 1 eb3+a3 .6 1 | 1 c5 .65 .5 | 1.5 f5 .65 .5 | 2 d3+bb3 .6 1 |
    2 d5+f5 .7 .9 | 3 db3+bb3 .6 1 | 3 e5 .65 .5 | 3.5 f5 .65 .5 | 4 c3+a3 .65 1 | 4 f5+a5 .75 .9 |
    5 c3+bb3 .65 1 | 5 e5+g5 .75 .9 | 6 f2+c3+f3+a3+c4+f4+a4+f5 .85 6 | 7 c5+f5+a5 .45 5 |
    8 f5+c6 .35 4
    """,
    """
    0 bb2+f3 .6 1 | 0 d5 .7 .5 | .5 f5 .7 .5 | 1 b2+f3 .6 1 | 1 ab5 .75 .5 | 1.5 f5 .7 .5 |
    2 c3+f3 .6 1 | 2 a5 .75 .9 | 3 d3+f#3 .6 1 | 3 c5+f#5 .65 .9 | 4 g2+f3 .6 1 | 4 b4+f5 .7 .9 |
    5 c3+e3 .65 1 | 5 bb4+e5 .7 .5 | 5.5 g5 .7 .5 | 6 f2+c3+f3+a3+c4+f4+a4+f5 .85 6 | 7 a4+c5+f5 .45 5 |
    8 c5+f5 .35 4
    """,
)


def win(rng: np.random.Generator, take: int) -> Wave:
    """The piano player is pleased: up the scale into a full chord."""
    return _played(rng, _WIN[take], 0.30)


def loss(rng: np.random.Generator, take: int) -> Wave:
    """The piano player is sorry for you: four steps down in the minor."""
    return _played(rng, _LOSS[take], 0.42)


def hand_end(rng: np.random.Generator, take: int) -> Wave:
    """A hand is over: two chords that come home, and the cards knocked square."""
    piano_part = _played(rng, _HAND[take], 0.42)
    return mix((0.0, piano_part), (0.0, 0.2 * thud(rng, TABLE, dull=1500, contact=0.002)))


def game_end(rng: np.random.Generator, take: int) -> Wave:
    """The whole game is over: a walk of the bass to a wide last chord."""
    return _played(rng, _GAME[take], 0.34)
