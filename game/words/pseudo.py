"""The made-up language that shows where a layout is too tight: every text two fifths longer, with accents."""

from __future__ import annotations

from itertools import cycle

TAG = "pseudo"
_PLAIN = "AEIOUaeiouyCcNn"
_ACCENTED = str.maketrans(_PLAIN, "ÄÊÎÖÛàéîöûÿÇçÑñ")
_STRETCH = 2 / 5
_VOWELS = frozenset("aeiouyAEIOU")


def accented(text: str) -> str:
    """`text` two fifths longer: vowels are drawn out, so that words grow as they do in German, not only lines.

    Only letters that every house font has are used.  Digits and signs stay as they are.
    """
    missing = round(len(text) * _STRETCH)
    vowels = [at for at, char in enumerate(text) if char in _VOWELS] or [
        at for at, char in enumerate(text) if char.isalpha()
    ]
    if not vowels:
        return text
    times = dict.fromkeys(vowels, 1)
    for at, _ in zip(cycle(vowels), range(missing), strict=False):
        times[at] += 1
    drawn = "".join(char * times.get(at, 1) for at, char in enumerate(text))
    return drawn.translate(_ACCENTED)
