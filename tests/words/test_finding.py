from __future__ import annotations

import pytest

from game.words.finding import found_by, is_called


@pytest.mark.parametrize(
    ("sought", "words"),
    [
        ("jail", "A rider in Jail"),
        ("میکشد", "دو کارت می‌کشد"),
        ("يک", "یک کارت"),
        ("كارت", "یک کارت"),
        ("ابجو", "آبجو ۱ جان است"),
        ("برد", "تا بُرد ۳"),
        ("دسته", "دستهٔ تازه"),
        ("دستۀ", "دستهٔ تازه"),
        ("3", "تا بُرد ۳"),
        ("۳۳", "BG-33"),
        ("bg-۳۳", "BG-33"),
        ("监狱", "监狱里"),
    ],
)
def test_a_word_is_found_however_it_is_typed(sought: str, words: str) -> None:
    assert found_by(sought, words)


@pytest.mark.parametrize(("sought", "words"), [("barrel", "A rider in Jail"), ("کارد", "یک کارت"), ("4", "تا بُرد ۳")])
def test_other_words_are_not_found(sought: str, words: str) -> None:
    assert not found_by(sought, words)


def test_a_clause_is_called_by_its_whole_number() -> None:
    assert is_called("bg-۳۳", "BG-33")
    assert not is_called("bg-3", "BG-33")
