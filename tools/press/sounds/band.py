"""The two or three players at the back of the saloon: a score becomes a stereo bed that goes round without a seam."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.press.sounds.room import response
from tools.press.sounds.score import Note
from tools.press.sounds.signal import RATE, Wave
from tools.press.sounds.strings import guitar, piano

_TAIL = 6.0


@dataclass(frozen=True)
class Player:
    """An instrument and its place.

    side: -1 left .. 1 right; spread: how far its high notes sit to the right of its low ones.
    """

    sound: Callable[[int, float, float], Wave]
    level: float
    side: float
    spread: float


PLAYERS = {
    "piano": Player(piano, 1.0, 0.15, 0.35),
    "left hand": Player(piano, 0.72, 0.05, 0.35),
    "guitar": Player(guitar, 1.0, -0.32, 0.0),
    "second guitar": Player(guitar, 0.62, 0.38, 0.0),
    "bass": Player(guitar, 0.8, -0.05, 0.0),
}


@dataclass(frozen=True)
class Tempo:
    """How beats become seconds in a bed of `beats` beats and `duration` seconds.

    phrase: beats after which the players take a breath (the last two beats are longer by a fifteenth);
    swing: where an off-beat eighth falls, 0.5 straight.
    """

    beats: int
    duration: int
    phrase: int
    swing: float = 0.5

    def moments(self) -> Wave:
        """The second at which each beat begins, and the end."""
        lengths = np.ones(self.beats)
        for ending in range(self.phrase, self.beats + 1, self.phrase):
            lengths[ending - 2 : ending] = 1 + 1 / 15
        edges = np.concatenate([[0.0], np.cumsum(lengths)])
        return np.asarray(edges * (self.duration / edges[-1]), dtype=np.float64)

    def second(self, at: float, moments: Wave) -> float:
        """The second at which beat `at` (may be a little before 0) sounds."""
        beat, part = int(np.floor(at)), at - np.floor(at)
        swung = part / 0.5 * self.swing if part < 0.5 else self.swing + (part - 0.5) / 0.5 * (1 - self.swing)
        whole = beat % self.beats
        return float(moments[whole] + swung * (moments[whole + 1] - moments[whole]))


def played(score: list[Note], tempo: Tempo, rng: np.random.Generator) -> Wave:
    """The score as a bed (samples by 2), dry: what rings over the end is laid over the beginning."""
    count = tempo.duration * RATE
    long = np.zeros((count + round(_TAIL * RATE), 2))
    moments = tempo.moments()
    beat = tempo.duration / tempo.beats
    for one in sorted(score, key=lambda note: (note.at, note.note, note.player)):
        player = PLAYERS[one.player]
        force = float(np.clip(one.force * rng.normal(1.0, 0.07), 0.08, 1.0))
        wave = player.level * player.sound(one.note, force, one.held * beat)
        moment = tempo.second(one.at, moments) + float(np.clip(rng.normal(0.0, 0.008), -0.02, 0.02))
        start = round(moment * RATE) % count
        side = player.side + player.spread * (one.note - 62) / 40
        angle = (np.clip(side, -0.9, 0.9) + 1) * np.pi / 4
        wave = wave[: len(long) - start]
        long[start : start + len(wave), 0] += np.cos(angle) * wave
        long[start : start + len(wave), 1] += np.sin(angle) * wave
    bed = long[:count]
    bed[: len(long) - count] += long[count:]
    return bed


def in_the_round(bed: Wave, wet: float, t60: float) -> Wave:
    """The bed in the saloon's air. It is folded on the circle, so the room too rings over the seam."""
    heard = bed.copy()
    both = bed.mean(axis=1)
    for channel, ear in enumerate((-0.09, 0.09)):
        answer = response(t60, ear)
        sent = 0.5 * bed[:, channel] + 0.5 * both
        size = len(bed)
        heard[:, channel] += wet * np.fft.irfft(np.fft.rfft(sent) * np.fft.rfft(answer, size), size)
    return heard


def air(rng: np.random.Generator, duration: int, colour: Callable[[Wave], Wave]) -> Wave:
    """Noise without a seam (samples by 2), each frequency as strong as `colour` says; its RMS is 1."""
    count = duration * RATE
    pitch = np.fft.rfftfreq(count, 1 / RATE).astype(np.float64)
    shape = colour(pitch)
    sides = [np.fft.irfft(np.fft.rfft(rng.standard_normal(count)) * shape, count) for _ in range(2)]
    pair = np.stack([sides[0], 0.6 * sides[0] + 0.8 * sides[1]], axis=1)
    return np.asarray(pair / np.sqrt(np.mean(pair**2)), dtype=np.float64)
