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


THREE = """
seats 3
set A.role deputy
set B.role outlaw
set C.role renegade
set A.life {life}
set B.life 4
set C.life 4
set A.character bart_cassidy
set B.character willy_the_kid
set C.character rose_doolan
set A.hand {hand}
set turn A
pending Turn seat=A phase=play
"""


def test_without_sides_the_stronger_is_the_likelier_winner() -> None:
    even = position(THREE.format(life=4, hand="bang_2c"))
    chances = [outlook(even, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1) and chances[1] == chances[2] < chances[0]
    assert outlook(position(THREE.format(life=1, hand="bang_2c")), 0) < 0.2
    assert outlook(position(THREE.format(life=4, hand="bang_2c beer_6h")), 0) > chances[0]


def test_in_the_last_show_nobody_has_a_side() -> None:
    table = TABLE.format(sheriff=4, outlaw=1)
    show = position("switch wild_west_show true\n" + table + "set show wild_west_show\n")
    assert sum(outlook(show, seat) for seat in range(5)) == pytest.approx(1)
    assert outlook(show, 1) < outlook(show, 3)
