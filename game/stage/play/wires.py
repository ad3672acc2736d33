"""The telegraph strip: the last few acts in marks, an icon and at most three words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from game.rules.event import Event
from game.rules.kinds import NO_SEAT
from game.stage.paint.sheets import NAILED, Part, Sign
from game.words import telegraph

Line = tuple[Part, ...]
KEPT = 24
MOST_NAILED = 1
"""Lines that stay so at most: other new things still have to show."""


@dataclass(eq=False)
class Telegraph:
    """The strip as it hangs.  What is done to a person's seat stays nailed up, under the newest line at most, until it
    is taken down.

    A game whose events strike seats, or whose icons want an ink, overrides `struck`, `takes_down` and `sign`.
    """

    is_person: Callable[[int], bool] = lambda seat: False
    heard: list[tuple[Event, Line]] = field(default_factory=list)
    """What hangs there, newest first."""
    nailed: list[tuple[int, Event, Line]] = field(default_factory=list)
    """(seat, event, line), newest first."""

    def struck(self, event: Event) -> int:
        """The seat to which an event, as everybody sees it, does something bad; -1 for none."""
        return NO_SEAT

    def takes_down(self, event: Event, seat: int) -> bool:
        """Whether an event takes down what is nailed up for a seat."""
        return False

    def sign(self, event: Event, icon: str) -> Sign:
        """The icon of an event's line."""
        return Sign(icon, "")

    def wire(self, event: Event, names: Sequence[str]) -> Line | None:
        """The line of an event, or None for one that another line tells as well."""
        told = telegraph(event, names)
        if told.minor:
            return None
        parts: list[Part] = []
        if told.seat >= 0:
            parts.append(told.seat)
        parts.append(self.sign(event, told.icon))
        if told.whom >= 0:
            parts.append(told.whom)
        if told.words:
            parts.append(told.words)
        return tuple(parts)

    def hear(self, event: Event, names: Sequence[str]) -> Line | None:
        """Take in what has happened; returns its line, if it has one."""
        self.nailed = [up for up in self.nailed if not self.takes_down(event, up[0])]
        line = self.wire(event, names)
        if line is None:
            return None
        self.heard = [(event, line), *self.heard][:KEPT]
        whom = self.struck(event)
        if whom >= 0 and self.is_person(whom):
            self.nailed = [(whom, event, line), *self.nailed][:MOST_NAILED]
        return line

    def hear_all(self, events: Iterable[Event], names: Sequence[str]) -> None:
        """Take in a whole log."""
        for event in events:
            self.hear(event, names)

    def retell(self, names: Sequence[str]) -> None:
        """Say what hangs there in the language that is spoken now."""
        anew = {id(event): self.wire(event, names) or line for event, line in self.heard}
        anew |= {id(event): self.wire(event, names) or line for _, event, line in self.nailed if id(event) not in anew}
        self.heard = [(event, anew[id(event)]) for event, _ in self.heard]
        self.nailed = [(seat, event, anew[id(event)]) for seat, event, _ in self.nailed]

    def shown(self) -> list[Line]:
        """The newest, what is nailed up, then everything else: what was done before never looks like the last act."""
        up = [line for *_, line in self.nailed]
        rest = [line for _, line in self.heard if not any(line is nailed for nailed in up)]
        newest = 0 if not self.heard or any(self.heard[0][1] is line for line in up) else 1
        return [*rest[:newest], *((NAILED, *line) for line in up), *rest[newest:]]
