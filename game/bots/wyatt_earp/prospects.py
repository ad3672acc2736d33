"""What a poster is worth to a seat, if the hand ended now and with more to come: pure arithmetic, remembered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from game.wyatt_earp.payout import payout

REMEMBERED = 1 << 14


class Sharing(NamedTuple):
    """The switches that a pay-out goes by."""

    capture_threshold: int
    sole_lead_margin: int
    tie_shortfall: str
    zero_cp_shares: bool


def sharing(switches: Mapping[str, Any]) -> Sharing:
    """The pay-out's part of the switches."""
    return Sharing(*(switches[name] for name in Sharing._fields))


@lru_cache(REMEMBERED)
def paid(points: tuple[int, ...], reward: int, rules: Sharing) -> tuple[int, ...]:
    """Dollars to each seat if a poster were settled with these points."""
    result = payout(points, reward, rules._asdict())
    return tuple(result.total(seat) for seat in range(len(points)))


def lead(dollars: tuple[int, ...], me: int) -> float:
    """Dollars of one seat less the average of the others."""
    return dollars[me] - (sum(dollars) - dollars[me]) / (len(dollars) - 1)


class Odds(NamedTuple):
    """How likely something still happens to a set of a poster, against nothing happening there (odds 1)."""

    more: float
    """`MORE` points are added to it."""
    buried: float
    """A Hideout covers it."""
    freed: float
    """The Hideout on it goes."""


MORE = 6
"""The step that says best, of those tried, how posters ended in self-play: three outlaw cards, or a Photo and one."""


@lru_cache(REMEMBERED)
def prospect(
    laid: tuple[int, ...], buried: tuple[bool, ...], reward: int, me: int, rules: Sharing, odds: Odds
) -> float:
    """A seat's lead from a poster, averaged over what may still happen there before the hand ends.

    `laid` are the points that lie before each seat, `buried` the sets that a Hideout covers.  So a poster two points
    short of its capture is worth something, and a lead far from the end is worth less than the reward.
    """
    counted = tuple([0 if hidden else points for points, hidden in zip(laid, buried, strict=True)])
    worth = lead(paid(counted, reward, rules), me)
    weight = 1.0
    for seat, hidden in enumerate(buried):
        if hidden:
            then = [(odds.freed, laid[seat])]
        else:
            then = [(odds.more, counted[seat] + MORE)]
            if counted[seat]:
                then.append((odds.buried, 0))
        for chance, points in then:
            worth += chance * lead(paid((*counted[:seat], points, *counted[seat + 1 :]), reward, rules), me)
            weight += chance
    return worth / weight
