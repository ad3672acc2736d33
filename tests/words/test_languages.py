"""The other languages say what English says: the same messages, with the same places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from game.assets import assets
from game.words import coverage, language, languages, own_name, say, speak
from game.words.speech import HOME
from game.words.walk import variables
from tests.words.sources import ENGLISH, attributes, resource
from tests.words.test_messages import PUBLIC

OTHERS = [tag for tag in languages() if tag != HOME]
FILES = [file for tag in OTHERS for file in sorted((assets() / "locale" / tag).glob("*.ftl"))]
COMPLETE = ("fa", "zh")
"""The languages in which nothing may be missing any more."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


def written(file: Path) -> Iterator[tuple[str, ftl.Message | ftl.Term]]:
    for entry in resource(file).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            yield ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name, entry


class _Choices(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  the visitor finds it by the class's name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.found |= {(node.selector.id.name, key) for key in keys - PLURALS}
        self.generic_visit(node)


def told_apart(entry: ftl.Message | ftl.Term) -> set[tuple[str, str]]:
    """Which values of which places have words of their own; numbers and plurals are left to each language."""
    choices = _Choices()
    choices.visit(entry)
    return choices.found


@every_file
def test_a_file_has_only_what_english_has_with_all_its_attributes(file: Path) -> None:
    english = dict(written(ENGLISH / file.name))
    mine = list(written(file))
    assert len(dict(mine)) == len(mine)
    assert [name for name, _ in mine if name not in english] == []
    assert [name for name, entry in mine if attributes(entry) != attributes(english[name])] == []


@every_file
def test_a_message_has_the_places_that_english_has(file: Path) -> None:
    english = dict(written(ENGLISH / file.name))
    assert [name for name, entry in written(file) if variables(entry) != variables(english[name])] == []


@every_file
def test_a_message_tells_apart_what_english_tells_apart(file: Path) -> None:
    english = dict(written(ENGLISH / file.name))
    differing = {name: (told_apart(english[name]), told_apart(entry)) for name, entry in written(file)}
    assert [name for name, (theirs, ours) in differing.items() if not theirs <= ours] == []


@pytest.mark.parametrize("tag", OTHERS)
def test_what_is_not_yet_written_is_said_in_english(tag: str) -> None:
    gaps = coverage.missing(tag)
    assert (coverage.share(tag) == 1) == (not gaps)
    for file, names in gaps.items():
        assert names <= coverage.written(HOME)[file]


@pytest.mark.parametrize("tag", COMPLETE)
def test_a_complete_language_lacks_nothing(tag: str) -> None:
    assert coverage.missing(tag) == {}


def test_english_is_complete_and_every_language_knows_its_own_name() -> None:
    assert coverage.share(HOME) == 1
    assert [own_name(tag) for tag in ("en", "zh", "fa")] == ["English", "简体中文", "فارسی"]


@pytest.mark.parametrize("name", PUBLIC)
def test_the_public_chinese_words_address_nobody(name: str) -> None:
    text = (assets() / "locale" / "zh" / name).read_text(encoding="utf-8")
    assert not [line for line in text.splitlines() if line[:1] != "#" and ("你" in line or "您" in line)]


def test_a_chinese_name_stands_in_its_sentence_without_spaces() -> None:
    speak("zh")
    assert say("play-seat-concede", name="凯特") == "凯特认输"
    assert say("play-seat-concede", name="Kate") == "Kate 认输"
    assert " " in say("guide-search-letters")


@pytest.mark.parametrize("tag", OTHERS)
def test_the_ready_names_are_as_many_and_the_women_among_them(tag: str) -> None:
    def names(message: str, language: str) -> list[str]:
        speak(language)
        return [name.strip() for name in say(message).split(",")]

    english, women = names("ready-names", HOME), names("ready-women", HOME)
    told = dict(zip(english, names("ready-names", tag), strict=True))
    assert len(set(told.values())) == len(told)
    assert {told[name] for name in women} == set(names("ready-women", tag))


def test_a_language_is_spoken_until_another_is() -> None:
    speak("zh")
    assert (language(), say("menu-back"), say("money", amount=3000)) == ("zh", "返回", "$3,000")
    speak("fa")
    assert say("menu-back") == "برگشت"
    assert say("rules-page-on", at=2, of=3) == "صفحهٔ بعد (۲ از ۳)"
