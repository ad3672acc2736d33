"""What five dice may still become: exact chances of every hand, worked out once and kept."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from game.pony_express.dice import FACES, HANDS, N_DICE, STEPS, Faces, hand_of

Chances = tuple[float, ...]
"""The chance of each hand, in the order of HANDS; they add up to 1."""


@cache
def outcomes(dice: int) -> tuple[tuple[Faces, float], ...]:
    """What so many dice may show, in order, and how likely that is."""
    found = []
    for faces in combinations_with_replacement(FACES, dice):
        ways = factorial(dice)
        for count in Counter(faces).values():
            ways //= factorial(count)
        found.append((faces, ways / len(FACES) ** dice))
    return tuple(found)


@cache
def chances(kept: Faces) -> Chances:
    """The hands that come of these dice (sorted) when all others of the five are rolled."""
    found = [0.0] * len(HANDS)
    for faces, chance in outcomes(N_DICE - len(kept)):
        found[STEPS[hand_of(kept + faces)]] += chance
    return tuple(found)


@cache
def can_be(kept: Faces) -> tuple[bool, ...]:
    """Which hands can come of them at all, by steps."""
    return tuple(chance > 0 for chance in chances(kept))


def expected(kept: Faces) -> float:
    """The steps to be expected of these dice with all others rolled."""
    return sum(steps * chance for steps, chance in enumerate(chances(kept)))


@cache
def best_rerolls(faces: Faces, whole: bool = False) -> tuple[tuple[int, float], ...]:
    """(which dice to roll again, as a sum of 1, 2, 4, 8 and 16; expected steps then), the best first.

    All five only if `whole`; of ways that keep the same faces only the first stands here.
    """
    most = (1 << N_DICE) - (1 if whole else 2)
    found: dict[Faces, int] = {}
    for mask in range(1, most + 1):
        found.setdefault(tuple(sorted(face for n, face in enumerate(faces) if not mask >> n & 1)), mask)
    ranked = [(mask, expected(kept)) for kept, mask in found.items()]
    return tuple(sorted(ranked, key=lambda each: -each[1]))


def best_reroll(faces: Faces, whole: bool = False) -> tuple[int, float]:
    """The best of them."""
    return best_rerolls(faces, whole)[0]


@cache
def usually_kept(dice: int) -> tuple[tuple[Faces, float], ...]:
    """Which so many dice somebody has kept who rolled the others again, and how likely each is."""
    found: Counter[Faces] = Counter()
    for faces, chance in outcomes(N_DICE):
        mask, then = best_reroll(faces)
        kept = tuple(sorted(face for n, face in enumerate(faces) if not mask >> n & 1))
        if len(kept) == dice and then > STEPS[hand_of(faces)]:
            found[kept] += chance  # type: ignore[assignment]  # a Counter adds whatever numbers it is given
    total = sum(found.values())
    return tuple((kept, chance / total) for kept, chance in sorted(found.items())) if total else outcomes(dice)


@cache
def chances_of_kept(rolled: Faces) -> Chances:
    """The hands that come of these dice (sorted), rolled in the open, and those kept under the cup."""
    found = [0.0] * len(HANDS)
    for kept, chance in usually_kept(N_DICE - len(rolled)):
        found[STEPS[hand_of(kept + rolled)]] += chance
    return tuple(found)


@cache
def examples(public: Faces, opened: bool) -> tuple[tuple[int, Faces], ...]:
    """For each hand that can be, in steps, the likeliest faces under the cup beside those that everybody knows.

    `opened`: those were rolled in the open after the others had been kept.
    """
    hidden = usually_kept(N_DICE - len(public)) if opened and len(public) < N_DICE else outcomes(N_DICE - len(public))
    found: dict[int, tuple[float, Faces]] = {}
    for faces, chance in hidden:
        steps = STEPS[hand_of(public + faces)]
        if steps not in found or chance > found[steps][0]:
            found[steps] = (chance, faces)
    return tuple((steps, faces) for steps, (_, faces) in sorted(found.items()))


EVEN: Final = chances(())
"""The hands of five dice rolled once."""
