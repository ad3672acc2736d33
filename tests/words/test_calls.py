"""The calls all over the code and the house's messages fit together."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from game.words.walk import variables
from tests.words.sources import ENGLISH, GAMES, PROJECT, calls, entries, literal, nodes

SPEAKERS = ("text", "say", "said")
ANYTHING = r"[\w-]+"
HOUSE = [file.name for file in sorted(ENGLISH.glob("*.ftl")) if not any(file.stem.endswith(f"_{g}") for g in GAMES)]


@cache
def house() -> dict[str, ftl.Message | ftl.Term]:
    return entries(*HOUSE)


def spoken() -> list[ast.Call]:
    """The calls that ask for a message by a written id."""
    found = [call for name in SPEAKERS for call in calls(name) if call.args]
    return [call for call in found if isinstance(literal(call.args[0]), str)]


def test_every_message_that_is_asked_for_is_there() -> None:
    missing = {literal(call.args[0]) for call in spoken()} - set(house())
    assert missing == set()


def test_every_message_is_given_what_it_wants() -> None:
    lacking = {}
    for call in spoken():
        entry = house().get(literal(call.args[0]))
        given = {keyword.arg for keyword in call.keywords}
        if entry is not None and None not in given and not variables(entry) <= given:
            lacking[entry.id.name] = variables(entry) - given
    assert lacking == {}


@cache
def mentioned() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string in the code; and as patterns those with places, and those that a dash shows to be a beginning."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for node in nodes(PROJECT / "game"):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
            if re.fullmatch(r"[a-z]+-", node.value):
                patterns.add(node.value + ANYTHING)
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else ANYTHING for part in node.values]
            if all(re.fullmatch(r"[a-z-]+", part) for part in parts if part is not ANYTHING):
                patterns.add("".join(parts))
    return frozenset(whole), tuple(re.compile(pattern) for pattern in patterns - {ANYTHING, f"{ANYTHING}-{ANYTHING}"})


@pytest.mark.parametrize("name", HOUSE)
def test_no_message_is_left_over(name: str) -> None:
    """Reasons are matched with their refusals elsewhere."""
    whole, patterns = mentioned()
    left = [
        message
        for message in entries(name)
        if message not in whole
        and not message.startswith("reason-")
        and not any(pattern.fullmatch(message) for pattern in patterns)
    ]
    assert left == []
