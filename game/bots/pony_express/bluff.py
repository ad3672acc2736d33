"""The game of declaring and calling, by its equilibrium: how often a declaration may be a lie, how often it is called.

Lengths are steps on the trail; `price` is what a wrong call costs the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.pony_express.odds import chances
from game.pony_express.dice import HANDS, STEPS
from game.pony_express.state import Pony
from game.rules.kinds import everybody

LOW_LIES: Final = 0.1
"""The share of lies among declarations that are worth no lie."""
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


def floor_of(faces: tuple[int, ...]) -> int:
    """Steps of the lowest hand that is worth naming when these dice are known."""
    sizes = sorted((faces.count(face) for face in set(faces)), reverse=True)
    if not sizes or sizes[0] < 2:
        return STEPS["pair"]
    if sizes[0] >= 4:
        return STEPS["four"]
    if sizes[0] == 3:
        return STEPS["three"]
    return STEPS["two_pairs"]


def mix(floor: int, likely: Sequence[float], shares: Sequence[float]) -> dict[str, float]:
    """How likely a hand at the floor or below is named what it is (the floor's name) or something better.

    `likely` is how likely each hand is for those who see what everybody sees, by steps; `shares` are the shares of
    lies, by steps, that the callers leave unpunished.
    """
    lies = {}
    for steps in range(floor + 1, len(HANDS)):
        if likely[steps] > 0:
            lies[HANDS[steps]] = likely[steps] * shares[steps] / (1 - shares[steps])
    low = sum(likely[: floor + 1])
    scale = min(1.0, low / sum(lies.values())) if lies else 0.0
    honest = max(0.0, low - scale * sum(lies.values()))
    return {HANDS[floor]: honest, **{name: scale * chance for name, chance in lies.items()}}


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
