"""What can be counted of a game: what chance brought to whom, with what it might have brought, and what was done.

A game says which tables there are and what each event adds to them; everything outside only adds up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.event import Event


@dataclass(frozen=True, slots=True)
class Trial:
    """Chance has brought `came` to `seat`.  `odds` says of every outcome how likely it was just then; sum 1."""

    table: str
    seat: int
    came: str
    odds: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Deed:
    """A seat has done something that is counted."""

    table: str
    seat: int
    what: str


@dataclass(frozen=True)
class Counting:
    """`chances` and `deeds` are the tables with their rows, in the order in which people read them.

    `of(before, event)` gives what an event adds.  `before` is the whole state before it; of a game that still goes on
    the event has been redacted, and what it keeps secret must not be counted.
    """

    chances: Mapping[str, tuple[str, ...]]
    deeds: Mapping[str, tuple[str, ...]]
    of: Callable[[Any, Event], Iterable[Trial | Deed]]


def drawn(
    table: str, seat: int, cards: Sequence[int], deck: Sequence[int], row_of: Callable[[int], str]
) -> list[Trial]:
    """Cards that came one after the other from a shuffled deck, which held `deck` before; hidden ones are left out."""
    left: dict[str, int] = {}
    for card in deck:
        left[row_of(card)] = left.get(row_of(card), 0) + 1
    found: list[Trial] = []
    for card in cards:
        if card < 0 or not left.get(row_of(card)):
            # from here on what the deck holds is not known any more
            break
        many = sum(left.values())
        found.append(Trial(table, seat, row_of(card), {row: count / many for row, count in left.items() if count}))
        left[row_of(card)] -= 1
    return found
