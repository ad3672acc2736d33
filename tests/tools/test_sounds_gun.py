from __future__ import annotations

import numpy as np
import pytest

from tests.tools.hearing import kept, strongest
from tools.press.sounds import gun
from tools.press.sounds.bake import LED_IN
from tools.press.sounds.signal import RATE, Wave, high_pass


def heard(name: str, take: int) -> Wave:
    """A shot from its first sound on."""
    return kept(name, take)[LED_IN:]


@pytest.mark.parametrize("name", ["shot", "shot_hit", "shot_miss"])
@pytest.mark.parametrize("take", [1, 2, 3])
def test_a_shot_has_its_energy_at_the_start(name: str, take: int) -> None:
    wave = heard(name, take)
    sofar = np.cumsum(wave**2) / np.sum(wave**2)
    assert np.argmax(np.abs(wave) > 0.3 * np.abs(wave).max()) < 0.005 * RATE
    # The tin that is hit has its share.
    assert sofar[round(0.12 * RATE)] > (0.5 if name == "shot_hit" else 0.6)
    assert sofar[round(0.35 * RATE)] > 0.9


@pytest.mark.parametrize("take", [1, 2, 3])
def test_the_bullet_strikes_tin_when_its_flight_is_over(take: int) -> None:
    tin = high_pass(heard("shot_hit", take), 1000) ** 2
    strike = round(gun.FLIGHT * RATE)
    before, after = tin[strike - 900 : strike - 20].mean(), tin[strike : strike + 880].mean()
    assert after > 1.5 * before


@pytest.mark.parametrize("take", [1, 2, 3])
def test_a_miss_whines_away_downwards(take: int) -> None:
    wave = heard("shot_miss", take)
    early = strongest(wave[round(0.22 * RATE) : round(0.30 * RATE)], 1100, 3000)
    late = strongest(wave[round(0.55 * RATE) : round(0.63 * RATE)], 850, 3000)
    assert early > 1.15 * late
