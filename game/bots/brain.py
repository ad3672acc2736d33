"""The whole interface of a bot: a view in, a pick out; the same view, memory, seed and level give the same pick
everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.bots import random_bot
from game.bots.bang import notes as bang_notes
from game.bots.bang import scorer as bang
from game.bots.memory import BLANK, Memory, Note
from game.bots.pony_express import notes as pony_notes
from game.bots.pony_express import scorer as pony_express
from game.bots.wyatt_earp import scorer as wyatt_earp
from game.rules.event import LogEntry
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.rules.library import find
from game.rules.save import load_view

OFFERED: Final = ("greenhorn", "deputy")
"""The levels people can choose from, weakest first."""
LEVELS: Final = ("random", *OFFERED)
"""All levels.  `random` takes any legal pick and is there to measure the others against."""

_SCORERS: Final[dict[str, Callable[[View[Any], int, str, Memory], Pick]]] = {
    "bang": bang.pick_for,
    "pony_express": pony_express.pick_for,
    "wyatt_earp": wyatt_earp.pick_for,
}
_NOTES: Final[dict[str, Callable[[Any, int, Pick, tuple[Note, ...]], Note | None]]] = {
    "bang": bang_notes.note,
    "pony_express": pony_notes.note,
}
"""What the bots of a game remember of a pick; those of other games see all they need in their view."""
_TOLD: Final[dict[str, Callable[[Sequence[LogEntry], tuple[Note, ...]], Note | None]]] = {
    "pony_express": pony_notes.told,
}
"""What they remember of what came of it."""


def note(game: str, g: Any, seat: int, pick: Pick, earlier: tuple[Note, ...]) -> Note | None:
    """What everybody at the table can see of a pick about to be made in `g`, if bots remember it."""
    noted = _NOTES.get(game)
    return None if noted is None else noted(g, seat, pick, earlier)


def told(game: str, happened: Sequence[LogEntry], earlier: tuple[Note, ...]) -> Note | None:
    """What everybody at the table learns from the events after a pick, if bots remember it."""
    learnt = _TOLD.get(game)
    return None if learnt is None else learnt(happened, earlier)


def choose(seen: View[Any], game: str, level: str, seed: int, memory: Memory = BLANK) -> Pick:
    """One of the viewer's own options.  Raises ValueError for an unknown level.

    A game that no bot knows how to play is played at random.
    """
    if level not in LEVELS:
        raise ValueError(f"There is no bot level {level!r}. Levels: {', '.join(LEVELS)}.")
    scorer = _SCORERS.get(game)
    if level == "random" or scorer is None:
        return random_bot.choose(seen, seed)
    return scorer(seen, seed, level, memory)


def choose_from_text(game: str, text: str, level: str, seed: int, memory: Memory = BLANK) -> Pick:
    """`choose` on a serialised view: all that a bot in another process is given."""
    return choose(load_view(find(game), text), game, level, seed, memory)
