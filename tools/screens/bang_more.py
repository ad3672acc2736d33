"""The screens of a BANG! table with its expansions: every new question, and the steps of answering it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.bang.deck import NAME
from game.bang.game import GAME
from game.stage.bang.table import BangTable
from game.stage.menus.rules import Rules
from game.stage.menus.title import Title
from tests.stage.theatre import Theatre
from tools.screens.bang import KATE, LONG_NAMES, NAMES, session_of
from tools.screens.show import Show
from tools.screens.tables import AFTER, PRESSED, rest

POSITIONS = Path(__file__).with_name("bang_more.case")


def laid(theatre: Theatre, position: str, names: Sequence[str] = NAMES) -> BangTable:
    """A table at a position, at rest."""
    theatre.stage.reset(Title())
    table = BangTable(session=session_of(position, KATE, names, POSITIONS))
    theatre.stage.push(table)
    rest(theatre, lambda: not table.motion.busy and not table.flow.thinking)
    return table


def _pressed(theatre: Theatre, position: str, then: Sequence[str] = (), names: Sequence[str] = NAMES) -> None:
    """Things are pressed, by id; one that ends in `*` is the first control that begins so."""
    laid(theatre, position, names)
    for thing in then:
        theatre.run(AFTER)
        front = theatre.stage.front
        assert front is not None
        begins = thing.rstrip("*")
        theatre.click_on(next(c.id for c in front.controls() if c.id == thing or (begins != thing and begins in c.id)))
    theatre.run(PRESSED)


def _read(theatre: Theatre, thing: str) -> None:
    laid(theatre, "all").read(thing)
    theatre.run(0.5)


def _rules(theatre: Theatre) -> None:
    """The first sheet of the rules, with everything in the box."""
    theatre.stage.reset(Title())
    theatre.stage.push(Rules(game="bang", presets=GAME.presets, players=8))
    theatre.frame()
    theatre.click_on("blend-everything")
    theatre.run(AFTER)


ASKS = (
    "peyote", "handcuffs", "liquor", "brothers", "ranch", "identity", "daltons", "brawl", "vera", "greygory", "dutch",
    "josh", "green", "heirs", "shadow", "youl",
)  # fmt: skip
STEPS: dict[str, tuple[str, ...]] = {
    "buy": ("ware:pickaxe",),
    "bottle": ("ware:bottle", "as-beer"),
    "remove": (f"gear:1:{NAME.index('boots')}",),
    "ricochet": ("event:ricochet", "card:*"),
    "order": ("event:dorothy_rage", "seat:1"),
}
BANG_MORE: dict[str, Show] = {
    "bang box": _rules,
    "bang all": partial(_pressed, position="all"),
    "bang all long names": partial(_pressed, position="all", names=LONG_NAMES),
    "bang read event": partial(_read, thing="event:ricochet"),
    "bang read ware": partial(_read, thing="ware:bottle"),
    **{f"bang {name}": partial(_pressed, position=name) for name in ASKS},
    **{f"bang all {name}": partial(_pressed, position="all", then=then) for name, then in STEPS.items()},
}
"""By name: the set-up, the full table, the questions, the steps."""
