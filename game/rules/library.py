"""What a game brings to the rules module, and how it is found by name."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from game.rules.counting import Counting
from game.rules.event import Event
from game.rules.feats import Feats
from game.rules.frame import Frame
from game.rules.schema import Schema

Value = int | str | bool
Watch = Callable[[Any], Callable[[Event], None]]
"""From the state of a game about to begin to the listener who hears its events."""


@dataclass(frozen=True, slots=True)
class Span:
    """Legal values of a switch that is a sum: `low` to `high` in steps of `step`."""

    low: int
    high: int
    step: int

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high and (value - self.low) % self.step == 0

    def __str__(self) -> str:
        return f"{self.low} to {self.high} in steps of {self.step}"


@dataclass(frozen=True, slots=True)
class Presets:
    """The switches of a game with their legal values, and named mixes of them."""

    legal: Mapping[str, tuple[Value, ...] | Span]
    mixes: Mapping[str, Mapping[str, Value]]
    default: str

    def mix(self, preset: str, changes: Mapping[str, Value] | None = None) -> dict[str, Value]:
        """The switches of a preset with `changes` on top.  Raises ValueError with a full sentence."""
        if preset not in self.mixes:
            raise ValueError(f"There is no preset {preset!r}. Presets: {', '.join(self.mixes)}.")
        switches = dict(self.mixes[preset])
        for name, value in (changes or {}).items():
            self.check(name, value)
            switches[name] = value
        return switches

    def check(self, name: str, value: Value) -> None:
        """Raise ValueError, with a sentence naming what is legal, for an unknown switch or value."""
        if name not in self.legal:
            raise ValueError(f"There is no switch {name!r}. Switches: {', '.join(self.legal)}.")
        legal = self.legal[name]
        fits = value in legal if isinstance(legal, Span) else any(value == v and type(value) is type(v) for v in legal)
        if not fits:
            shown = str(legal) if isinstance(legal, Span) else ", ".join(map(spelled, legal))
            raise ValueError(f"Switch {name} cannot be {spelled(value)}. It may be: {shown}.")

    def read_value(self, name: str, text: str) -> Value:
        """The value that `text` spells for a switch.  Raises ValueError with a full sentence."""
        value: Value = {"true": True, "false": False}.get(text.lower(), text)
        if isinstance(value, str) and value.lstrip("-").isdigit():
            value = int(value)
        self.check(name, value)
        return value


def spelled(value: Value) -> str:
    """A switch's value as it is written in text forms."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_presets(path: Path) -> Presets:
    """Presets from a TOML file: `default`, [switches] and [presets.NAME].  Raises ValueError naming the mistake."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    legal: dict[str, tuple[Value, ...] | Span] = {}
    for name, values in data["switches"].items():
        legal[name] = Span(values["min"], values["max"], values["step"]) if isinstance(values, dict) else tuple(values)
    presets = Presets(legal, data["presets"], data["default"])
    for preset, mix in presets.mixes.items():
        if set(mix) != set(legal):
            raise ValueError(
                f"{path.name}: preset {preset} must set every switch once: {sorted(set(mix) ^ set(legal))}"
            )
        for name, value in mix.items():
            presets.check(name, value)
    return presets


@dataclass(frozen=True)
class Game:
    """One game, as everything outside its own package sees it.

    `new(seats, switches, seed, watch)` starts a game up to its first question; `watch` may be left out, and gives
    the listener who hears all of it; `blank` makes an empty table for set-ups
    and loading; `base(g)` gives the frames that lie under any pending effect; `rest` is the zone of the cards that a
    set-up does not name; `readings` are derived numbers that a case may expect by path, each with its dimensions;
    `rests` are such zones of cards that belong to a pool of their own, by pool, and `ready(g)` fills in what a set-up
    left unsaid besides.  `expansions` are the switches that add something to the box, each off or on,
    `blends` ready mixes of them by name, `needing` by switch those of which one must be played for it to matter;
    `offered(switches)` is how many may play by these rules, where that is not all of `seats`.
    `winners(g)` are the seats that have won, none while the game is on.  `purses(g)` is what each seat owns in the
    game's own coin, left out in a game without one; `part(g)` the number of the hand, or of the turn, that is played
    now, left out where nobody counts them.  `merit(g, seat)` says how well a seat stands: were the game to end now,
    the greatest would win, equal ones together; where the game is `ranked` that is the order of those who have lost,
    too, and no purse says it.  `counting` says what can be counted of it afterwards, `feats` what is worth telling of
    it.
    """

    name: str
    seats: tuple[int, int]
    schema: Schema
    presets: Presets
    new: Callable[..., Any]
    blank: Callable[[int, Mapping[str, Value], int], Any]
    base: Callable[[Any], list[Frame[Any]]]
    rest: str
    readings: Mapping[str, tuple[tuple[str, ...], Callable[..., Any]]]
    winners: Callable[[Any], tuple[int, ...]]
    purses: Callable[[Any], tuple[int, ...]] | None = None
    part: Callable[[Any], int] | None = None
    merit: Callable[[Any, int], tuple[int, ...]] = lambda g, seat: ()
    ranked: bool = False
    rests: Mapping[str, str] = field(default_factory=dict)
    ready: Callable[[Any], None] = lambda g: None
    expansions: tuple[str, ...] = ()
    blends: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    needing: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    offered: Callable[[Mapping[str, Value]], tuple[int, int]] | None = None
    counting: Counting | None = None
    feats: Feats | None = None
    frames: Mapping[str, type[Frame[Any]]] = field(default_factory=dict)
    events: Mapping[str, type[Event]] = field(default_factory=dict)

    def seats_for(self, switches: Mapping[str, Value]) -> tuple[int, int]:
        """The fewest and the most players of a game by these switches."""
        return self.offered(switches) if self.offered is not None else self.seats

    def part_of(self, switch: str, switches: Mapping[str, Value]) -> str | None:
        """The expansion that a switch is about: empty for none, None where nothing it is about is played."""
        if switch not in self.needing:
            return ""
        return next((name for name in self.needing[switch] if switches[name]), None)


def modules(package: ModuleType) -> list[ModuleType]:
    """Every module of a package, imported, in the order of their names: what is written is found, never listed."""
    found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    return [importlib.import_module(name) for name in sorted(m.name for m in found)]


def shelf(package: ModuleType, parent: type) -> dict[str, Any]:
    """The classes derived from `parent` that are defined in a package's modules, by name."""
    return {
        name: thing
        for module in modules(package)
        for name, thing in sorted(vars(module).items())
        if isinstance(thing, type) and issubclass(thing, parent) and thing.__module__ == module.__name__
    }


def names() -> list[str]:
    """The games that can be played: every package beside this one with a `game.py`."""
    home = Path(__file__).parent.parent
    return sorted(p.parent.name for p in home.glob("*/game.py"))


def find(name: str) -> Game:
    """A game by name.  Raises ValueError with a full sentence for an unknown one."""
    if name not in names():
        raise ValueError(f"There is no game {name!r}. Games: {', '.join(names())}.")
    game: Game = importlib.import_module(f"game.{name}.game").GAME
    return game
