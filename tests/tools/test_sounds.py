from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
import soundfile  # type: ignore[import-untyped]  # it ships no types

from tools.press.sounds import bake, gun, ogg, strings, table_bed, title_bed
from tools.press.sounds.__main__ import KEPT, main
from tools.press.sounds.band import Tempo
from tools.press.sounds.catalogue import LONG, MUSIC, SOUNDS, chance, take_of
from tools.press.sounds.master import PEAK, finished, loudness, sixteen_bits
from tools.press.sounds.score import Note, chord, chords, major, melody, ornamented, voicings
from tools.press.sounds.signal import RATE, Wave, high_pass, low_pass, partials, silence, times

TAKES = [(name, take) for name, sound in SOUNDS.items() for take in range(1, sound.takes + 1)]

ASKED = [
    "card_slide",
    "card_snap",
    "press_thump",
    "shuffle",
    "deal",
    "paper_tear",
    "nail",
    "stamp",
    "hammer_click",
    "shot",
    "shot_hit",
    "shot_miss",
    "coin",
    "coins",
    "till",
    "page",
    "knock",
    "telegraph_key",
    "turn_bell",
    "error",
    "confirm",
    "back",
    "focus_tick",
    "cover_whoosh",
    "win",
    "loss",
    "hand_end",
    "game_end",
    "tick",
]

SECONDS = {
    "focus_tick": (0.03, 0.15),
    "shuffle": (1.2, 2.0),
    "turn_bell": (0.8, 1.8),
    "till": (0.8, 1.6),
    "hand_end": (1.2, 2.5),
    "win": (2.0, 4.0),
    "loss": (2.0, 4.5),
    "game_end": (3.0, 5.5),
}
"""How long a sound may be; what isn't named: a fifth of a second to one and a quarter."""


def file_of(name: str, take: int) -> Path:
    return KEPT / f"{name}_{take}.{'ogg' if name in LONG or name in MUSIC else 'wav'}"


@lru_cache(maxsize=128)
def kept(name: str, take: int = 1) -> Wave:
    wave, rate = soundfile.read(file_of(name, take))
    assert rate == RATE
    return np.asarray(wave, dtype=np.float64)


def power(wave: Wave, low: float, high: float) -> float:
    """The part of the wave's energy between two pitches."""
    spectrum = np.abs(np.fft.rfft(wave)) ** 2
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(spectrum[(pitch >= low) & (pitch < high)].sum() / spectrum.sum())


def strongest(wave: Wave, low: float, high: float) -> float:
    """The strongest pitch between two pitches, to a tenth of a hertz."""
    size = 1 << 19
    spectrum = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), size))
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    inside = (pitch > low) & (pitch < high)
    return float(pitch[inside][np.argmax(spectrum[inside])])


def cents(one: float, other: float) -> float:
    return float(1200 * np.log2(one / other))


# What is kept in assets/sounds


def test_every_sound_that_the_table_asks_for_has_a_maker() -> None:
    assert sorted(SOUNDS) == sorted(ASKED)
    assert all(sound.takes >= 2 for sound in SOUNDS.values())
    assert set(MUSIC) == {"music_table", "music_title"}


def test_the_folder_holds_the_catalogue_and_nothing_else() -> None:
    wanted = {file_of(name, take) for name, take in [*TAKES, *((name, 1) for name in MUSIC)]}
    assert set(KEPT.iterdir()) == wanted


def test_all_sounds_together_are_under_eight_megabytes() -> None:
    assert sum(path.stat().st_size for path in KEPT.iterdir()) < 8_000_000


