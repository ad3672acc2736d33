from __future__ import annotations

import io
from functools import lru_cache
from itertools import combinations, pairwise

import numpy as np
import pytest
import soundfile  # type: ignore[import-untyped]  # it ships no types

from game.stage.bandstand import PLACES
from game.stage.conductor import Cue, gains
from game.stage.conductor import Tune as Played
from tests.slices import sliced
from tests.tools.hearing import cents, likeness, strongest
from tools.press.sounds.__main__ import KEPT
from tools.press.sounds.backing import STYLES
from tools.press.sounds.bake import MUSIC, SHEET, music_file
from tools.press.sounds.band import LEAD, PLAYERS, TAIL
from tools.press.sounds.master import heard_level
from tools.press.sounds.score import chords, melody
from tools.press.sounds.signal import RATE, Wave
from tools.press.sounds.stems import BARS, LOUDNESS, STEMS, chance_of, notes_of, score_sheet, tempo_of
from tools.press.sounds.strings import hertz
from tools.press.sounds.tunes import TUNES, Tune

HALF = RATE // 2


@lru_cache(maxsize=24)
def kept(name: str) -> Wave:
    """A stem as it lies in the folder, at the full rate: each sample twice is enough to measure by."""
    wave, rate = soundfile.read(KEPT / MUSIC / f"{name}.ogg")
    assert rate == HALF and wave.ndim == 1
    return np.asarray(wave, dtype=np.float64)


# What is written


@pytest.mark.parametrize("tune", TUNES.values(), ids=TUNES)
def test_a_tune_is_eight_bars_a_phrase_and_everybody_in_it_is_known(tune: Tune) -> None:
    assert set(tune.form) == set(tune.phrases)
    assert set(tune.leads) <= set(PLAYERS) and set(tune.styles) <= set(STYLES) and len(set(tune.styles)) == 2
    for phrase in tune.phrases.values():
        assert len(chords(phrase.chords)) == BARS
        assert phrase.melody.count("|") == BARS - 1
        assert melody(phrase.melody, tune.beats, "piano")
    assert 12 < tempo_of(tune).duration < 30


