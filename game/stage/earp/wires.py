"""The telegraph strip: the last few acts in marks, an icon and at most three words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.event import Event
from game.stage.paint.sheets import Part, Sign
from game.words import telegraph
from game.wyatt_earp.deck import OUTLAWS

Line = tuple[Part, ...]
KEPT = 24


def wire(event: Event, names: Sequence[str]) -> Line | None:
    """The line of an event, or None for one that another line tells as well."""
    told = telegraph(event, names)
    if told.minor:
        return None
    parts: list[Part] = []
    if told.seat >= 0:
        parts.append(told.seat)
    outlaw = str(getattr(event, "outlaw", ""))
    parts.append(Sign(told.icon, outlaw if told.icon == "poster" and outlaw in OUTLAWS else ""))
    if told.whom >= 0:
        parts.append(told.whom)
    if told.words:
        parts.append(told.words)
    return tuple(parts)


def strip_of(events: Iterable[Event], names: Sequence[str]) -> list[Line]:
    """The strip of a log, newest first."""
    lines = [line for event in events if (line := wire(event, names)) is not None]
    return lines[-KEPT:][::-1]
