from __future__ import annotations

import pytest

from game.words.digits import as_written


@pytest.mark.parametrize(
    ("words", "persian"),
    [
        ("12", "۱۲"),
        ("25,000", "۲۵٬۰۰۰"),
        ("2.5", "۲٫۵"),
        ("50%", "۵۰٪"),
        ("100 %", "۱۰۰ ٪"),
        ("+$1,000", "+$۱٬۰۰۰"),
        ("+3", "+۳"),
        ("−1", "−۱"),
        ("14:05", "۱۴:۰۵"),
        ("2026-11-30", "۲۰۲۶-۱۱-۳۰"),
        ("گام 3 از 12.", "گام ۳ از ۱۲."),
        ("دست Kate 3 کارت دارد", "دست Kate ۳ کارت دارد"),
    ],
)
def test_numbers_have_persian_digits_in_persian(words: str, persian: str) -> None:
    assert as_written(words, "fa") == persian
    assert as_written(persian, "fa") == persian
    assert as_written(words, "en") == as_written(words, "zh") == words


@pytest.mark.parametrize(
    "words",
    [
        "نسخهٔ 1.0.2 آماده است",
        "بند BG-33 می‌گوید",
        "کلید F10",
        "پروندهٔ seed-004",
        "اندازهٔ 1280x720",
        "Version 1.1 of 26 February 2007",
        "K",
    ],
)
def test_what_is_no_number_of_a_sentence_stays(words: str) -> None:
    assert as_written(words, "fa") == words
