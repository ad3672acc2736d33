"""The whole interface of a bot: a view in, a pick out; the same view, seed and level give the same pick everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots import random_bot
from game.bots.pony_express import scorer as pony_express
from game.bots.wyatt_earp import scorer as wyatt_earp
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.rules.library import find
from game.rules.save import load_view

OFFERED: Final = ("greenhorn", "deputy")
"""The levels people can choose from, weakest first."""
LEVELS: Final = ("random", *OFFERED)
"""All levels.  `random` takes any legal pick and is there to measure the others against."""

_SCORERS: Final[dict[str, Callable[[View[Any], int, str], Pick]]] = {
    "pony_express": pony_express.pick_for,
    "wyatt_earp": wyatt_earp.pick_for,
}


def choose(seen: View[Any], game: str, level: str, seed: int) -> Pick:
    """One of the viewer's own options.  Raises ValueError for an unknown level.

    A game that no bot knows how to play is played at random.
    """
    if level not in LEVELS:
        raise ValueError(f"There is no bot level {level!r}. Levels: {', '.join(LEVELS)}.")
    scorer = _SCORERS.get(game)
    if level == "random" or scorer is None:
        return random_bot.choose(seen, seed)
    return scorer(seen, seed, level)


def choose_from_text(game: str, text: str, level: str, seed: int) -> Pick:
    """`choose` on a serialised view: all that a bot in another process is given."""
    return choose(load_view(find(game), text), game, level, seed)