@pytest.mark.parametrize(("name", "take"), TAKES)
def test_an_effect_is_clean(name: str, take: int) -> None:
    wave = kept(name, take)
    shortest, longest = SECONDS.get(name, (0.2, 1.25))
    assert wave.ndim == 1
    assert shortest <= len(wave) / RATE <= longest
    # Vorbis may lift a peak a little.
    assert np.abs(wave).max() <= PEAK + (0.04 if name in LONG else 0.0001)
    assert abs(wave.mean()) < 1e-4
    quiet = 0.002 if name in LONG else 2 / 32768
    assert abs(wave[0]) < quiet and abs(wave[-1]) < quiet
    assert np.sqrt(np.mean(wave[-220:] ** 2)) < 10 ** (-66 / 20)


@pytest.mark.parametrize(("name", "take"), TAKES)
def test_an_effect_is_as_loud_as_the_catalogue_says(name: str, take: int) -> None:
    assert abs(loudness(kept(name, take)) - SOUNDS[name].loudness) < 0.5


@pytest.mark.parametrize(("name", "take"), TAKES)
def test_no_effect_is_harsh(name: str, take: int) -> None:
    assert power(kept(name, take), 6000, RATE / 2) < 0.05


@pytest.mark.parametrize(("name", "take"), TAKES)
def test_every_effect_can_be_heard_without_bass(name: str, take: int) -> None:
    wave = kept(name, take)
    assert loudness(high_pass(high_pass(wave, 180), 180)) > loudness(wave) - 7


@pytest.mark.parametrize("name", SOUNDS)
def test_takes_are_not_copies(name: str) -> None:
    waves = [kept(name, take) for take in range(1, SOUNDS[name].takes + 1)]
    for i, one in enumerate(waves):
        for other in waves[i + 1 :]:
            size = 1 << int(np.ceil(np.log2(len(one) + len(other))))
            alike = np.fft.irfft(np.fft.rfft(one, size) * np.conj(np.fft.rfft(other, size)), size)
            assert np.abs(alike).max() / (np.linalg.norm(one) * np.linalg.norm(other)) < 0.97


@pytest.mark.parametrize("name", ["card_snap", "focus_tick", "shot_hit", "stamp"])
def test_what_is_kept_is_what_the_program_makes(name: str) -> None:
    # Another processor may round the last bit the other way.
    made = sixteen_bits(take_of(name, 2)).astype(np.int64)
    assert np.abs(made - np.round(kept(name, 2) * 32768).astype(np.int64)).max() <= 2


@pytest.fixture
def loudspeaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


@pytest.mark.usefixtures("loudspeaker")
def test_the_mixer_takes_every_file() -> None:
    for name, take in TAKES:
        played = pygame.mixer.Sound(file_of(name, take))
        assert abs(played.get_length() - len(kept(name, take)) / RATE) < 0.01
    for name in MUSIC:
        pygame.mixer.music.load(file_of(name, 1))
        pygame.mixer.music.unload()


# The shot


@pytest.mark.parametrize("name", ["shot", "shot_hit", "shot_miss"])
@pytest.mark.parametrize("take", [1, 2, 3])
def test_a_shot_has_its_energy_at_the_start(name: str, take: int) -> None:
    wave = kept(name, take)
    sofar = np.cumsum(wave**2) / np.sum(wave**2)
    assert np.argmax(np.abs(wave) > 0.3 * np.abs(wave).max()) < 0.005 * RATE
    # The tin that is hit has its share.
    assert sofar[round(0.12 * RATE)] > (0.5 if name == "shot_hit" else 0.6)
    assert sofar[round(0.35 * RATE)] > 0.9


@pytest.mark.parametrize("take", [1, 2, 3])
def test_the_bullet_strikes_tin_when_its_flight_is_over(take: int) -> None:
    tin = high_pass(kept("shot_hit", take), 1000) ** 2
    strike = round(gun.FLIGHT * RATE)
    before, after = tin[strike - 900 : strike - 20].mean(), tin[strike : strike + 880].mean()
    assert after > 1.5 * before


