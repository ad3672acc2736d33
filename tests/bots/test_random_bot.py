from __future__ import annotations

from typing import Any

from game.bots import random_bot
from game.rules.ask import Ask, Option, Range, Several
from game.rules.knowledge import View


def asked(*options: Option) -> View[Any]:
    ask = Ask("test", {0: options, 1: ()})
    return View(0, None, ask)


def picks(seen: View[Any]) -> set[tuple[int | str, ...]]:
    assert seen.ask is not None
    found = {random_bot.choose(seen, seed) for seed in range(200)}
    assert all(seen.ask.allows(0, pick) for pick in found)
    return found


def test_every_option_is_picked_now_and_then_and_a_seed_always_picks_the_same() -> None:
    seen = asked(("pass",), ("lay", "jesse_james", 1), ("lay", "jesse_james", 2))
    assert picks(seen) == set(seen.ask.options[0] if seen.ask else ())
    assert random_bot.choose(seen, 5) == random_bot.choose(seen, 5)


def test_ranges_are_filled_from_end_to_end_and_open_ends_left_out() -> None:
    assert picks(asked(("bid", Range(2, 5)))) == {("bid", n) for n in range(2, 6)}
    assert picks(asked(("outcome", Several((("die", Range(1, 6)),))))) == {("outcome",)}
