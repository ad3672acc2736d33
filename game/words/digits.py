"""How numbers are written: Persian has digits of its own, and sentences, scores and prices all wear them."""

from __future__ import annotations

import re
from functools import lru_cache

_NUMBER = re.compile(r"(?<![A-Za-z0-9_.])(?<![A-Za-z]-)\d+(?:[,٬]\d{3})*(?:[.٫]\d+)?(?: ?%)?(?![\dA-Za-z_]|[.,]\d)")
_LATIN = re.compile("[A-Za-z]{2}")
_PERSIAN = re.compile("[\u0600-\u06ff]")
_DIGITS = str.maketrans("0123456789,.%", "۰۱۲۳۴۵۶۷۸۹٬٫٪")


def as_written(words: str, language: str) -> str:
    """`words` with their numbers in the digits of a language; only Persian (`fa`) has others than Latin ones.

    Numbers of a name, a version, a clause or a key (`BG-33`, `1.0.2`, `F10`) stay, and so does all of a text that is
    in Latin letters.
    """
    return _in_persian(words) if language == "fa" else words


@lru_cache(maxsize=2048)
def _in_persian(words: str) -> str:
    if not any("0" <= char <= "9" for char in words):
        return words
    if _LATIN.search(words) and not _PERSIAN.search(words):
        return words
    return _NUMBER.sub(lambda found: found[0].translate(_DIGITS), words)


def let_go() -> None:
    """Forget what was written: sentences of a game that is over won't come again."""
    _in_persian.cache_clear()
