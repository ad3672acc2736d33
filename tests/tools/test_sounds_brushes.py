from __future__ import annotations

import numpy as np
import pytest

from tests.tools.hearing import likeness, power
from tools.press.sounds import brushes as b


@pytest.mark.parametrize("which", range(10))
def test_a_stroke_is_as_loud_as_it_is_struck_and_starts_and_ends_quietly(which: int) -> None:
    soft, hard = b.stroke(which, 0.25, 0), b.stroke(which, 1.0, 0)
    assert np.abs(hard).max() > 2 * np.abs(soft).max() > 0
    assert 0.03 < len(hard) / 44100 < 3
    assert np.abs(hard[-3:]).max() < 0.02


def test_brushes_are_wires_and_a_boot_is_a_floor() -> None:
    assert power(b.stroke(b.SWEEP, 1, 0), 1000, 8000) > 0.8
    assert power(b.stroke(b.BOOT, 1, 0), 20, 600) > 0.8
    assert power(b.stroke(b.DRUM, 1, 0), 20, 500) > 0.8
    assert power(b.stroke(b.JINGLES, 1, 0), 2000, 8000) > 0.8


def test_two_strokes_are_not_the_same() -> None:
    assert likeness(b.stroke(b.TAP, 0.5, 0), b.stroke(b.TAP, 0.5, 1)) < 0.98
    assert np.array_equal(b.stroke(b.TAP, 0.5, 1), b.stroke(b.TAP, 0.5, 1 + b.TAKES))
