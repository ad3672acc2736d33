"""The telegraph strip: the last few acts in marks, an icon and at most three words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from game.rules.event import Event
from game.rules.kinds import NO_SEAT
from game.stage.paint.sheets import NAILED, Part, Sign
from game.words import telegraph
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import OUTLAWS

Line = tuple[Part, ...]
KEPT = 24
MOST_NAILED = 1
"""Lines that stay on top at most: the newest things still have to show."""


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


def struck(event: Event) -> int:
    """The seat to which an event, as everybody sees it, does something bad; -1 for none."""
    if isinstance(event, e.Given | e.Robbed | e.HideoutLaid):
        return int(event.whom)
    return int(event.seat) if isinstance(event, e.FastestGunLost) else NO_SEAT


@dataclass(eq=False)
class Telegraph:
    """The strip as it hangs.  What is done to a person's seat stays nailed up on top until that person draws again, or
    a new hand begins.
    """

    is_person: Callable[[int], bool]
    lines: list[Line] = field(default_factory=list)
    nailed: list[tuple[int, Line]] = field(default_factory=list)
    """(seat, line), newest first."""

    def hear(self, event: Event, names: Sequence[str]) -> Line | None:
        """Take in what has happened; returns its line, if it has one."""
        if isinstance(event, e.HandBegan):
            self.nailed = []
        elif isinstance(event, e.Drew | e.TookDiscard):
            self.nailed = [(seat, line) for seat, line in self.nailed if seat != event.seat]
        line = wire(event, names)
        if line is None:
            return None
        self.lines = [line, *self.lines][:KEPT]
        whom = struck(event)
        if whom >= 0 and self.is_person(whom):
            self.nailed = [(whom, line), *self.nailed][:MOST_NAILED]
        return line

    def shown(self) -> list[Line]:
        """What is nailed up, then everything else, newest first."""
        up = [line for _, line in self.nailed]
        rest = [line for line in self.lines if not any(line is nailed for nailed in up)]
        return [*((NAILED, *line) for line in up), *rest]
