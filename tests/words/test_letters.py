"""Every letter of every sentence is in the fonts that are shipped."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it ships no types

from game.assets import assets
from game.stage.paint.faces import CHAINS, Role
from game.stage.paint.shaping import numbers, shaped
from game.words import languages, pseudo
from tests.words.sources import ENGLISH

FOLDER = assets() / "fonts"
LATIN = sorted({face.file for faces in CHAINS.values() for face in faces if face.script == "latin"})


def written() -> set[str]:
    text = "".join(file.read_text(encoding="utf-8") for file in ENGLISH.glob("*.ftl"))
    return set(text) | set(pseudo.accented(text)) - {"\n"}


@cache
def letters(file: str) -> set[int]:
    return set(TTFont(FOLDER / file).getBestCmap())


@cache
def drawn(tag: str) -> set[str]:
    found = set[str]()
    for file in sorted((assets() / "locale" / tag).glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            found |= set(shaped(numbers(line, tag)))
    return found


@pytest.mark.parametrize("file", LATIN)
def test_a_font_has_every_letter(file: str) -> None:
    has = letters(file)
    assert {char for char in written() - {"\n"} if ord(char) not in has} == set()


@pytest.mark.parametrize("role", CHAINS)
@pytest.mark.parametrize("tag", languages())
def test_a_chain_has_every_letter_of_a_language_as_it_is_drawn(tag: str, role: Role) -> None:
    has = set[int]().union(*(letters(face.file) for face in CHAINS[role]))
    assert {char for char in drawn(tag) if ord(char) not in has} == set()


def test_every_font_of_a_chain_is_shipped() -> None:
    there = {path.name for path in Path(FOLDER).iterdir()}
    assert {face.file for faces in CHAINS.values() for face in faces} <= there
    assert len(LATIN) >= 3
