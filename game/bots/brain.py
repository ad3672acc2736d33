"""The whole interface of a bot: a view in, a pick out; the same view, memory, seed, level and number of playouts give
the same pick everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.bots import random_bot
from game.bots.bang import notes as bang_notes
from game.bots.bang import scorer as bang
from game.bots.bang import trial as bang_trial
from game.bots.memory import BLANK, Memory, Note
from game.bots.pony_express import notes as pony_notes
from game.bots.pony_express import scorer as pony_express
from game.bots.pony_express.scorer import Thinking
from game.bots.search import Found, Question, Search, finished, never, search
from game.bots.wyatt_earp import scorer as wyatt_earp
from game.bots.wyatt_earp import trial as earp_trial
from game.rules.event import LogEntry
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.rules.library import find
from game.rules.save import load_view

OFFERED: Final = ("greenhorn", "deputy", "marshal", "marshal_slow")
"""The levels people can choose from, weakest first."""
LEVELS: Final = ("random", *OFFERED)
"""All levels.  `random` takes any legal pick and is there to measure the others against."""

_SCORERS: Final[dict[str, Callable[[View[Any], int, str, Memory], Pick]]] = {
    "bang": bang.pick_for,
    "wyatt_earp": wyatt_earp.pick_for,
}
_THINKERS: Final[dict[str, Callable[[View[Any], int, str, Memory], Thinking]]] = {"pony_express": pony_express.thinking}
"""Bots that take a decision in steps without a search."""
_TRIALS: Final[dict[str, Callable[[View[Any], int, str, Memory], Question | None]]] = {
    "bang": bang_trial.question,
    "wyatt_earp": earp_trial.question,
}
"""What the levels that search try out; None where there is nothing to search for."""
_PLAYOUTS: Final = {"marshal": 80, "marshal_slow": 320}
"""Playouts for one decision: so many nearly always fit into the time there is, as all are cut after a few turns."""
SECONDS: Final = {"marshal": 0.3, "marshal_slow": 1.5}
"""How long the levels that search may take at a table; a slow machine is not done with all playouts by then."""
_SEARCHED: Final = {"bang": bang_trial.SEARCHED, "wyatt_earp": earp_trial.SEARCHED}
"""The questions that the levels that search may search for."""
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


def playouts_of(game: str, level: str) -> int:
    """How many playouts a level tries for one decision at most; 0 for levels that don't search."""
    return _PLAYOUTS.get(level, 0) if game in _TRIALS else 0


def seconds_of(game: str, level: str, kind: str) -> float:
    """How long a level may search where `kind` is asked: 0 where it never does.  From public facts alone."""
    return SECONDS.get(level, 0.0) if kind in _SEARCHED.get(game, frozenset()) else 0.0


def think(
    seen: View[Any],
    game: str,
    level: str,
    seed: int,
    memory: Memory = BLANK,
    playouts: int | None = None,
    late: Callable[[], bool] = never,
) -> Search:
    """Make one decision step by step: pauses after every playout, returns one of the viewer's own options.

    `playouts` is how many a level that searches may try (its usual number, if None); no new one is begun once `late`
    says so.
    As long as it doesn't, the same arguments give the same pick everywhere.  Raises ValueError for an unknown level.
    A game that no bot knows how to play is played at random.
    """
    if level not in LEVELS:
        raise ValueError(f"There is no bot level {level!r}. Levels: {', '.join(LEVELS)}.")
    thinker, scorer = _THINKERS.get(game), _SCORERS.get(game)
    if level == "random" or not (thinker or scorer):
        return Found(random_bot.choose(seen, seed))
    if thinker is not None:
        return Found((yield from thinker(seen, seed, level, memory)))
    assert scorer is not None
    usual = playouts_of(game, level)
    question = _TRIALS[game](seen, seed, level, memory) if usual else None
    if question is None:
        return Found(scorer(seen, seed, level, memory))
    count = usual if playouts is None else playouts
    return (yield from search(question.trial, question.candidates, seed, count, late))


def choose(
    seen: View[Any], game: str, level: str, seed: int, memory: Memory = BLANK, playouts: int | None = None
) -> Pick:
    """What `think` comes to, however long it takes."""
    return finished(think(seen, game, level, seed, memory, playouts)).pick


def choose_from_text(
    game: str, text: str, level: str, seed: int, memory: Memory = BLANK, playouts: int | None = None
) -> Pick:
    """`choose` on a serialised view: all that a bot in another process is given."""
    return choose(load_view(find(game), text), game, level, seed, memory, playouts)
