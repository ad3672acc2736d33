"""Music for the title: a waltz in G for two guitars and piano on the porch, with crickets, while the sun goes down."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.band import Tempo, air, in_the_round, played
from tools.press.sounds.score import Chord, Note, chords, low_note, major, melody, moved, ornamented, voicings
from tools.press.sounds.signal import RATE, Wave, bump, samples

_BEATS = 3
TEMPO = Tempo(beats=60 * _BEATS, duration=140, phrase=4 * _BEATS)

_INTRO = "G | C/G | G | D"
_A = "G | Em | C | G | Am | D | G | D | G | Em | C | Cm | G | D | G | G"
_B = "Em | Bm | C | G | Em | A7 | D | D7 | C | G/B | Am | G | C | D | G | G"
_CODA = "C | G/B | Am | G | C | Cm | G | D7"

_MELODY_A = """
d5:2 b4:1 | g4:3 | e5:1.5 d5:.5 c5:1 | b4:3 | c5:1 b4:1 a4:1 | f#4:2 a4:1 | b4:2 a4:.5 b4:.5 | a4:3 |
d5:2 g5:1 | e5:2 b4:1 | c5:1 e5:1 g5:1 | eb5:2 c5:1 | d5:1 b4:1 g4:1 | a4:1 c5:.5 b4:.5 a4:1 | g4:3 | r:3
"""
_MELODY_B = """
e5:1 f#5:1 g5:1 | f#5:2 d5:1 | e5:1.5 d5:.5 c5:1 | d5:3 | g4:1 b4:1 e5:1 | c#5:2 e5:1 | d5:1 a4:1 f#4:1 | c5:3 |
e5:2 g5:1 | d5:2 b4:1 | c5:1 e5:1 a5:1 | g5:2 d5:1 | e5:1 c5:1 g4:1 | f#4:1 a4:1 c5:1 | b4:1.5 a4:.5 g4:1 | r:3
"""
_MELODY_CODA = "r:1 g4:1 c5:1 | b4:3 | r:1 a4:1 e5:1 | d5:3 | r:1 e5:1 g5:1 | eb5:3 | d5:2 b4:1 | a4:3"


def _rolled(line: list[Chord], at: float, rng: np.random.Generator, player: str, force: float) -> list[Note]:
    """A waltz taken apart: bass, then eighths over the hand and back; some bars only two quiet chords."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 52, 67), strict=True)):
        begin = at + number * _BEATS
        notes.append(Note(begin, low_note(one.bass, 40), force * 1.2, 2.8, player))
        if rng.random() < 0.25:
            for beat in (1, 2):
                notes += [Note(begin + beat + 0.03 * i, note, force * 0.75, 0.9, player) for i, note in enumerate(hand)]
            continue
        for eighth, finger in ((1, 0), (2, 1), (3, 2), (4, 1), (5, 0)):
            if eighth > 2 and rng.random() < 0.18:
                continue
            notes.append(Note(begin + eighth / 2, hand[finger], force * (0.82 + 0.08 * (eighth == 2)), 1.3, player))
    return notes


def _low(line: list[Chord], at: float) -> list[Note]:
    """The deepest string, once a bar."""
    return [Note(at + _BEATS * i, low_note(one.bass, 31), 0.34, 2.5, "bass") for i, one in enumerate(line)]


def score(rng: np.random.Generator) -> list[Note]:
    """The whole piece: guitar alone, the tune, the piano's answer, the tune adorned, a way home."""
    intro, first, second, coda = chords(_INTRO), chords(_A), chords(_B), chords(_CODA)
    tune = melody(_MELODY_A, _BEATS, "guitar", 0.62)
    answer = melody(_MELODY_B, _BEATS, "piano", 0.42)
    starts = [_BEATS * bars for bars in (0, 4, 20, 36, 52)]
    return [
        *_rolled(intro, starts[0], rng, "second guitar", 0.42),
        *moved(tune, starts[1]),
        *_rolled(first, starts[1], rng, "second guitar", 0.40),
        *moved(answer, starts[2]),
        *_rolled(second, starts[2], rng, "second guitar", 0.42),
        *_low(second, starts[2]),
        *moved(ornamented(tune, first, _BEATS, major("g"), rng), starts[3]),
        *_rolled(first, starts[3], rng, "second guitar", 0.38),
        *_low(first, starts[3]),
        *moved(melody(_MELODY_CODA, _BEATS, "piano", 0.36), starts[4]),
        *_rolled(coda, starts[4], rng, "guitar", 0.36),
    ]


def _crickets(rng: np.random.Generator, count: int) -> Wave:
    """Four crickets in the grass (samples by 2), each three or four wing strokes and a rest, far off."""
    pair = np.zeros((count, 2))
    stroke = samples(0.022)
    shape = np.sin(np.pi * np.arange(stroke) / stroke) ** 2
    for pitch, side, far in (
        (3950.0, 0.15, 1.0),
        (4180.0, 0.8, 0.7),
        (3720.0, 0.55, 0.5),
        (4300.0, 0.35, 0.35),
    ):
        moment = float(rng.uniform(0, 1))
        while moment < count / RATE - 1:
            if rng.random() < 0.08:
                moment += float(rng.uniform(1.5, 5.0))
                continue
            loud = far * float(rng.uniform(0.6, 1.0))
            for number in range(int(rng.integers(3, 5))):
                start = round((moment + 0.038 * number) * RATE)
                note = loud * shape * np.sin(2 * np.pi * pitch / RATE * np.arange(stroke))
                room = max(0, min(stroke, count - start))
                pair[start : start + room, 0] += (1 - side) * note[:room]
                pair[start : start + room, 1] += side * note[:room]
            moment += float(rng.uniform(0.42, 0.62))
    return pair


def bed(rng: np.random.Generator) -> Wave:
    """The bed as stereo samples, not yet mastered."""
    music = in_the_round(played(score(rng), TEMPO, rng), 0.45, 0.8)
    level = float(np.sqrt(np.mean(music**2)))
    wind = air(rng, TEMPO.duration, lambda pitch: bump(pitch, 260, 1.1))
    # The wind comes and goes, a whole number of times a round.
    turn = 2 * np.pi * np.arange(len(music)) / len(music)
    gusts = 0.6 + 0.25 * np.sin(5 * turn) + 0.15 * np.sin(13 * turn + 1)
    return np.asarray(
        music + 0.07 * level * wind * gusts[:, None] + 0.16 * level * _crickets(rng, len(music)),
        dtype=np.float64,
    )
