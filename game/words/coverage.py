"""How much of a language is written: every message and attribute of English, counted."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from game.assets import assets
from game.words.catalogue import cut
from game.words.speech import HOME

_ATTRIBUTE = re.compile(r"^\s+\.([A-Za-z][\w-]*) *=", re.MULTILINE)


def written(tag: str) -> dict[str, set[str]]:
    """What each file of a language holds: messages and terms, and attributes as `message.attribute`."""
    return {file.name: _ids(file) for file in sorted((assets() / "locale" / tag).glob("*.ftl"))}


def missing(tag: str) -> dict[str, set[str]]:
    """What English has and a language lacks, by file; such a message is said in English."""
    there = written(tag)
    gaps = {name: ids - there.get(name, set()) for name, ids in written(HOME).items()}
    return {name: ids for name, ids in gaps.items() if ids}


@cache
def share(tag: str) -> float:
    """The share of English that is written in a language, 0 to 1; only at 1 is the language complete."""
    whole = sum(map(len, written(HOME).values()))
    return 1 - sum(map(len, missing(tag).values())) / whole


def _ids(file: Path) -> set[str]:
    found: set[str] = set()
    for name, source in cut(file.read_text(encoding="utf-8")).items():
        found |= {name} | {f"{name}.{attribute}" for attribute in _ATTRIBUTE.findall(source)}
    return found