@pytest.mark.parametrize("take", [1, 2, 3])
def test_a_miss_whines_away_downwards(take: int) -> None:
    wave = kept("shot_miss", take)
    early = strongest(wave[round(0.22 * RATE) : round(0.30 * RATE)], 1100, 3000)
    late = strongest(wave[round(0.55 * RATE) : round(0.63 * RATE)], 850, 3000)
    assert early > 1.15 * late


# Strings


@pytest.mark.parametrize("name", ["f2", "c3", "c4", "a4", "f#5", "c6"])
def test_piano_and_guitar_are_in_tune(name: str) -> None:
    note = strings.midi(name)
    true = strings.hertz(note)
    for played in (strings.piano, strings.guitar):
        found = strongest(played(note, 0.5, 3.0)[:RATE], true * 0.9, true * 1.1)
        assert abs(cents(found, true)) < 5


def test_the_pitches_of_names() -> None:
    assert [strings.midi(name) for name in ("c4", "a4", "bb3", "f#5")] == [60, 69, 58, 78]
    assert strings.hertz(69) == 440.0
    assert strings.hertz(57) == 220.0
    for wrong in ("h4", "c", "c##4", ""):
        with pytest.raises(ValueError, match="not a note"):
            strings.midi(wrong)


def test_a_stiff_piano_string_stretches_its_overtones() -> None:
    wave = strings.piano(60, 0.8, 3.0)[:RATE]
    tenth = 10 * strings.hertz(60)
    assert 5 < cents(strongest(wave, tenth * 0.98, tenth * 1.03), tenth) < 40


def test_a_soft_touch_is_duller_and_quieter() -> None:
    soft, hard = strings.piano(60, 0.2, 2.0)[:RATE], strings.piano(60, 0.9, 2.0)[:RATE]
    assert power(soft, 1500, 8000) < 0.6 * power(hard, 1500, 8000)
    assert np.std(soft) < 0.5 * np.std(hard)


def test_the_damper_stops_a_string() -> None:
    long, short = strings.piano(60, 0.5, 3.0), strings.piano(60, 0.5, 0.5)
    late = slice(round(0.70 * RATE), round(0.75 * RATE))
    assert np.std(short[late]) < 0.1 * np.std(long[late])
    assert len(short) < RATE


# Music


