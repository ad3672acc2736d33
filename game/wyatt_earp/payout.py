"""How one poster is shared out: pure arithmetic, so that a bot and a ledger use the same as the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

BEST_FIRST = 2000
EACH = 1000


class Step(NamedTuple):
    """`amount` dollars to `seat` in pay round `turn` (1 and up)."""

    seat: int
    amount: int
    turn: int


class Payout(NamedTuple):
    """`why` is paid, not_captured or shortfall; `left` dollars stay on the poster."""

    captured: bool
    steps: tuple[Step, ...]
    left: int
    why: str

    def total(self, seat: int) -> int:
        """Dollars that go to one seat."""
        return sum(step.amount for step in self.steps if step.seat == seat)


def sharers(points: Sequence[int], switches: Mapping[str, Any]) -> list[int]:
    """The seats that share a captured poster, best first (WE-44, WE-48)."""
    best = max(points)
    floor = 0 if switches["zero_cp_shares"] else 1
    close = [s for s, p in enumerate(points) if p >= floor and best - p < switches["sole_lead_margin"]]
    return sorted(close, key=lambda s: (-points[s], s))


def payout(points: Sequence[int], reward: int, switches: Mapping[str, Any]) -> Payout:
    """Share out `reward` dollars by everybody's counted capture points (WE-43 to WE-49)."""
    if sum(points) < switches["capture_threshold"]:
        return Payout(False, (), reward, "not_captured")
    who = sharers(points, switches)
    if len(who) == 1:
        return Payout(True, (Step(who[0], reward, 1),) if reward else (), 0, "paid")
    groups = _ranks(who, points)
    skip = switches["tie_shortfall"] == "skip_group"
    steps: list[Step] = []
    left = reward
    turn = 1
    while left:
        paid_before = len(steps)
        for rank, group in enumerate(groups):
            amount = BEST_FIRST if turn == 1 and rank == 0 else EACH
            if amount * len(group) > left:
                if skip and len(group) > 1:
                    continue
                return Payout(True, tuple(steps), left, "shortfall" if left else "paid")
            steps += [Step(seat, amount, turn) for seat in group]
            left -= amount * len(group)
        if turn > 1 and len(steps) == paid_before:
            return Payout(True, tuple(steps), left, "shortfall")
        turn += 1
    return Payout(True, tuple(steps), left, "paid")


def _ranks(who: list[int], points: Sequence[int]) -> list[list[int]]:
    """Sharers grouped by equal points, best first (WE-47)."""
    groups: list[list[int]] = []
    for seat in who:
        if groups and points[groups[-1][0]] == points[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups
