"""How long a bot's act is waited for: long enough to follow, and never a hint at what it holds."""

from __future__ import annotations

import hashlib
import math
from statistics import NormalDist

PAUSES = {"slow": 1600.0, "normal": 900.0, "fast": 350.0, "instant": 0.0}
"""Milliseconds before an act, by pace."""
WINDOW_PAUSES = {"slow": 1200.0, "normal": 600.0, "fast": 200.0, "instant": 0.0}
SPREAD = 0.25
LEAST_SHARE, MOST_SHARE = 0.9, 1.6
RESULT_SECONDS = {"slow": 12.0, "normal": 8.0, "fast": 4.0, "instant": 0.5}
"""How long a table of bots shows a result."""


def pause(pace: str, window: bool, seed: int, picks: int, seat: int) -> float:
    """Milliseconds before a bot's act.  It depends on the pace and on how many picks there were: public facts."""
    usual = (WINDOW_PAUSES if window else PAUSES).get(pace, PAUSES["normal"])
    digest = hashlib.sha256(f"pause {seed} {picks} {seat}".encode()).digest()
    share = (int.from_bytes(digest[:6], "big") + 1) / (2**48 + 2)
    factor = math.exp(SPREAD * NormalDist().inv_cdf(share))
    return usual * min(MOST_SHARE, max(LEAST_SHARE, factor))
