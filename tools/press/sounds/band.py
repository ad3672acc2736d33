"""The players of the house: a score becomes a stem, one layer of a phrase, dry or in the saloon's air."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.press.sounds.breath import harmonica, jaw_harp, trumpet, whistle
from tools.press.sounds.brushes import TAKES, stroke
from tools.press.sounds.plucked import banjo, bass, twang
from tools.press.sounds.room import in_room
from tools.press.sounds.score import Note
from tools.press.sounds.signal import RATE, Wave, samples
from tools.press.sounds.strings import guitar, muted, piano

LEAD = 0.11
"""Seconds before the first beat, in every stem: room for notes that come a little early."""
TOUCHES = 6
TAIL = 4.0
"""Seconds in which the last notes and the room may ring over into the next phrase."""


@dataclass(frozen=True)
class Player:
    """An instrument: its sound of (note, force, seconds held), its level, half tones above what is written."""

    sound: Callable[[int, float, float], Wave]
    level: float = 1.0
    up: int = 0


def _muted(note: int, force: float, held: float) -> Wave:
    return (0.15 + 0.85 * force) * muted(note, force)


PLAYERS = {
    "piano": Player(piano, 1.0),
    "left hand": Player(piano, 0.72),
    "guitar": Player(guitar, 1.0),
    "second guitar": Player(guitar, 0.7),
    "muted": Player(_muted, 0.75),
    "banjo": Player(banjo, 0.75),
    "twang": Player(twang, 1.2, -12),
    "bass": Player(bass, 1.3),
    "harmonica": Player(harmonica, 0.8),
    "low harp": Player(harmonica, 0.8),
    "whistle": Player(whistle, 0.55),
    "trumpet": Player(trumpet, 0.8),
    "jaw harp": Player(jaw_harp, 1.1),
    "time": Player(stroke, 0.8),
}


@dataclass(frozen=True)
class Tempo:
    """How beats become seconds in a phrase of `beats` beats and `duration` seconds.

    phrase: beats after which the players take a breath (the last two beats are longer by a fifteenth), 0 for none;
    swing: where an off-beat eighth falls, 0.5 straight.
    """

    beats: int
    duration: float
    phrase: int = 0
    swing: float = 0.5

    def moments(self) -> Wave:
        """The second at which each beat begins, and the end."""
        lengths = np.ones(self.beats)
        if self.phrase:
            for ending in range(self.phrase, self.beats + 1, self.phrase):
                lengths[ending - 2 : ending] = 1 + 1 / 15
        edges = np.concatenate([[0.0], np.cumsum(lengths)])
        return np.asarray(edges * (self.duration / edges[-1]), dtype=np.float64)

    def second(self, at: float, moments: Wave) -> float:
        """The second at which beat `at` sounds; a little before the first beat is allowed."""
        if at < 0:
            return float(at * moments[1])
        beat, part = min(int(at), self.beats - 1), at - min(int(at), self.beats - 1)
        swung = part / 0.5 * self.swing if part < 0.5 else self.swing + (part - 0.5) / 0.5 * (1 - self.swing)
        return float(moments[beat] + swung * (moments[beat + 1] - moments[beat]))


def played(score: list[Note], tempo: Tempo, rng: np.random.Generator) -> Wave:
    """The score played once, LEAD seconds late, with TAIL seconds behind it for what still rings."""
    long = np.zeros(samples(LEAD + tempo.duration + TAIL))
    moments = tempo.moments()
    beat = tempo.duration / tempo.beats
    for one in sorted(score, key=lambda note: (note.at, note.note, note.player)):
        player = PLAYERS[one.player]
        force = float(np.clip(one.force * rng.normal(1.0, 0.07), 0.08, 1.0))
        # A few colours of touch are enough, and are kept; loudness has no steps.
        touch = max(1, round(force * TOUCHES)) / TOUCHES
        # A stroke isn't held; no two in a row are the same.
        held = float(rng.integers(TAKES)) if player.sound is stroke else one.held * beat
        wave = player.level * force / touch * player.sound(one.note + player.up, touch, held)
        late = float(np.clip(rng.normal(0.0, 0.007), -0.018, 0.018))
        start = max(samples(0.004), round((LEAD + tempo.second(one.at, moments) + late) * RATE))
        wave = wave[: len(long) - start]
        long[start : start + len(wave)] += wave
    return long


def in_the_air(dry: Wave, wet: float) -> Wave:
    """A stem in the room, as long as it was; its last moment is faded out."""
    heard = in_room(dry, wet, 0.9)[: len(dry)]
    out = samples(0.8)
    heard[-out:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, out + 1) / out)
    return heard
