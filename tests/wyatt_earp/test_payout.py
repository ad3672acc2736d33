"""The arithmetic of a pay-out, by examples and by what must hold of all of them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.library import Value, find
from game.wyatt_earp.payout import Payout, payout, sharers

CASES = find("wyatt_earp").presets.mix("cases")
POINTS = st.lists(st.integers(0, 16), min_size=2, max_size=4)
REWARDS = st.integers(0, 40).map(lambda n: n * 1000)
SWITCHES = st.sampled_from(
    [
        CASES | {"capture_threshold": t, "sole_lead_margin": m, "tie_shortfall": s, "zero_cp_shares": z}
        for t, m, s, z in product((8, 9), (5, 6), ("stop_all", "skip_group"), (False, True))
    ]
)
Switches = dict[str, Value]


def totals(result: Payout, seats: int) -> list[int]:
    return [result.total(seat) for seat in range(seats)]


@pytest.mark.parametrize(
    ("points", "reward", "shares", "left", "why"),
    [
        ([9, 7, 4], 5000, [3000, 2000, 0], 0, "paid"),
        ([4, 4, 2], 3000, [0, 0, 0], 3000, "shortfall"),
        ([4, 4, 2], 6000, [2000, 2000, 1000], 1000, "shortfall"),
        ([8, 3], 6000, [6000, 0], 0, "paid"),
        ([7, 0], 6000, [0, 0], 6000, "not_captured"),
        ([7, 5, 4, 3], 7000, [3000, 2000, 1000, 1000], 0, "paid"),
        ([0, 8], 0, [0, 0], 0, "paid"),
        ([6, 5], 1000, [0, 0], 1000, "shortfall"),
        ([2, 3, 4], 5000, [1000, 1000, 3000], 0, "paid"),
    ],
)
def test_examples(points: list[int], reward: int, shares: list[int], left: int, why: str) -> None:
    result = payout(points, reward, CASES)
    assert (totals(result, len(points)), result.left, result.why) == (shares, left, why)
    assert result.captured == (why != "not_captured")


@pytest.mark.clause("WE-49", kind="state")
def test_a_sharer_whose_place_comes_after_the_money_gets_nothing() -> None:
    assert sharers([6, 5, 3], CASES) == [0, 1, 2]
    assert totals(payout([6, 5, 3], 3000, CASES), 3) == [2000, 1000, 0]


@pytest.mark.clause("WE-48", kind="state")
def test_no_points_no_share_but_by_the_switch() -> None:
    assert sharers([4, 4, 0], CASES) == [0, 1]
    assert totals(payout([4, 4, 0], 5000, CASES), 3) == [2000, 2000, 0]
    open_to_all = CASES | {"zero_cp_shares": True}
    assert sharers([4, 4, 0], open_to_all) == [0, 1, 2]
    assert totals(payout([4, 4, 0], 5000, open_to_all), 3) == [2000, 2000, 1000]


def test_the_steps_come_best_first_and_by_seat_among_equals() -> None:
    result = payout([4, 6, 6], 8000, CASES)
    assert [(step.seat, step.amount, step.turn) for step in result.steps] == [
        (1, 2000, 1),
        (2, 2000, 1),
        (0, 1000, 1),
        (1, 1000, 2),
        (2, 1000, 2),
        (0, 1000, 2),
    ]


@given(POINTS, REWARDS, SWITCHES)
def test_paid_and_left_are_the_reward(points: list[int], reward: int, switches: Switches) -> None:
    result = payout(points, reward, switches)
    assert sum(totals(result, len(points))) + result.left == reward
    assert result.left >= 0
    assert all(step.amount > 0 for step in result.steps)


@given(POINTS, REWARDS, SWITCHES)
def test_below_the_threshold_nothing_is_paid_and_above_it_something_can_be(
    points: list[int], reward: int, switches: Switches
) -> None:
    result = payout(points, reward, switches)
    assert result.captured == (sum(points) >= int(switches["capture_threshold"]))
    assert (result.why == "not_captured") == (not result.captured)
    if not result.captured:
        assert result.left == reward


@given(POINTS, REWARDS, SWITCHES)
def test_only_those_near_enough_with_points_are_paid(points: list[int], reward: int, switches: Switches) -> None:
    best = max(points)
    for seat, paid in enumerate(totals(payout(points, reward, switches), len(points))):
        if best - points[seat] >= int(switches["sole_lead_margin"]):
            assert paid == 0
        if points[seat] == 0 and not switches["zero_cp_shares"]:
            assert paid == 0


@given(POINTS, REWARDS, SWITCHES)
def test_equal_points_are_paid_equally(points: list[int], reward: int, switches: Switches) -> None:
    paid = totals(payout(points, reward, switches), len(points))
    for a, b in product(range(len(points)), repeat=2):
        if points[a] == points[b]:
            assert paid[a] == paid[b]


@given(POINTS, REWARDS, SWITCHES)
def test_under_stop_all_nobody_is_paid_more_than_who_has_more_points(
    points: list[int], reward: int, switches: Switches
) -> None:
    paid = totals(payout(points, reward, switches | {"tie_shortfall": "stop_all"}), len(points))
    for a, b in product(range(len(points)), repeat=2):
        if points[a] > points[b]:
            assert paid[a] >= paid[b]


@given(POINTS, st.integers(2, 40).map(lambda n: n * 1000), SWITCHES)
def test_money_stays_on_a_captured_poster_only_where_a_tie_cannot_be_paid(
    points: list[int], reward: int, switches: Switches
) -> None:
    result = payout(points, reward, switches)
    near = [points[seat] for seat in sharers(points, switches)]
    tie = len(near) > len(set(near))
    assert (result.why == "shortfall") == (result.captured and result.left > 0)
    assert tie or not result.captured or not result.left


@given(POINTS, REWARDS, SWITCHES)
def test_a_single_sharer_takes_everything_at_once(points: list[int], reward: int, switches: Switches) -> None:
    result = payout(points, reward, switches)
    if result.captured and reward and len(sharers(points, switches)) == 1:
        assert [step.amount for step in result.steps] == [reward]


@given(st.permutations(range(4)), st.lists(st.integers(0, 16), min_size=4, max_size=4), REWARDS, SWITCHES)
def test_the_seats_themselves_do_not_matter(
    order: list[int], points: list[int], reward: int, switches: Switches
) -> None:
    usual = totals(payout(points, reward, switches), 4)
    moved = totals(payout([points[seat] for seat in order], reward, switches), 4)
    assert moved == [usual[seat] for seat in order]
