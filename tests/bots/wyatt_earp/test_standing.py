"""How a seat stands where a playout is cut short."""

from __future__ import annotations

import pytest

from game.bots.wyatt_earp.standing import standing
from game.bots.wyatt_earp.weights import DEPUTY
from tests.bots.playing import GAME, decisions, position

TABLE = """
seats {seats}
set A.hand jesse_james*2 hideout
set B.hand wes_hardin*2 billy_the_kid
set A.laid.bob_dalton bob_dalton*4
set discards belle_starr
set number 1
{more}
pending Turn seat=A phase=draw
"""


def stands(seat: int, more: str = "", seats: int = 2) -> float:
    return standing(position(TABLE.format(seats=seats, more=more)), seat, DEPUTY)


@pytest.mark.parametrize("deal", [3, 4])
def test_what_one_of_two_is_ahead_the_other_is_behind(deal: int) -> None:
    g = GAME.new(2, GAME.presets.mix(GAME.presets.default), deal)
    for number, (_, pick) in enumerate(decisions(2, deal)):
        if number == 40:
            break
        g.choose(next(iter(g.pending.options)), pick)
    assert standing(g, 0, DEPUTY) == pytest.approx(-standing(g, 1, DEPUTY))
    assert standing(g, 0, DEPUTY) != 0


def test_money_counts_in_full_and_against_the_average_of_the_others() -> None:
    assert stands(0, "set A.money 3000") - stands(0) == pytest.approx(3000)
    assert stands(0, "set B.money 3000", seats=3) - stands(0, seats=3) == pytest.approx(-1500)


def test_points_on_a_poster_count_before_it_is_settled() -> None:
    assert stands(0) > 0 > stands(1)
    assert stands(0, "set B.laid.wes_hardin wes_hardin*4") < stands(0)


def test_cards_in_hand_count_as_their_owner_values_them() -> None:
    assert stands(0, "set B.hand wes_hardin*2 billy_the_kid wyatt_earp") < stands(0)
    assert stands(0, "set A.hand jesse_james*2 hideout wyatt_earp") > stands(0)
