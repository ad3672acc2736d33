"""Games that have ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: `money` by seat, `hands` played, and who gave up on the way."""

    winners: tuple[int, ...]
    money: tuple[int, ...]
    hands: int
    conceded: tuple[int, ...] = ()
