"""Places on the trail: on the map, apart from one another, with room for five riders."""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from math import dist

import pygame
import pytest

from game.pony_express.board import BOARD, TYPES
from game.stage.paint import trail_labels as tl
from game.stage.paint import trail_route as tr
from game.stage.paint.press import Press
from game.stage.paint.trail_tokens import token

BOX = tuple[float, float, float, float]
TOUCH = 20
"""Square units by which the corners of two labels may meet."""


def inside(box: BOX) -> bool:
    x, y, w, h = box
    return x >= 0 and y >= 0 and x + w <= tr.MAP[0] and y + h <= tr.MAP[1]


def rider(foot: tuple[float, float], width: float) -> BOX:
    return foot[0] - width / 2, foot[1] - width * tr.HIGH, width, width * (tr.HIGH + tr.BELOW)


def other_board(seed: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """A board of another table: any types, the last station where the rules want it."""
    draw = random.Random(seed)
    types = ["", "start", *(draw.choice(TYPES) for _ in range(31)), "sacramento"]
    types = [kind if n <= 22 or kind != "station" else "mine" for n, kind in enumerate(types)]
    types[22] = "station"
    return tuple(types), tuple(3 if kind == "station" and n < 22 else 0 for n, kind in enumerate(types))


def test_the_trail_has_33_spaces_at_even_steps_from_right_to_left() -> None:
    places = [tr.space_at(n) for n in range(1, 34)]
    steps = [dist(a, b) for a, b in pairwise(places)]
    assert min(steps) > 0.93 * max(steps)
    assert places[0][0] > 1700
    assert places[-1][0] < 250


@pytest.mark.parametrize("number", [0, 34, -1])
def test_there_are_no_other_spaces(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        tr.space_at(number)


def test_a_rider_on_the_way_is_between_the_spaces() -> None:
    assert tr.between(7, 9, 0) == tr.space_at(7)
    assert tr.between(7, 9, 0.5) == pytest.approx(tr.space_at(8))
    assert tr.between(7, 9, 1) == tr.space_at(9)
    assert tr.between(9, 7, 0.25) == pytest.approx(tr.along(8.5))


def solids(types: tuple[str, ...], fares: tuple[int, ...]) -> dict[str, tuple[tuple[int, int], pygame.mask.Mask]]:
    """What is printed of every sign, number and fare: its place and its very outline, in units."""
    press = Press()
    out = {}
    for n in range(1, 34):
        x, y, _, _ = tl.token_box(n, types[n])
        out[f"space {n}"] = (press.at((x, y)), pygame.mask.from_surface(token(press, types[n]), 127))
    placed = tl.labels(types, fares)
    for name, boxes in (("number", placed.tabs), ("fare", placed.slips)):
        for n, (x, y, w, h) in boxes.items():
            out[f"{name} {n}"] = (press.at((x, y)), pygame.mask.Mask(press.size((w, h)), True))
    return out


@pytest.mark.parametrize("board", [(BOARD.types, BOARD.fares), *(other_board(seed) for seed in range(6))])
def test_no_two_signs_numbers_or_fares_of_a_board_overlap(board: tuple[tuple[str, ...], tuple[int, ...]]) -> None:
    types, fares = board
    placed = tl.labels(types, fares)
    assert len(placed.tabs) == 31
    assert set(placed.slips) == {n for n, fare in enumerate(fares) if fare}
    assert all(inside(box) for box in (*placed.tabs.values(), *placed.slips.values()))
    met = {}
    for (a, ((ax, ay), one)), (b, ((bx, by), other)) in combinations(solids(types, fares).items(), 2):
        if area := one.overlap_area(other, (bx - ax, by - ay)):
            met[a, b] = area
    assert {pair: area for pair, area in met.items() if area > TOUCH} == {}


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("number", range(1, 34))
def test_riders_of_one_space_stand_apart_and_on_the_map(number: int, count: int) -> None:
    width = tr.rider_width(count)
    boxes = [rider(foot, width) for foot in tr.rider_places(number, count)]
    assert len(boxes) == count
    assert all(inside(box) for box in boxes)
    assert all(tl.meet(a, b) < 1e-6 for a, b in combinations(boxes, 2))
    middle = sum(box[0] + width / 2 for box in boxes) / count, sum(box[1] + width / 2 for box in boxes) / count
    assert dist(middle, tr.space_at(number)) < 110


def test_mailboxes_and_who_waits_at_them_lie_on_the_map() -> None:
    for box in range(tr.MAILBOXES):
        assert inside(rider(tr.mailbox_place(box), tr.rider_width(1)))
    middles = [tr.mailbox_at(box) for box in range(tr.MAILBOXES)]
    assert min(dist(a, b) for a, b in combinations(middles, 2)) > 60
    spaces = [tr.space_at(n) for n in range(1, 34)]
    assert min(dist(box, space) for box in middles for space in spaces) > 63
