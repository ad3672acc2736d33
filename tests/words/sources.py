"""What the code can ask of the words, read from the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from game.assets import assets
from game.rules.event import Event
from game.rules.library import find
from game.rules.refusal import Refusal

PROJECT = Path(__file__).resolve().parents[2]
ENGLISH = assets() / "locale" / "en"
GAME = find("wyatt_earp")
NAMES = ("Kate", "Doc", "Morgan", "Virgil")


@cache
def nodes(folder: Path) -> tuple[ast.AST, ...]:
    """The code of a folder, taken apart; only what the tests here look at."""
    kept = (ast.Call, ast.JoinedStr, ast.Constant)
    return tuple(
        node
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, kept)
    )


def calls(name: str, folder: Path = PROJECT / "game") -> Iterator[ast.Call]:
    """Every call of a function or class of this name in the code of a folder."""
    for node in nodes(folder):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
            yield node


def literal(node: ast.AST) -> Any:
    """The value of a constant; None for anything else."""
    return node.value if isinstance(node, ast.Constant) else None


SAMPLES: dict[str, int | str] = {"outlaw": "jesse_james", "kind": "hideout", "held": 2, "count": 3}


@cache
def refusals() -> tuple[Refusal, ...]:
    """Every refusal the code can give, once for each set of numbers it comes with."""
    found = set()
    for call in calls("Refusal"):
        if len(call.args) < 2 or literal(call.args[1]) is None:
            continue
        names: list[str] = []
        if len(call.args) > 2:
            pairs = call.args[2]
            assert isinstance(pairs, ast.Tuple), ast.unparse(call)
            names = [literal(pair.elts[0]) for pair in pairs.elts if isinstance(pair, ast.Tuple)]
        numbers = tuple((name, SAMPLES[name]) for name in names)
        found.add(Refusal(literal(call.args[0]), literal(call.args[1]), numbers))
    return tuple(sorted(found))


@cache
def ask_kinds() -> tuple[str, ...]:
    """Every kind of question of the game."""
    return tuple(sorted({literal(call.args[0]) for call in calls("Ask", PROJECT / "game" / GAME.name)}))


def sample_events(shape: type[Event]) -> list[Event]:
    """Events of a class that between them take every word and both answers to every yes or no."""
    words = {
        "use": ["photo", "hide", "ask", "rob", "draw", "look", "clear", "bank_robbery"],
        "reason": ["out", "supply", "no_shot", "empty"],
        "why": ["paid", "not_captured", "shortfall"],
        "outlaw": ["jesse_james"],
        "kind": ["hideout"],
    }
    samples: list[dict[str, Any]] = [{}]
    for field in fields(shape):
        by_type: dict[str, list[Any]] = {
            "Seat": [0, 1] if field.name == "whom" else [0],
            "Seats": [3],
            "Card": [77],
            "Cards": [(0,), (0, 70), (0, 0, 70)],
            "int": [1, 3000],
            "bool": [True, False],
            "tuple[int, ...]": [(0, 0, 0, 0), (8, 0, 2, 1)],
            "str": words.get(field.name, ["WE-10"]),
        }
        samples = [{**sample, field.name: value} for sample in samples for value in by_type[str(field.type)]]
    return [shape(**sample) for sample in samples]


@cache
def resource(file: Path) -> ftl.Resource:
    """A parsed file; fails on what the parser could not read."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    return parsed


def entries(*names: str) -> dict[str, ftl.Message | ftl.Term]:
    """Messages and terms of English files by id (terms with their dash)."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for name in names:
        for entry in resource(ENGLISH / name).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
            elif isinstance(entry, ftl.Term):
                found["-" + entry.id.name] = entry
    return found


def attributes(entry: ftl.Message | ftl.Term) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}
