"""To call a declaration or to let it pass."""

from __future__ import annotations

import math
from typing import Final

from game.bots.pony_express import bluff, worth
from game.bots.pony_express.mind import Mind
from game.bots.pony_express.prospect import Prospect
from game.pony_express.dice import STEPS
from game.rules.ask import PASS, plain
from game.rules.kinds import Pick

SURE: Final = 0.99
SELDOM: Final = 0.01
"""How often a declaration that is worth no lie is called."""
LOUD: Final = 1.0
"""Steps that a call must bring to be worth a Loud Voice."""
BOLD: Final = 0.85
"""How often an odds player makes a call that should pay."""
SPIED: Final = STEPS["three"]
"""From here on a look under the cup is worth a Spyglass."""


def called(mind: Mind) -> Pick:
    """The pick in the race to call."""
    may = mind.option("call") is not None
    steps = STEPS[mind.g.declared]
    spied = mind.option("spyglass")
    if may and spied is not None and steps >= SPIED:
        return plain(spied)
    if mind.weights.style == "plain":
        lie, gain, usual = _plain(mind, steps)
    else:
        lie, gain, usual = _weighed(mind, steps)
    if not may:
        return mind.first("loud_voice", "pass") if gain > LOUD else PASS
    if lie > SURE:
        return ("call",)
    if mind.weights.style == "plain":
        return ("call",) if mind.happens(usual) else PASS
    if mind.weights.style == "odds":
        return ("call",) if gain > 0 and mind.happens(BOLD) else PASS
    point = (gain - mind.weights.shy) / mind.weights.call_heat + math.log(usual / (1 - usual))
    return ("call",) if mind.happens(1 / (1 + math.exp(-max(-30.0, min(30.0, point))))) else PASS


def _plain(mind: Mind, steps: int) -> tuple[float, float, float]:
    """A flat rate above a pair."""
    lie = bluff.lie_chance(mind.g, mind.weights.bluffs)
    return lie, steps if lie > SURE else 0.0, mind.weights.flat_calls if steps > 1 else 0.0


def _weighed(mind: Mind, steps: int) -> tuple[float, float, float]:
    """(chance of a lie, steps a call brings on average, how often it is called in the equilibrium)."""
    g, weights = mind.g, mind.weights
    price = worth.jail_price(g, mind.seat, weights)
    floor = mind.floor
    prospect = Prospect(g, weights)
    won = prospect.call_gain(mind.seat, steps)
    # riders lie as seldom as those who are asked make them, not as this one alone would
    usual_price = sum(prospect.prices.values()) / len(prospect.prices) if prospect.prices else price
    lie = bluff.lie_chance(g, _share(mind, steps > floor, won, (price + usual_price) / 2))
    usual = prospect.call_rate(steps, floor)
    return lie, lie * won - (1 - lie) * price, min(1 - SELDOM, max(SELDOM, usual))


def _share(mind: Mind, worth_a_lie: bool, won: float, price: float) -> float:
    """The share of lies among such declarations of this roller, before one's own look under the cup."""
    if not worth_a_lie:
        share = bluff.LOW_LIES
    elif mind.weights.style == "odds":
        return mind.weights.bluffs
    else:
        share = bluff.lie_share(won, price)
    odds = share / (1 - share) * mind.habits.lie_odds(mind.g.roller)
    return odds / (1 + odds)
