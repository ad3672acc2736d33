from __future__ import annotations

import itertools
import re
from math import hypot

import pytest

from tools.press.engrave import press
from tools.press.marks import Cut
from tools.press.scenes.backdrop import BLOCK
from tools.press.scenes.bang.parts import SUITS, coins, dashed, nugget, part, playing_card


def dashes(body: str) -> list[list[tuple[float, float]]]:
    lines = re.findall(r'd="([^"]*)"', body)
    return [[(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", line)] for line in lines]


def length(points: list[tuple[float, float]]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points))


def test_dashes_are_as_long_as_asked_and_so_are_the_gaps() -> None:
    lines = dashes(dashed("M0,0 L100,0", 12, 8, 3))
    assert [line[0][0] for line in lines] == [0, 20, 40, 60, 80]
    assert all(length(line) == pytest.approx(12, abs=0.2) for line in lines)


def test_dashes_go_round_corners_and_curves() -> None:
    for d in ("M0,0 L60,0 L60,60", "M0,0 C40,0 80,40 80,80"):
        lines = dashes(dashed(d, 10, 5, 3))
        assert len(lines) > 5
        assert all(length(line) == pytest.approx(10, abs=0.6) for line in lines[:-1])


def test_each_part_of_a_path_is_broken_from_its_own_start() -> None:
    lines = dashes(dashed("M0,0 L30,0 M0,50 L30,50", 10, 10, 3))
    assert [line[0] for line in lines] == [(0, 0), (20, 0), (0, 50), (20, 50)]


def test_a_broken_line_is_printed_the_same_twice() -> None:
    marks = [Cut(dashed("M20,40 C100,300 300,20 420,300", 12, 9, 5))]
    assert (press(marks, BLOCK, 104) == press(marks, BLOCK, 104)).all()


@pytest.mark.parametrize("suit", SUITS)
def test_a_card_shows_its_suit(suit: str) -> None:
    shown = press(playing_card(220, 180, 160, 0, suit, None), BLOCK, 104)
    bare = press(playing_card(220, 180, 160, 0, suit, None)[:2], BLOCK, 104)
    assert (shown != bare).any()


def test_a_part_is_darker_on_its_far_side() -> None:
    picture = press(part("M40,40 L400,40 L400,320 L40,320 Z", light=0.1, dark=0.9), BLOCK, 208)
    left, right = picture[60:130, 30:60, 3].mean(), picture[60:130, 150:180, 3].mean()
    assert right > left * 1.5


def test_a_pile_of_coins_grows_upwards() -> None:
    def top(count: int) -> int:
        alpha = press(coins(220, 300, count), BLOCK, 104)[:, :, 3]
        return int(alpha.any(axis=1).argmax())

    assert top(1) > top(3) > top(6)


def test_a_nugget_is_as_large_as_asked() -> None:
    alpha = press(nugget(220, 180, 200), BLOCK, 220)[:, :, 3]
    wide = int(alpha.any(axis=0).sum())
    assert wide == pytest.approx(100, abs=16)
