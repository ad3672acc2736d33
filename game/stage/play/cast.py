"""Who sits round the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cast:
    """Who sits in the seats: names, and the icon of what each plays with (person, bot, gamepad ...)."""

    names: tuple[str, ...]
    sitters: tuple[str, ...]
    away: frozenset[int] = frozenset()
    """Seats whose gamepad is gone."""
