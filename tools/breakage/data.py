"""Break data and rule objects: a switch that is not listened to, a hook that does nothing, another number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any, Final

import game.wyatt_earp as package
from game.rules import position
from game.rules.library import Game, Span, Value, find, modules, spelled
from game.rules.refusal import Refusal
from game.wyatt_earp import deck, payout, verbs
from game.wyatt_earp.deck import KIND_NAMES
from game.wyatt_earp.frames import turn
from game.wyatt_earp.vocabulary import RULES
from tools.breakage import Breakage

HOOKS: Final[dict[str, Callable[..., Any]]] = {
    "plays": lambda self, g, seat: [],
    "bars": lambda self, g, seat, pick: None,
    "play": lambda self, g, seat, pick: None,
    "counted_points": lambda self, g, me, value, seat, outlaw: value,
}
"""What stands in for a hook that is taken away; any other hook is a trigger, which then brings nothing."""

NUMBERS: Final[tuple[tuple[ModuleType, str], ...]] = (
    (verbs, "HAND_SIZE"),
    (turn, "OPENING_SET"),
    (payout, "BEST_FIRST"),
    (payout, "EACH"),
)


def breakages() -> Iterator[Breakage]:
    """Every switch forced to each of its values, every hook, every refusal, every number."""
    yield from _switches()
    yield from _hooks()
    yield from _refusals()
    for module, name in NUMBERS:
        for step in (-1, 1):
            number = getattr(module, name) + step * (1000 if module is payout else 1)
            yield Breakage(f"{name} is {number}", partial(_set_in_modules, getattr(module, name), number, name))
    for kind in KIND_NAMES:
        if deck.REWARD[kind]:
            yield Breakage(f"a {kind} puts $1,000 more on its poster", partial(_another_reward, kind))
        yield Breakage(f"a {kind} counts one point more", partial(_another_list, "POINTS", kind, lambda n: n + 1))
        yield Breakage(f"a {kind} has the other kind of hole", partial(_another_list, "HOLE", kind, lambda h: not h))


def _switches() -> Iterator[Breakage]:
    for name, legal in find("wyatt_earp").presets.legal.items():
        for value in (legal.low, legal.high) if isinstance(legal, Span) else legal:
            yield Breakage(f"switch {name} is always {spelled(value)}", partial(_forced, name, value))


@contextmanager
def _forced(name: str, value: Value) -> Iterator[None]:
    """Whatever a case says, the switch has this value."""
    usual = position.switches_of

    def forced(game: Game, setup: position.SetUp) -> dict[str, Value]:
        return usual(game, setup) | {name: value}

    position.switches_of = forced
    try:
        yield
    finally:
        position.switches_of = usual


def _hooks() -> Iterator[Breakage]:
    for rule, thing in RULES.rules.items():
        for hook in sorted(RULES.vocabulary.words):
            if hasattr(thing, hook):
                yield Breakage(f"{rule} has no {hook}", partial(_without_hook, type(thing), hook))


@contextmanager
def _without_hook(owner: type, hook: str) -> Iterator[None]:
    own = owner.__dict__.get(hook)
    setattr(owner, hook, HOOKS.get(hook, lambda self, g, me, event: None))
    try:
        yield
    finally:
        if own is None:
            delattr(owner, hook)
        else:
            setattr(owner, hook, own)


def _refusals() -> Iterator[Breakage]:
    found = {
        value: name
        for module in modules(package)
        for name, value in vars(module).items()
        if isinstance(value, Refusal) and value.clause != "table"
    }
    for refusal, name in found.items():
        for changed in (refusal._replace(clause="WE-00"), refusal._replace(reason="another")):
            yield Breakage(f"refusal {name} says {changed}", partial(_set_in_modules, refusal, changed, name))


@contextmanager
def _set_in_modules(old: object, new: object, name: str) -> Iterator[None]:
    """Wherever a module of the game knows `old` by this name, it knows `new`."""
    homes = [module for module in modules(package) if vars(module).get(name) is old]
    for module in homes:
        setattr(module, name, new)
    try:
        yield
    finally:
        for module in homes:
            setattr(module, name, old)


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
    with _set_in_modules(old, new, name):
        yield
