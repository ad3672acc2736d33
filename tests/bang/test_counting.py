"""Draw!s are counted against what lay in the pile, unless somebody knew the card."""

from __future__ import annotations

import pytest

from game.bang.counting import FLIPS, of
from game.bang.deck import SUIT, SUITS
from game.bang.events import TurnBegan
from game.bang.events_piles import TurnedUp
from game.bang.game import GAME
from game.bang.state import Bang
from game.bang.verbs import piles
from game.rules.counting import Trial
from game.rules.kinds import SEATS
from game.table.counts import Count


def table() -> Bang:
    g = GAME.new(4, GAME.presets.mix(GAME.presets.default), 3)
    assert isinstance(g, Bang)
    return g


def test_the_odds_are_those_of_the_pile() -> None:
    g = table()
    card = g.deck[0]
    (trial,) = of(g, TurnedUp("BG-19", SEATS[1], (card,), "jail"))
    assert (trial.table, trial.seat, trial.came) == (FLIPS, 1, SUIT[card])
    counts = {suit: sum(SUIT[c] == suit for c in g.deck) for suit in SUITS}
    assert trial.odds == pytest.approx({suit: count / len(g.deck) for suit, count in counts.items()})
    assert sum(trial.odds.values()) == pytest.approx(1.0)


def test_two_cards_at_once_are_two_draws_without_putting_back() -> None:
    g = table()
    first, second = g.deck[:2]
    one, two = of(g, TurnedUp("BG-19", SEATS[0], (first, second), "lucky_duke"))
    left = [SUIT[card] for card in g.deck[1:]]
    assert two.odds[SUIT[second]] == pytest.approx(left.count(SUIT[second]) / len(left))
    assert one.came == SUIT[first] and two.came == SUIT[second]


def test_a_card_that_somebody_knew_is_no_chance() -> None:
    g = table()
    g.known[g.deck[0]] = 1
    assert list(of(g, TurnedUp("BG-19", SEATS[1], (g.deck[0],), "barrel"))) == []
    assert list(of(g, TurnBegan("BG-14", SEATS[0], 1))) == []


def test_10_000_draws_are_as_even_as_the_pile() -> None:
    """Every suit comes as often as it lies there, for each seat that draws, over many shuffles."""
    g = table()
    counts = [Count() for _ in range(4)]
    shuffles = 0
    for number in range(10_000):
        seat = number % 4
        trials = of(g, TurnedUp("BG-19", SEATS[seat], g.deck[:1], "barrel"))
        for trial in trials:
            assert isinstance(trial, Trial)
            counts[seat].add(trial)
        left = len(g.deck)
        piles.turn_up(g, seat, 1, "barrel")
        piles.clear_flipped(g, g.flipped[0])
        shuffles += len(g.deck) > left
    assert shuffles > 100 and sum(count.trials for count in counts) == 10_000
    assert all(count.chance() > 0.001 for count in counts)
    assert all(abs(count.came[suit] - count.expected[suit]) < 150 for count in counts for suit in SUITS)
