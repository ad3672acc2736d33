from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.stage.layout import (
    LEAST_SCALE,
    WIDEST,
    canvas_for,
    columns,
    default_text_scale,
    grid,
    outside,
    overlaps,
    rows,
    split_bottom,
    split_left,
    split_top,
)


@pytest.mark.parametrize(
    ("window", "canvas"),
    [
        ((1920, 1080), (1920, 1080)),
        ((1280, 720), (1920, 1080)),
        ((3840, 2160), (1920, 1080)),
        ((1024, 768), (1920, 1440)),
        ((1280, 1024), (1920, 1536)),
        ((1920, 1200), (1920, 1200)),
        ((2520, 1080), (2520, 1080)),
    ],
)
def test_the_canvas_grows_where_the_window_has_room(window: tuple[int, int], canvas: tuple[int, int]) -> None:
    made = canvas_for(window)
    assert (made.width, made.height) == canvas
    assert made.whole == Rect((0, 0), window)


@pytest.mark.parametrize("window", [(1, 1), (900, 1), (1, 900), (100, 2000), (319, 179)])
def test_a_window_too_small_for_anything_shows_the_middle_of_its_canvas(window: tuple[int, int]) -> None:
    made = canvas_for(window)
    assert made.width >= 1920 and made.height >= 1080 and made.scale == LEAST_SCALE
    assert made.rect(0, 0, made.width, made.height).collidepoint(window[0] // 2, window[1] // 2)


def test_a_very_wide_window_gets_dark_wings() -> None:
    made = canvas_for((5120, 1080))
    assert made.width == WIDEST
    assert made.whole.centerx == 2560


def test_a_canvas_that_stands_can_be_had_nearer() -> None:
    far = canvas_for((1080, 1920))
    near = far.nearer(1200)
    assert far.stands and not canvas_for((1024, 768)).stands
    assert near.scale == far.scale * 1.6
    assert near.whole == far.whole
    assert near.rect(600, 100, 600, 50).width == far.whole.width // 2


def test_tv_safe_leaves_an_edge_all_round() -> None:
    whole = canvas_for((1920, 1080), tv_safe=True).whole
    assert whole.width == round(1920 * 0.95)
    assert whole.center == (960, 540)


def test_small_windows_start_with_larger_text() -> None:
    assert default_text_scale((720, 540)) == 1.5
    assert default_text_scale((1280, 720)) == 1.25
    assert default_text_scale((1920, 1080)) == 1.0
    assert default_text_scale((1080, 1920)) == 1.25


@given(st.integers(320, 5000), st.integers(240, 3000), st.floats(0, 1900), st.floats(1, 900))
def test_neighbours_share_an_edge_at_every_size(w: int, h: int, x: float, width: float) -> None:
    canvas = canvas_for((w, h))
    left, right = canvas.rect(x, 0, width, 100), canvas.rect(x + width, 0, 50, 100)
    assert left.right == right.left


@given(st.lists(st.floats(0.1, 9), min_size=1, max_size=9), st.integers(0, 12))
def test_columns_and_rows_lose_no_pixel(weights: list[float], gap: int) -> None:
    box = Rect(7, 9, 700, 500)
    parts = columns(box, weights, gap)
    assert parts[0].left == box.left
    assert parts[-1].right == box.right
    assert all(b.left - a.right == gap for a, b in itertools.pairwise(parts))
    parts = rows(box, weights, gap)
    assert parts[0].top == box.top
    assert parts[-1].bottom == box.bottom


def test_splits_meet() -> None:
    box = Rect(10, 20, 300, 200)
    assert split_left(box, 100, 10) == (Rect(10, 20, 100, 200), Rect(120, 20, 190, 200))
    assert split_top(box, 50, 10) == (Rect(10, 20, 300, 50), Rect(10, 80, 300, 140))
    assert split_bottom(box, 50, 10) == (Rect(10, 20, 300, 140), Rect(10, 170, 300, 50))


def test_overlaps_and_things_outside_are_named() -> None:
    placed = {"a": Rect(0, 0, 10, 10), "b": Rect(10, 0, 10, 10), "c": Rect(5, 5, 10, 10)}
    assert overlaps(placed) == [("a", "c"), ("b", "c")]
    assert outside(placed, Rect(0, 0, 15, 20)) == ["b"]


def test_grid_cells_do_not_touch_with_a_gap() -> None:
    cells = grid(Rect(0, 0, 320, 200), 3, 2, 4)
    assert len(cells) == 6
    assert overlaps({str(n): cell for n, cell in enumerate(cells)}) == []
