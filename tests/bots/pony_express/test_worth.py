from __future__ import annotations

from itertools import pairwise

from game.bots.pony_express import worth
from game.bots.pony_express.weights import DEPUTY, MARSHAL
from tests.bots.pony_express.tables import new


def test_gold_is_worth_less_the_more_there_is() -> None:
    values = [worth.gold_value(DEPUTY, gold) for gold in range(8)]
    steps = [after - before for before, after in pairwise(values)]
    assert values[0] == 0 and all(step > 0 for step in steps)
    assert steps[0] < steps[1] and steps[1] > steps[5], "charity gives the first, a hoard is seldom needed"


def test_jail_costs_the_rich_their_bail_and_the_poor_a_turn() -> None:
    g = new()
    g.hand = [()] * 4
    g.gold = [0, 2, 3, 9]
    poor, second, third, rich = (worth.jail_price(g, seat, DEPUTY) for seat in range(4))
    assert poor == second == DEPUTY.jail > third > rich > 0
    g.mailbox[0] = 1
    assert worth.jail_price(g, 0, DEPUTY) == worth.MAIL_TURN


def test_places_are_worth_what_they_bring() -> None:
    g = new()
    g.hand = [()] * 4
    g.space, g.gold = [20, 1, 1, 1], [3, 3, 3, 3]
    relay, train, mine, bare = (worth.landing(g, 0, steps, MARSHAL) - steps for steps in (1, 2, 3, 4))
    assert relay > mine > 0 == train == bare, "space 22 is the last station"
    g.space[0] = 12
    assert worth.landing(g, 0, 1, MARSHAL) > 1 > worth.landing(g, 0, 2, MARSHAL) - 1, "a train, and the Indians"
    g.gold[0] = 0
    assert worth.landing(g, 0, 1, MARSHAL) == 1, "no fare"
    g.space[0] = 30
    assert worth.landing(g, 0, 1, MARSHAL) < 0, "a saloon, and no gold to serve a round"


def test_who_has_gold_is_worth_meeting_and_who_takes_it_is_not() -> None:
    g = new()
    g.hand = [()] * 4
    g.space = [14, 18, 1, 1]
    g.gold = [1, 8, 3, 3]
    rich = worth.landing(g, 0, 4, MARSHAL)
    g.gold = [8, 1, 3, 3]
    assert rich > worth.landing(g, 0, 4, MARSHAL)


def test_when_a_rival_is_about_to_win_only_sacramento_counts() -> None:
    g = new()
    g.hand = [()] * 4
    g.space, g.mailbox = [29, 33, 20, 20], [0, 2, 0, 0]
    g.roller = 0
    assert worth.last_chance(g, 0)
    assert worth.landing(g, 0, 4, MARSHAL) > 10 > 1 > worth.landing(g, 0, 3, MARSHAL)
    g.roller = 2
    assert not worth.last_chance(g, 3), "its own turn comes before the rival's"
    g.jailed[1], g.gold[1], g.roller = 1, 0, 0
    assert not worth.last_chance(g, 0)
