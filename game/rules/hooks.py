"""Rule objects: stateless, found by id, speaking one vocabulary of six kinds of hook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from game.rules.event import Event

N = TypeVar("N")
R = TypeVar("R")
Hook = Callable[..., Any]


class Thing(NamedTuple):
    """A rule object in play: its id, whose it is (-1: nobody's), and which card bears it (-1: none)."""

    rule: str
    seat: int = -1
    card: int = -1


def trigger_name(event: type[Event]) -> str:
    """`on_hideout_laid` for the event class `HideoutLaid`."""
    name = event.__name__
    return "on" + "".join("_" + c.lower() if c.isupper() else c for c in name)


class Vocabulary:
    """Every hook a game's rule objects may have, by kind.

    * silences `(g, me, things) -> things switched off`, asked once per rebuild, before anything is collected;
    * folds `(g, me, value, *facts) -> value`, for numbers and sets;
    * offers, called by id through the rulebook: they add plays and answers;
    * forbids `(g, me, *facts) -> Refusal or None`, asked last, strongest;
    * triggers `on_<event>(g, me, event) -> Frame, Afterwards(frame) or None`;
    * replacements `(g, me, *facts) -> Frame or None`: the first frame stands in for what would happen.
    """

    def __init__(
        self,
        *,
        silences: Iterable[str] = (),
        folds: Iterable[str] = (),
        offers: Iterable[str] = (),
        forbids: Iterable[str] = (),
        triggers: Iterable[type[Event]] = (),
        replacements: Iterable[str] = (),
    ) -> None:
        self.silences = tuple(silences)
        self.folds = tuple(folds)
        self.offers = tuple(offers)
        self.forbids = tuple(forbids)
        self.replacements = tuple(replacements)
        self.triggers = {trigger_name(event): event for event in triggers}
        collected = (*self.folds, *self.forbids, *self.replacements)
        self.collected = frozenset(collected)
        words = (*self.silences, *collected, *self.offers, *self.triggers)
        if len(words) != len(set(words)):
            raise TypeError(f"a hook is declared twice: {sorted(w for w in words if words.count(w) > 1)}")
        self.words = frozenset(words)


class Rulebook:
    """The rule objects of one game, by id."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.rules: dict[str, Any] = {}
        self.rank: dict[str, int] = {}
        self.hooks: dict[str, tuple[tuple[str | type[Event], Hook], ...]] = {}
        """By rule: the hooks of it that are asked by name, and its triggers by event."""
        self.reacted_to = frozenset(vocabulary.triggers.values())
        self.silencing: dict[str, tuple[Hook, ...]] = {}
        """The rules that switch others off."""

    def add(self, rule: str, rank: int = 0) -> Callable[[type[R]], type[R]]:
        """Class decorator: one instance of the class serves every game as `rule`.

        Silences of a lower `rank` come first (events before characters), and what they silence is not asked.
        Raises TypeError for a hook that is not in the vocabulary, and for an id used twice.
        """

        def register(cls: type[R]) -> type[R]:
            strange = {
                name
                for parent in cls.__mro__[:-1]
                for name, value in vars(parent).items()
                if callable(value) and not name.startswith("_")
            } - self.vocabulary.words
            if strange:
                raise TypeError(f"{rule}: no such hook {sorted(strange)}")
            if rule in self.rules:
                raise TypeError(f"{rule}: registered twice")
            self.rules[rule] = instance = cls()
            self.rank[rule] = rank
            words = self.vocabulary
            named: dict[str, str | type[Event]] = {name: name for name in sorted(words.collected)}
            self.hooks[rule] = tuple(_hooks(instance, named | words.triggers))
            if silences := tuple(hook for _, hook in _hooks(instance, {name: name for name in words.silences})):
                self.silencing[rule] = silences
            return cls

        return register

    def index(self, things: tuple[Thing, ...], g: Any) -> Index:
        """The index of the things in play; the same one for the same things, unless some of them silence others."""
        if self.silencing.keys().isdisjoint([thing[0] for thing in things]):
            return _unbent(self, things)
        return Index(self, _unsilenced(self, things, g), silencers=True)

    def __getitem__(self, rule: str) -> Any:
        return self.rules[rule]

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules


def _hooks(instance: Any, names: Mapping[str, N]) -> Iterator[tuple[N, Hook]]:
    """The hooks a rule object has of some, each under what its name stands for."""
    for name, meaning in names.items():
        if (hook := getattr(instance, name, None)) is not None:
            yield meaning, hook


class Index:
    """From hook, or from event to trigger, to the things in play that have it, in table order.

    Derived, shared by copies, never saved.
    """

    __slots__ = ("hooks", "silencers")

    def __init__(self, rulebook: Rulebook, things: Iterable[Thing], silencers: bool) -> None:
        hooks: dict[str | type[Event], list[tuple[Hook, Thing]]] = {}
        of_rule = rulebook.hooks
        for thing in things:
            for name, hook in of_rule[thing[0]]:
                if name in hooks:
                    hooks[name].append((hook, thing))
                else:
                    hooks[name] = [(hook, thing)]
        self.hooks = hooks
        self.silencers = silencers
        """Whether anything in play may switch other things off."""


@lru_cache(maxsize=128)
def _unbent(rulebook: Rulebook, things: tuple[Thing, ...]) -> Index:
    """The index of things none of which silences another: it hangs on nothing else."""
    return Index(rulebook, things, silencers=False)


def _unsilenced(rulebook: Rulebook, things: tuple[Thing, ...], g: Any) -> tuple[Thing, ...]:
    """The things that are still switched on, each silence asked once, in order of rank."""
    silencing = rulebook.silencing
    speaking = [thing for thing in things if thing.rule in silencing]
    live = list(things)
    for thing in sorted(speaking, key=lambda t: rulebook.rank[t.rule]):
        for silence in silencing[thing.rule]:
            if thing in live:
                off = frozenset(silence(g, thing, tuple(live)))
                live = [t for t in live if t not in off]
    return tuple(live)
