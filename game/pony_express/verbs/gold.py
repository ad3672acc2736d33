"""Gold between players and the bank."""

from __future__ import annotations

from game.pony_express import events as e
from game.pony_express.state import Pony, bank


def take(g: Pony, seat: int, amount: int, clause: str) -> None:
    """Nuggets from the bank; under `bank_limited` no more than it has (PX-86)."""
    if g.switches["bank_limited"]:
        amount = min(amount, bank(g))
    if amount > 0:
        g.gold[seat] += amount
        g.emit(e.GoldTaken, clause, seat, amount, g.gold[seat])


def pay_bank(g: Pony, seat: int, amount: int, clause: str) -> None:
    """Nuggets to the bank; the seat has them."""
    if amount > 0:
        g.gold[seat] -= amount
        g.emit(e.GoldPaid, clause, seat, amount, g.gold[seat])


def pay(g: Pony, seat: int, whom: int, amount: int, clause: str) -> None:
    """Nuggets from one player to another; the seat has them."""
    if amount > 0:
        g.gold[seat] -= amount
        g.gold[whom] += amount
        g.emit(e.GoldMoved, clause, seat, whom, amount)


def charity(g: Pony, seat: int, clause: str) -> None:
    """One nugget for whoever has none (PX-18, PX-71)."""
    if not g.gold[seat]:
        take(g, seat, 1, clause)
