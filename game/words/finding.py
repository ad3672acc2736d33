"""Words as somebody types them into a search, whichever keyboard they have."""

from __future__ import annotations

import re

_SAME = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩يىكآأۀة", "01234567890123456789ییکااهه")
"""Digits of three scripts, and letters that an Arabic keyboard has instead of the Persian ones."""
_VOWELS = re.compile("[\u064b-\u0655\u0670]")
"""Signs that hardly anybody types."""
_JOINT = "\N{ZERO WIDTH NON-JOINER}"
"""Between two parts of a word; most people type a space in its place, or nothing."""


def found_by(sought: str, words: str) -> bool:
    """Whether `words` have in them what is sought; capitals, digits and Persian spelling make no difference."""
    return any(_typed(sought, joint) in _typed(words, joint) for joint in ("", " "))


def is_called(sought: str, name: str) -> bool:
    """Whether the whole of what is sought is a name such as `WE-07`, or its number alone."""
    _, _, number = name.rpartition("-")
    found = _typed(sought).strip()
    return found == _typed(name) or (found.isdecimal() and number.isdecimal() and int(found) == int(number))


def _typed(words: str, joint: str = "") -> str:
    return _VOWELS.sub("", words).replace(_JOINT, joint).translate(_SAME).casefold()