@pytest.mark.parametrize("name", MUSIC)
def test_a_bed_is_calm_and_goes_round_without_a_seam(name: str) -> None:
    bed = kept(name)
    assert bed.shape[1] == 2
    assert 120 <= len(bed) / RATE <= 190
    assert np.abs(bed).max() < PEAK
    assert np.abs(bed.mean(axis=0)).max() < 1e-4
    assert abs(10 * np.log10(np.mean(bed**2)) + 27) < 0.5
    step = np.sqrt(np.mean(np.diff(bed, axis=0) ** 2))
    assert np.abs(bed[0] - bed[-1]).max() < 4 * step
    seconds = np.sqrt(np.mean(bed[: len(bed) // RATE * RATE].reshape(-1, RATE, 2) ** 2, axis=(1, 2)))
    assert seconds.max() < 10 ** (-18 / 20)
    assert seconds.min() > 10 ** (-48 / 20), "the players have fallen asleep"


@pytest.mark.parametrize("name", MUSIC)
def test_both_ears_hear_the_bed_differently_but_evenly(name: str) -> None:
    left, right = kept(name).T
    assert abs(20 * np.log10(np.std(left) / np.std(right))) < 1.5
    assert 0.2 < np.corrcoef(left, right)[0, 1] < 0.95


@pytest.mark.parametrize(
    ("score", "tempo"),
    [(table_bed.score, table_bed.TEMPO), (title_bed.score, title_bed.TEMPO)],
    ids=["table", "title"],
)
def test_a_piece_fills_its_time_within_the_players_reach(
    score: Callable[[np.random.Generator], list[Note]], tempo: Tempo
) -> None:
    notes = score(chance("any", 1))
    assert all(-0.5 < note.at < tempo.beats for note in notes)
    assert all(28 <= note.note <= 88 for note in notes)
    assert all(0.1 < note.force < 0.8 for note in notes)
    begun = sorted({note.at for note in notes} | {tempo.beats})
    assert max(later - sooner for sooner, later in pairwise(begun)) <= 3


def test_players_take_a_breath_at_the_end_of_a_phrase_and_swing() -> None:
    tempo = Tempo(beats=8, duration=10, phrase=4, swing=0.6)
    moments = tempo.moments()
    beat = moments[1] - moments[0]
    assert moments[-1] == pytest.approx(10)
    assert moments[4] - moments[3] == pytest.approx(beat * 16 / 15)
    assert tempo.second(0.5, moments) == pytest.approx(0.6 * beat)
    assert tempo.second(-1, moments) == pytest.approx(moments[7])


def test_the_second_verse_is_not_the_first() -> None:
    harmony = chords("F | Bb | C7 | F")
    tune = melody("c5:1 a4:1 f4:2 | d5:4 | e5:1 g5:1 e5:1 c5:1 | f5:4", 4, "piano")
    verse = ornamented(tune, harmony, 4, major("f"), chance("verse", 1))
    added = {(note.at, note.note) for note in verse} - {(note.at, note.note) for note in tune}
    assert {(note.at, note.note) for note in tune} < {(note.at, note.note) for note in verse}
    assert all(note % 12 in major("f") for at, note in added if at % 0.5 == 0)


def test_bars_and_chords_are_checked() -> None:
    with pytest.raises(ValueError, match=r"bar 2 has 3\.5 beats, not 4"):
        melody("c4:4 | d4:3.5", 4, "piano")
    with pytest.raises(ValueError, match="not a chord"):
        chord("Fmaj9")
    assert chord("Bbm").classes == (10, 1, 5)
    assert (chord("G/B").bass, chord("G/B").classes[0]) == (11, 7)


def test_hands_stay_in_their_chord_and_move_little() -> None:
    line = chords("F | Dm | Gm | C7 | F")
    hands = voicings(line, 52, 67)
    for one, hand in zip(line, hands, strict=True):
        assert all(52 <= note <= 67 and note % 12 in one.classes for note in hand)
    for left, right in pairwise(hands):
        assert sum(abs(a - b) for a, b in zip(left, right, strict=True)) <= 9


# Baking


def test_baking_twice_gives_the_same_bytes() -> None:
    command = (
        "import hashlib; from tools.press.sounds.bake import baked; "
        "print(hashlib.sha256(b''.join(data for _, data in baked(['card_snap', 'coin', 'turn_bell']))).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", command],
            cwd=KEPT.parents[1],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].strip()) == 64


def test_chance_differs_by_name_and_take() -> None:
    seeds = {int(chance(name, take).integers(1 << 62)) for name, take in TAKES}
    assert len(seeds) == len(TAKES)
    with pytest.raises(IndexError, match="takes 1 to 3, not 4"):
        take_of("coin", 4)


def test_some_names_are_baked_alone(tmp_path: Path) -> None:
    (tmp_path / "coin_9.wav").write_bytes(b"old")
    written = bake.bake(tmp_path, ["focus_tick"])
    assert [path.name for path in written] == ["focus_tick_1.wav", "focus_tick_2.wav", "focus_tick_3.wav"]
    assert (tmp_path / "coin_9.wav").exists()


def test_baking_all_clears_what_has_no_maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bake, "baked", lambda names: iter([("coin_1.wav", b"new")]))
    (tmp_path / "coin_1.wav").write_bytes(b"old")
    (tmp_path / "kazoo_1.ogg").write_bytes(b"old")
    bake.bake(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"coin_1.wav": b"new"}


def test_the_command_knows_its_names(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["kazoo"])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert "'kazoo'" in said and "turn_bell" in said


