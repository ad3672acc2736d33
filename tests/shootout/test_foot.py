from __future__ import annotations

import pymunk
import pytest

from game.shootout import Figure, measures
from game.shootout.foot import Foot


def foot(kind: str = "rider", looks: int = 0) -> Foot:
    return Foot(pymunk.Space(), Figure("a", kind, 1000, 900, looks))


def blow(kind: str = "rider") -> float:
    """The impulse that just fells one from the front."""
    return measures.MASS[kind] * measures.TOPPLE[kind]


@pytest.mark.parametrize("kind", ["rider", "indian"])
@pytest.mark.parametrize("side", [1, -1])
def test_it_falls_by_a_blow_from_front_or_back_that_is_hard_enough(kind: str, side: int) -> None:
    assert foot(kind).struck(side * blow(kind), 0) == pytest.approx(1)
    assert foot(kind, 9000).struck(0, side * blow(kind)) == pytest.approx(1)


def test_from_the_side_it_takes_a_quarter_more() -> None:
    assert foot().struck(0, blow()) == pytest.approx(1 / measures.EDGE_ON)
    assert 1 / measures.EDGE_ON < foot().struck(0.7 * blow(), 0.714 * blow()) < 1


def test_two_blows_at_once_add_up_and_opposite_ones_do_not() -> None:
    standing = foot()
    standing.struck(0.6 * blow(), 0)
    assert standing.struck(0.6 * blow(), 0) == pytest.approx(1.2)
    standing = foot()
    standing.struck(0.6 * blow(), 0)
    assert standing.struck(-0.6 * blow(), 0) == pytest.approx(0, abs=1e-9)


def test_it_comes_upright_again() -> None:
    standing = foot()
    standing.struck(0.9 * blow(), 0)
    standing.right_itself(0.02)
    assert 0.4 < standing.struck(0, 0) < 0.7
    standing.right_itself(1)
    assert standing.struck(0, 0) == 0
    standing.right_itself(1)
    assert standing.lean == (0, 0)


def test_a_fallen_one_drags_more_and_lets_the_die_over() -> None:
    standing = foot()
    before = standing.brake, standing.turn_brake, standing.drag.max_force
    standing.fall()
    more = measures.GRIP_LYING / measures.GRIP
    after = standing.brake, standing.turn_brake, standing.drag.max_force
    assert after == pytest.approx(tuple(value * more for value in before))
    die = pymunk.ShapeFilter(categories=1)
    assert standing.shape.filter.mask & die.categories == 0
    assert standing.toppled
