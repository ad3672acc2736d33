"""The hooks that the rule objects of this game may have."""

from __future__ import annotations

from typing import Final

from game.rules.hooks import Rulebook, Vocabulary

RULES: Final = Rulebook(
    Vocabulary(
        folds=("reroll_price", "shots_allowed"),
        offers=("plays", "bars", "play"),
    )
)
