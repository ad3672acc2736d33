"""Every sentence is insisted on, and each test begins in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.words import insist, speak


@pytest.fixture(autouse=True)
def strict_english() -> Iterator[None]:
    insist()
    speak("en")
    yield
    speak("en")
    insist(False)
