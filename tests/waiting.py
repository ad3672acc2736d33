"""Waiting for what should come soon: what doesn't come fails with a sentence in place of waiting for ever."""

from __future__ import annotations

from collections.abc import Callable

MOST = 3600


def until(what: Callable[[], object], why: str, step: Callable[[], object], most: int = MOST) -> int:
    """Take steps until `what` holds; how many it took.  AssertionError saying `why` after `most` of them."""
    for taken in range(most + 1):
        if what():
            return taken
        step()
    raise AssertionError(f"{why}: not after {most} steps")
