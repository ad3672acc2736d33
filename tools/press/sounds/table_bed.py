"""Music for the table: a slow drag in F for piano and guitar, three minutes, for a saloon in the afternoon."""

from __future__ import annotations

import numpy as np

from tools.press.sounds.band import Tempo, air, in_the_round, played
from tools.press.sounds.score import Chord, Note, chords, low_note, major, melody, moved, ornamented, voicings
from tools.press.sounds.signal import Wave, bump

_BEATS = 4
TEMPO = Tempo(beats=56 * _BEATS, duration=180, phrase=8 * _BEATS, swing=0.57)

_INTRO = "F | Dm | Gm | C7"
_A = "F | F/A | Bb | F | Dm | G7 | C7 | C7 | F | F7 | Bb | Bbm | F | C7 | F | F"
_B = "Dm | A7 | Dm | Dm | Gm | Dm | E7 | A7 | Bb | F/A | Gm | F | G7 | C7 | F | C7"
_BRIDGE = "Bb | Gm | C7 | C7"

_MELODY_A = """
r:.5 c5:.5 a4:.5 c5:1 d5:.5 c5:1 | a4:1.5 g4:.5 f4:2 | r:.5 d5:.5 bb4:.5 d5:1 f5:.5 d5:1 | c5:3 r:1 |
r:.5 f5:.5 e5:.5 d5:1 c5:.5 a4:1 | b4:1 d5:.5 b4:.5 g4:2 | c5:.5 d5:.5 e5:1 g5:1 e5:.5 d5:.5 | c5:3 r:1 |
r:.5 c5:.5 a4:.5 c5:1 d5:.5 c5:1 | a4:.5 c5:.5 eb5:1 d5:.5 c5:1.5 | d5:1 f5:.5 g5:1 f5:.5 d5:1 | db5:1.5 bb4:.5 f4:2 |
a4:.5 c5:.5 f5:1 e5:.5 d5:.5 c5:1 | d5:.5 c5:.5 bb4:1 g4:1 e4:1 | f4:3 c4:.5 d4:.5 | f4:2 r:2
"""
_MELODY_B = """
d5:1.5 e5:.5 f5:1 a4:1 | g5:1.5 f5:.5 e5:2 | f5:1 e5:.5 d5:1 a4:.5 f4:1 | a4:3 r:1 |
bb4:1.5 c5:.5 d5:1 g4:1 | a4:1 d5:.5 f5:1 e5:.5 d5:1 | e5:1 d5:.5 b4:1 g#4:.5 b4:1 | a4:2 c#5:1 e5:1 |
f5:1.5 d5:.5 bb4:2 | c5:1.5 a4:.5 f4:2 | bb4:.5 d5:.5 g5:1 f5:.5 d5:.5 bb4:1 | a4:1 c5:1 f5:2 |
d5:.5 b4:.5 d5:1 f5:1 d5:1 | e5:1 g5:.5 e5:.5 c5:1 bb4:1 | a4:3 r:1 | r:4
"""


def _stride(line: list[Chord], at: float, rng: np.random.Generator) -> list[Note]:
    """The left hand walks: bass, chord, fifth, chord; some bars it only breathes, never at a phrase's end."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 50, 64), strict=True)):
        begin = at + number * _BEATS
        bass = low_note(one.bass, 38)
        fifth = low_note(one.classes[2], 36)
        notes.append(Note(begin, bass, 0.40, 1.6, "left hand"))
        if number % 4 != 3 and rng.random() < 0.2:
            notes += [Note(begin + 1.02 + 0.03 * i, note, 0.24, 2.6, "left hand") for i, note in enumerate(hand)]
            continue
        notes.append(Note(begin + 2, fifth if rng.random() < 0.75 else bass + 12, 0.34, 1.5, "left hand"))
        for beat in (1, 3):
            if beat == 3 and rng.random() < 0.25:
                continue
            notes += [Note(begin + beat, note, 0.25, 0.7, "left hand") for note in hand]
    return notes


def _broken(line: list[Chord], at: float, rng: np.random.Generator, player: str, force: float) -> list[Note]:
    """Chords taken apart in eighths, up and down, now and then leaving one out."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 53, 69, 4), strict=True)):
        begin = at + number * _BEATS
        notes.append(Note(begin, low_note(one.bass, 40), force * 1.15, 3.6, player))
        for eighth, finger in enumerate((None, 0, 1, 2, 3, 2, 1, 0)):
            if finger is None or (eighth > 1 and rng.random() < 0.22):
                continue
            notes.append(Note(begin + eighth / 2, hand[finger], force * (0.85 + 0.1 * (finger == 3)), 1.4, player))
    return notes