def test_the_command_bakes_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["focus_tick"], tmp_path) == 0
    assert "3 files" in capsys.readouterr().out
    assert main(["focus_tick", "--check"], tmp_path) == 0
    (tmp_path / "focus_tick_2.wav").write_bytes(b"old")
    (tmp_path / "focus_tick_3.wav").unlink()
    assert main(["focus_tick", "--check"], tmp_path) == 1
    said = capsys.readouterr().out
    assert "focus_tick_2.wav isn't what the program makes" in said and "2 differ" in said


def test_comparing_all_finds_what_has_no_maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bake, "baked", lambda names: iter([("coin_1.wav", b"new")]))
    (tmp_path / "coin_1.wav").write_bytes(b"new")
    (tmp_path / "kazoo_1.ogg").write_bytes(b"old")
    assert bake.differing(tmp_path) == ["kazoo_1.ogg"]


def test_ogg_pages_are_numbered_and_summed_anew() -> None:
    wave = sixteen_bits(0.3 * np.sin(2 * np.pi * 440 * times(0.5)))
    raw = io.BytesIO()
    soundfile.write(raw, wave, RATE, format="OGG", subtype="VORBIS")
    for page in ogg.pages(raw.getvalue()):
        # libsndfile's own sums prove ours.
        assert int.from_bytes(page[22:26], "little") == ogg.checksum(page[:22] + b"\0\0\0\0" + page[26:])
    done = ogg.ogg_bytes(wave, 0xBEEF, 0.4)
    assert {page[14:18] for page in ogg.pages(done)} == {b"\xef\xbe\0\0"}
    again, rate = soundfile.read(io.BytesIO(done))
    assert (len(again), rate) == (len(wave), RATE)
    assert abs(strongest(np.asarray(again, dtype=np.float64), 300, 600) - 440) < 1
    with pytest.raises(ValueError, match="no Ogg page at byte 0"):
        ogg.pages(b"RIFF....")


# The tools of the trade


def test_finishing_takes_away_hum_peaks_and_clicks() -> None:
    rough = np.ones(RATE // 2) + np.random.default_rng(3).standard_normal(RATE // 2)
    clean = finished(rough, -20.0)
    assert abs(clean.mean()) < 1e-9
    assert abs(clean[0]) < 1e-6 and abs(clean[-1]) < 1e-6
    assert abs(loudness(clean) + 20) < 0.6
    loud = finished(rough, 6.0)
    assert np.abs(loud).max() <= PEAK * 1.01
    with pytest.raises(ValueError, match="over full scale"):
        sixteen_bits(np.array([1.2]))


def test_filters_keep_what_they_should() -> None:
    low, high = np.sin(2 * np.pi * 100 * times(0.5)), np.sin(2 * np.pi * 5000 * times(0.5))
    middle = slice(5000, 15000)
    assert np.std(low_pass(low, 700)[middle]) > 0.65
    assert np.std(low_pass(high, 700)[middle]) < 0.02
    assert np.std(high_pass(high, 700)[middle]) > 0.65
    assert np.std(high_pass(low, 700)[middle]) < 0.02


def test_a_filter_answers_only_after_the_cause() -> None:
    click = np.concatenate([silence(0.1), [1.0], silence(0.1)])
    assert np.abs(low_pass(click, 500)[: RATE // 10]).max() < 1e-9


def test_partials_fall_by_sixty_decibels_in_their_time() -> None:
    wave = partials(np.array([441.0]), np.array([0.5]), np.array([1.0]), 0.6)
    assert strongest(wave, 300, 600) == pytest.approx(441.0, abs=0.5)
    early, late = np.abs(wave[:100]).max(), np.abs(wave[RATE // 2 : RATE // 2 + 100]).max()
    assert 20 * np.log10(early / late) == pytest.approx(60, abs=0.5)
    above = partials(np.array([30000.0]), np.array([0.5]), np.array([1.0]), 0.1)
    assert not above.any()
