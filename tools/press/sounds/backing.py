"""What the other players do under a tune: chords become bars of guitar, piano, banjo, bass, brushes.

A style is a function of (chords, beats a bar, chance) that gives the notes of one phrase; no two bars need be alike.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.press.sounds import brushes as b
from tools.press.sounds.score import Chord, Note, low_note, voicings

Style = Callable[[list[Chord], int, np.random.Generator], list[Note]]


def spread(hand: tuple[int, ...], at: float, force: float, held: float, player: str, gap: float = 0.03) -> list[Note]:
    """A chord whose notes come a little after each other, from below."""
    return [Note(at + gap * i, note, force * (1 - 0.04 * i), held, player) for i, note in enumerate(hand)]


def walking(line: list[Chord], beats: int, rng: np.random.Generator, force: float = 0.5) -> list[Note]:
    """The double bass: root and fifth, now and then a step towards the next root."""
    notes: list[Note] = []
    for number, one in enumerate(line):
        begin = number * beats
        root, fifth = low_note(one.bass, 28), low_note(one.classes[2], 28)
        notes.append(Note(begin, root, force, 1.5, "bass"))
        if beats == 3:
            continue
        notes.append(Note(begin + 2, fifth, 0.85 * force, 1.2, "bass"))
        following = line[(number + 1) % len(line)]
        if following.bass != one.bass and rng.random() < 0.5:
            goal = low_note(following.bass, 28)
            notes.append(Note(begin + 3, goal + (2 if root > goal else -1), 0.7 * force, 0.8, "bass"))
    return notes


def brushed(bars: int, beats: int, rng: np.random.Generator, force: float = 0.4) -> list[Note]:
    """Brushes: a sweep over each beat, taps on the weak ones."""
    notes: list[Note] = []
    for bar in range(bars):
        for beat in range(beats):
            at = bar * beats + beat
            notes.append(Note(at, b.SWEEP, force * rng.uniform(0.5, 0.8), 0, "time"))
            if beat % 2 == 1 or (beats == 3 and beat == 2):
                notes.append(Note(at, b.TAP, force * rng.uniform(0.55, 0.8), 0, "time"))
            if rng.random() < 0.14:
                notes.append(Note(at + 0.5, b.TAP, force * 0.35, 0, "time"))
    return notes


def fingered(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """One guitar: thumb on the bass, fingers over the chord in eighths and back."""
    notes: list[Note] = []
    orders = ((0, 1, 2, 1, 0, 2, 1), (0, 2, 1, 2, 0, 1, 2), (1, 2, 0, 1, 2, 1, 0))
    for number, (one, hand) in enumerate(zip(line, voicings(line, 52, 68), strict=True)):
        begin = number * beats
        notes.append(Note(begin, low_note(one.bass, 40), 0.5, beats - 0.2, "second guitar"))
        if beats == 4:
            notes.append(Note(begin + 2, low_note(one.classes[2], 40), 0.4, 1.8, "second guitar"))
        if number % 4 == 3 and rng.random() < 0.6:
            notes += spread(hand, begin + 1, 0.32, beats - 1.2, "second guitar")
            continue
        for step, finger in enumerate(orders[int(rng.integers(3))][: 2 * beats - 1]):
            if step > 2 and rng.random() < 0.2:
                continue
            notes.append(Note(begin + 0.5 + step / 2, hand[finger], 0.36 + 0.05 * (step % 2), 1.3, "second guitar"))
    return notes


def lonely(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """Hardly anything: a deep note, a chord that rings, a string touched afterwards."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 50, 66), strict=True)):
        begin = number * beats
        notes.append(Note(begin, low_note(one.bass, 38), 0.42, beats, "second guitar"))
        late = float(rng.choice([0.5, 1.0, 1.0, 1.5]))
        notes += spread(hand, begin + late, 0.3, beats - late, "second guitar", 0.06)
        if rng.random() < 0.5:
            notes.append(Note(begin + beats - 0.5, hand[int(rng.integers(3))] + 12, 0.22, 1.2, "second guitar"))
    return notes


