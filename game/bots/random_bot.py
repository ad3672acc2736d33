"""The bot that takes any legal pick: the anchor every other is measured against."""

from __future__ import annotations

from typing import Any

from game.rules.ask import Option, Range, Several
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View


def choose(seen: View[Any], seed: int) -> Pick:
    """One of the viewer's own options, all as likely, by `seed` alone."""
    assert seen.ask is not None and seen.viewer is not None
    chance = Chance(seed)
    options = seen.ask.options[seen.viewer]
    return _filled(options[chance.below(len(options))], chance)


def _filled(option: Option, chance: Chance) -> Pick:
    """The option with a number for each range; where any number of groups may follow, none does."""
    pick: list[int | str] = []
    for part in option:
        if isinstance(part, Range):
            pick.append(part.low + chance.below(part.high - part.low + 1))
        elif not isinstance(part, Several):
            pick.append(part)
    return tuple(pick)
