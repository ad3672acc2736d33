from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.paint import palette, paper
from game.stage.paint.press import LAST, Press, blank, kept, lasting, passing

units = st.floats(0, 2000, allow_nan=False)
scales = st.floats(0.4, 2.4)


@given(scales, units, units, units, units)
def test_neighbours_in_units_are_neighbours_in_pixels(scale: float, x: float, y: float, w: float, v: float) -> None:
    press = Press(scale)
    left, right = press.rect((x, y, w, 10)), press.rect((x + w, y, v, 10))
    assert left.right == right.left


@given(scales, st.floats(0.01, 2000))
def test_what_is_drawn_is_at_least_one_pixel_wide(scale: float, length: float) -> None:
    assert Press(scale).px(length) >= 1


@given(scales, st.integers(1, 4000))
def test_pixels_survive_the_way_through_units(scale: float, pixels: int) -> None:
    press = Press(scale)
    assert press.size((press.units(pixels), press.units(pixels))) == (pixels, pixels)


@kept
def patch(press: Press, side: int, shade: int = 0) -> pygame.Surface:
    """A trial print."""
    return pygame.Surface(press.size((side, side)))


def test_a_maker_prints_the_same_thing_once(press: Press) -> None:
    assert patch(press, 8) is patch(press, 8)
    assert patch(press, 8, shade=1) is patch(press, 8, shade=1)
    assert patch(press, 8) is not patch(press, 9)


def test_presses_do_not_share_their_shelves() -> None:
    assert patch(Press(1.0), 8) is not patch(Press(1.0), 8)


def test_two_sizes_can_be_drawn_side_by_side() -> None:
    small, large = Press(0.5), Press(2.0)
    assert paper.sheet(small, (100, 60)).get_size() == (50, 30)
    assert paper.sheet(large, (100, 60)).get_size() == (200, 120)


@pytest.mark.parametrize("high", [False, True])
def test_tones_follow_the_setting(high: bool) -> None:
    assert Press(high_contrast=high).tones is (palette.HIGH_CONTRAST if high else palette.NORMAL)


def test_of_what_is_soon_over_only_the_last_few_prints_are_kept_and_none_on_the_shelf() -> None:
    made: list[int] = []

    @passing
    def slip(press: Press, number: int) -> pygame.Surface:
        made.append(number)
        return blank(press, (10, 10))

    press = Press()
    first = slip(press, 1)
    assert slip(press, 1) is first and made == [1]
    for number in range(2, LAST + 1):
        slip(press, number)
    assert slip(press, 1) is first, "used again, it is not the oldest"
    slip(press, 99)
    assert slip(press, 2) is not None and made[-1] == 2, "the oldest is made anew"
    assert len(press.shelf) == 0


def test_places_lie_on_a_shelf_of_their_own() -> None:
    @lasting
    def ground(press: Press, shade: int) -> pygame.Surface:
        return blank(press, (30, 30))

    press = Press()
    first = ground(press, 1)
    for shade in range(40):
        patch(press, 900, shade)
    assert press.shelf.used > 0.9 * press.shelf.limit
    assert ground(press, 1) is first and len(press.places) == 1
