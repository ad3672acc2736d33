"""What Persian asks beyond the messages of English: the order of names, the digits, whom the public words address."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.assets import assets
from game.rules import library
from game.words import clauses, money, purse, say, speak
from game.words.names import kind_name, marked_name
from tests.words.sources import GAMES
from tests.words.test_messages import PUBLIC

FOLDER = assets() / "locale" / "fa"
FILES = sorted(FOLDER.glob("*.ftl"))
SEATS = "seat|whom|by|who|at|opener|roller|shooter|caller|dealer|loser|author"
SIDE_BY_SIDE = re.compile(rf"\{{ \$({SEATS}) \}}[.!]? \{{ \$({SEATS}) \}}")
"""Two names in Latin letters side by side would be read as one, from the left."""
LISTS = re.compile("ready-|rules-mix-names|[a-z-]+-letters")
"""What code takes apart at the marks of every language."""
SECOND_PERSON = re.compile("(?<!\\w)(شما|خودتان|تو)(?!\\w)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_two_names_stand_side_by_side(file: Path) -> None:
    assert SIDE_BY_SIDE.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", [file for file in FILES if file.stem != "commands"], ids=lambda file: file.stem)
def test_marks_and_digits_are_persian(file: Path) -> None:
    for line in file.read_text(encoding="utf-8").splitlines():
        words = re.sub(r"\{[^{}]*\}?|^[\w -]*=|^ *\*?\[\w+\]", "", line)
        if re.search("[\u0600-\u06ff]", words) and not LISTS.match(line):
            assert not re.search("[,;?]|[كيى]|(?<![\\w.-])[0-9](?![\\w-])", words), line


@pytest.mark.parametrize("name", PUBLIC)
def test_the_public_words_address_nobody(name: str) -> None:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line[:1] != "#" and SECOND_PERSON.search(line)] == []


def test_sums_marks_and_counts_have_persian_digits() -> None:
    speak("fa")
    assert (money(25000), purse("pony_express", 12)) == ("۲۵٬۰۰۰ دلار", "۱۲ طلا")
    assert (marked_name("bang", "bang_qh"), marked_name("bang", "beer_10s")) == ("بنگ! (بی‌بی دل)", "آبجو (۱۰ پیک)")
    assert say("per-cent", value=50) == "۵۰٪"


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_left_in_latin_letters(game: str) -> None:
    speak("fa")
    presets = library.find(game).presets
    told = clauses(game, presets.mix(presets.default))
    assert [(name, words) for name, words in told if re.search("[A-Za-z0-9]", words)] == []


def test_cards_and_people_have_persian_names() -> None:
    speak("fa")
    names = [kind_name("bang", kind) for kind in ("bang", "missed", "slab_the_killer")]
    assert names == ["بنگ!", "خطا!", "اسلب د کیلر"]
