"""Bots by name: LEVEL, then NAME=VALUE for other weights, all parted by commas.

`playouts=N` sets how many a level that searches may try, `temper=NAME` its temperament.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, dataclass, fields, replace
from typing import Any, Final, NamedTuple, TypeVar

from game.bots import brain
from game.bots.bang import scorer as bang
from game.bots.bang import weights as bang_weights
from game.bots.memory import Memory
from game.bots.pony_express import scorer as pony_express
from game.bots.pony_express import weights as pony_weights
from game.bots.search import Found, finished
from game.bots.temper import EVEN, TEMPERS, Bends, bent
from game.bots.wyatt_earp import scorer as wyatt_earp
from game.bots.wyatt_earp import weights as earp_weights
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.wyatt_earp.deck import SHERIFF_VERBS
from tools.contests.pony_anchors import ANCHORS

W = TypeVar("W")
SPECIAL: Final = ("playouts=", "temper=")
"""What can be set besides weights."""


class NoSuchBot(ValueError):
    """A name that stands for no bot; the sentence says what there is."""


class Bot(NamedTuple):
    """`choose` gives its pick for a view, a seed and what it remembers, and how it was found."""

    name: str
    choose: Callable[[View[Any], int, Memory], Found]


@dataclass(frozen=True, slots=True)
class Family:
    """The bots of one game: the weights of each level, how temperaments bend them, how a pick comes of weights."""

    by_level: dict[str, Any]
    tempers: Bends
    pick_with: Callable[[View[Any], int, Any, Memory], Pick]


FAMILIES: Final = {
    "bang": Family(bang_weights.BY_LEVEL, bang_weights.TEMPERS, bang.pick_with),
    "pony_express": Family(pony_weights.BY_LEVEL, pony_weights.TEMPERS, pony_express.pick_with),
    "wyatt_earp": Family(
        earp_weights.BY_LEVEL, earp_weights.TEMPERS, lambda seen, seed, w, memory: wyatt_earp.pick_with(seen, seed, w)
    ),
}


def bot_of(game: str, text: str) -> Bot:
    """The bot of a game that a text names.  Raises NoSuchBot (a ValueError) with a sentence.

    `ignore=CARD+CARD` names sheriff cards of Wyatt Earp it never plays.
    """
    level, *changes = text.split(",")
    if game == "pony_express" and text in ANCHORS:
        habit = ANCHORS[text]
        return Bot(text, lambda seen, seed, memory: Found(habit(seen, seed)))
    if level not in brain.LEVELS:
        raise NoSuchBot(f"There is no bot {level!r}. Bots: {', '.join(brain.LEVELS)}.")
    special = dict(change.split("=", 1) for change in changes if change.startswith(SPECIAL))
    playouts = _playouts(special["playouts"]) if "playouts" in special else None
    temper = special.get("temper", EVEN)
    if temper not in TEMPERS:
        raise NoSuchBot(f"There is no temperament {temper!r}. Temperaments: {', '.join(TEMPERS)}.")
    if len(special) == len(changes):

        def think(seen: View[Any], seed: int, memory: Memory) -> Found:
            own = memory._replace(temper=temper)
            return finished(brain.think(seen, game, level, seed, own, playouts))

        return Bot(text, think)
    if brain.playouts_of(game, level):
        raise NoSuchBot(f"A {level} searches: only its playouts and its temper can be set.")
    weights = bent(weights_of(game, text), temper, FAMILIES[game].tempers)
    pick_with = FAMILIES[game].pick_with
    return Bot(text, lambda seen, seed, memory: Found(pick_with(seen, seed, weights, memory)))


def _playouts(text: str) -> int:
    if not text.isdecimal():
        raise NoSuchBot(f"playouts is a number, not {text!r}.")
    return int(text)


def weights_of(game: str, text: str) -> Any:
    """The weights that a bot's name stands for.  Raises NoSuchBot (a ValueError) with a sentence."""
    level, *changes = text.split(",")
    by_level = FAMILIES[game].by_level
    if level not in by_level:
        raise NoSuchBot(f"{level!r} has no weights. Levels with weights: {', '.join(by_level)}.")
    weights = by_level[level]
    for change in changes:
        if not change.startswith(SPECIAL):
            weights = changed(weights, change)
    return weights


def changed(weights: W, change: str) -> W:
    """The weights with one NAME=VALUE set otherwise.  Raises NoSuchBot (a ValueError) with a sentence."""
    name, equals, text = change.partition("=")
    known = {f.name: f for f in fields(weights)}  # type: ignore[arg-type]  # weights are dataclasses, of any game
    if name not in known or not equals:
        raise NoSuchBot(f"{change!r} sets no weight. Weights: {', '.join(known)}.")
    value = _read(known[name], text)
    return replace(weights, **{name: value})  # type: ignore[type-var]  # the same


def _read(field: Field[Any], text: str) -> Any:
    kind = field.type if isinstance(field.type, str) else field.type.__name__
    if kind == "bool":
        if text not in ("true", "false"):
            raise NoSuchBot(f"{field.name} is true or false, not {text!r}.")
        return text == "true"
    if kind.startswith("frozenset"):
        cards = frozenset(text.split("+"))
        if not cards <= set(SHERIFF_VERBS):
            raise NoSuchBot(f"{field.name} takes sheriff cards: {', '.join(SHERIFF_VERBS)}.")
        return cards
    if kind == "str":
        return text
    try:
        return int(text) if kind == "int" else float(text)
    except ValueError:
        raise NoSuchBot(f"{field.name} is a number, not {text!r}.") from None
