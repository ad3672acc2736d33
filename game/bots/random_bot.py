"""The bot that takes any legal pick: the anchor every other is measured against."""

from __future__ import annotations

from typing import Any

from game.rules.ask import Range
from game.rules.chance import Chance
from game.rules.kinds import Pick
from game.rules.knowledge import View


def choose(seen: View[Any], seed: int) -> Pick:
    """One of the viewer's own options, all as likely, by `seed` alone."""
    assert seen.ask is not None and seen.viewer is not None
    chance = Chance(seed)
    options = seen.ask.options[seen.viewer]
    option = options[chance.below(len(options))]
    return tuple(
        part.low + chance.below(part.high - part.low + 1) if isinstance(part, Range) else part for part in option
    )
