from __future__ import annotations

from dataclasses import astuple

import pytest

from tools import hit_rates


def test_a_steady_hand_always_hits_and_fells() -> None:
    for distance in hit_rates.DISTANCES:
        for aside in (None, *hit_rates.BYSTANDERS):
            rates = hit_rates.rates(distance, aside, tremors=(0,))[0]
            assert astuple(rates) == (1.0, 1.0, 0.0, 0.0), (distance, aside)


@pytest.mark.parametrize("power", [700, 850, 1000])
def test_three_degrees_at_the_duel_distance_hit_between_60_and_85_percent(power: int) -> None:
    rates = hit_rates.rates(hit_rates.DUEL, None, power, tremors=(3,))[3]
    assert 0.60 <= rates.fell <= rates.touched <= 0.85


def test_farther_shakier_and_wider_off_are_less() -> None:
    near, far = hit_rates.rates(160, 25), hit_rates.rates(300, 25)
    for tremor in range(1, 10):
        assert near[tremor].touched >= far[tremor].touched
        assert far[tremor].fell <= far[tremor].touched <= far[tremor - 1].touched + 1e-9
    asides = [hit_rates.rates(hit_rates.DUEL, aside, tremors=(5,))[5].bystander_touched for aside in (25, 40, 60)]
    assert asides == sorted(asides, reverse=True)
    assert asides[0] > 0.1 > asides[2]


def test_the_committed_table_is_what_the_program_makes() -> None:
    """One row, to a point, since the last digits of a flight differ between machines."""
    rows = [line for line in hit_rates.RESULT.read_text(encoding="utf-8").splitlines() if line.startswith("| 278 |")]
    assert len(rows) == 1 + 2 * len(hit_rates.BYSTANDERS)
    cells = [cell.strip() for cell in rows[0].split("|")[2:-1]]
    for cell, rates in zip(cells, hit_rates.rates(hit_rates.DUEL, None).values(), strict=True):
        touched, fell = map(int, cell.split("/"))
        assert touched == pytest.approx(rates.touched * 100, abs=1)
        assert fell == pytest.approx(rates.fell * 100, abs=1), "run tools/hit_rates.py again"
