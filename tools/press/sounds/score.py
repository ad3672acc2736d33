"""What is written on the music sheet: notes, melodies in letters, chords and how hands change between them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from tools.press.sounds.strings import midi

_QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
}


@dataclass(frozen=True)
class Note:
    """One note. at, held: beats; note: MIDI number; force: 0..1; player: who sounds it (see `band.PLAYERS`)."""

    at: float
    note: int
    force: float
    held: float
    player: str


@dataclass(frozen=True)
class Chord:
    """A chord by name. bass and classes: half tones above C, 0..11; the root is classes[0]."""

    bass: int
    classes: tuple[int, ...]


def chord(name: str) -> Chord:
    """The chord of a name: "Bbm", "C7", "G/B". ValueError for anything else."""
    parts = re.fullmatch(r"([A-G][#b]?)(m7|m|7|)(?:/([A-G][#b]?))?", name)
    if parts is None:
        raise ValueError(f"not a chord: {name!r}")
    root, quality, bass = parts.groups()
    tonic = midi(root.lower() + "4") % 12
    classes = tuple((tonic + step) % 12 for step in _QUALITIES[quality])
    return Chord(midi(bass.lower() + "4") % 12 if bass else tonic, classes)


def chords(line: str) -> list[Chord]:
    """One chord a bar, names with blanks or bar lines between."""
    return [chord(name) for name in line.replace("|", " ").split()]


def melody(line: str, beats: float, player: str, force: float = 0.5) -> list[Note]:
    """Notes from letters: "d5:1.5 r:.5 | g4:2", lengths in beats, r a rest; a bar must hold `beats` beats.

    The first beat of a bar is a little stronger, the higher notes too, as a singer would.
    ValueError for a bar of another length.
    """
    notes: list[Note] = []
    for number, bar in enumerate(line.split("|")):
        at = 0.0
        for word in bar.split():
            name, length = word.split(":")
            held = float(length)
            if name != "r":
                note = midi(name)
                touch = force * (1.06 if at == 0 else 0.97) * (1 + 0.008 * (note - 69))
                notes.append(Note(number * beats + at, note, touch, held, player))
            at += held
        if at != beats:
            raise ValueError(f"bar {number + 1} has {at} beats, not {beats}: {bar!r}")
    return notes


def moved(notes: list[Note], beats: float, steps: int = 0, player: str | None = None) -> list[Note]:
    """The notes later by `beats`, higher by `steps` half tones, given to another player if one is named."""
    return [
        replace(one, at=one.at + beats, note=one.note + steps, player=player if player else one.player) for one in notes
    ]


def voicings(line: list[Chord], low: int, high: int, size: int = 3) -> list[tuple[int, ...]]:
    """For each chord `size` notes close together between `low` and `high`, each hand moving as little as it can."""
    found: list[tuple[int, ...]] = []
    middle = (low + high) / 2
    for one in line:
        ways = []
        for start in range(low, high):
            if start % 12 not in one.classes:
                continue
            notes = [note for note in range(start, high + 1) if note % 12 in one.classes][:size]
            if len(notes) == size and notes[-1] - notes[0] < 14:
                ways.append(tuple(notes))
        last = found[-1] if found else None

        def effort(way: tuple[int, ...], last: tuple[int, ...] | None = last) -> float:
            away = abs(sum(way) / size - middle)
            return away if last is None else 0.3 * away + sum(abs(a - b) for a, b in zip(way, last, strict=True))

        found.append(min(ways, key=effort))
    return found


def low_note(of: int, low: int) -> int:
    """The lowest note of class `of` (0..11) that isn't under `low`."""
    return low + (of - low) % 12


def major(name: str) -> frozenset[int]:
    """The seven classes of a major key, by its name in lower case: "f", "bb"."""
    return frozenset((midi(f"{name}4") + step) % 12 for step in (0, 2, 4, 5, 7, 9, 11))


def ornamented(
    notes: list[Note],
    harmony: list[Chord],
    beats: float,
    key: frozenset[int],
    rng: np.random.Generator,
    thirds: bool = True,
) -> list[Note]:
    """A second verse of the melody: crushed notes from below, a sixth or third under long notes, a turn here and there.

    harmony: the chord of each bar from beat 0; bars hold `beats` beats; key: the classes a passing tone may have;
    thirds: False for a player who can't sound two notes at once.
    """
    verse: list[Note] = []
    for one, following in pairwise([*notes, replace(notes[-1], at=notes[-1].at + beats)]):
        here = harmony[min(len(harmony) - 1, int(one.at // beats))]
        if one.held >= 1 and rng.random() < 0.25:
            verse.append(replace(one, at=one.at - 0.1, note=one.note - 1, force=0.7 * one.force, held=0.12))
        if thirds and one.held >= 1.5 and rng.random() < 0.7:
            under = next((one.note - gap for gap in (8, 9, 4, 3) if (one.note - gap) % 12 in here.classes), None)
            if under is not None:
                verse.append(replace(one, at=one.at + 0.02, note=under, force=0.75 * one.force))
        between = range(min(one.note, following.note) + 1, max(one.note, following.note))
        passing = [note for note in between if note % 12 in key]
        if one.held == 1 and following.at - one.at == 1 and len(passing) == 1 and rng.random() < 0.5:
            verse.append(replace(one, held=0.5))
            verse.append(replace(one, at=one.at + 0.5, note=passing[0], held=0.5, force=0.85 * one.force))
            continue
        verse.append(one)
    return verse
