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


@lru_cache(REMEMBERED)
def prospect(
    points: tuple[int, ...],
    growing: tuple[bool, ...],
    reward: int,
    me: int,
    rules: Sharing,
    more_two: float,
    more_four: float,
) -> float:
    """A seat's lead from a poster, averaged over what may still be laid there before the hand ends.

    Either nothing more is laid (odds 1), or one of the seats whose sets are `growing` adds two points (odds
    `more_two` each) or four (`more_four`): so a poster two points short of its capture is worth something, and so
    is a lead that one more card would make the only one.
    """
    worth = lead(paid(points, reward, rules), me)
    odds = 1.0
    for more, chance in ((2, more_two), (4, more_four)):
        for seat, grows in enumerate(growing):
            if grows:
                then = (*points[:seat], points[seat] + more, *points[seat + 1 :])
                worth += chance * lead(paid(then, reward, rules), me)
                odds += chance
    return worth / odds
