"""A game at a table: the door through which a window, a bot table or a headless run plays it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.bots.memory import Note
from game.rules import knowledge
from game.rules.ask import PASS, Option
from game.rules.event import Event
from game.rules.kinds import Pick
from game.rules.knowledge import View
from game.rules.refusal import NOT_ASKED, OVER, IllegalPick, Refusal
from game.table import resume, standing
from game.table.course import Course, Undone
from game.table.journal import Journal, Ticket
from game.table.moment import Moment
from game.table.notice import Notice
from game.table.record import Entry
from game.table.results import Result, finished
from game.table.seating import Chair, Setup

CHECK_EVERY = 8
"""After so many picks the journal notes the state's hash."""


class Pending:
    """A pick on its way to the disk.  Until `done` the session shows the table as it was before."""

    def __init__(self, moments: list[Moment], before: Any, log_length: int, ticket: Ticket | None) -> None:
        self.before = before
        self.log_length = log_length
        self._moments = moments
        self._ticket = ticket

    def done(self) -> bool:
        """Whether the result may be shown; never waits."""
        return self._ticket is None or self._ticket.done()

    def moments(self) -> list[Moment]:
        """What happened; waits for the disk if it must."""
        if self._ticket is not None:
            self._ticket.wait()
        return self._moments


class Session:
    """A game being played.  `start` and `resume` make one; `close` it when the table is left.

    Nothing a pick brings is shown by any method before the pick is on the disk, or the disk has refused it.
    """

    def __init__(self, course: Course, journal: Journal | None) -> None:
        self.game = course.game
        self.opening: list[Moment] = course.watcher.take()
        """The moments from the first shuffle to the first question; none in a resumed game."""
        self.stamp = 0
        """Grows whenever what is asked, or who is, may have changed."""
        self._course = course
        self._journal = journal
        self._waiting: Pending | None = None
        self._notices: list[Notice] = []
        self._hand = standing.part(self.game, course.state)

    @classmethod
    def start(cls, setup: Setup, journal: Journal | None = None, *, watched: bool = True) -> Session:
        """A new game.  Without a journal nothing is kept; unless `watched`, no moments are captured.

        Raises ValueError with a full sentence for a game, preset or switch that is not known.
        """
        return cls(Course(setup, watched), journal)

    @classmethod
    def resume(cls, path: Path, *, watched: bool = True, sync: bool = True) -> Session:
        """A saved game, exactly where it stood.

        Raises Unusable, with the file set aside if it can't be used, left alone if another program plays it.
        """
        taken = resume.taken_up(path, watched, sync)
        session = cls(taken.course, taken.journal)
        session._notices = taken.notices
        if not taken.noted_as_over:
            session._conclude()
        return session

    # -- looking

    @property
    def setup(self) -> Setup:
        """What the game was begun with."""
        return self._course.setup

    @property
    def path(self) -> Path | None:
        """Where its journal lies; None for a game of which nothing is kept."""
        return self._journal.path if self._journal is not None else None

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where now."""
        return tuple(self._course.chairs)

    @property
    def conceded(self) -> frozenset[int]:
        """The seats that have given up."""
        return frozenset(self._course.conceded)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._in_flight() and self._course.over

    @property
    def picks(self) -> int:
        """How many picks stand."""
        return len(self._course.picks) - (1 if self._in_flight() else 0)

    @property
    def last_pick(self) -> tuple[int, Pick] | None:
        """(seat, pick) that stands last, or None."""
        stands = self.picks
        return self._course.picks[stands - 1] if stands else None

    @property
    def notes(self) -> tuple[Note, ...]:
        """What everybody has seen people do and bots remember, oldest first."""
        return self._course.notes

    def asked(self) -> tuple[int, ...]:
        """The seats asked now; none when the game is over or a pick is on its way to the disk."""
        return () if self._in_flight() else self._course.asked()

    def ask_kind(self) -> str:
        """What kind of question is put, or an empty word when nobody is asked."""
        return self._course.state.pending.kind if self.asked() else ""

    def view(self, viewer: int | None) -> View[Any]:
        """The table as a seat or the public (None) sees it now."""
        waiting = self._in_flight()
        seen = knowledge.view(waiting.before if waiting else self._course.state, viewer)
        if self.asked():
            return seen
        seen.state.pending = None
        return replace(seen, ask=None)

    def options(self, seat: int) -> tuple[Option, ...]:
        """What the seat may pick now."""
        return self._course.state.pending.options.get(seat, ()) if seat in self.asked() else ()

    def why_not(self, seat: int, pick: Pick) -> Refusal | None:
        """None when the seat may pick this now, else the reason against it."""
        return NOT_ASKED if self._in_flight() else self._course.why_not(seat, pick)

    def log(self, viewer: int | None, start: int = 0) -> list[Event]:
        """The events since entry `start`, as a seat or the public (None) may know them."""
        waiting = self._in_flight()
        log = self._course.state.log
        return knowledge.events_for(log[: waiting.log_length] if waiting else log, viewer, start)

    def bot_to_move(self) -> int | None:
        """The next asked seat that a bot plays, or None.  The chance seat is nobody's."""
        chairs = self._course.chairs
        return next((seat for seat in self.asked() if seat >= 0 and chairs[seat].who == "bot"), None)

    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self._course.result() if self.over else None

    def state_hash(self) -> str:
        """A few digits that differ when anything in the state does."""
        return standing.state_hash(self.game, self._course.state)

    def notices(self) -> list[Notice]:
        """What is to be told to the people, once: trouble with the disk, a line that was lost."""
        told, self._notices = self._notices, []
        while self._journal is not None and self._journal.notices:
            told.append(self._journal.notices.popleft())
        return told

    # -- acting

    def choose(self, seat: int, pick: Pick) -> list[Moment]:
        """Carry out a pick; it is on the disk when this returns.  Raises IllegalPick, having changed nothing."""
        return self.choose_async(seat, pick).moments()

    def choose_async(self, seat: int, pick: Pick) -> Pending:
        """Carry out a pick without waiting for the disk.  Raises IllegalPick, having changed nothing."""
        self._heed_open()
        if self._in_flight():
            raise IllegalPick(seat, pick, NOT_ASKED)
        length = len(self._course.state.log)
        moments = self._course.play(seat, pick)
        self.stamp += 1
        ticket = self._write([Entry("pick", seat, pick), *self._remarks()])
        self._waiting = Pending(moments, self._course.before, length, self._conclude() or ticket)
        return self._waiting

    def pass_for(self, seats: Iterable[int]) -> list[Moment]:
        """Time is up: those of these seats that are still asked in a race pass, one after the other.  Nothing happens
        to a plain question.
        """
        moments: list[Moment] = []
        for seat in seats:
            if PASS in self.options(seat):
                moments += self.choose(seat, PASS)
        return moments

    def may_undo(self, seat: int) -> Refusal | None:
        """None when the seat's last pick can be taken back now, else the reason why not."""
        return NOT_ASKED if self._in_flight() else self._course.may_undo(seat)

    def undo(self, seat: int) -> Undone | Refusal:
        """Back to before the seat's last pick, or the reason why not: the state is what it was, chance included."""
        self._heed_open()
        self._settle()
        undone = self._course.undo(seat)
        if isinstance(undone, Undone):
            self.stamp += 1
            self._write_and_wait([Entry("undo", seat)])
        return undone

    def hand_over(self, seat: int) -> None:
        """The cards of a seat are being shown to its player: what others picked can't be taken back any more."""
        if self._course.hand_over(seat):
            self._write([Entry("looked", seat)])

    def take_over(self, seat: int, chair: Chair) -> None:
        """Somebody else, a person or a bot, plays the seat on from now.

        Raises IllegalPick when the game is over or this is no seat of the table.
        """
        self._heed_open()
        self._settle()
        if self._course.over:
            raise IllegalPick(seat, ("take_over",), OVER)
        self._course.sit(seat, chair)
        self.stamp += 1
        self._write_and_wait([Entry("chair", seat, chair=chair)])

    def concede(self, seat: int) -> None:
        """The seat gives up.  Of two the other wins at once; among more a bot plays its cards on and can't win.

        Raises IllegalPick when the game is over, the seat has given up before, or this is no seat of the table.
        """
        self._heed_open()
        self._settle()
        self._course.concede(seat)
        self.stamp += 1
        self._write_and_wait([Entry("concede", seat), *self._remarks()])
        ticket = self._conclude()
        if ticket is not None:
            ticket.wait()

    def close(self) -> None:
        """Leave the table: everything is written, the file is let go of.  Who acts after that gets a ValueError."""
        if self._journal is not None:
            self._journal.close()

    # -- on the way to the disk

    def _heed_open(self) -> None:
        if self._journal is not None and self._journal.closed and not self._course.over:
            raise ValueError("This table has been left: go on with its saved game.")

    def _in_flight(self) -> Pending | None:
        if self._waiting is not None and self._waiting.done():
            self._waiting = None
        return self._waiting

    def _settle(self) -> None:
        if self._waiting is not None:
            self._waiting.moments()
            self._waiting = None

    def _write(self, entries: list[Entry]) -> Ticket | None:
        return self._journal.write(entries) if self._journal is not None else None

    def _write_and_wait(self, entries: list[Entry]) -> None:
        ticket = self._write(entries)
        if ticket is not None:
            ticket.wait()

    def _remarks(self) -> list[Entry]:
        """What is noted with a pick: a new hand, and the state's hash now and then and at the end."""
        if self._journal is None:
            return []
        course = self._course
        remarks = []
        if (hand := standing.part(self.game, course.state)) != self._hand:
            self._hand = hand
            remarks.append(Entry("hand", number=hand))
        if course.over or len(course.picks) % CHECK_EVERY == 0:
            remarks.append(Entry("state", number=len(course.picks), check=self.state_hash()))
        return remarks

    def _conclude(self) -> Ticket | None:
        """If the game has just ended, its result is remembered."""
        result = self._course.result()
        if result is None or self._journal is None:
            return None
        made = finished(self._journal.path, self.setup, self.chairs, len(self._course.picks), result)
        return self._journal.conclude(made)
