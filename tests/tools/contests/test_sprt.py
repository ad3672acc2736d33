from __future__ import annotations

from random import Random
from statistics import mean

from tools.contests.sprt import BETTER, LEAST_GROUPS, NO_BETTER, OPEN, Sprt


def verdict(gain: float, seed: int) -> tuple[str, int]:
    chance, test = Random(seed), Sprt(5)
    while test.add(chance.gauss(gain, 0.22)) == OPEN and test.groups < 5_000:
        pass
    return test.verdict, test.groups


def test_a_gain_is_found_and_no_gain_is_not() -> None:
    assert sum(verdict(0.05, seed)[0] == BETTER for seed in range(60)) >= 54
    assert sum(verdict(0.0, seed)[0] == NO_BETTER for seed in range(60)) >= 54


def test_it_stops_sooner_where_the_gain_is_plain() -> None:
    plain, small = (mean(verdict(gain, seed)[1] for seed in range(30)) for gain in (0.15, 0.05))
    assert plain < small / 2


def test_a_few_groups_say_nothing() -> None:
    test = Sprt(5)
    assert {test.add(0.9) for _ in range(LEAST_GROUPS - 1)} == {OPEN}
    assert test.add(0.9) == BETTER