@pytest.mark.parametrize("tune", TUNES.values(), ids=TUNES)
def test_a_melody_rests_on_its_chords(tune: Tune) -> None:
    for phrase in tune.phrases.values():
        line = chords(phrase.chords)
        strong = [n for n in melody(phrase.melody, tune.beats, "piano") if n.at % tune.beats in (0, 2)]
        at_home = [n for n in strong if n.note % 12 in line[int(n.at // tune.beats)].classes]
        assert len(at_home) >= 0.7 * len(strong)


def test_no_two_phrases_have_the_same_melody() -> None:
    written = [p.melody for tune in TUNES.values() for p in tune.phrases.values()]
    assert len(set(written)) == len(written)


@pytest.mark.parametrize("name", STEMS)
def test_the_players_stay_within_their_reach_and_their_time(name: str) -> None:
    stem = STEMS[name]
    tempo = tempo_of(TUNES[stem.tune])
    notes = notes_of(stem, chance_of(stem))
    assert all(-0.5 < note.at < tempo.beats and 0.02 < note.force < 0.9 for note in notes)
    assert all(26 <= note.note + PLAYERS[note.player].up <= 88 for note in notes if note.player != "time")
    if stem.layer == "base":
        begun = sorted({0.0, *(note.at for note in notes), float(tempo.beats)})
        assert max(later - sooner for sooner, later in pairwise(begun)) <= 4


def test_a_player_with_one_voice_never_sounds_two_notes() -> None:
    for name, stem in STEMS.items():
        if stem.layer == "lead" and TUNES[stem.tune].leads[stem.take - 1] in ("whistle", "trumpet"):
            begun = sorted(note.at for note in notes_of(stem, chance_of(stem)))
            assert all(later - sooner > 0.04 for sooner, later in pairwise(begun)), name


# What is kept


def test_the_folder_holds_every_stem_and_the_sheet() -> None:
    assert {path.name for path in (KEPT / MUSIC).iterdir()} == {SHEET, *(f"{name}.ogg" for name in STEMS)}
    assert (KEPT / MUSIC / SHEET).read_text() == score_sheet()


def test_all_music_is_under_ten_megabytes() -> None:
    assert sum(path.stat().st_size for path in (KEPT / MUSIC).iterdir()) < 9_500_000


@pytest.mark.parametrize("name", STEMS)
def test_a_stem_is_clean(name: str) -> None:
    stem, wave = STEMS[name], kept(name)
    assert len(wave) / HALF <= LEAD + tempo_of(TUNES[stem.tune]).duration + TAIL + 0.01
    assert np.abs(wave).max() < 10 ** (-1 / 20)
    assert abs(wave.mean()) < 1e-4
    assert np.abs(wave[:40]).max() < 0.004 and np.abs(wave[-40:]).max() < 0.004
    assert 10 ** (-40 / 20) < np.std(wave) < 10 ** (-20 / 20)


@pytest.mark.parametrize(
    "name",
    [
        "porch_A_base_1",
        "mule_train_A_lead_1",
        "noon_A_base_1",
        "noon_nerve_1",
        "last_two_A_lead_2",
        "stand_off_drive_1",
    ],
)
def test_a_stem_is_as_loud_as_its_layer(name: str) -> None:
    full = np.repeat(kept(name), 2)
    assert abs(heard_level(full) - LOUDNESS[STEMS[name].layer]) < 1.0


@pytest.mark.parametrize("tune", sliced(TUNES.values(), 4), ids=TUNES)
def test_all_layers_together_do_not_clip_and_the_band_never_falls_asleep(tune: Tune) -> None:
    seconds = tempo_of(tune).duration
    for phrase in tune.phrases:
        for take in (1, 2):
            stems = Cue(Played(tune.name, tune.mood, seconds, tune.form, 2), phrase, take, 3 - take).stems()
            for tension in (0.0, 0.7, 1.0):
                ears = np.zeros((round((seconds + TAIL + 1) * HALF), 2))
                for layer, loud in gains(tune.mood, tension).items():
                    wave, side = kept(stems[layer]), PLACES[layer]
                    ears[: len(wave), 0] += loud * min(1, 1 - side) * wave
                    ears[: len(wave), 1] += loud * min(1, 1 + side) * wave
                assert np.abs(ears).max() < 0.95
            base = kept(stems["base"])[: round(seconds * HALF)]
            windows = np.sqrt(np.mean(base[: len(base) // HALF * HALF].reshape(-1, HALF) ** 2, axis=1))
            assert windows.min() > 10 ** (-58 / 20)


@pytest.mark.parametrize("tune", sliced(TUNES.values(), 4), ids=TUNES)
def test_no_two_layers_of_a_tune_are_alike(tune: Tune) -> None:
    names = [name for name, stem in STEMS.items() if stem.tune == tune.name and stem.layer in ("base", "lead")]
    starts = {name: kept(name)[: 2 * HALF : 2] for name in names}
    for one, other in combinations(names, 2):
        assert likeness(starts[one], starts[other]) < 0.9, (one, other)


def test_the_whistle_whistles_what_is_written() -> None:
    tune = TUNES["cottonwood"]
    wave = np.repeat(kept("cottonwood_A_lead_1"), 2)
    tempo = tempo_of(tune)
    moments = tempo.moments()
    for note in melody(tune.phrases["A"].melody, tune.beats, "whistle"):
        if note.held < 1:
            continue
        start = round((LEAD + tempo.second(note.at, moments) + 0.15) * RATE)
        part = wave[start : start + round(0.3 * RATE)]
        true = hertz(note.note + 12)
        assert abs(cents(strongest(part, true * 0.8, true * 1.25), true)) < 30


def test_what_is_kept_is_what_the_program_makes() -> None:
    # Another processor may round a little differently, and Vorbis then too: the sound is what must be the same.
    name = "stand_off_drive_1"
    file, data = music_file(STEMS[name])
    assert file == f"music/{name}.ogg" and data[:4] == b"OggS"
    made = np.asarray(soundfile.read(io.BytesIO(data))[0], dtype=np.float64)
    assert len(made) == len(kept(name))
    assert np.std(made - kept(name)) < 0.01 * np.std(made)
