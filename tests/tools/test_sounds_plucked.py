from __future__ import annotations

import numpy as np
import pytest

from tests.tools.hearing import cents, power, strongest
from tools.press.sounds import plucked
from tools.press.sounds.signal import RATE
from tools.press.sounds.strings import hertz


@pytest.mark.parametrize("note", [50, 55, 62, 69, 76])
def test_banjo_and_baritone_are_in_tune(note: int) -> None:
    for played in (plucked.banjo, plucked.twang):
        wave = played(note, 0.6, 2.0)[:RATE]
        assert abs(cents(strongest(wave, hertz(note) * 0.93, hertz(note) * 1.07), hertz(note))) < 5


@pytest.mark.parametrize("note", [28, 33, 40])
def test_the_double_bass_is_in_tune(note: int) -> None:
    wave = plucked.bass(note, 0.6, 2.0)[:RATE]
    assert abs(cents(strongest(wave, hertz(note) * 0.93, hertz(note) * 1.07), hertz(note))) < 6


def test_a_banjo_is_brighter_and_shorter_than_a_baritone() -> None:
    quick, slow = plucked.banjo(62, 0.7, 3.0), plucked.twang(62, 0.7, 3.0)
    assert power(quick[:RATE], 20, 500) < 0.8 * power(slow[:RATE], 20, 500)
    late = slice(round(0.8 * RATE), RATE)
    assert np.std(quick[late]) / np.std(quick[: RATE // 5]) < 0.5 * np.std(slow[late]) / np.std(slow[: RATE // 5])


def test_a_string_loses_sixty_decibels_in_its_time() -> None:
    burst = np.zeros(400)
    burst[:60] = np.hanning(60)
    wave = plucked.looped(220.0, 1.2, burst, 0.0, 1.0)
    early, late = np.std(wave[round(0.1 * RATE) : round(0.15 * RATE)]), np.std(wave[RATE : round(1.05 * RATE)])
    assert 20 * np.log10(early / late) == pytest.approx(54, abs=6)


def test_a_dull_loop_loses_its_overtones_first() -> None:
    burst = np.random.default_rng(1).uniform(-1, 1, 200)
    bright, dull = (plucked.looped(220.0, 0.6, burst, d, 3.0) for d in (0.02, 0.4))
    late = slice(round(0.3 * RATE), round(0.5 * RATE))
    assert power(dull[late], 2000, 12000) < 0.2 * power(bright[late], 2000, 12000)


def test_held_is_how_long_a_string_sounds() -> None:
    assert len(plucked.banjo(62, 0.5, 0.2)) < 0.4 * RATE < len(plucked.banjo(62, 0.5, 1.0))
