"""The other languages say what English says: the same messages, with the same places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from game.assets import assets
from game.words import coverage, language, languages, own_name, say, speak
from game.words.speech import HOME
from game.words.walk import variables
from tests.words.sources import ENGLISH, attributes, resource

OTHERS = [tag for tag in languages() if tag != HOME]
FILES = [file for tag in OTHERS for file in sorted((assets() / "locale" / tag).glob("*.ftl"))]
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


def written(file: Path) -> Iterator[tuple[str, ftl.Message | ftl.Term]]:
    for entry in resource(file).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            yield ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name, entry


@every_file
def test_a_file_has_only_what_english_has_with_all_its_attributes(file: Path) -> None:
    english = dict(written(ENGLISH / file.name))
    mine = list(written(file))
    assert len(dict(mine)) == len(mine)
    assert [name for name, _ in mine if name not in english] == []
    assert [name for name, entry in mine if attributes(entry) != attributes(english[name])] == []


@every_file
def test_a_message_has_no_place_that_english_does_not_fill(file: Path) -> None:
    english = dict(written(ENGLISH / file.name))
    assert [name for name, entry in written(file) if not variables(entry) <= variables(english[name])] == []


@every_file
def test_a_message_tells_all_that_english_tells(file: Path) -> None:
    english = dict(written(ENGLISH / file.name))
    # a language without a plural form, or one that says a seat once, need not repeat a count or a name
    spare = {"count", "number", "points", "hands", "amount", "turns", "top", "shots", "seconds"}
    lacking = [name for name, e in written(file) if variables(english[name]) - variables(e) - spare]
    assert lacking == []


@pytest.mark.parametrize("tag", OTHERS)
def test_what_is_not_yet_written_is_said_in_english(tag: str) -> None:
    gaps = coverage.missing(tag)
    assert (coverage.share(tag) == 1) == (not gaps)
    for file, names in gaps.items():
        assert names <= coverage.written(HOME)[file]


def test_english_is_complete_and_every_language_knows_its_own_name() -> None:
    assert coverage.share(HOME) == 1
    assert [own_name(tag) for tag in ("en", "zh", "fa")] == ["English", "中文", "فارسی"]


def test_a_language_is_spoken_until_another_is() -> None:
    speak("zh")
    assert (language(), say("menu-back"), say("money", amount=3000)) == ("zh", "返回", "$3,000")
    speak("fa")
    assert say("menu-back") == "برگشت"
    assert say("rules-page-on", at=2, of=3) == "صفحهٔ بعد (۲ از ۳)"
