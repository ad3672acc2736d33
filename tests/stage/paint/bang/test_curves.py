from __future__ import annotations

import itertools
from math import hypot

import pytest

from game.stage.paint.bang.curves import along, marks, points


@pytest.mark.parametrize("bend", [-80.0, 0.0, 120.0])
def test_a_bow_begins_and_ends_where_it_should(bend: float) -> None:
    line = points((10, 20), (410, 320), bend)
    assert line[0] == pytest.approx((10, 20))
    assert line[-1] == pytest.approx((410, 320))


def test_the_middle_stands_off_by_the_bend_to_the_left() -> None:
    line = points((0, 0), (400, 0), 50)
    assert along(line, 0.5) == pytest.approx((200, -50), abs=1)


def test_marks_stand_at_even_distances_and_point_along() -> None:
    spots = marks(points((0, 0), (300, 0)), 30, 15)
    assert len(spots) == 10
    for (a, angle), (b, _) in itertools.pairwise(spots):
        assert hypot(b[0] - a[0], b[1] - a[1]) == pytest.approx(30, abs=0.5)
        assert angle == pytest.approx(0)


def test_a_line_of_no_length_has_no_marks_beyond_its_place() -> None:
    assert marks(points((5, 5), (5, 5)), 30, 15) == []


def test_along_stays_on_the_line() -> None:
    line = points((0, 0), (100, 0))
    assert along(line, -1) == line[0]
    assert along(line, 2) == line[-1]
