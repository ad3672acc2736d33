"""How likely five dice make each hand, counted over all rolls there are (PX-16)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Final

from game.pony_express.dice import FACES, HANDS, N_DICE, STEPS, hand_of

ROLLS: Final = len(FACES) ** N_DICE
"""7,776."""


@cache
def ways() -> dict[str, int]:
    """How many of the rolls make each hand, the lowest first."""
    found = Counter(hand_of(faces) for faces in product(FACES, repeat=N_DICE))
    return {hand: found[hand] for hand in HANDS}


def at_least(hand: str) -> int:
    """How many of the rolls make this hand or one of more steps."""
    return sum(count for other, count in ways().items() if STEPS[other] >= STEPS[hand])
