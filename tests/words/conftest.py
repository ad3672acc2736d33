"""Each test begins in English, and after it every sentence is insisted on again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.words import insist, speak


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    speak("en")
    yield
    speak("en")
    insist()
