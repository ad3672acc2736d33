"""Declarations and calls, in positions of the rules' own notation."""

from __future__ import annotations

from typing import Any

from game.bots.pony_express import bluff
from game.pony_express.dice import STEPS, hand_of
from game.rules.chance import Chance
from game.rules.knowledge import view
from game.rules.library import find

GAME = find("pony_express")


def rolled(deal: int, seats: int = 4) -> Any:
    """A game in which the first roller has rolled."""
    g = GAME.new(seats, GAME.presets.mix("seed-002"), deal)
    while g.pending.kind != "cup":
        seat, options = next(iter(g.pending.options.items()))
        g.choose(seat, next(option for option in options if option[0] != "lasso"))
    return g


def test_the_lie_share_leaves_a_caller_nothing_to_gain() -> None:
    g = rolled(1)
    for steps in range(2, 8):
        share = bluff.lie_share(g, steps, bluff.JAIL_STEPS)
        assert abs(share * steps * 4 / 3 - (1 - share) * bluff.JAIL_STEPS) < 1e-9
    assert bluff.jail_price(g, 0) == (bluff.BAILED_STEPS if g.gold[0] >= 3 else bluff.JAIL_STEPS)


def test_a_good_hand_is_declared_as_it_is_and_nothing_is_understated() -> None:
    bluffs = truths = 0
    for deal in range(60):
        g = rolled(deal)
        seat = g.roller
        seen = view(g, seat).state
        true = hand_of(tuple(seen.dice))
        said = bluff.declaration(seen, seat, Chance(deal))
        if STEPS[true] > 1:
            assert said == true
        else:
            assert STEPS[said] >= max(1, STEPS[true])
            bluffs += said != true
            truths += said == true
    assert bluffs > 5 and truths > 2


def test_an_impossible_declaration_is_a_lie_for_sure() -> None:
    g = rolled(3)
    roller = g.roller
    g.choose(roller, ("sort", 31))
    possible = hand_of(tuple(g.dice))
    lie = next(hand for hand in ("five", "four") if hand != possible)
    g.choose(roller, ("declare", lie))
    caller = next(iter(g.pending.options))
    assert bluff.lie_chance(view(g, caller).state, caller) == 1.0
