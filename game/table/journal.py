"""The journal of a game: one text file that only grows, written and synced on a thread of its own.

A disk that refuses stops nobody: the game goes on, `notices` says so, and each later line tries again with all
that is still owed.
"""

from __future__ import annotations

import errno
import os
import queue
import threading
from collections import deque
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import IO, NamedTuple, Self

from game import __version__
from game.home import home
from game.table import locks, standing
from game.table.files import append_line, old_of, sync_folder, write_safely
from game.table.notice import Notice
from game.table.record import Entry, head_of, sealed
from game.table.results import Finished, line_of, results_file
from game.table.seating import Setup

SUFFIX = ".journal"
PATIENCE = 10.0
"""Seconds that leaving a game waits for the disk at most."""
FULL = (errno.ENOSPC, errno.EDQUOT)


def folder() -> Path:
    """Where games are saved."""
    return home() / "saves"


def visits() -> Path:
    """Where a window that runs alone in public keeps the game that is on, for as long as its visitors are there."""
    return home() / "visit"


class Ticket:
    """A line on its way to the disk."""

    __slots__ = ("_answered",)

    def __init__(self) -> None:
        self._answered = threading.Event()

    def done(self) -> bool:
        """Whether the disk has answered, with yes or no."""
        return self._answered.is_set()

    def wait(self) -> None:
        """Wait for the answer."""
        self._answered.wait()

    def answer(self) -> None:
        """For the writing thread: the disk has answered."""
        self._answered.set()


class _Order(NamedTuple):
    data: bytes
    ticket: Ticket
    result: bytes = b""
    copy: bool = False
    last: bool = False


class Journal:
    """Made by `create` for a new game and by `go_on` for one that was read; `close` when the game is left.

    `sync`: every line is forced to the disk before its ticket is answered.
    """

    def __init__(self, path: Path, sync: bool = True) -> None:
        self.path = path
        self.notices: deque[Notice] = deque()
        self._sync = sync
        self._file: IO[bytes] | None = None
        self._length = 0
        self._check = 0
        self._owed = b""
        self._owed_results = b""
        self._failing = False
        self.closed = False
        """Nothing is written any more."""
        self._orders: queue.SimpleQueue[_Order] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_orders, name="journal", daemon=True)

    @classmethod
    def create(cls, setup: Setup, where: Path | None = None, sync: bool = True) -> Self:
        """A new journal in the folder of saved games; its head is the first thing it writes.  Never raises OSError."""
        now = datetime.now()
        name = f"{setup.game}-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}{SUFFIX}"
        journal = cls((where or folder()) / name, sync)
        head = head_of(setup, standing.rules_hash(setup.rules()), __version__, f"{now:%Y-%m-%d %H:%M:%S}")
        journal._thread.start()
        journal._order(head.lines())
        return journal

    @classmethod
    def go_on(cls, path: Path, file: IO[bytes], length: int, check: int, sync: bool = True) -> Self:
        """The journal in a locked open `file`, to be gone on with after its first `length` bytes."""
        journal = cls(path, sync)
        journal._file, journal._length, journal._check = file, length, check
        journal._thread.start()
        return journal

    def write(self, entries: Iterable[Entry]) -> Ticket:
        """Put lines at the end; the ticket is answered once they are on the disk, or once the disk has refused.

        With the first line of a hand the file as it is then is copied: the older generation.
        """
        lines = list(entries)
        return self._order((entry.line() for entry in lines), copy=any(entry.word == "hand" for entry in lines))

    def conclude(self, game: Finished) -> Ticket:
        """The game has ended: remember its result, if it isn't a visitor's, and only then note the end."""
        remembered = b"" if self.path.parent == visits() else line_of(game)
        return self._order([Entry("over").line()], result=remembered)

    def close(self) -> None:
        """Write what is left and let go of the file; a disk that does not answer is waited for a while only."""
        self.closed = True
        if self._thread.is_alive():
            self._orders.put(_Order(b"", Ticket(), last=True))
            self._thread.join(PATIENCE)

    def _order(self, lines: Iterable[str], result: bytes = b"", copy: bool = False) -> Ticket:
        data, self._check = sealed(lines, self._check)
        ticket = Ticket()
        self._orders.put(_Order(data, ticket, result, copy))
        return ticket

    def _write_orders(self) -> None:
        last = False
        while not last:
            order = self._orders.get()
            self._owed += order.data
            self._owed_results += order.result
            last = order.last
            try:
                if self._owed_results:
                    append_line(results_file(), self._owed_results)
                    self._owed_results = b""
                self._pay()
                order.ticket.answer()
                if order.copy and self._file is not None:
                    self._file.seek(0)
                    write_safely(old_of(self.path), self._file.read(), keep_old=False)
            except Exception as error:
                # whatever goes wrong on this thread, the table must not wait for it for ever
                self._refused(error)
            order.ticket.answer()
        if self._file is not None:
            self._file.close()

    def _pay(self) -> None:
        """Put what is owed on the disk."""
        if not self._owed:
            return
        if self._file is None:
            self._begin()
        else:
            _put(self._file, self._length, self._owed)
            if self._sync:
                os.fsync(self._file.fileno())
        self._length += len(self._owed)
        self._owed = b""
        if self._failing:
            self._failing = False
            self.notices.append(Notice.of("save-again"))

    def _begin(self) -> None:
        """The file comes into being with its head whole, so that no kill leaves one without."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            with fresh.open("wb", buffering=0) as file:
                _put(file, 0, self._owed)
                if self._sync:
                    os.fsync(file.fileno())
            os.replace(fresh, self.path)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise
        self._file = self.path.open("r+b", buffering=0)
        locks.lock(self._file)
        if self._sync:
            sync_folder(self.path.parent)

    def _refused(self, error: Exception) -> None:
        """Say it once; what is owed stays owed."""
        if self._failing:
            return
        self._failing = True
        full = isinstance(error, OSError) and error.errno in FULL
        why = getattr(error, "strerror", None) or type(error).__name__
        if self._owed_results:
            self.notices.append(Notice.of("save-result-refused", file=str(results_file()), why=why))
        else:
            message = "save-disk-full" if full else "save-refused"
            self.notices.append(Notice.of(message, folder=str(self.path.parent), why=why))


def _put(file: IO[bytes], at: int, data: bytes) -> None:
    """Write `data` at `at` and nothing after it."""
    file.truncate(at)
    file.seek(at)
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]
