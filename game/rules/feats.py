"""Feats: what is worth telling of a game when it is over, with who did it and where it can be seen again.

A game says which of its events were feats; everything outside only compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.rules.event import Event

Scene = tuple[int, Any, Event]
"""(how many picks had been made before it, the whole state before it, the event)."""


@dataclass(frozen=True, slots=True)
class Feat:
    """`seat` has done something that may win the `award`: of two feats the greater `worth` is the better one.

    `told` fills the sentence that proves it; numbers, and names in the game's own words.  `position` is the number of
    picks from which on a replay shows it.
    """

    award: str
    seat: int
    worth: int
    position: int
    told: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Feats:
    """`awards` are the names of what can be won, in the order in which they are read out.

    `of(scenes)` gives the feats of a whole game that is over, in the order of its events.  Those whose name is `each`
    win nothing: every one of them is a scene of its own, worth seeing again; empty in a game without such scenes.
    """

    awards: tuple[str, ...]
    of: Callable[[Iterable[Scene]], Iterator[Feat]]
    each: str = ""
