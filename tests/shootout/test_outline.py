"""The outlines are those of the bodies that pymunk moves."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from game.shootout import Flick, outline
from game.shootout.foot import Foot
from game.shootout.scene import Figure
from game.shootout.street import Street


@pytest.mark.parametrize("angle", [0, 1700, 4500, 9000, 20_050])
def test_every_point_of_the_dies_outline_lies_on_its_body(angle: int) -> None:
    body = Street([], Flick(2000, 900, angle, 1000)).die
    points = outline.die(2000, 900, angle)
    for x, y in points:
        assert abs(body.shape.point_query((x / 10, y / 10)).distance) < 0.01
    reach = [(x - 2000) * cos(radians(angle / 100)) + (y - 900) * sin(radians(angle / 100)) for x, y in points]
    assert max(reach) == pytest.approx(80) and min(reach) == pytest.approx(-80)


def test_every_point_of_a_foots_outline_lies_on_its_body() -> None:
    street = Street([], Flick(2000, 900, 0, 1000))
    body = Foot(street.space, Figure("ben", "rider", 1234, 567))
    points = outline.foot(1234, 567)
    assert all(abs(body.shape.point_query((x / 10, y / 10)).distance) < 0.01 for x, y in points)
    assert len(set(points)) == outline.ROUND
