"""The game of declaring and calling, by its equilibrium: how often a declaration may be a lie, how often it is called.

Lengths are steps on the trail; `price` is what a wrong call costs the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.bots.pony_express.odds import Chances, chances, chances_of_kept
from game.pony_express.dice import HANDS, STEPS
from game.pony_express.state import Pony
from game.rules.kinds import everybody

LOW_LIES: Final = 0.1
"""The share of lies among declarations that are worth no lie."""
PLAUSIBLE: Final = 0.05
"""Nobody names a hand below the lowest that is as likely as this."""
OPEN: Final = "open"
"""The way to roll again in which the dice that are rolled lie in the open, and those that are kept don't."""
MOST_CALLS: Final = 0.97
"""Nothing is called more often."""
MOST_LIES: Final = 0.95
"""Nothing is a lie more often."""


def lie_share(gain: float, price: float) -> float:
    """The share of lies at which a caller gains and loses nothing, who has so much to gain and to pay."""
    return min(MOST_LIES, price / (price + gain)) if gain > 0 else MOST_LIES


def public_faces(g: Pony) -> tuple[int, ...]:
    """The faces that everybody at the table knows, in order."""
    everyone = everybody(g.seats)
    return tuple(sorted(face for face, seen in zip(g.dice, g.dice_seen, strict=True) if seen == everyone and face > 0))


def known_faces(g: Pony) -> tuple[int, ...]:
    """The faces that whoever this view belongs to knows, in order."""
    return tuple(sorted(face for face in g.dice if face > 0))


def of_public(faces: tuple[int, ...], way: str = "") -> Chances:
    """How likely each hand of the roller is for those who know these faces and the way of his last roll."""
    return chances_of_kept(faces) if way == OPEN else chances(faces)


@cache
def floor_of(faces: tuple[int, ...], way: str = "") -> int:
    """Steps of the lowest hand that is worth naming when these dice are known, and the way of the last roll."""
    sizes = sorted((faces.count(face) for face in set(faces)), reverse=True)
    if not sizes or sizes[0] < 2:
        floor = STEPS["pair"]
    elif sizes[0] >= 4:
        floor = STEPS["four"]
    elif sizes[0] == 3:
        floor = STEPS["three"]
    else:
        floor = STEPS["two_pairs"]
    if way != OPEN:
        return floor
    lowest = next(steps for steps, chance in enumerate(chances_of_kept(faces)) if chance >= PLAUSIBLE)
    return max(floor, lowest)


def mix(floor: int, likely: Sequence[float], shares: Sequence[float]) -> dict[str, float]:
    """How likely a hand at the floor or below is named what it is (the floor's name) or something better.

    `likely` is how likely each hand is declared as things stand, by steps; `shares` are the shares of lies, by steps,
    that the callers leave unpunished.  There may be too few weak hands for all those lies: then the shares are lower.
    """
    told = lies(floor, likely, shares)
    low, wanted = sum(likely[: floor + 1]), sum(told.values())
    scale = min(1.0, low / wanted) if wanted else 0.0
    return {HANDS[floor]: max(0.0, low - scale * wanted), **{name: scale * chance for name, chance in told.items()}}


def lies(floor: int, likely: Sequence[float], shares: Sequence[float]) -> dict[str, float]:
    """How often each hand above the floor is to be named by somebody who hasn't got it, beside those who have."""
    return {
        HANDS[steps]: likely[steps] * shares[steps] / (1 - shares[steps])
        for steps in range(floor + 1, len(HANDS))
        if likely[steps] > 0
    }


def together(brings: float, floor_brings: float, harm: float) -> float:
    """How often somebody calls, so that a lie brings its teller no more than the floor does.

    `brings` is what the declaration brings him when it is let pass, `floor_brings` what the floor's would, `harm` what
    it costs him when a lie is called.
    """
    return min(MOST_CALLS, max(0.0, (brings - floor_brings) / (brings + harm))) if brings > 0 else 0.0


def apiece(rate: float, many: int) -> float:
    """How often each of many callers calls, if together they call at that rate."""
    return float(1 - (1 - rate) ** (1 / max(1, many)))


def lie_chance(g: Pony, share: float) -> float:
    """How likely the declaration is a lie, from what this view knows, if such a share of them are lies."""
    steps = STEPS[g.declared]
    told, mine = chances(public_faces(g))[steps], chances(known_faces(g))[steps]
    if mine <= 0 or told <= 0:
        return 1.0
    odds = share / (1 - share) * told / mine
    return odds / (1 + odds)
