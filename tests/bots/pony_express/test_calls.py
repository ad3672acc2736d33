from __future__ import annotations

from typing import Any

from game.bots.memory import BLANK, Memory
from game.bots.pony_express.calls import called
from game.bots.pony_express.notes import SHOWN
from tests.bots.pony_express.tables import declared, mind, rolled


def asked(hand: str, deal: int = 1) -> tuple[Any, int]:
    """The declaration of one who can't roll again, with a seat that may call it and has no card."""
    g = rolled(deal)
    g.gold[g.roller] = 0
    g.hand = [()] * 4
    declared(g, hand)
    return g, next(seat for seat, options in g.pending.options.items() if ("call",) in options)


def rate(hand: str, level: str, memory: Memory = BLANK, gold: int = 0, many: int = 400) -> float:
    g, seat = asked(hand)
    g.gold[seat] = gold
    return sum(called(mind(g, seat, level, seed, memory)) == ("call",) for seed in range(many)) / many


def test_the_better_the_hand_the_more_it_is_called() -> None:
    rates = [rate(hand, "marshal") for hand in ("pair", "two_pairs", "three", "full_house")]
    assert rates[0] < 0.03 and rates == sorted(rates) and rates[1] > 0.05


def test_the_rich_call_more() -> None:
    assert rate("three", "marshal", gold=9) > rate("three", "marshal", gold=0) + 0.02


def test_a_known_liar_is_called_and_an_honest_rider_is_not() -> None:
    g, _ = asked("three")
    liar, honest = (Memory(1, ((SHOWN, g.roller, 3, 1, lie),) * 6) for lie in (1, 0))
    assert rate("three", "marshal", liar) > 0.7 > 0.15 > rate("three", "marshal", honest)


def test_a_greenhorn_calls_at_a_flat_rate() -> None:
    rates = [rate(hand, "greenhorn") for hand in ("two_pairs", "full_house")]
    assert all(0.15 < each < 0.35 for each in rates) and rate("pair", "greenhorn") == 0


def test_what_can_not_be_is_called_by_everybody() -> None:
    for level in ("greenhorn", "deputy", "marshal"):
        g = rolled(1)
        g.hand = [()] * 4
        g.dice = [9, 10, 11, 13, 14]
        g.choose(g.roller, ("sort", 31))
        declared(g, "five")
        seat = next(seat for seat, options in g.pending.options.items() if ("call",) in options)
        assert all(called(mind(g, seat, level, seed)) == ("call",) for seed in range(20))


def test_who_could_roll_again_and_does_not_is_believed() -> None:
    rates = []
    for gold in (0, 3):
        g, seat = asked("three")
        g.gold[g.roller] = gold
        rates.append(sum(called(mind(g, seat, "marshal", seed)) == ("call",) for seed in range(300)))
    assert rates[1] < rates[0] - 20
