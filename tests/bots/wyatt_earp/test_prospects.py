from __future__ import annotations

import pytest

from game.bots.wyatt_earp.prospects import MORE, Odds, lead, paid, prospect, sharing
from game.rules.library import find
from game.wyatt_earp.payout import payout

SWITCHES = find("wyatt_earp").presets.mix("seed-004")
RULES = sharing(SWITCHES)
NOTHING = Odds(0, 0, 0)
OPEN = (False, False)


@pytest.mark.parametrize("points", [(8, 0), (6, 0), (9, 5), (9, 4), (4, 4), (12, 10, 9, 3)])
def test_a_poster_is_paid_as_the_rules_pay_it(points: tuple[int, ...]) -> None:
    result = payout(points, 7000, SWITCHES)
    assert paid(points, 7000, RULES) == tuple(result.total(seat) for seat in range(len(points)))


def test_a_lead_is_against_the_average_of_the_others() -> None:
    assert lead((5000, 2000), 0) == 3000
    assert lead((0, 6000, 3000, 0), 0) == -3000


def test_where_nothing_can_happen_a_poster_is_worth_what_it_pays() -> None:
    assert prospect((8, 0), OPEN, 5000, 0, RULES, NOTHING) == 5000
    assert prospect((8, 0), OPEN, 5000, 1, RULES, NOTHING) == -5000
    assert prospect((8, 0), (True, False), 5000, 0, RULES, NOTHING) == 0


def test_a_poster_short_of_its_capture_is_worth_something_while_more_may_come() -> None:
    odds = Odds(more=0.5, buried=0, freed=0)
    one, two = paid((6 + MORE, 0), 4000, RULES), paid((6, MORE), 4000, RULES)
    assert prospect((6, 0), OPEN, 4000, 0, RULES, NOTHING) == 0
    assert prospect((6, 0), OPEN, 4000, 0, RULES, odds) == (0.5 * lead(one, 0) + 0.5 * lead(two, 0)) / 2 > 0


def test_a_hideout_to_come_makes_a_lead_worth_less_and_one_that_may_go_makes_it_worth_more() -> None:
    assert prospect((10, 0), OPEN, 6000, 0, RULES, Odds(0, 0.5, 0)) == 6000 / 1.5
    assert prospect((10, 0), (True, False), 6000, 0, RULES, Odds(0, 0, 0.5)) == 0.5 * 6000 / 1.5
    assert prospect((0, 0), OPEN, 6000, 0, RULES, Odds(0, 0.5, 0)) == 0