def stride(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """The piano's left hand walks: bass, chord, fifth, chord; brushes beside it."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 50, 64), strict=True)):
        begin = number * beats
        low = low_note(one.bass, 38)
        notes.append(Note(begin, low, 0.42, 1.4, "left hand"))
        if number % 4 != 3 and rng.random() < 0.15:
            notes += spread(hand, begin + 1, 0.26, beats - 1.4, "left hand")
            continue
        if beats == 4:
            fifth = low_note(one.classes[2], 36)
            notes.append(Note(begin + 2, fifth if rng.random() < 0.75 else low + 12, 0.36, 1.4, "left hand"))
        for beat in (1, 3) if beats == 4 else (1, 2):
            if beat != 1 and rng.random() < 0.2:
                continue
            notes += [Note(begin + beat, note, 0.27, 0.6, "left hand") for note in hand]
    return [*notes, *brushed(len(line), beats, rng, 0.28)]


def boom_chick(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """Bass, guitar on the weak beats, brushes, a boot: a band on a small stage."""
    notes = [*walking(line, beats, rng), *brushed(len(line), beats, rng)]
    for number, hand in enumerate(voicings(line, 52, 67)):
        begin = number * beats
        for beat in (1, 3) if beats == 4 else (1, 2):
            notes += spread(hand, begin + beat, 0.36, 0.45, "second guitar", 0.018)
            if rng.random() < 0.25:
                notes += spread(hand[1:], begin + beat + 0.5, 0.24, 0.3, "second guitar", 0.015)
        if number % 2 == 0:
            notes.append(Note(begin, b.BOOT, 0.3, 0, "time"))
    return notes


def banjo_roll(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """A banjo rolls in threes against the beat, over bass and brushes."""
    notes = [*walking(line, beats, rng, 0.45), *brushed(len(line), beats, rng, 0.3)]
    drone = low_note(line[0].classes[0], 62)
    for number, hand in enumerate(voicings(line, 52, 66)):
        begin = number * beats
        order = ((0, 1, 9, 2, 1, 9, 0, 2), (2, 1, 9, 0, 2, 9, 1, 0), (0, 2, 9, 1, 0, 9, 2, 1))[int(rng.integers(3))]
        for step, finger in enumerate(order[: 2 * beats]):
            note = drone if finger == 9 else hand[finger]
            strong = 0.46 if step % 3 == 0 else 0.34
            notes.append(Note(begin + step / 2, note, strong, 0.9, "banjo"))
    return notes


def laid(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """The piano lays chords, a bass under it."""
    notes = walking(line, beats, rng, 0.36)
    for number, (one, hand) in enumerate(zip(line, voicings(line, 52, 67), strict=True)):
        begin = number * beats
        late = float(rng.choice([0.0, 1.0, 1.0]))
        notes += spread(hand, begin + late, 0.27, beats - late - 0.2, "left hand", 0.05)
        if number % 2 and rng.random() < 0.6:
            notes.append(Note(begin + beats - 1, low_note(one.classes[1], 64), 0.22, 0.9, "piano"))
    return notes


def drone(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """Tense: the harmonica breathes low chords in and out, a baritone string marks the bar."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 50, 64), strict=True)):
        begin = number * beats
        notes += [Note(begin + 0.12 * i, note, 0.22, beats - 0.5, "low harp") for i, note in enumerate(hand[:2])]
        notes.append(Note(begin, low_note(one.bass, 36), 0.5, beats - 0.2, "twang"))
        if rng.random() < 0.45:
            notes.append(Note(begin + beats - 1, low_note(one.classes[2], 40), 0.34, 1.0, "twang"))
    return notes


def prowl(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """Tense: muted strings in eighths, a bass that stops and listens, the clock."""
    notes: list[Note] = []
    for number, one in enumerate(line):
        begin = number * beats
        root = low_note(one.bass, 40)
        steps = (0, 0, 7, 0, 3 if one.classes[1] == (one.classes[0] + 3) % 12 else 4, 0, 7, 5)
        for step in range(2 * beats):
            if step in (0, 3) or rng.random() < 0.72:
                notes.append(Note(begin + step / 2, root + steps[step], 0.5 if step in (0, 3) else 0.34, 0.3, "muted"))
        notes.append(Note(begin, low_note(one.bass, 28), 0.5, 1.0, "bass"))
        if number % 2:
            notes.append(Note(begin + 1.5, low_note(one.bass, 28), 0.42, 0.5, "bass"))
        notes += [Note(begin + beat, b.CLOCK, 0.26 if beat % 2 else 0.34, 0, "time") for beat in range(beats)]
    return notes


def strummed(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """Showdown: guitars struck hard in a dotted march, bass on every beat, boot and castanets."""
    notes: list[Note] = []
    for number, (one, hand) in enumerate(zip(line, voicings(line, 50, 66, 4), strict=True)):
        begin = number * beats
        for at, force in ((0, 0.62), (0.75, 0.4), (1, 0.5), (2, 0.6), (2.75, 0.42), (3, 0.5), (3.5, 0.4)):
            chosen = hand if rng.random() < 0.8 else hand[1:]
            way = chosen if at in (0, 2) else tuple(reversed(chosen))
            notes += spread(way, begin + at, force, 0.55, "guitar", 0.014)
        notes += [
            Note(begin + beat, low_note(one.bass, 28), 0.55 if beat % 2 == 0 else 0.42, 0.8, "bass")
            for beat in range(beats)
        ]
        notes += [Note(begin + at, b.BOOT, 0.5, 0, "time") for at in (0, 2)]
        notes += [Note(begin + at, b.RIM, 0.3, 0, "time") for at in (1, 3)]
    return notes


def galloped(line: list[Chord], beats: int, rng: np.random.Generator) -> list[Note]:
    """Showdown: muted strings at the gallop, a low piano octave on the bar, jingles."""
    notes: list[Note] = []
    for number, one in enumerate(line):
        begin = number * beats
        root, fifth = low_note(one.bass, 40), low_note(one.classes[2], 40)
        for beat in range(beats):
            for part, force in ((0.0, 0.6), (0.5, 0.38), (0.75, 0.44)):
                note = fifth if beat == 3 and part else root
                notes.append(Note(begin + beat + part, note, force, 0.22, "muted"))
            notes.append(Note(begin + beat, b.JINGLES, 0.2 if beat % 2 else 0.32, 0, "time"))
        low = low_note(one.bass, 28)
        notes += [Note(begin, low, 0.5, 2.5, "left hand"), Note(begin, low + 12, 0.45, 2.5, "left hand")]
        notes.append(Note(begin, low, 0.55, 1.2, "bass"))
        if rng.random() < 0.6:
            notes.append(Note(begin + 2.5, low + 12, 0.42, 0.4, "bass"))
    return notes


def nerve(bars: int, beats: int, tonic: int, rng: np.random.Generator) -> list[Note]:
    """What is added when it grows tense: a jaw harp on the one note it has, the clock, a low muted pair of strings."""
    notes: list[Note] = []
    harp, low = low_note(tonic, 36), low_note(tonic, 40)
    for bar in range(bars):
        begin = bar * beats
        for at, chance in ((0.0, 1.0), (0.75, 0.5), (1.5, 0.8), (2.5, 0.6), (3.0, 0.3)):
            if at < beats and rng.random() < chance:
                notes.append(Note(begin + at, harp, float(rng.choice([0.35, 0.45, 0.5, 0.6])), 0.5, "jaw harp"))
        notes += [Note(begin + beat, b.CLOCK, 0.3 if beat == 0 else 0.2, 0, "time") for beat in range(beats)]
        if bar % 2 == 0:
            notes += [Note(begin + at, low + up, 0.4, 0.4, "muted") for at, up in ((0, 0), (0.5, 0), (1, 7))]
    return notes


def drive(bars: int, beats: int, tonic: int, rng: np.random.Generator) -> list[Note]:
    """What is added at the showdown: the low drum, castanets, a bell far off, a roll into the next phrase."""
    notes = [Note(0, b.BELL, 0.26, 0, "time")]
    for bar in range(bars):
        begin = bar * beats
        notes += [Note(begin, b.DRUM, 0.62, 0, "time"), Note(begin + beats - 1, b.DRUM, 0.36, 0, "time")]
        if rng.random() < 0.6:
            notes.append(Note(begin + beats - 0.5, b.DRUM, 0.3, 0, "time"))
        for beat in range(beats):
            for part in (0.0, 0.5, 0.75):
                if part == 0.0 or rng.random() < 0.6:
                    notes.append(Note(begin + beat + part, b.CASTANET, rng.uniform(0.4, 0.7), 0, "time"))
        notes.append(Note(begin + 1, b.JINGLES, 0.45, 0, "time"))
    notes.append(Note((bars - 1) * beats + beats - 1.2, b.ROLL, 0.34, 0, "time"))
    return notes


STYLES: dict[str, Style] = {
    style.__name__: style
    for style in (
        fingered,
        lonely,
        stride,
        boom_chick,
        banjo_roll,
        laid,
        drone,
        prowl,
        strummed,
        galloped,
    )
}
"""Styles by name."""
