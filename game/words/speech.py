"""Which language is spoken, and how a message becomes a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.assets import assets
from game.rules import library
from game.words import digits, pseudo
from game.words.catalogue import Args, Catalogue

HOME = "en"
"""The language every message exists in."""


_GAP = re.compile("(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff])")
"""Chinese sentences part a name from their words, which only a name in Latin letters needs."""

_STOP = re.compile(r"(?<!\.)\.(?=\.(?!\.)|。)")
"""The full stop of a shortened name before that of the sentence, which does for both."""


class Unsaid(LookupError):
    """A message that is missing or could not be filled; raised only where `insist` asks for it."""


class _Manner:
    language = HOME
    strict = False


_manner = _Manner()


def languages() -> tuple[str, ...]:
    """The tags of the languages there are, English first."""
    found = sorted(folder.name for folder in (assets() / "locale").iterdir() if folder.is_dir())
    return (HOME, *(tag for tag in found if tag != HOME))


def own_name(tag: str) -> str:
    """What a language calls itself, whichever is spoken."""
    return said_in(tag, "language-own-name")


def said_in(tag: str, message: str) -> str:
    """A message without places as another language has it, whichever is spoken."""
    return _catalogue(tag, "").words(message, "", {})[0]


def language() -> str:
    """The tag of the language spoken now."""
    return _manner.language


def speak(tag: str) -> None:
    """Speak another language from now on: a tag of `languages()`, or `pseudo`.  ValueError for any other."""
    if tag != pseudo.TAG and tag not in languages():
        raise ValueError(f"There is no language {tag!r}.")
    _manner.language = tag


def insist(on: bool = True) -> None:
    """Whether a fault in the messages raises `Unsaid` (tests) or is shown as well as can be (players)."""
    _manner.strict = on


def say(message: str, /, **args: str | int) -> str:
    """The sentence of a message with its places filled.

    A missing one shows its id, unless `insist` has been called.
    """
    return say_of("", message, "", args)


def say_of(game: str, message: str, attribute: str = "", args: Args | None = None) -> str:
    """As `say`, for a message (or one of its attributes) of a game's own files, which come before the house's."""
    given = args or {}
    for tag in dict.fromkeys((_manner.language, HOME)):
        book = _catalogue(tag, game)
        if message not in book:
            continue
        try:
            words, errors = book.words(message, attribute, given)
        except KeyError:
            continue
        if errors and _manner.strict:
            raise Unsaid(f"{message}: {errors}")
        words = digits.as_written(words, _manner.language)
        if given and (".." in words or ".。" in words):
            words = _STOP.sub("", words)
        return _GAP.sub("", words) if given and tag == "zh" else words
    name = f"{message}.{attribute}" if attribute else message
    if _manner.strict:
        raise Unsaid(name)
    return name


def ahead(game: str) -> Iterator[None]:
    """Make every sentence of a game ready in the language spoken now, one a step: the first use of each costs a ms."""
    return _catalogue(_manner.language, game).ahead()


def has(game: str, message: str) -> bool:
    """Whether a message exists, in a game's own files or the house's."""
    return message in _catalogue(HOME, game)


def named(game: str, start: str) -> list[str]:
    """The messages of a game whose ids begin so, in the order in which they are written."""
    return _catalogue(HOME, game).named(start)


def dashed(*parts: str) -> str:
    """A message id from the names that code uses: underscores become dashes."""
    return "-".join(parts).replace("_", "-")


def plain(value: str | int | bool) -> str | int:
    """A switch's value or a flag as messages take it: true and false as text."""
    return str(value).lower() if isinstance(value, bool) else value


def files_of(folder: Path, game: str) -> list[Path]:
    """The files of one language that a game may use: its own (`*_<game>.ftl`), then those of no game."""
    games = library.names()
    files = sorted(folder.glob("*.ftl"))
    own = [file for file in files if game and file.stem.endswith(f"_{game}")]
    return own + [file for file in files if not any(file.stem.endswith(f"_{name}") for name in games)]


_read: list[tuple[str, Catalogue]] = []
"""Every catalogue that was read, with its language."""


def let_go() -> None:
    """Forget the sentences of languages that are not spoken now: 20 MB each, once a game was played in it."""
    for tag, book in _read:
        if tag not in (_manner.language, HOME):
            book.forget()
    digits.let_go()


@cache
def _catalogue(tag: str, game: str) -> Catalogue:
    made_up = tag == pseudo.TAG
    locale = HOME if made_up else tag
    files = files_of(assets() / "locale" / locale, game)
    book = Catalogue(locale, files, pseudo.accented if made_up else None)
    _read.append((tag, book))
    return book
