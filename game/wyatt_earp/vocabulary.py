"""The hooks that the rule objects of this game may have."""

from __future__ import annotations

from typing import Final

from game.rules.hooks import Rulebook, Vocabulary
from game.wyatt_earp.events import HideoutLaid, Opened

RULES: Final = Rulebook(
    Vocabulary(
        folds=("counted_points",),
        offers=("plays", "bars", "play"),
        triggers=(Opened, HideoutLaid),
    )
)
