from __future__ import annotations

from argparse import ArgumentTypeError

import pytest

from tools._numbers import between


@pytest.mark.parametrize("text", ["0", "-4", "three", "2.5", ""])
def test_what_is_no_number_of_at_least_one_is_said(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="no whole number of at least 1"):
        between(1)(text)


def test_both_ends_belong_to_a_span() -> None:
    assert [between(3, 8)(text) for text in ("3", "8")] == [3, 8]
    for text in ("2", "9", "99"):
        with pytest.raises(ArgumentTypeError, match="from 3 to 8"):
            between(3, 8)(text)
