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
_MARK = "\N{RIGHT-TO-LEFT MARK}"
_NAME_BEFORE_NUMBER = re.compile(r"[A-Za-z]['’.!)]*(?= ?[۰-۹])")
"""A number after a Latin name would be taken for a part of the name."""
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

    joined: str = _joiner().reshape(line)
    joined = _NAME_BEFORE_NUMBER.sub(lambda name: name[0] + _MARK, joined.replace(_ZWNJ, ""))
    turned: str | bytes = get_display(joined, base_dir="R")
    return (turned if isinstance(turned, str) else turned.decode()).replace(_MARK, "")


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
