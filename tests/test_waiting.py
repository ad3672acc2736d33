from __future__ import annotations

import pytest

from tests.waiting import until


def test_it_counts_the_steps_it_took() -> None:
    taken: list[int] = []
    assert until(lambda: len(taken) == 3, "three", lambda: taken.append(1)) == 3
    assert until(lambda: True, "at once", lambda: taken.append(1)) == 0 and len(taken) == 3


def test_what_never_comes_fails_with_a_sentence() -> None:
    taken: list[int] = []
    with pytest.raises(AssertionError, match="the train comes: not after 5 steps"):
        until(lambda: False, "the train comes", lambda: taken.append(1), 5)
    assert len(taken) >= 5
