"""How likely a side is to win, as the table stands."""

from __future__ import annotations

import pytest

from game.bots.bang.strength import outlook
from tests.bots.bang.table import position

TABLE = """
seats 5
set A.role sheriff
set B.role outlaw
set C.role deputy
set D.role outlaw
set E.role renegade
set A.life {sheriff}
set B.life {outlaw}
set C.life 4
set D.life 3
set E.life 4
set A.character bart_cassidy
set B.character willy_the_kid
set C.character rose_doolan
set D.character slab_the_killer
set E.character jourdonnais
set turn A
pending Turn seat=A phase=play
"""


@pytest.mark.parametrize("seat", range(5))
def test_it_is_a_chance_and_friends_share_it(seat: int) -> None:
    g = position(TABLE.format(sheriff=4, outlaw=4))
    assert 0 <= outlook(g, seat) <= 1
    assert outlook(g, 0) == outlook(g, 2) and outlook(g, 1) == outlook(g, 3)
    assert outlook(g, 0) + outlook(g, 1) + outlook(g, 4) == pytest.approx(1, abs=0.1)


def test_a_weak_sheriff_is_good_for_outlaws_and_a_weak_outlaw_for_the_law() -> None:
    even = position(TABLE.format(sheriff=4, outlaw=4))
    weak_law = position(TABLE.format(sheriff=1, outlaw=4))
    weak_outlaw = position(TABLE.format(sheriff=4, outlaw=1))
    assert outlook(weak_law, 1) > outlook(even, 1) + 0.2
    assert outlook(weak_law, 0) < outlook(even, 0) - 0.2
    assert outlook(weak_outlaw, 0) > outlook(even, 0)
