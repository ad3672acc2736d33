"""The equilibrium of declaring and calling."""

from __future__ import annotations

import pytest

from game.bots.pony_express import bluff
from game.bots.pony_express.odds import chances
from game.pony_express.dice import HANDS, hand_of
from game.rules.knowledge import view
from tests.bots.pony_express.tables import declared, rolled


def test_the_lie_share_leaves_a_caller_nothing_to_gain() -> None:
    for steps in range(2, 8):
        share = bluff.lie_share(steps * 4 / 3, 3.3)
        assert abs(share * steps * 4 / 3 - (1 - share) * 3.3) < 1e-9


@pytest.mark.parametrize(("steps", "rate"), [(2, 0.38), (3, 0.50), (5, 0.60), (7, 0.64)])
def test_calls_leave_a_liar_nothing_to_gain(steps: int, rate: float) -> None:
    together = bluff.together(steps, 1, steps / 3)
    assert together == pytest.approx(rate, abs=0.01)
    assert abs((1 - together) * steps - together * steps / 3 - 1) < 1e-9
    assert 1 - (1 - bluff.apiece(together, 3)) ** 3 == pytest.approx(together)
    assert bluff.together(1, 1, 0.3) == bluff.together(-2, 1, 0.3) == 0 < bluff.together(4, -9, 1) < 1


@pytest.mark.parametrize(
    ("faces", "floor"),
    [((), 1), ((9, 10, 14), 1), ((9, 9), 2), ((9, 9, 14, 14), 2), ((9, 9, 9), 3), ((9, 9, 9, 9), 6)],
)
def test_what_lies_in_the_open_lifts_the_floor(faces: tuple[int, ...], floor: int) -> None:
    assert bluff.floor_of(faces) == floor


@pytest.mark.parametrize(("faces", "floor"), [((9,), 2), ((9, 14), 3), ((9, 9), 5), ((9, 10, 14), 1), ((9, 9, 14), 2)])
def test_so_do_dice_rolled_in_the_open_because_good_ones_were_kept(faces: tuple[int, ...], floor: int) -> None:
    assert bluff.floor_of(faces, bluff.OPEN) == floor


def test_the_mix_has_the_right_share_of_lies() -> None:
    shares = [bluff.lie_share(steps * 4 / 3, 2.0) for steps in range(8)]
    likely, mixed = chances(()), bluff.mix(1, chances(()), shares)
    for steps in range(2, 8):
        lies = mixed[HANDS[steps]]
        assert lies / (lies + likely[steps]) == pytest.approx(shares[steps])
    assert sum(mixed.values()) == pytest.approx(likely[0] + likely[1]) and mixed["pair"] > mixed["two_pairs"] > 0
    assert set(bluff.mix(1, chances((9, 10, 11, 14)), shares)) == {"pair"}, (
        "nothing better can be named with these in the open"
    )


def test_an_impossible_declaration_is_a_lie_for_sure() -> None:
    g = rolled(3)
    g.choose(g.roller, ("sort", 31))
    possible = hand_of(tuple(g.dice))
    lie = next(hand for hand in ("five", "four") if hand != possible)
    declared(g, lie)
    caller = next(iter(g.pending.options))
    assert bluff.lie_chance(view(g, caller).state, 0.3) == 1.0


def test_a_look_under_the_cup_tells_more() -> None:
    g = rolled(3)
    g.dice = [13, 13, 9, 10, 14]
    declared(g, "three")
    caller = next(iter(g.pending.options))
    blind = bluff.lie_chance(view(g, caller).state, 0.3)
    assert blind == pytest.approx(0.3)
    for die in (2, 3):
        g.dice_seen[die] |= 1 << caller
    assert bluff.lie_chance(view(g, caller).state, 0.3) > blind, "a nine and a ten don't look like three"
    g.dice_seen[0] |= 1 << caller
    g.dice[3] = 13
    assert bluff.lie_chance(view(g, caller).state, 0.3) < blind, "two kings do"
