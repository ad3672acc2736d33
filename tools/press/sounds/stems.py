"""The tunes in layers: for each phrase two backings and two leads, for each tune what tension adds.

A conductor at run time puts them together anew each time; `score_sheet` is what it reads.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tools.press.sounds import backing
from tools.press.sounds.band import LEAD, Tempo, in_the_air, played
from tools.press.sounds.master import PEAK, finished_stem
from tools.press.sounds.score import Note, chords, major, melody, ornamented
from tools.press.sounds.signal import Wave
from tools.press.sounds.tunes import TUNES, Tune

BARS = 8
LOUDNESS = {"base": -28.0, "lead": -27.0, "nerve": -31.0, "drive": -29.0}
"""How loud each layer is where it sounds, dB of full scale."""
PEAKS = {"drive": 0.4}
"""The highest peak of a layer, where it is less than any sound may have: room for the others."""
WET = {"base": 0.35, "lead": 0.5, "nerve": 0.45, "drive": 0.5}
_ONE_NOTE = ("whistle", "trumpet")
"""Who can't sound two notes at once."""


@dataclass(frozen=True)
class Stem:
    """One file of music: which layer of which phrase; nerve and drive belong to a whole tune (phrase "")."""

    tune: str
    phrase: str
    layer: str
    take: int

    @property
    def name(self) -> str:
        """The file's name without its suffix."""
        return "_".join(part for part in (self.tune, self.phrase, self.layer, str(self.take)) if part)


def stems_of(tune: Tune) -> Iterator[Stem]:
    """Every stem of a tune."""
    for phrase in tune.phrases:
        for layer in ("base", "lead"):
            for take in (1, 2):
                yield Stem(tune.name, phrase, layer, take)
    for layer in ("nerve", "drive"):
        yield Stem(tune.name, "", layer, 1)


STEMS: dict[str, Stem] = {stem.name: stem for tune in TUNES.values() for stem in stems_of(tune)}
"""Every stem by name."""


def tempo_of(tune: Tune) -> Tempo:
    """How long a phrase of a tune is, the same for all its layers."""
    beats = BARS * tune.beats
    return Tempo(beats, round(beats * 60 / tune.tempo, 3), beats if tune.breath else 0, tune.swing)


def notes_of(stem: Stem, rng: np.random.Generator) -> list[Note]:
    """What is played in a stem."""
    tune = TUNES[stem.tune]
    if stem.layer == "nerve":
        return backing.nerve(BARS, tune.beats, tune.tonic, rng)
    if stem.layer == "drive":
        return backing.drive(BARS, tune.beats, tune.tonic, rng)
    phrase = tune.phrases[stem.phrase]
    line = chords(phrase.chords)
    if stem.layer == "base":
        return backing.STYLES[tune.styles[stem.take - 1]](line, tune.beats, rng)
    leader = tune.leads[stem.take - 1]
    plain = melody(phrase.melody, tune.beats, leader, 0.6)
    if stem.take == 1:
        return plain
    return ornamented(plain, line, tune.beats, major(tune.key), rng, thirds=leader not in _ONE_NOTE)


def chance_of(stem: Stem) -> np.random.Generator:
    """The generator of a stem: the same in every process."""
    return np.random.default_rng(zlib.crc32(stem.name.encode()))


def stem_wave(stem: Stem) -> Wave:
    """A finished stem."""
    rng = chance_of(stem)
    dry = played(notes_of(stem, rng), tempo_of(TUNES[stem.tune]), rng)
    return finished_stem(in_the_air(dry, WET[stem.layer]), LOUDNESS[stem.layer], PEAKS.get(stem.layer, PEAK))


def score_sheet() -> str:
    """What there is to conduct, as JSON: tunes with mood, form, seconds of a phrase, and how many takes of a layer."""
    sheet = {
        "lead_in": LEAD,
        "tunes": [
            {
                "name": tune.name,
                "mood": tune.mood,
                "seconds": tempo_of(tune).duration,
                "form": tune.form,
                "takes": 2,
            }
            for tune in TUNES.values()
        ],
    }
    return json.dumps(sheet, indent=1) + "\n"
