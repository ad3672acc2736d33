"""How a seat stands in a hand that is not over: where a playout is cut short."""

from __future__ import annotations

from game.bots.wyatt_earp.table import Table
from game.bots.wyatt_earp.weights import Weights
from game.wyatt_earp.deck import N_OUTLAWS
from game.wyatt_earp.state import Earp


def standing(g: Earp, me: int, weights: Weights) -> float:
    """Dollars that `me` is ahead of the others' average: the money, the posters with what may still come, and the
    cards in hand, each hand as its own seat values it.
    """
    tables = [Table(g, seat, "draw", weights) for seat in range(g.seats)]
    posters = sum([tables[me].now(outlaw) for outlaw in range(N_OUTLAWS)])
    owned = [money + table.holding() for money, table in zip(g.money, tables, strict=True)]
    return posters + owned[me] - (sum(owned) - owned[me]) / (g.seats - 1)
