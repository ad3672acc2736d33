"""A game watched again, pick by pick, forward and back.  It reads the journal and never touches it.

What the chance seat said of a shot is a pick like any other: no die is thrown a second time.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.rules import knowledge
from game.rules.event import Event, LogEntry
from game.rules.kinds import Pick, Seat
from game.rules.knowledge import View
from game.rules.library import spelled
from game.rules.notation import pick_text
from game.table import record, standing
from game.table.course import Course
from game.table.moment import Moment, Watcher
from game.table.notice import Notice, Unusable
from game.table.record import Record, Unreadable
from game.table.resume import Drifted, follow, played
from game.table.seating import Chair

KEEP_EVERY = 16
"""A state is kept after so many picks; a jump plays on from the one before its goal."""


class Replay:
    """The picks that stood at the end; whatever was taken back is left out.

    `position` is how many picks have been played, 0 to `length`.
    """

    def __init__(self, path: Path) -> None:
        """Read a journal, finished or not.  Raises Unusable."""
        found = _read(path)
        try:
            course = played(found)
        except Drifted as error:
            raise Unusable(Notice.of("replay-changed-rules", file=path.name, picks=error.picks)) from error
        self.setup = course.setup
        self.game = course.game
        self.picks: tuple[tuple[int, Pick], ...] = tuple(course.picks)
        self.result = course.result()
        self.position = 0
        self._seated = _sittings(found)
        self._watcher = Watcher()
        self._state = self._new()
        self.opening: list[Moment] = self._watcher.take()
        """The moments from the first shuffle to the first question."""
        self._kept: list[Any] = []
        self._lengths: list[int] = []
        self.hands: list[int] = []
        """The position at which each hand, or turn of a race, begins, the first at 0; some may pass within a pick."""
        self._log: list[LogEntry] = self._play_through()

    @property
    def length(self) -> int:
        """How many picks there are."""
        return len(self.picks)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where at this position."""
        at = bisect_right(self._seated, self.position, key=lambda sitting: sitting[0])
        return self._seated[at - 1][1]

    @property
    def hand(self) -> int:
        """The number of the hand that is played at this position, from 1."""
        return bisect_right(self.hands, self.position)

    @property
    def next_hand(self) -> int:
        """The position at which the next hand begins, or the end."""
        return next((begins for begins in self.hands if begins > self.position), self.length)

    @property
    def last_hand(self) -> int:
        """The position at which this hand began or, if that is here, the one before."""
        return max((begins for begins in self.hands if begins < self.position), default=0)

    def view(self, viewer: int | None) -> View[Any]:
        """The table at this position, as a seat or the public (None) sees it."""
        return knowledge.view(self._state, viewer)

    def log(self, viewer: int | None, start: int = 0) -> list[Event]:
        """The events up to this position from entry `start` on, as a seat or the public (None) may know them."""
        return knowledge.events_for(self._log[: self._lengths[self.position]], viewer, start)

    def state_hash(self) -> str:
        """A few digits that differ when anything in the state does."""
        return standing.state_hash(self.game, self._state)

    def forward(self) -> list[Moment]:
        """Play the next pick; what happened.  Nothing at the end."""
        if self.position == self.length:
            return []
        self._state.listener = self._watcher.watch(self._state)
        self._state.choose(*self.picks[self.position])
        self.position += 1
        return self._watcher.take()

    def back(self) -> None:
        """One pick back; nothing at the start."""
        self.seek(self.position - 1)

    def seek(self, position: int) -> None:
        """Go to a position; one outside is taken as the nearest end."""
        goal = max(0, min(position, self.length))
        kept = goal // KEEP_EVERY
        self._state = self._kept[kept].copy()
        for seat, pick in self.picks[kept * KEEP_EVERY : goal]:
            self._state.choose(seat, pick)
        self.position = goal

    def case(self) -> str:
        """The game up to this position as a case file: what belongs in a report of a fault."""
        lines = [
            f"case game A game of {self.setup.game}",
            f"game {self.setup.game}",
            f"seats {len(self.setup.chairs)}",
            f"preset {self.setup.preset}",
            *(f"switch {name} {spelled(value)}" for name, value in self.setup.changes.items()),
            f"seed {self.setup.seed}",
            *(f"{Seat(seat)}> {pick_text(pick)}" for seat, pick in self.picks[: self.position]),
        ]
        return "\n".join(lines) + "\n"

    def _new(self) -> Any:
        setup = self.setup
        return self.game.new(len(setup.chairs), setup.switches(), setup.seed, self._watcher.watch)

    def _play_through(self) -> list[LogEntry]:
        """Play the whole game once: states kept on the way, where the log stood, where hands began."""
        g = self._state.copy()
        g.log = list(self._state.log)
        for position in range(self.length + 1):
            if position:
                g.choose(*self.picks[position - 1])
            if position % KEEP_EVERY == 0:
                self._kept.append(g.copy())
            self._lengths.append(len(g.log))
            begun = standing.part(self.game, g) - len(self.hands)
            self.hands += [position] * begun
        log: list[LogEntry] = g.log
        return log


def _read(path: Path) -> Record:
    try:
        return record.read(record.bytes_of(path))
    except OSError as error:
        raise Unusable(Notice.of("replay-cannot-open", file=path.name, why=error.strerror or "")) from error
    except Unreadable as error:
        raise Unusable(Notice.of(f"replay-{error.why}", file=path.name, line=error.line)) from error


def _sittings(found: Record) -> list[tuple[int, tuple[Chair, ...]]]:
    """(position, who sits where from it on), beginning with (0, the set-up's chairs).

    No undo goes back behind a change of chairs, so positions only grow.
    """
    course = Course(replace(found.head.setup, changes=record.changes_from(found.head)), watched=False)
    seated = [(0, tuple(course.chairs))]
    for entry in found.entries:
        follow(course, entry)
        if (now := tuple(course.chairs)) != seated[-1][1]:
            seated.append((len(course.picks), now))
    return seated
