"""What a lesson says: why a step is taken, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from game.words.speech import say_of

LETTERS = "abcdefgh"
"""What the names of the seats are called in the messages, in their order."""


def lesson_text(game: str, step: int, names: Sequence[str]) -> str:
    """What is told before a step, from 1; 0 is what comes before all, one more than the steps what comes after."""
    return say_of(game, f"lesson-{step}", "", _seats(names))


def lesson_task(game: str, step: int, names: Sequence[str]) -> str:
    """What to do now, in a line."""
    return say_of(game, f"lesson-{step}", "do", _seats(names))


def _seats(names: Sequence[str]) -> dict[str, str | int]:
    return dict(zip(LETTERS, names, strict=False))
