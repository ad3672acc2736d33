from __future__ import annotations

from itertools import pairwise

import pytest

from tools.press.sounds.band import Tempo
from tools.press.sounds.catalogue import chance
from tools.press.sounds.score import chord, chords, major, melody, ornamented, voicings


def test_players_take_a_breath_at_the_end_of_a_phrase_and_swing() -> None:
    tempo = Tempo(beats=8, duration=10, phrase=4, swing=0.6)
    moments = tempo.moments()
    beat = moments[1] - moments[0]
    assert moments[-1] == pytest.approx(10)
    assert moments[4] - moments[3] == pytest.approx(beat * 16 / 15)
    assert tempo.second(0.5, moments) == pytest.approx(0.6 * beat)
    assert tempo.second(-0.5, moments) == pytest.approx(-beat / 2)
    assert tempo.second(8, moments) == pytest.approx(10)
    steady = Tempo(beats=4, duration=2).moments()
    assert list(steady) == pytest.approx([0, 0.5, 1, 1.5, 2])


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
