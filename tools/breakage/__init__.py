"""Ways to break the rules of a game, one at a time, for `tools/break_rules.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from types import ModuleType
from typing import NamedTuple

from game.rules.hooks import Rulebook


class Breakage(NamedTuple):
    """`name` says what is broken; inside `broken()` it is."""

    name: str
    broken: Callable[[], AbstractContextManager[None]]


class Number(NamedTuple):
    """A number of the rules, as a module knows it, and by how much it is made wrong."""

    module: ModuleType
    name: str
    step: int = 1


@dataclass(frozen=True)
class Subject:
    """A game to be broken: `elsewhere` are modules and functions that are left out, each with the reason; `more` are
    breakages that only this game knows.
    """

    package: ModuleType
    rules: Rulebook
    numbers: tuple[Number, ...]
    elsewhere: Mapping[str, str]
    more: Callable[[], Iterator[Breakage]] = lambda: iter(())

    @property
    def name(self) -> str:
        """The game's name."""
        return self.package.__name__.rpartition(".")[2]
