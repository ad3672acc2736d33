from __future__ import annotations

from collections import Counter

import pytest

from game.rules.chance import Chance, scramble
from tests.rules.toy import KINDS, toy


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    # the published first outputs of SplitMix64 from seed 1234567
    number, outputs = 1234567, []
    for _ in range(3):
        number, bits = scramble(number)
        outputs.append(bits)
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_numbers_are_even() -> None:
    chance = Chance(1)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 20.5, "chi-square, p below 0.001"


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Chance(seed).below(1000) for seed in range(200)]
    assert len(set(firsts)) > 170


def test_a_shuffle_puts_every_card_everywhere() -> None:
    g = toy()
    tops = Counter(g.shuffled(range(8))[0] for _ in range(8000))
    assert sum((n - 1000) ** 2 / 1000 for n in tops.values()) < 24.3, "chi-square, p below 0.001"


def test_a_forced_shuffle_and_a_forced_number_come_first_and_once() -> None:
    g = toy()
    g.forced = (("shuffle", "blank", "lid"), ("number", "4"))
    assert [KINDS[c] for c in g.shuffled(range(8))[:2]] == ["blank", "lid"]
    assert g.roll(6) == 4
    assert len(g.forced) == 0


def test_a_forced_outcome_of_another_kind_waits_for_its_own_moment() -> None:
    g = toy()
    g.forced = (("number", "2"),)
    assert len(g.shuffled(range(8))) == 8
    assert g.forced == (("number", "2"),)


def test_a_forced_shuffle_of_a_card_that_is_not_there_says_so() -> None:
    g = toy()
    g.forced = (("shuffle", "lid", "lid"),)
    with pytest.raises(ValueError, match="no lid among the shuffled cards"):
        g.shuffled(range(8))
