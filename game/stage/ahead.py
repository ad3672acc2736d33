"""What will be wanted soon is made before, in what frames leave over.

Work is an iterator that yields after each small piece: None, or how many seconds the next piece may take, if that is
long.  Nothing may depend on whether it has been done: it only fills shelves from which it is taken later, or made then.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator

Work = Iterator[float | None] | Iterator[None]

SPARE = 0.004
"""Seconds of a frame that may go into it; a piece that takes longer has a frame to itself."""


class Ahead:
    """Work in the order it was asked for, a few pieces a frame."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._works: deque[Work] = deque()

    @property
    def busy(self) -> bool:
        """Something is left to do."""
        return bool(self._works)

    def want(self, *works: Work) -> None:
        """Do these next; what was wanted before isn't any more."""
        self._works = deque(works)

    def go_on(self, seconds: float = SPARE) -> None:
        """Do at least one piece, and more as long as the next one will still end in time: it is taken to be as long as
        the last, if the last didn't say that it is longer.
        """
        now = self._clock()
        until = now + seconds
        while self._works:
            try:
                said = next(self._works[0])
            except StopIteration:
                self._works.popleft()
                continue
            before, now = now, self._clock()
            if now + max(now - before, said or 0.0) > until:
                return
