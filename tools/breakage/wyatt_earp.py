"""What there is to break in Wyatt Earp besides what every game has: rewards, points, holes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import game.wyatt_earp as package
from game.wyatt_earp import deck, payout, verbs
from game.wyatt_earp.deck import KIND_NAMES
from game.wyatt_earp.frames import turn
from game.wyatt_earp.state import points_of
from game.wyatt_earp.vocabulary import RULES
from tools.breakage import Breakage, Number, Subject
from tools.breakage.data import set_in_modules


def breakages() -> Iterator[Breakage]:
    """Every figure of every kind of card."""
    for kind in KIND_NAMES:
        if deck.REWARD[kind]:
            yield Breakage(f"a {kind} puts $1,000 more on its poster", partial(_another_reward, kind))
        yield Breakage(f"a {kind} counts one point more", partial(_another_list, "POINTS", kind, lambda n: n + 1))
        yield Breakage(f"a {kind} has the other kind of hole", partial(_another_list, "HOLE", kind, lambda h: not h))


@contextmanager
def _another_reward(kind: str) -> Iterator[None]:
    deck.REWARD[kind] += 1000
    try:
        yield
    finally:
        deck.REWARD[kind] -= 1000


@contextmanager
def _another_list(name: str, kind: str, change: Callable[[Any], Any]) -> Iterator[None]:
    old = getattr(deck, name)
    new = tuple(change(v) if KIND_NAMES[deck.KIND[card]] == kind else v for card, v in enumerate(old))
    points_of.cache_clear()
    with set_in_modules(package, old, new, name):
        yield
    points_of.cache_clear()


SUBJECT: Final = Subject(
    package,
    RULES,
    (
        Number(verbs, "HAND_SIZE"),
        Number(turn, "OPENING_SET"),
        Number(payout, "BEST_FIRST", 1000),
        Number(payout, "EACH", 1000),
    ),
    {
        "counting": "what the statistics count, which no case asks for: tests/table/test_counts.py",
        "feats": "what awards are given for, which no case asks for: tests/table/test_awards.py",
        "deck": "runs at import, before a case can; its data are broken here",
        "state:Earp.copy": "tests/contract compares every copy with its original",
    },
    breakages,
)
