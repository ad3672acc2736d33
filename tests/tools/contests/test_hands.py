from __future__ import annotations

from tools.contests.groups import Contest, play_group
from tools.contests.hands import Hands


def test_what_was_earned_is_told_hand_by_hand() -> None:
    hands = Hands(2)
    hands.over((3_000, 1_000))
    hands.over((4_000, 6_000))
    assert hands.earned == [(3_000, 1_000), (1_000, 5_000)]


def test_a_hand_is_won_by_who_earned_the_most_and_may_be_shared() -> None:
    hands = Hands(3)
    hands.over((3_000, 1_000, 0))
    hands.over((5_000, 3_000, 0))
    hands.over((5_000, 4_000, 0))
    assert [hands.won(seat) for seat in range(3)] == [1.5, 1.5, 0]


def test_bots_that_are_alike_win_half_of_the_hands() -> None:
    group = play_group(Contest("wyatt_earp", "deputy", "deputy", 2, "seed-004"), 9)
    assert group.sums["hands"] == group.sums["parts"] > 2
    assert group.sums["hands won"] == group.sums["hands"] / 2
