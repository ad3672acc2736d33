"""The whole interface of a bot: a view in, a pick out; the same view, seed and level give the same pick everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots import random_bot
from game.bots.wyatt_earp.scorer import pick_for
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.rules.library import find
from game.rules.save import load_view

LEVELS: Final = ("random", "greenhorn", "deputy")
"""Weakest first.  `random` takes any legal pick and is an anchor for measuring, not offered to people."""

_SCORERS: Final[dict[str, Callable[[View[Any], int, str], Pick]]] = {"wyatt_earp": pick_for}


def choose(seen: View[Any], game: str, level: str, seed: int) -> Pick:
    """One of the viewer's own options.  Raises ValueError for an unknown level, KeyError for a game without bots."""
    if level not in LEVELS:
        raise ValueError(f"no bot level {level!r}; there are {', '.join(LEVELS)}")
    if level == "random":
        return random_bot.choose(seen, seed)
    return _SCORERS[game](seen, seed, level)


def choose_from_text(game: str, text: str, level: str, seed: int) -> Pick:
    """`choose` on a serialised view: all that a bot in another process is given."""
    return choose(load_view(find(game), text), game, level, seed)
