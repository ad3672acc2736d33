from __future__ import annotations

import pytest

from game.bots.pony_express.odds import EVEN, best_reroll, chances, chances_of_kept, examples, expected, usually_kept
from game.pony_express.dice import HANDS, STEPS, hand_of


def test_the_odds_of_one_roll_are_those_of_7776() -> None:
    ways = [480, 3600, 1800, 1200, 240, 300, 150, 6]
    assert [round(chance * 6**5) for chance in EVEN] == ways
    assert sum(EVEN) == pytest.approx(1)


def test_what_is_kept_counts() -> None:
    four = chances((13, 13, 13, 13))
    assert four[HANDS.index("five")] == pytest.approx(1 / 6)
    assert four[HANDS.index("four")] == pytest.approx(5 / 6)
    assert expected((9, 9, 9, 9, 9)) == 7


@pytest.mark.parametrize(
    ("faces", "mask"),
    [((13, 13, 13, 9, 11), 0b11000), ((9, 13, 13, 13, 13), 0b00001), ((14, 14, 9, 9, 11), 0b10000)],
)
def test_the_dice_that_go_with_nothing_are_rolled_again(faces: tuple[int, ...], mask: int) -> None:
    assert best_reroll(faces)[0] == mask


def test_all_five_are_rolled_only_where_that_is_allowed() -> None:
    assert all(best_reroll(faces)[0] != 0b11111 for faces in ((9, 10, 11, 12, 14), (9, 9, 10, 11, 12)))
    mask, steps = best_reroll((9, 10, 12, 13, 14), whole=True)
    assert steps >= best_reroll((9, 10, 12, 13, 14))[1] and 0 < mask < 32


def test_two_dice_that_were_kept_are_nearly_always_a_pair() -> None:
    kept = dict(usually_kept(2))
    assert sum(kept.values()) == pytest.approx(1)
    assert sum(chance for faces, chance in kept.items() if faces[0] == faces[1]) > 0.9


def test_what_is_rolled_in_the_open_makes_more_of_a_kept_pair() -> None:
    rolled = (9, 11, 14)
    three = HANDS.index("three")
    assert sum(chances_of_kept(rolled)) == pytest.approx(1)
    assert chances_of_kept(rolled)[three] > 0.4 > chances(rolled)[three]


def test_examples_show_every_hand_there_can_be() -> None:
    for public in ((), (9, 9), (9, 10, 14)):
        found = dict(examples(public, False))
        assert set(found) == {steps for steps, chance in enumerate(chances(public)) if chance}
        assert all(STEPS[hand_of(public + faces)] == steps for steps, faces in found.items())
    opened = dict(examples((9, 14), True))
    assert set(opened) == {steps for steps, chance in enumerate(chances_of_kept((9, 14))) if chance}
    assert len(set(opened[3])) == 1, "three of a kind were kept"
