from __future__ import annotations

import pytest

from game.words.finding import found_by, is_called


@pytest.mark.parametrize(
    ("sought", "words"),
    [
        ("jail", "A rider in Jail"),
        ("میکشد", "دو کارت می‌کشد"),
        ("می کشد", "دو کارت می‌کشد"),
        ("مخفی گاه", "یک مخفی‌گاه"),
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


@pytest.mark.parametrize("sought", ["bg-۳۳", "BG-33", "33", "۳۳", " ۳۳ "])
def test_a_clause_is_called_by_its_whole_number(sought: str) -> None:
    assert is_called(sought, "BG-33")


@pytest.mark.parametrize("sought", ["bg-3", "3", "333", "bg", ""])
def test_a_part_of_it_is_no_name(sought: str) -> None:
    assert not is_called(sought, "BG-33")


def test_zeros_before_a_number_need_not_be_typed() -> None:
    assert is_called("7", "WE-07")
