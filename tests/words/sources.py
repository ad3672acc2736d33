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
from game.rules.library import find, names
from game.rules.refusal import Refusal

PROJECT = Path(__file__).resolve().parents[2]
ENGLISH = assets() / "locale" / "en"
GAME = find("wyatt_earp")
GAMES = tuple(names())
CLAUSES = {"wyatt_earp": "WE-", "pony_express": "PX-", "bang": "BG-"}
"""What the clause ids of a game begin with."""
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


SAMPLES: dict[str, dict[str, int | str]] = {
    "wyatt_earp": {"outlaw": "jesse_james", "kind": "hideout", "held": 2, "count": 3},
    "pony_express": {"kind": "lasso", "price": 2, "held": 1, "limit": 3},
    "bang": {
        "distance": 3,
        "reach": 1,
        "limit": 1,
        "played": 1,
        "count": 2,
        "suit": "hearts",
        "card": "beer_6h",
        "cost": 2,
        "nuggets": 1,
    },
}


@cache
def refusals(game: str = "") -> tuple[Refusal, ...]:
    """Every refusal that the code of a game, or of the house, can give, once for each set of numbers it has."""
    found = set()
    folders = [PROJECT / "game" / game] if game else house_folders()
    for call in (call for folder in folders for call in calls("Refusal", folder)):
        if len(call.args) < 2 or literal(call.args[1]) is None:
            continue
        names: list[str] = []
        if len(call.args) > 2:
            pairs = call.args[2]
            assert isinstance(pairs, ast.Tuple), ast.unparse(call)
            names = [literal(pair.elts[0]) for pair in pairs.elts if isinstance(pair, ast.Tuple)]
        numbers = tuple((name, SAMPLES[game][name]) for name in names)
        found.add(Refusal(literal(call.args[0]) or CLAUSES[game] + "01", literal(call.args[1]), numbers))
    return tuple(sorted(found))


def house_folders() -> list[Path]:
    """The rooms that are no game's own."""
    rooms = [path for path in sorted((PROJECT / "game").iterdir()) if path.is_dir()]
    return [path for path in rooms if path.name not in CLAUSES]


@cache
def ask_kinds(game: str = GAME.name) -> tuple[str, ...]:
    """Every kind of question of a game."""
    return tuple(sorted({literal(call.args[0]) for call in calls("Ask", PROJECT / "game" / game)}))


WORDS: dict[str, dict[str, list[Any]]] = {
    "wyatt_earp": {
        "use": ["photo", "hide", "ask", "rob", "draw", "look", "clear", "bank_robbery"],
        "reason": ["out", "supply", "no_shot", "empty"],
        "why": ["paid", "not_captured", "shortfall"],
        "outlaw": ["jesse_james"],
        "kind": ["hideout"],
    },
    "pony_express": {
        "what": ["start", "poker", "mine", "saloon", "jail"],
        "hand": ["nothing", "pair", "five"],
        "declared": ["pair", "five"],
        "how": [
            *("dice", "call", "mount", "train", "retreat", "lasso"),
            *("paid", "escaped", "file", "touched", "fell", "mail", "duel"),
        ],
        "way": ["hidden", "open"],
        "where": ["deck", "under"],
        "corner": ["left", "right"],
    },
    "bang": {
        "why": ["draw", "reward", "limit", "penalty", "cost", "eliminated", "replaced", "barrel", "slab_the_killer"],
        "name": ["bang", "missed"],
        "to": ["bang", "duel", "indians", "rescue"],
        "place": ["hand", "front"],
        "ability": ["sid_ketchum"],
        "suit": ["spades", "hearts"],
        "kind": ["beer_6h"],
        "side": ["law", "outlaws", "renegade", "last"],
    },
}
"""Every value of the fields of events that are words, by game."""


def sample_events(shape: type[Event]) -> list[Event]:
    """Events of a class that between them take every word and both answers to every yes or no."""
    game = shape.__module__.split(".")[1]
    words = WORDS[game]
    counts: list[Any] = [(0, 0, 0, 0), (8, 0, 2, 1)]
    samples: list[dict[str, Any]] = [{}]
    for field in fields(shape):
        by_type: dict[str, list[Any]] = {
            "Seat": [0, 1] if field.name == "whom" else [0],
            "Seats": [3],
            "Card": [LAST_CARD[game]],
            "Cards": [(0,), (0, LAST_CARD[game]), (0, 0, LAST_CARD[game])],
            "Secrets": [(9,), (9, 14), (-1,)],
            "int": [1, 3000],
            "bool": [True, False],
            "tuple[int, ...]": [(9,), (9, 14)] if field.name == "faces" else counts,
            "str": words.get(field.name, [CLAUSES[game] + "10"]),
        }
        samples = [{**sample, field.name: value} for sample in samples for value in by_type[str(field.type)]]
    return [shape(**sample) for sample in samples]


LAST_CARD = {game: len(find(game).schema.kinds) - 1 for game in GAMES}


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