def _held(line: list[Chord], at: float, rng: np.random.Generator) -> list[Note]:
    """The piano only lays chords under somebody else's tune, spread from below."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 52, 67), strict=True)):
        begin = at + number * _BEATS
        notes.append(Note(begin, low_note(one.bass, 38), 0.34, 3.7, "left hand"))
        late = float(rng.choice([1.0, 1.0, 1.5]))
        notes += [Note(begin + late + 0.05 * i, note, 0.24, 3.6 - late, "left hand") for i, note in enumerate(hand)]
    return notes


def _answers(line: list[Chord], at: float, rng: np.random.Generator, player: str, force: float) -> list[Note]:
    """Where the tune rests, at the end of each four bars, another player says something short over the chord."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 58, 74, 4), strict=True)):
        if number % 4 != 3:
            continue
        begin = at + number * _BEATS
        fingers = rng.choice(np.array([(0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 2, 0), (0, 2, 1, 3)]))
        for eighth, finger in enumerate(fingers):
            last = eighth == len(fingers) - 1
            held = 1.0 if last else 0.8
            notes.append(Note(begin + 1.5 + eighth / 2, hand[finger], force * (1 + 0.06 * eighth), held, player))
        notes.append(Note(begin + 3.5, low_note(one.classes[2], 60), 0.8 * force, 0.6, player))
    return notes


def score(rng: np.random.Generator) -> list[Note]:
    """The whole piece: guitar alone, the tune, the middle on the guitar, a bridge, the tune once more, adorned."""
    intro, first, second, bridge = chords(_INTRO), chords(_A), chords(_B), chords(_BRIDGE)
    tune = melody(_MELODY_A, _BEATS, "piano", 0.46)
    answer = melody(_MELODY_B, _BEATS, "guitar", 0.62)
    starts = [_BEATS * bars for bars in (0, 4, 20, 36, 40)]
    return [
        *_broken(intro, starts[0], rng, "guitar", 0.36),
        *moved(tune, starts[1]),
        *_stride(first, starts[1], rng),
        *_answers(first, starts[1], rng, "guitar", 0.34),
        *moved(answer, starts[2]),
        *_held(second, starts[2], rng),
        *_answers(second, starts[2], rng, "piano", 0.26),
        *_broken(bridge, starts[3], rng, "guitar", 0.34),
        *moved(ornamented(tune, first, _BEATS, major("f"), rng), starts[4]),
        *_held(first[:8], starts[4], rng),
        *_broken(first[:8], starts[4], rng, "second guitar", 0.36),
        *_stride(first[8:], starts[4] + 8 * _BEATS, rng),
        *_answers(first[8:], starts[4] + 8 * _BEATS, rng, "second guitar", 0.42),
    ]


def bed(rng: np.random.Generator) -> Wave:
    """The bed as stereo samples, not yet mastered."""
    music = in_the_round(played(score(rng), TEMPO, rng), 0.55, 0.9)
    hush = air(rng, TEMPO.duration, lambda pitch: bump(pitch, 220, 1.4))
    return np.asarray(music + 0.04 * float(np.sqrt(np.mean(music**2))) * hush, dtype=np.float64)
