"""A sequential test on deal groups: it stops as soon as it is plain whether a bot gains so many points or none.

Wald's test with a normal approximation: H0 "no gain" against H1 "a gain of `points`", both errors 5 %.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

LIMIT: Final = log(0.95 / 0.05)
"""Log-likelihood ratio (2.94) at which one of the two is taken."""
LEAST_GROUPS: Final = 24
"""No verdict comes of fewer groups: their spread isn't known."""
BETTER, NO_BETTER, OPEN = "gain", "no gain", "open"


@dataclass
class Sprt:
    """`points`: the gain that is asked about, in hundredths.  `add` one number a group: how far above parity it was."""

    points: float
    groups: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, gain: float) -> str:
        """The verdict after one more group; `gain` in shares of 1."""
        self.groups += 1
        self.total += gain
        self.squares += gain * gain
        return self.verdict

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio so far."""
        n = self.groups
        if n < LEAST_GROUPS:
            return 0.0
        mean = self.total / n
        spread = max(self.squares / n - mean * mean, 1e-6)
        gain = self.points / 100
        return n * gain * (mean - gain / 2) / spread

    @property
    def verdict(self) -> str:
        """Which of the two it is, or still open."""
        ratio = self.ratio
        return BETTER if ratio >= LIMIT else NO_BETTER if ratio <= -LIMIT else OPEN
