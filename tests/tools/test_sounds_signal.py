from __future__ import annotations

import numpy as np
import pytest

from tests.tools.hearing import strongest
from tools.press.sounds.master import PEAK, finished, loudness, sixteen_bits
from tools.press.sounds.signal import RATE, high_pass, low_pass, partials, silence, times


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
