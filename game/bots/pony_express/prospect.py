"""What every declaration of the roller is about: where it would take him, who may call it, and what calling brings."""

from __future__ import annotations

from typing import Final

from game.bots.pony_express import bluff, worth
from game.bots.pony_express.weights import Weights
from game.pony_express.calling import callers
from game.pony_express.dice import HANDS
from game.pony_express.state import Pony, alone_in_last_place

UNCALLED: Final = 0.6
"""The share of lies where nobody may call."""
AGAIN: Final = {False: 1.3, True: 0.8}
"""Steps that a first roll of some dice brings on average, and a further one."""
DESERT_PRICE: Final = 2


class Prospect:
    """`rides` is what moving so many steps brings the roller, by steps; `asked` are the seats that may call, `prices`
    what jail costs each of them; `again` is what he could still expect of another roll he can pay for.
    """

    def __init__(self, g: Pony, weights: Weights) -> None:
        self.g = g
        self.weights = weights
        self.rides = tuple(worth.landing(g, g.roller, steps, weights) for steps in range(len(HANDS)))
        groups = callers(g, g.roller)
        open_to = groups if g.switches["call_passes_on"] else groups[:1]
        self.asked = tuple(seat for group in open_to for seat in group)
        self.again = again(g, weights)
        self.prices = {seat: worth.jail_price(g, seat, weights) for seat in self.asked}

    def call_rate(self, steps: int, floor: int) -> float:
        """How often each of those asked calls so many steps in the equilibrium, with dice in the open of this floor."""
        if steps <= floor:
            return 0.0
        otherwise = self.rides[floor] + self.again
        together = bluff.together(self.rides[steps], otherwise, steps / (self.g.seats - 1))
        return bluff.apiece(together, len(self.asked))

    def call_gain(self, seat: int, steps: int) -> float:
        """What calling a lie of so many steps brings a seat: its own steps, and those the roller doesn't get."""
        denied = max(0.0, self.rides[steps]) / (self.g.seats - 1)
        return worth.call_move(self.g, seat, steps, self.weights) + denied

    def lie_share(self, steps: int) -> float:
        """The share of lies among declarations of so many steps that none of those asked has a reason to call."""
        return min(
            (bluff.lie_share(self.call_gain(seat, steps), price) for seat, price in self.prices.items()),
            default=UNCALLED,
        )


def again(g: Pony, weights: Weights) -> float:
    """What the roller, as everybody sees him, could expect of rolling some dice again; 0 if he can't pay for it.

    Whoever names a hand with that still open is likely to have it.
    """
    seat = g.roller
    rolled = bool(bluff.public_faces(g))
    if not rolled and alone_in_last_place(g, seat):
        return AGAIN[False]
    price = DESERT_PRICE if g.space[seat] >= g.switches["desert_from"] else 1
    if g.gold[seat] < price:
        return 0.0
    return max(0.0, AGAIN[rolled] - worth.price_value(g, seat, weights, price))
