from __future__ import annotations

from tools.press.noise import fractal, noise


def test_arrays_are_rows_by_columns_between_nothing_and_one() -> None:
    for field in (noise(40, 30, 8), fractal(40, 30, 20)):
        assert field.shape == (30, 40)
        assert 0 <= field.min() < field.max() <= 1
