from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tools.press.catalogue import PLACES
from tools.press.engrave import Rgba
from tools.press.places import TONES, lamp_light, ramp

SIZE = (240, 160)
Place = Callable[[int, int], Rgba]


def brightness(picture: Rgba, rows: slice, cols: slice) -> float:
    return float(picture[rows, cols, :3].mean())


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_place_is_opaque_and_lit_in_the_middle(place: Place) -> None:
    picture = place(*SIZE)
    assert picture.shape == (160, 240, 4)
    assert (picture[:, :, 3] == 255).all()
    middle = brightness(picture, slice(40, 90), slice(60, 180))
    ends = slice(0, 16), slice(-16, None)
    corners = [brightness(picture, rows, cols) for rows in ends for cols in ends]
    assert max(corners) < 0.8 * middle


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_place_stays_darker_than_paper(place: Place) -> None:
    assert brightness(place(*SIZE), slice(None), slice(None)) < 110


def test_baize_is_green_and_walnut_is_brown() -> None:
    red, green, blue = PLACES["baize"](*SIZE)[:, :, :3].reshape(-1, 3).mean(0)
    assert green > red and green > blue
    red, green, blue = PLACES["walnut"](*SIZE)[:, :, :3].reshape(-1, 3).mean(0)
    assert red > green > blue


def test_boards_lie_on_the_table_and_stand_on_the_wall() -> None:
    table, wall = (PLACES[name](480, 380)[:, :, 0].astype(int) for name in ("walnut", "saloon_wall"))
    assert np.abs(np.diff(table, axis=0)).sum() > np.abs(np.diff(table, axis=1)).sum()
    assert np.abs(np.diff(wall, axis=1)).sum() > np.abs(np.diff(wall, axis=0)).sum()


def test_lamp_light_falls_to_its_floor() -> None:
    light = lamp_light((200, 100), (0.5, 0.5), (0.3, 0.3), 0.2)
    assert light[50, 100] == pytest.approx(1)
    assert light[0, 0] == pytest.approx(0.2, abs=0.02)
    assert (np.diff(light[50, 100:]) <= 0).all()


def test_a_ramp_rises_from_black_and_warms_with_the_light() -> None:
    tones = ramp((100, 100, 100), 1.5, 0.6)[0].astype(int)
    assert not tones[0, :3].any()
    assert (np.diff(tones[:, :3], axis=0) >= 0).all()
    assert tones[-1, 0] > tones[-1, 2] + 20


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_place_keeps_to_its_tones(place: Place) -> None:
    assert len(np.unique(place(*SIZE).reshape(-1, 4), axis=0)) <= TONES
