"""Events: frozen, typed records of what a verb did, each with the clause that caused it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, TypeVar

from game.rules.kinds import PUBLIC_BIT

E = TypeVar("E", bound="Event")
LogEntry = tuple[type["Event"], tuple[Any, ...]]
"""The log keeps class and arguments; the typed event is built for whoever reads it."""


@dataclass(frozen=True, slots=True)
class Event:
    """`clause` is the rule that caused it.  Fields are ints, strings and tuples (the words of `kinds`).

    An event that carries cards or secret numbers not everybody may see has a field `seen`, the mask of the seats
    that do (and of the public, see `kinds.told_to`).
    """

    clause: str

    tells: ClassVar[bool] = False
    """True where the event itself brings somebody new knowledge by chance: it bars an undo."""

    def for_viewer(self: E, viewer: int | None) -> E:
        """The event as `viewer` may see it; None is the public."""
        secret = hidden_fields(type(self))
        seen: int | None = getattr(self, "seen", None)
        if seen is None or not secret or seen >> (PUBLIC_BIT if viewer is None else viewer) & 1:
            return self
        hidden: dict[str, Any] = {}
        for name, many in secret:
            value = getattr(self, name)
            hidden[name] = (~0,) * len(value) if many else ~0
        return replace(self, **hidden)


_CARD_FIELDS: dict[type, tuple[tuple[str, bool], ...]] = {}


def card_fields(shape: type[Any]) -> tuple[tuple[str, bool], ...]:
    """The fields of a frame or event class that hold cards: (name, whether several)."""
    found = _CARD_FIELDS.get(shape)
    if found is None:
        found = tuple((f.name, f.type == "Cards") for f in fields(shape) if f.type in ("Card", "Cards"))
        _CARD_FIELDS[shape] = found
    return found


_HIDDEN_FIELDS: dict[type, tuple[tuple[str, bool], ...]] = {}


def hidden_fields(shape: type[Any]) -> tuple[tuple[str, bool], ...]:
    """The fields of an event class that only those of `seen` may read: (name, whether several)."""
    found = _HIDDEN_FIELDS.get(shape)
    if found is None:
        numbers = tuple((f.name, True) for f in fields(shape) if f.type == "Secrets")
        found = _HIDDEN_FIELDS[shape] = (*card_fields(shape), *numbers)
    return found


def read(entry: LogEntry) -> Event:
    """The typed event of a log entry."""
    shape, arguments = entry
    return shape(*arguments)
