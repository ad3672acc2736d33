from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.tools.hearing import cents, power, strongest
from tools.press.sounds import breath
from tools.press.sounds.signal import RATE, Wave
from tools.press.sounds.strings import hertz

Player = Callable[[int, float, float], Wave]


@pytest.mark.parametrize(("play", "up"), [(breath.harmonica, 0), (breath.trumpet, 0), (breath.whistle, 12)])
@pytest.mark.parametrize("note", [62, 69, 76])
def test_breath_finds_its_note(play: Player, up: int, note: int) -> None:
    wave = play(note, 0.6, 1.4)[round(0.2 * RATE) : round(1.2 * RATE)]
    true = hertz(note + up)
    assert abs(cents(strongest(wave, true * 0.93, true * 1.07), true)) < 25


@pytest.mark.parametrize("play", [breath.harmonica, breath.trumpet, breath.whistle, breath.jaw_harp])
def test_notes_have_no_edges(play: Player) -> None:
    wave = play(62, 0.7, 0.6)
    assert np.abs(wave[:4]).max() < 0.01 and np.abs(wave[-4:]).max() < 0.01


def test_a_whistle_is_nearly_pure_and_a_harmonica_is_not() -> None:
    def share(wave: Wave, true: float) -> float:
        return power(wave, true * 0.94, true * 1.06)

    assert share(breath.whistle(69, 0.6, 1.0), hertz(81)) > 0.9
    assert share(breath.harmonica(69, 0.6, 1.0), hertz(69)) < 0.7


def test_brass_is_brighter_when_it_is_louder() -> None:
    soft, loud = breath.trumpet(69, 0.2, 1.0), breath.trumpet(69, 1.0, 1.0)
    assert power(loud, 1500, 8000) > 2 * power(soft, 1500, 8000)
    assert np.std(loud) > np.std(soft)


def test_a_jaw_harp_forms_vowels_over_one_note() -> None:
    waves = [breath.jaw_harp(38, force, 1.0) for force in (0.35, 0.5, 0.6)]
    mouths = [strongest(wave, 250, 1500) for wave in waves]
    assert len({round(mouth, -1) for mouth in mouths}) > 1
    for wave in waves:
        assert abs(cents(strongest(wave, 66, 82), hertz(38))) < 15
