from __future__ import annotations

import pytest

from game.pony_express.dice import HANDS
from game.pony_express.odds import ROLLS, at_least, ways


@pytest.mark.clause("PX-16", kind="data")
def test_the_rolls_are_as_the_rules_count_them() -> None:
    assert ROLLS == 7776
    assert list(ways().values()) == [480, 3600, 1800, 1200, 240, 300, 150, 6]
    assert tuple(ways()) == HANDS


def test_this_or_better_is_by_steps() -> None:
    assert [at_least(hand) for hand in HANDS] == [7776, 7296, 3696, 1896, 696, 456, 156, 6]
