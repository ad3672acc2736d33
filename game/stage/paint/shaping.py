"""Letters as they are drawn from left to right: Persian joined and put in its order, line by line."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from game.stage.paint.faces import script_in

OPENING = "（《“‘「『【〔〈([{"
"""Punctuation that may not end a Chinese line."""
CLOSING = "，。！？、；：）》」』”’】〕〉…—～·％,.!?:;)]}%"
"""Punctuation that may not begin a Chinese line."""
_WORD = "!-'*-Z\\\\^-z|~À-ɏ’×°−–"
"""Latin letters, numbers and the marks inside them, such as those of `José`, `$1,000`, `10-J-Q-K-A` and `BANG!`."""
_HAN_UNITS = re.compile(f" |[{re.escape(OPENING)}]*(?:[{_WORD}]+|[^ ])[{re.escape(CLOSING)}]*|[^ ]")
_COMPANY = 5
"""A last line of Chinese with fewer characters, its marks counted, takes some from the line before: one looks lost."""
_RIGHT, _LEFT = "\N{RIGHT-TO-LEFT MARK}", "\N{LEFT-TO-RIGHT MARK}"
_NAME_ENDS = re.compile(r"[A-Za-z](?:-?\d+)?['’.!)]*(?= *(?:[۰-۹،؛؟·(«»—]|:(?![/\\])))")
"""What follows a Latin name, a number or another name, would be taken for a part of it."""
_SHOUT = re.compile("(?<=[A-Z])!")
"""The mark belongs to a name in capitals: `BANG!`."""
_SIGN = re.compile("(?<![\\w۰-۹])[+−×-](?=[$]?[۰-۹])")
"""A sign is read before its number, from the left."""
_PER_CENT = re.compile("(?<=[۰-۹])٪")
_HEH_HAMZA = ("\u0647\u0654", "\u06c0")
"""Two signs and the one letter for both: the display face sets the second sign apart."""
_VOWELS = re.compile("([\u064b-\u0655\u0670]+)(.)")
"""Vowel signs follow their letter also when the letters are in the order they are drawn."""
_ZWNJ = "\N{ZERO WIDTH NON-JOINER}"


@lru_cache(maxsize=2048)
def shaped(line: str) -> str:
    """One line, already wrapped, as an ordinary font draws it; what has no Arabic letters stays as it is.

    Latin names and numbers inside keep their own order; brackets turn round.
    """
    if script_in(line) != "arabic":
        return line
    # the `get_display` of the package itself leaves brackets as they were
    from bidi.algorithm import get_display  # type: ignore[import-untyped]  # it ships no types

    joined: str = _joiner().reshape(line.replace(_HEH_HAMZA[0], _HEH_HAMZA[1]))
    joined = _NAME_ENDS.sub(lambda name: name[0] + _RIGHT, joined.replace(_ZWNJ, ""))
    joined = _SHOUT.sub("!" + _LEFT, joined)
    joined = _SIGN.sub(lambda sign: _LEFT + sign[0], joined)
    joined = _PER_CENT.sub(_RIGHT + "٪", joined)
    turned: str | bytes = get_display(joined, base_dir="R")
    drawn = turned if isinstance(turned, str) else turned.decode()
    return _VOWELS.sub(r"\2\1", drawn.replace(_RIGHT, "").replace(_LEFT, ""))


def numbers(line: str, language: str) -> str:
    """A line with its numbers in the digits of a language, also those that no sentence holds: scores, prices, lives."""
    if language != "fa":
        return line
    # sentences come with their numbers written already; the first picture is drawn without the words
    from game.words.digits import as_written

    return as_written(line, language)


def let_go() -> None:
    """Forget the lines: those of a game that is over won't come again."""
    shaped.cache_clear()


@lru_cache(maxsize=1)
def _joiner() -> Any:
    from arabic_reshaper import ArabicReshaper  # type: ignore[import-untyped]  # it ships no types

    # the display face has no isolated forms of its own, only the letters themselves
    return ArabicReshaper({"delete_harakat": False, "use_unshaped_instead_of_isolated": True})


def han_units(paragraph: str) -> list[str]:
    """What a Chinese line may be broken between: single characters, Latin words and numbers whole, each with the
    punctuation that may not be parted from it.
    """
    return _HAN_UNITS.findall(paragraph)


def accompany(lines: list[list[str]]) -> None:
    """Give the last line of a Chinese paragraph, broken into `han_units`, more than a character or two, if the line
    before can spare them.
    """
    if len(lines) > 1:
        before, last = lines[-2:]
        while len("".join(last)) < _COMPANY and len(before) > len(last) + 2:
            last.insert(0, before.pop())
