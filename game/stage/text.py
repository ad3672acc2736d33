"""The door to the words: scenes ask for a message by its id."""

from __future__ import annotations


def text(message: str, **args: str | int) -> str:
    """The sentence of a message in the language people chose."""
    # Fluent is loaded with the first sentence, not with the stage
    from game.words import say

    return say(message, **args)


def language() -> str:
    """The tag of the language spoken now."""
    from game.words import language

    return language()


def speak(tag: str) -> None:
    """Speak another language from now on. ValueError when there is none such."""
    from game.words import speak

    speak(tag)
