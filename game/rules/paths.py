"""Paths: how text names one place of a state.

`supply`, `poster.jesse_james`, `A.hand`, `A.laid.jesse_james`: the seat first, then the field, then the other
dimensions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.rules.kinds import NO_SEAT, SEATS, Seat
from game.rules.library import Game
from game.rules.notation import cards_text
from game.rules.schema import Field


class PathError(ValueError):
    """A path or value that names nothing; the message says what there is instead."""


class Path(NamedTuple):
    """A field and, for one with dimensions, the index in its flat list."""

    field: Field
    at: int


class Reading(NamedTuple):
    """A derived number of the game and the arguments that pick one out."""

    name: str
    arguments: tuple[int, ...]


def read_path(game: Game, seats: int, text: str) -> Path | Reading:
    """The place that `text` names.  Raises PathError."""
    parts = text.split(".")
    seat = parts.pop(0) if len(parts) > 1 and len(parts[0]) == 1 and parts[0].isupper() else ""
    name, labels = parts[0], parts[1:]
    field = game.schema.by_name.get(name)
    reading = game.readings.get(name)
    if field is None and reading is None:
        known = sorted([*game.schema.by_name, *game.readings])
        raise PathError(f"nothing is called {name!r} here; there are: {', '.join(known)}")
    dimensions = field.per if field is not None else reading[0] if reading is not None else ()
    places: list[int] = []
    strides = 0
    for dimension in dimensions:
        tokens = game.schema.labels(dimension, seats)
        label = seat if dimension == "seat" else labels.pop(0) if labels else ""
        if label not in tokens:
            raise PathError(f"{text}: the {dimension} must be one of {', '.join(tokens)}")
        places.append(tokens.index(label))
        strides = strides * len(tokens) + places[-1]
    if labels or (seat and "seat" not in dimensions):
        raise PathError(f"{text}: {name} has only these parts: {', '.join(dimensions) or 'none'}")
    return Path(field, strides) if field is not None else Reading(name, tuple(places))


def path_text(field: Field, labels: tuple[str, ...]) -> str:
    """The path of a place, from its labels in the order of the field's dimensions."""
    seat = [label for d, label in zip(field.per, labels, strict=True) if d == "seat"]
    rest = [label for d, label in zip(field.per, labels, strict=True) if d != "seat"]
    return ".".join([*seat, field.name, *rest])


def value_at(game: Game, g: Any, path: Path | Reading) -> Any:
    """What lies at a path: a tuple of cards, a number, a word, or a reading's number."""
    if isinstance(path, Reading):
        return game.readings[path.name][1](g, *path.arguments)
    value = getattr(g, path.field.name)
    return value[path.at] if path.field.per else value


def put_at(g: Any, path: Path, value: Any) -> None:
    """Set what lies at a path (set-up only)."""
    if path.field.per:
        getattr(g, path.field.name)[path.at] = value
    else:
        setattr(g, path.field.name, value)


def value_text(game: Game, g: Any, path: Path | Reading) -> str:
    """What lies at a path, as text."""
    value = value_at(game, g, path)
    if isinstance(path, Path):
        if path.field.what == "cards":
            return cards_text(value, game.schema.kinds)
        if path.field.what == "seat":
            return "-" if value < 0 else str(Seat(value))
        if path.field.what == "secret" and value < 0:
            return "?"
    return str(value) or "-"


def read_plain(field: Field, text: str, seats: int) -> Any:
    """The number, flag, seat or word that `text` spells for a field, at a table of `seats`.  Raises PathError."""
    if field.what == "word":
        return "" if text == "-" else text
    if field.what == "seat":
        letters = {str(seat): seat for seat in SEATS[:seats]} | {"-": NO_SEAT}
        if text not in letters:
            raise PathError(f"{field.name} is a seat, A to {SEATS[seats - 1]}, or -; not {text!r}")
        return int(letters[text])
    if not text.lstrip("-").isdigit() or (field.what == "flag" and text not in ("0", "1")):
        raise PathError(f"{field.name} is a {'0 or 1' if field.what == 'flag' else 'whole number'}, not {text!r}")
    return int(text)
