"""The door to the words: scenes ask for a message by its id."""

from __future__ import annotations

from collections.abc import Iterable


def text(message: str, **args: str | int) -> str:
    """The sentence of a message in the language people chose."""
    # Fluent is loaded with the first sentence, not with the stage
    from game.words import say

    return say(message, **args)


def sentences(*said: str) -> str:
    """Sentences one after the other, parted as the language parts them; empty ones are left out."""
    words = ""
    for sentence in filter(None, said):
        words = text("sentences", first=words, then=sentence) if words else sentence
    return words


def row(names: Iterable[str]) -> str:
    """Names in a row, `Ana, Bo, Cy`, with the commas of the language."""
    *others, words = [*names] or [""]
    for name in reversed(others):
        words = text("list-start", first=name, rest=words)
    return words


def languages() -> tuple[str, ...]:
    """The tags of the languages there are, English first."""
    from game.words import languages

    return languages()


def language() -> str:
    """The tag of the language spoken now."""
    from game.words import language

    return language()


def speak(tag: str) -> None:
    """Speak another language from now on. ValueError when there is none such."""
    from game.words import speak

    speak(tag)
