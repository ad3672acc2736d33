"""Words as somebody types them into a search, whichever keyboard they have."""

from __future__ import annotations

import re

_SAME = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩يىكآأۀة", "01234567890123456789ییکااهه")
"""Digits of three scripts, and letters that an Arabic keyboard has instead of the Persian ones."""
_UNTYPED = re.compile("[\u200c\u064b-\u0655\u0670]")
"""What hardly anybody types: the joint of two parts of a word, vowel signs."""


def found_by(sought: str, words: str) -> bool:
    """Whether `words` have in them what is sought; capitals, digits and Persian spelling make no difference."""
    return _typed(sought) in _typed(words)


def is_called(sought: str, name: str) -> bool:
    """Whether the whole of what is sought is a name, such as that of a clause."""
    return _typed(sought) == _typed(name)


def _typed(words: str) -> str:
    return _UNTYPED.sub("", words).translate(_SAME).casefold()
