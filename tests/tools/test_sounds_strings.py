from __future__ import annotations

import numpy as np
import pytest

from tests.tools.hearing import cents, power, strongest
from tools.press.sounds import strings
from tools.press.sounds.signal import RATE


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
