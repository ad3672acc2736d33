from __future__ import annotations

from tools.contests.goals import Bench
from tools.contests.goals_earp import Hands, hands_won
from tools.contests.groups import Contest


def test_what_was_earned_is_told_hand_by_hand() -> None:
    hands = Hands(2)
    hands.over((3_000, 1_000))
    hands.over((4_000, 6_000))
    assert hands.earned == [(3_000, 1_000), (1_000, 5_000)]


def test_bots_that_are_alike_win_half_of_the_hands() -> None:
    found = hands_won(Contest("wyatt_earp", "deputy", "deputy", 2, "seed-004"))(Bench(groups=2), 9)
    assert found.value == 50.0
