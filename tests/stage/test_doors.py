"""How long a sentence shows."""

from __future__ import annotations

import pytest

from game.stage.doors import LONGEST, SHORTEST, Notice, seconds_for
from game.words import say, speak


def test_a_short_sentence_shows_for_a_moment_and_none_for_ever() -> None:
    assert seconds_for("") == seconds_for("Sound on") == SHORTEST
    assert seconds_for("A word. " * 99) == LONGEST
    assert Notice.of("Sound on", 100.0).until == 100.0 + SHORTEST


@pytest.mark.parametrize("tag", ["en", "zh", "fa"])
def test_a_sentence_with_the_names_of_files_can_be_read_to_its_end(tag: str) -> None:
    speak(tag)
    told = say("save-damaged", file="bang-20261130-210000-123456-99.journal", now="x.journal.aside-1")
    assert SHORTEST < seconds_for(told) < LONGEST
