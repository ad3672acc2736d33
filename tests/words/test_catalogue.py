from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from game.words.catalogue import Catalogue, cut
from tests.words.sources import ENGLISH, entries

SOURCE = """### About all

# about one
one = Plain words
two = { $n ->
    [one] one thing
   *[other] { $n } things
}

    with a tail
    .side = An aside
-term = a term
## A group
three = It is { -term }, { one }.
four =
    Begins on
    the next line
"""


@pytest.fixture
def book(tmp_path: Path) -> Catalogue:
    file = tmp_path / "a.ftl"
    file.write_text(SOURCE, encoding="utf-8")
    return Catalogue("en", [file])


def test_a_file_is_cut_into_its_messages() -> None:
    assert list(cut(SOURCE)) == ["one", "two", "-term", "three", "four"]
    assert cut(SOURCE)["one"] == "one = Plain words\n"


@pytest.mark.parametrize("file", sorted(ENGLISH.glob("*.ftl")), ids=lambda file: file.name)
def test_cutting_finds_what_the_parser_finds(file: Path) -> None:
    pieces = cut(file.read_text(encoding="utf-8"))
    whole = entries(file.name)
    assert set(pieces) == set(whole)
    for name, source in pieces.items():
        (entry,) = (e for e in FluentResource(source).body if isinstance(e, ast.Message | ast.Term))
        assert entry.equals(whole[name], ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize(
    ("message", "attribute", "args", "words"),
    [
        ("one", "", {}, "Plain words"),
        ("two", "", {"n": 1}, "one thing\n\nwith a tail"),
        ("two", "", {"n": 5}, "5 things\n\nwith a tail"),
        ("two", "side", {}, "An aside"),
        ("three", "", {}, "It is a term, Plain words."),
        ("four", "", {}, "Begins on\nthe next line"),
    ],
)
def test_words(book: Catalogue, message: str, attribute: str, args: dict[str, int], words: str) -> None:
    assert book.words(message, attribute, args) == (words, [])


def test_the_same_words_as_fluent_has_them() -> None:
    """The short cut for plain messages gives what Fluent would have given."""
    file = ENGLISH / "clauses_wyatt_earp.ftl"
    book = Catalogue("en", [file])
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for name, entry in entries(file.name).items():
        if entry.value is not None and all(isinstance(part, ast.TextElement) for part in entry.value.elements):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            assert book.words(name, "", {})[0] == bundle.format_pattern(pattern)[0]


def test_what_is_not_there_is_a_key_error(book: Catalogue) -> None:
    for message, attribute in (("nine", ""), ("two", "back"), ("one", "side")):
        with pytest.raises(KeyError):
            book.words(message, attribute, {})


def test_messages_made_ready_ahead_say_the_same_and_are_parsed_once(tmp_path: Path) -> None:
    file = tmp_path / "some.ftl"
    file.write_text(
        "-who = Ana\none = { -who } has { $n } gold.\ntwo = plain\nthree = { $n ->\n    [one] a\n   *[other] b\n}\n"
    )
    lazy, eager = Catalogue("en", [file]), Catalogue("en", [file])
    assert sum(1 for _ in eager.ahead()) == 2
    for message in ("one", "two", "three"):
        assert eager.words(message, "", {"n": 1}) == lazy.words(message, "", {"n": 1})
    assert list(eager.ahead()) == [], "nothing is left to parse"


def test_a_broken_message_hinders_none_that_comes_after_it(tmp_path: Path) -> None:
    file = tmp_path / "some.ftl"
    file.write_text("one = { $n ->\n    broken\ntwo = It is { $n }.\n")
    book = Catalogue("en", [file])
    assert sum(1 for _ in book.ahead()) == 2
    assert book.words("two", "", {"n": 1})[0] == "It is 1."
    with pytest.raises(KeyError):
        book.words("one", "", {"n": 1})
