"""Why something cannot be done, as a sentence and as the plate of a greyed card."""

from __future__ import annotations

from game.rules import library
from game.rules.refusal import Refusal
from game.words.names import Names, is_kind, kind_name, money
from game.words.speech import dashed, has, say_of

_SEATS = frozenset({"seat", "whom", "by"})
_DOLLARS = frozenset({"amount", "dollars"})


def reason(refusal: Refusal, names: Names) -> str:
    """The sentence: what is wrong, and what can be done."""
    game = clause_game(refusal.clause)
    return say_of(game, _message(refusal), "", _facts(game, refusal, names))


def plate(refusal: Refusal) -> str:
    """The same in at most four words in capitals."""
    game = clause_game(refusal.clause)
    return say_of(game, _message(refusal), "plate", _facts(game, refusal, ()))


def clause_game(clause: str) -> str:
    """The game in whose digest a clause stands; empty for what is no clause, such as the table's own word."""
    return next((game for game in library.names() if has(game, f"clause-{clause}")), "")


def _message(refusal: Refusal) -> str:
    return dashed("reason", refusal.reason)


def _facts(game: str, refusal: Refusal, names: Names) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    for name, value in refusal.numbers:
        if name in _SEATS and isinstance(value, int):
            facts[name] = names[value] if 0 <= value < len(names) else ""
        elif name in _DOLLARS and isinstance(value, int):
            facts[name] = money(value)
        elif isinstance(value, str) and is_kind(game, value):
            facts[name] = kind_name(game, value)
        else:
            facts[name] = value
    return facts
