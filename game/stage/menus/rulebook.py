"""The rules a table plays by: a preset, or a mix of its own made by turning switches. No drawing."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.library import Presets, Span, Value

HIDDEN = "cases"
"""The preset of the worked cases: for tests, not offered to people."""
MOST_MIXES = 6
MOST_STEPS = 40
"""A sum with more values than that is turned in leaps."""
LEAP = 5
"""Steps in a leap."""


@dataclass(slots=True)
class Rulebook:
    """The chosen switches and where they come from."""

    presets: Presets
    mixes: dict[str, dict[str, Value]] = field(default_factory=dict)
    """Own mixes by name; shared with the settings, so that saving one is remembered."""
    chosen: str = ""
    switches: dict[str, Value] = field(default_factory=dict)

    @classmethod
    def remembered(
        cls, presets: Presets, chosen: str, own: Mapping[str, Value], mixes: dict[str, dict[str, Value]]
    ) -> Rulebook:
        """The rules of last time; what is no longer legal falls back to the default."""
        book = cls(presets, mixes)
        book.choose(chosen if chosen in book.names else presets.default)
        for name, value in own.items():
            book.set(name, value)
        return book

    @property
    def names(self) -> list[str]:
        """Presets, the default first, then own mixes."""
        offered = [name for name in self.presets.mixes if name not in (HIDDEN, self.presets.default)]
        return [self.presets.default, *offered, *self.mixes]

    def is_own(self, name: str) -> bool:
        """Whether this is a mix of the table's own."""
        return name in self.mixes and name not in self.presets.mixes

    def choose(self, name: str) -> None:
        """Play by a preset or a mix."""
        if self.is_own(name):
            self.switches = self.presets.mix(self.presets.default)
            for switch, value in self.mixes[name].items():
                self.set(switch, value)
        else:
            self.switches = self.presets.mix(name)
        self.chosen = name

    def set(self, switch: str, value: Value) -> bool:
        """Turn a switch; False, and nothing done, for a switch or value there isn't."""
        try:
            self.presets.check(switch, value)
        except ValueError:
            return False
        self.switches[switch] = value
        return True

    def turn(self, switch: str, by: int = 1) -> Value:
        """The next (or previous) legal value of a switch, round and round; of a sum with many values the next round
        one.
        """
        legal = self.presets.legal[switch]
        now = self.switches[switch]
        if isinstance(legal, Span):
            assert isinstance(now, int)
            every = range(legal.low, legal.high + 1, legal.step)
            stops = every[::LEAP] if self.leaps(switch) else every
            place = bisect_left(stops, now)
            between = place == len(stops) or stops[place] != now
            value: Value = stops[(place + by - (between and by > 0)) % len(stops)]
        else:
            places = [n for n, v in enumerate(legal) if v == now and type(v) is type(now)]
            value = legal[(places[0] + by) % len(legal)]
        self.switches[switch] = value
        return value

    def leaps(self, switch: str) -> bool:
        """Whether a switch is a sum with so many values that a press goes to the next round one."""
        legal = self.presets.legal[switch]
        return isinstance(legal, Span) and (legal.high - legal.low) // legal.step >= MOST_STEPS

    def _base(self) -> dict[str, Value]:
        if self.is_own(self.chosen):
            return {**self.presets.mix(self.presets.default), **self.mixes[self.chosen]}
        return self.presets.mix(self.chosen)

    @property
    def changed(self) -> dict[str, Value]:
        """The switches that differ from the chosen preset or mix."""
        base = self._base()
        return {name: value for name, value in self.switches.items() if base[name] != value}

    def written(self) -> tuple[str, dict[str, Value]]:
        """(a preset, the switches that differ from it): how a game is begun."""
        preset = self.presets.default if self.is_own(self.chosen) else self.chosen
        base = self.presets.mix(preset)
        return preset, {name: value for name, value in self.switches.items() if base[name] != value}

    def save_as(self, name: str) -> bool:
        """Keep the switches as an own mix; False when the name is a preset's or there are too many mixes."""
        name = " ".join(name.split())
        if not name or name in self.presets.mixes:
            return False
        if name not in self.mixes and len(self.mixes) >= MOST_MIXES:
            return False
        self.mixes[name] = dict(self.switches)
        self.chosen = name
        return True

    def forget(self, name: str) -> None:
        """Throw an own mix away; its switches stay on the table."""
        if not self.is_own(name):
            return
        switches = dict(self.switches)
        del self.mixes[name]
        if self.chosen == name:
            self.chosen = self.presets.default
        self.switches = switches
