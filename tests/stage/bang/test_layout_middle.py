from __future__ import annotations

from itertools import product

import pytest

from game.stage.bang.layout_middle import ENOUGH, Box, middle_of


def apart(one: Box, other: Box) -> bool:
    beside = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
    return beside or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]


@pytest.mark.parametrize(("boards", "shop"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize("high", [180.0, 320.0, 700.0])
def test_boards_counter_and_piles_lie_beside_each_other_in_the_free_room(high: float, boards: bool, shop: bool) -> None:
    free = (480.0, 200.0, 960.0, high)
    mid = middle_of(free, 960.0, 1000.0, False, boards, shop)
    assert (mid.boards is not None, mid.shop is not None) == (boards, shop)
    lying = [box for box in (mid.boards, mid.shop, mid.deck, mid.discards) if box is not None]
    assert all(apart(one, other) for n, one in enumerate(lying) for other in lying[:n])
    for x, y, wide, tall in lying:
        assert free[0] <= x and x + wide <= free[0] + free[2] and free[1] <= y and y + tall <= free[1] + free[3]


def test_where_the_middle_is_low_a_duel_lies_over_the_boards_and_the_store_over_the_hand() -> None:
    low, high = (middle_of((480.0, 200.0, 960.0, h), 960.0, 1000.0, False, True, False) for h in (240.0, 700.0))
    assert low.middle[3] < ENOUGH and low.arena == (480.0, 200.0, 960.0, 240.0)
    assert low.shelf[1] + low.shelf[3] > low.middle[1] + low.middle[3]
    assert high.arena == high.middle and high.shelf == high.middle
