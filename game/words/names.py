"""What cards, seats and sums are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Literal

from game.rules.knowledge import field_values
from game.words.speech import dashed, has, language, say, say_of

Names = Sequence[str]
"""What each seat is called, seat 0 first."""
_MARKED = re.compile(r"(.+)_(10|[2-9jqka])([shdc])")
"""A kind that carries rank and suit: `bang_qh`."""


def money(dollars: int) -> str:
    """A sum as it is written on the table: `$3,000`."""
    return _money(language(), dollars)


@cache
def _money(_language: str, dollars: int) -> str:
    return say("money", amount=dollars)


def purse(game: str, amount: int) -> str:
    """What somebody owns in a game's own coin: `$3,000`, `3 gold`."""
    return say_of(game, "purse", "", {"amount": amount})


def part_name(game: str, number: int, manner: str = "") -> str:
    """A part of a game: `Hand 3`, `Turn 12`; nothing in a game whose parts nobody counts.

    `manner` may be inside (a sentence), played (a sentence: so many of them were), last or next (words on buttons).
    """
    return say_of(game, "part", manner, {"number": number}) if has(game, "part") else ""


def listed(parts: Sequence[str], last: Literal["list-end", "list-or"] = "list-end") -> str:
    """`Ana`, `Ana and Bo`, `Ana, Bo and Cy`; with `list-or` any one of them: `Ana, Bo or Cy`."""
    if len(parts) < 2:
        return "".join(parts)
    words = say(last, first=parts[-2], last=parts[-1])
    for part in reversed(parts[:-2]):
        words = say("list-start", first=part, rest=words)
    return words


def plain_kind(kind: str) -> str:
    """A kind without the rank and suit it may carry: `bang_qh` is a `bang`, like all of its name."""
    marked = _MARKED.fullmatch(kind)
    return marked[1] if marked else kind


def kind_name(game: str, kind: str) -> str:
    """The name of a kind of card, without rank and suit: `Jesse James`, `Photo of Jesse James`, `BANG!`."""
    return say_of(game, dashed("kind", plain_kind(kind)))


def mark(game: str, kind: str) -> str:
    """Rank and suit in words: `Q of hearts`; empty for a kind that has none."""
    marked = _MARKED.fullmatch(kind)
    return say_of(game, "card-mark", "", {"rank": marked[2].upper(), "suit": marked[3]}) if marked else ""


def marked_name(game: str, kind: str) -> str:
    """The name with rank and suit, which tells cards of one name apart: `BANG! (Q of hearts)`."""
    name, words = kind_name(game, kind), mark(game, kind)
    return say_of(game, "card-marked", "", {"name": name, "mark": words}) if words else name


def a_card(game: str, kind: str) -> str:
    """One card of a kind inside a sentence: `a Hideout`, `the Photo of Jesse James`; an empty kind is `a card`."""
    return say_of(game, dashed("kind", plain_kind(kind)), "a") if kind else say("a-card")


def short_name(game: str, kind: str) -> str:
    """At most two words for a kind of card: `Jesse`, `Bank Robbery`."""
    return say_of(game, dashed("kind", plain_kind(kind)), "short") if kind else say("a-card")


def cards_in_words(game: str, kinds: Sequence[str]) -> str:
    """`a Hideout and 2 Jesse James`, in the order in which the kinds first come; ranks and suits are left out."""
    counts: dict[str, int] = {}
    for kind in map(plain_kind, kinds):
        counts[kind] = counts.get(kind, 0) + 1
    return listed(
        [
            a_card(game, kind) if n == 1 else say("several-cards", count=n, kind=kind_name(game, kind))
            for kind, n in counts.items()
        ]
    )


def is_kind(game: str, word: str) -> bool:
    """Whether a word that an event or a pick carries is the name of a kind of card."""
    return bool(word) and has(game, dashed("kind", plain_kind(word)))


def facts_of(game: str, thing: object, names: Names, kinds: Sequence[str]) -> dict[str, str | int]:
    """Everything a sentence about an event may need, from the event's own fields.

    `kinds[c]` is the kind of card id c.  A seat becomes its name; a card its name (`card`) and the same inside a
    sentence (`card-a`) and short (`card-short`); several cards a list, with `count` and whether all are `shown`;
    a word that names a kind is treated like a card; other words and numbers stay.
    """
    facts: dict[str, str | int] = {}
    for name, annotation, value in field_values(thing):
        if annotation == "Seat":
            facts[name] = names[value] if value >= 0 else ""
        elif annotation == "Seats":
            facts[name] = listed([who for seat, who in enumerate(names) if value >> seat & 1])
        elif annotation == "Card":
            facts |= _card_facts(game, name, kinds[value] if value >= 0 else "")
        elif annotation == "Cards":
            facts["count"] = len(value)
            facts["shown"] = "yes" if all(card >= 0 for card in value) else "no"
            facts[name] = cards_in_words(game, [kinds[card] for card in value if card >= 0])
        elif annotation == "bool":
            facts[name] = "yes" if value else "no"
        elif annotation == "str" and is_kind(game, value):
            facts |= _card_facts(game, name, value)
        elif annotation in ("int", "str"):
            facts[name] = value
    return facts


def _card_facts(game: str, name: str, kind: str) -> dict[str, str | int]:
    return {
        name: kind_name(game, kind) if kind else say("a-card"),
        f"{name}-a": a_card(game, kind),
        f"{name}-short": short_name(game, kind),
    }
