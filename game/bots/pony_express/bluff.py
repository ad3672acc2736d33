"""The game of declaring and calling, by its equilibrium: how often a declaration may be a lie, how often it is called.

Lengths are steps on the trail.  A jail's price for a caller is about 3.3 steps, or 2 for one who can pay his way out.
"""

from __future__ import annotations

from typing import Final

from game.bots.pony_express.odds import chances
from game.pony_express.calling import callers
from game.pony_express.dice import DECLARABLE, HANDS, STEPS, hand_of
from game.pony_express.frames.jail import BAIL
from game.pony_express.state import Pony
from game.rules.chance import Chance
from game.rules.kinds import everybody

JAIL_STEPS: Final = 3.3
BAILED_STEPS: Final = 2.0
FINE: Final = 1000
"""Chances are drawn in thousandths."""


def jail_price(g: Pony, seat: int) -> float:
    """What a wrong call would cost a seat, in steps."""
    return BAILED_STEPS if g.gold[seat] >= BAIL else JAIL_STEPS


def lie_share(g: Pony, steps: int, price: float) -> float:
    """The share of lies among declarations of so many steps at which a caller gains and loses nothing."""
    gain = steps * g.seats / (g.seats - 1)
    return price / (price + gain)


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


def declaration(g: Pony, seat: int, chance: Chance) -> str:
    """What to name: the truth above the floor, else the mix that leaves a caller nothing to gain.

    `g` is the roller's own view.
    """
    true = hand_of(tuple(g.dice))
    public = public_faces(g)
    floor = floor_of(public)
    if STEPS[true] > floor or (len(public) == len(g.dice) and true != "nothing"):
        return true
    asked = callers(g, seat)
    price = min((jail_price(g, caller) for group in asked for caller in group), default=0.0)
    likely = chances(public)
    lies = {}
    for steps in range(floor + 1, len(HANDS)):
        share = lie_share(g, steps, price) if asked else 0.5
        lies[HANDS[steps]] = likely[steps] * share / (1 - share)
    low = sum(likely[: floor + 1])
    honest = max(0.0, low - sum(lies.values()))
    weights = {HANDS[floor] if true == "nothing" or STEPS[true] < floor else true: honest, **lies}
    return _drawn(weights, chance)


def _drawn(weights: dict[str, float], chance: Chance) -> str:
    total = sum(weights.values())
    point = chance.below(FINE) / FINE * total
    for hand, weight in weights.items():
        point -= weight
        if point < 0:
            return hand
    return next(iter(weights), DECLARABLE[0])


def lie_chance(g: Pony, seat: int) -> float:
    """How likely the declaration is a lie, from what the seat knows; `g` is that seat's view."""
    steps = STEPS[g.declared]
    public = public_faces(g)
    share = lie_share(g, steps, jail_price(g, seat)) if steps > floor_of(public) else 0.1
    told, mine = chances(public)[steps], chances(known_faces(g))[steps]
    if mine <= 0 or told <= 0:
        return 1.0
    odds = share / (1 - share) * told / mine
    return odds / (1 + odds)


def call_rate(g: Pony, many: int) -> float:
    """How often each of `many` callers calls, so that a bluff brings the roller nothing."""
    steps, floor = STEPS[g.declared], floor_of(public_faces(g))
    if steps <= floor:
        return 0.0
    together = (1 - floor / steps) * (g.seats - 1) / g.seats
    return float(1 - (1 - together) ** (1 / max(1, many)))
