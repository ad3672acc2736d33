"""Break data and rule objects: a switch that is not listened to, a hook that does nothing, another number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any, Final

from game.rules import position
from game.rules.hooks import Vocabulary
from game.rules.library import Game, Span, Value, find, modules, spelled
from game.rules.refusal import Refusal
from tools.breakage import Breakage, Subject
from tools.breakage.code import forget

OFFERS: Final[dict[str, Callable[..., Any]]] = {
    "plays": lambda self, g, seat: [],
    "bars": lambda self, g, seat, pick: None,
    "play": lambda self, g, seat, pick: None,
}
"""What stands in for an offer that is taken away."""


def breakages(subject: Subject) -> Iterator[Breakage]:
    """Every switch forced to each of its values, every hook, every refusal, every number."""
    yield from _switches(subject.name)
    yield from _hooks(subject)
    yield from _refusals(subject.package)
    for module, name, step in subject.numbers:
        usual = getattr(module, name)
        for number in (usual - step, usual + step):
            yield Breakage(f"{name} is {number}", partial(set_in_modules, subject.package, usual, number, name))
    yield from subject.more()


def _switches(game: str) -> Iterator[Breakage]:
    for name, legal in find(game).presets.legal.items():
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


def _hooks(subject: Subject) -> Iterator[Breakage]:
    words = subject.rules.vocabulary
    for rule, thing in list(subject.rules.rules.items()):
        for hook in sorted(words.words):
            if hasattr(thing, hook):
                gone = partial(_without_hook, subject, rule, hook, _gone(words, hook))
                yield Breakage(f"{rule} has no {hook}", gone)


def _gone(words: Vocabulary, hook: str) -> Callable[..., Any]:
    """What stands in for a hook that is taken away: a fold bends nothing, any other brings nothing."""
    if hook in words.folds:
        return lambda self, g, me, value, *facts: value
    if hook in words.silences:
        return lambda self, g, me, things: ()
    return OFFERS.get(hook, lambda self, g, me, *facts: None)


@contextmanager
def _without_hook(subject: Subject, rule: str, hook: str, nothing: Callable[..., Any]) -> Iterator[None]:
    rules = subject.rules
    owner = type(rules[rule])
    kept = dict(rules.rules), dict(rules.hooks), dict(rules.silencing)
    own = owner.__dict__.get(hook)
    setattr(owner, hook, nothing)
    # the book has noted the hooks it collects; it must note them anew
    del rules.rules[rule]
    rules.add(rule, rules.rank[rule])(owner)
    forget(subject.package)
    try:
        yield
    finally:
        if own is None:
            delattr(owner, hook)
        else:
            setattr(owner, hook, own)
        rules.rules, rules.hooks, rules.silencing = kept
        forget(subject.package)


def _refusals(package: ModuleType) -> Iterator[Breakage]:
    found = {
        value: name
        for module in modules(package)
        for name, value in vars(module).items()
        if isinstance(value, Refusal) and value.clause != "table"
    }
    for refusal, name in found.items():
        nowhere = refusal.clause.partition("-")[0] + "-00"
        for changed in (refusal._replace(clause=nowhere), refusal._replace(reason="another")):
            yield Breakage(f"refusal {name} says {changed}", partial(set_in_modules, package, refusal, changed, name))


@contextmanager
def set_in_modules(package: ModuleType, old: object, new: object, name: str) -> Iterator[None]:
    """Wherever a module of the game knows `old` by this name, it knows `new`."""
    homes = [module for module in modules(package) if vars(module).get(name) is old]
    for module in homes:
        setattr(module, name, new)
    forget(package)
    try:
        yield
    finally:
        for module in homes:
            setattr(module, name, old)
        forget(package)
