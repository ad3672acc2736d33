"""The text form of picks, events, cards and frames.

A pick is its tokens with blanks between: a word, a number, or a seat A to H.  A card is written as its kind;
`jesse_james*3` stands for three of them, `?` for a card that the viewer does not know.  An event is
`Name[clause] field=value ...`, a frame `Name field=value ...`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from game.rules.ask import Range
from game.rules.event import Event
from game.rules.frame import Frame
from game.rules.kinds import SEATS, Pick, Seat, Token
from game.rules.knowledge import field_values
from game.rules.schema import Schema

_LETTERS = {str(seat): seat for seat in SEATS} | {"chance": Seat(-1)}
_COUNT = re.compile("[1-9][0-9]{0,2}")


def token(value: Any) -> str:
    """One token as text."""
    return str(value)


def read_option_token(text: str) -> Token | Range:
    """As `read_token`, and `1..30` is a range."""
    low, dots, high = text.partition("..")
    if dots and low.lstrip("-").isdigit() and high.lstrip("-").isdigit():
        return Range(int(low), int(high))
    return read_token(text)


def read_token(text: str) -> Token:
    """A token from text: a seat letter, a whole number, or a word."""
    if text in _LETTERS:
        return _LETTERS[text]
    return int(text) if text.lstrip("-").isdigit() else text


def pick_text(pick: Iterable[Any]) -> str:
    """`lay jesse_james 3`."""
    return " ".join(map(token, pick))


def read_pick(text: str) -> Pick:
    """The pick that `text` spells; whether it is legal is the state's to say."""
    return tuple(read_token(part) for part in text.split())


def cards_text(cards: Iterable[int], kinds: tuple[str, ...]) -> str:
    """Cards by kind in their order, equal neighbours folded: `jesse_james*3 ? hideout`; `-` for none."""
    runs: list[list[Any]] = []
    for card in cards:
        kind = kinds[card] if card >= 0 else "?"
        if runs and runs[-1][0] == kind:
            runs[-1][1] += 1
        else:
            runs.append([kind, 1])
    return " ".join(kind if n == 1 else f"{kind}*{n}" for kind, n in runs) or "-"


def read_kinds(words: Iterable[str]) -> list[str]:
    """The kinds that words like `jesse_james*3` stand for, one entry a card; `-` stands for none.

    Raises ValueError for a count that no pile of cards can have.
    """
    kinds: list[str] = []
    for word in words:
        if word == "-":
            continue
        kind, star, count = word.partition("*")
        if star and not _COUNT.fullmatch(count):
            raise ValueError(f"{word}: after the * stands how many cards, 1 to 999")
        kinds += [kind] * (int(count) if star else 1)
    return kinds


def value_text(annotation: str, value: Any, kinds: tuple[str, ...], seats: int) -> str:
    """A field of an event or frame as one word, by its annotation."""
    if annotation == "Seat":
        return "-" if value == -1 else str(Seat(value))
    if annotation == "Seats":
        return "".join(str(SEATS[s]) for s in range(seats) if value >> s & 1) or "-"
    if annotation == "Card":
        return "-" if value == -1 else cards_text((value,), kinds)
    if annotation == "Cards":
        return cards_text(value, kinds).replace(" ", ",")
    if annotation == "Secrets":
        return ",".join("?" if number < 0 else str(number) for number in value) or "-"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return str(value) or "-"


class SeatError(ValueError):
    """A seat that is not at the table."""


def read_value(annotation: str, text: str, schema: Schema, taken: list[int], seats: int) -> Any:
    """The field that `text` spells, at a table of `seats`.  Cards are taken from `taken`, the ids in reserve.

    Raises SeatError, ValueError or KeyError.
    """
    if annotation == "Seat":
        return -1 if text in ("-", "chance") else _seat(text, seats)
    if annotation == "Seats":
        return 0 if text == "-" else sum({1 << _seat(letter, seats) for letter in text})
    if annotation in ("Card", "Cards"):
        cards = []
        for kind in read_kinds(text.split(",")):
            card = next((c for c in taken if schema.kinds[c] == kind), None)
            if card is None:
                raise ValueError(f"no {kind} is left for a pending effect")
            taken.remove(card)
            cards.append(card)
        return tuple(cards) if annotation == "Cards" else (cards[0] if cards else -1)
    if annotation == "bool":
        return {"true": True, "false": False}[text]
    if annotation == "int":
        return int(text)
    if annotation.startswith("tuple["):
        parts = () if text == "-" else tuple(text.split(","))
        return tuple(map(int, parts)) if "int" in annotation else parts
    return "" if text == "-" else text


def _seat(letter: str, seats: int) -> int:
    if letter not in map(str, SEATS[:seats]):
        raise SeatError(f"a table of {seats} has the seats A to {SEATS[seats - 1]}, not {letter!r}")
    return int(_LETTERS[letter])


def event_text(event: Event, kinds: tuple[str, ...], seats: int) -> str:
    """`Laid[WE-17] seat=A outlaw=jesse_james cards=jesse_james*3`."""
    facts = [
        f"{name}={value_text(annotation, value, kinds, seats)}"
        for name, annotation, value in field_values(event)
        if name != "clause"
    ]
    return " ".join([f"{type(event).__name__}[{event.clause}]", *facts])


def frame_text(frame: Frame[Any], kinds: tuple[str, ...], seats: int) -> str:
    """`Turn seat=A phase=play sheriff=0`: every field but the machine's own marks."""
    facts = [
        f"{name}={value_text(annotation, value, kinds, seats)}"
        for name, annotation, value in field_values(frame)
        if name not in ("begun", "uninvited")
    ]
    return " ".join([type(frame).__name__, *facts])
