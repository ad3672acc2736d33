"""A wall clock that somebody puts back and forward while the program runs, as a machine without a battery for its clock
does once it has found the network.
"""

from __future__ import annotations

import random
from datetime import date, datetime, timedelta, tzinfo
from typing import ClassVar, Self
from unittest import mock

from game.stage import kiosk
from game.table import journal, results

FARTHEST = 400.0
"""Days by which it is wrong at most."""


class WallClock(datetime):
    """The time of day as this machine has it now."""

    wrong: ClassVar[timedelta] = timedelta()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        """The right time, and what it is wrong by."""
        return super().now(tz) + cls.wrong

    @classmethod
    def put(cls, chance: random.Random) -> None:
        """Put it somewhere else."""
        cls.wrong = timedelta(days=chance.uniform(-FARTHEST, FARTHEST))


def today() -> date:
    """The day of this clock."""
    return WallClock.now().date()


def hang() -> None:
    """From now on games, results and the kiosk go by this clock."""
    for module in (journal, results, kiosk):
        mock.patch.object(module, "datetime", WallClock).start()
