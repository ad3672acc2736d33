from __future__ import annotations

import pytest

from game.shootout import Blow, Shot, Track
from game.shootout.shot import one_turn


def shot(*blows: Blow) -> Shot:
    return Shot(blows, (), (), (0, 0, 0), False, 0, {})


def blow(who: str, by: str = "", fell: bool = False) -> Blow:
    return Blow(0, who, by, 1, 1, fell, 0)


@pytest.mark.parametrize(
    ("blows", "hits"),
    [
        ([], []),
        ([blow("a")], [("a", "touched")]),
        ([blow("a"), blow("a")], [("a", "touched")]),
        ([blow("a", fell=True)], [("a", "fell")]),
        ([blow("a"), blow("b"), blow("a", fell=True)], [("a", "touched"), ("b", "touched"), ("a", "fell")]),
        ([blow("a"), blow("b", by="a")], [("a", "touched")]),
        ([blow("a"), blow("b", by="a", fell=True)], [("a", "touched"), ("b", "fell")]),
        ([blow("a"), blow("b", by="a"), blow("b")], [("a", "touched"), ("b", "touched")]),
    ],
)
def test_hits_tell_each_thing_once_in_order(blows: list[Blow], hits: list[tuple[str, str]]) -> None:
    assert list(shot(*blows).hits()) == hits


def test_a_track_stands_still_before_and_after_and_goes_straight_between() -> None:
    track = Track(12, ((0.0, 0.0, 0.0), (10.0, 20.0, 100.0), (10.0, 40.0, 100.0)))
    assert track.at(0) == (0.0, 0.0, 0.0)
    assert track.at(0.1) == (0.0, 0.0, 0.0)
    assert track.at(12.25 / 120) == pytest.approx((2.5, 5.0, 25.0))
    assert track.at(13.5 / 120) == pytest.approx((10.0, 30.0, 100.0))
    assert track.at(99) == (10.0, 40.0, 100.0)


@pytest.mark.parametrize(("angle", "turn"), [(0.4, 0), (35_999.6, 0), (-0.6, 35_999), (72_001.2, 1)])
def test_angles_lie_in_one_turn(angle: float, turn: int) -> None:
    assert one_turn(angle) == turn
