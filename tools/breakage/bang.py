"""What there is to break in BANG! besides what every game has, and what is broken elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import game.bang as package
from game.bang import deck, measures
from game.bang.characters import kit_carlson, sid_ketchum
from game.bang.frames import draw_phase, elimination
from game.bang.vocabulary import RULES
from tools.breakage import Breakage, Number, Subject
from tools.breakage.data import set_in_modules

AT_IMPORT: Final = "runs at import, before a case can; tests/bang/test_states.py counts the cards"
SET_UP: Final = "cases are set up by position.build: tests/bang/test_states.py, tests/contract"
OTHER_BORDER: Final = {"brown": "blue", "blue": "brown", "green": "brown"}


def breakages() -> Iterator[Breakage]:
    """Every figure of every card, equipment and character."""
    for name in deck.COST:
        yield Breakage(f"{name} costs one nugget more", partial(_another, "COST", name, lambda n: n + 1))
    for name in deck.BULLETS:
        yield Breakage(f"{name} has a bullet more", partial(_another, "BULLETS", name, lambda n: n + 1))
    for name in deck.BORDER:
        yield Breakage(f"{name} has another border", partial(_another, "BORDER", name, OTHER_BORDER.__getitem__))


@contextmanager
def _another(figures: str, name: str, change: Callable[[Any], Any]) -> Iterator[None]:
    old: Mapping[str, Any] = getattr(deck, figures)
    with set_in_modules(package, old, {**old, name: change(old[name])}, figures):
        yield


SUBJECT: Final = Subject(
    package,
    RULES,
    (
        Number(measures, "COLT"),
        Number(draw_phase, "CARDS"),
        Number(elimination, "REWARD"),
        Number(kit_carlson, "LOOKS"),
        Number(sid_ketchum, "PRICE"),
    ),
    {
        "counting": "what the statistics count, which no case asks for: tests/table/test_counts.py",
        "deck": AT_IMPORT,
        "feats": "what awards are given for, which no case asks for: tests/table/test_awards.py",
        "game:merit": "who stands how well if the game ended now, which it does not: tests/table/test_standing.py",
        "game:new": SET_UP,
        "state:Bang.copy": "tests/contract compares every copy with its original",
    },
    breakages,
)
