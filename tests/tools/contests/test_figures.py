from __future__ import annotations

from collections import Counter

from tools.contests.figures import LEAD, WON, Figure, at, shown, table_of
from tools.contests.groups import Group


def groups(many: int) -> list[Group]:
    return [Group(Counter(games=2, won=n % 3, lead=1000 * (n % 5 - 1), parts=4)) for n in range(many)]


def test_an_interval_holds_the_figure_and_narrows_with_more_deals() -> None:
    few, many = groups(40), groups(360)
    for some in (few, many):
        low, high = LEAD.interval(some)
        assert low < LEAD.of(some) < high
    wide, narrow = LEAD.interval(few), LEAD.interval(many)
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 2
    low, high = WON.interval(few)
    assert 0 <= low < WON.of(few) < high <= 1


def test_a_gain_is_paired() -> None:
    pairs = [Group(Counter({"won": n % 2 + 1, "games": 5, "base won": n % 2, "base games": 5})) for n in range(30)]
    gain = Figure("won", "games", ("base won", "base games"))
    low, high = gain.interval(pairs)
    assert abs(low - 0.2) < 1e-9 and abs(high - 0.2) < 1e-9
    assert shown(gain, pairs, unit="") == "20.0 [20.0, 20.0]"


def test_nothing_played_is_no_share() -> None:
    assert WON.of([]) == 0 and WON.interval([]) == (0, 0)


def test_times_are_ranked() -> None:
    assert at(0.5, [3.0, 1.0, 2.0]) == 2.0 and at(0.99, [1.0] * 98 + [7.0, 9.0]) == 9.0 and at(0.5, []) == 0


def test_a_table_has_a_rule_below_its_head() -> None:
    assert table_of(("a", "b"), [("1", "2")]).splitlines() == ["| a | b |", "| --- | ---: |", "| 1 | 2 |"]
