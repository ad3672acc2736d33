"""A saved game taken up again: the set-up, then every line of its journal played once more."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO

from game.rules.refusal import Refusal
from game.table import locks, record, standing
from game.table.course import Course
from game.table.files import set_aside
from game.table.journal import Journal
from game.table.mending import mended
from game.table.notice import Notice, Unusable
from game.table.record import Entry, Record, Unreadable


class Drifted(Exception):
    """The game as it is played today doesn't follow its journal; `picks` is how far it went."""

    def __init__(self, picks: int) -> None:
        super().__init__(f"after {picks} picks")
        self.picks = picks


@dataclass(slots=True)
class Taken:
    """A game ready to be gone on with, and what is to be said about it."""

    course: Course
    journal: Journal
    notices: list[Notice]
    noted_as_over: bool


def played(found: Record, watched: bool = False) -> Course:
    """The course that a record tells.  Raises Drifted when today's rules won't play it."""
    head = found.head
    try:
        setup = replace(head.setup, changes=record.changes_from(head))
        least, most = setup.rules().seats
        if not least <= len(setup.chairs) <= most:
            raise ValueError("seats")
        course = Course(setup, watched)
    except ValueError as error:
        raise Drifted(0) from error
    for entry in found.entries:
        try:
            follow(course, entry)
        except Drifted:
            raise
        except Exception as error:
            # whatever changed rules do with an old pick, the person reads a sentence
            raise Drifted(len(course.picks)) from error
    course.watcher.take()
    return course


def follow(course: Course, entry: Entry) -> None:
    """Carry out one line of a journal.  Raises Drifted when it leads elsewhere, and whatever the rules raise."""
    match entry.word:
        case "pick":
            course.play(entry.seat, entry.pick)
            course.watcher.take()
        case "undo":
            if isinstance(course.undo(entry.seat), Refusal):
                raise Drifted(len(course.picks))
        case "chair" if entry.chair is not None:
            course.sit(entry.seat, entry.chair)
        case "concede":
            course.concede(entry.seat)
        case "looked":
            course.hand_over(entry.seat)
        case "state":
            now = standing.state_hash(course.game, course.state)
            if (len(course.picks), now) != (entry.number, entry.check):
                raise Drifted(len(course.picks))


def taken_up(path: Path, watched: bool, sync: bool) -> Taken:
    """The course of a saved game, its journal ready for the next line.

    A damaged file is set aside and what is good of it gone on with.  Raises Unusable where that can't be.
    """
    notices: list[Notice] = []
    while True:
        file = _opened(path)
        data = file.read()
        try:
            found = record.read(data)
        except Unreadable as error:
            file.close()
            usable, notice = mended(path, data, error)
            if not usable:
                raise Unusable(notice) from error
            notices.append(notice)
            continue
        try:
            course = played(found, watched)
        except Drifted as error:
            file.close()
            raise Unusable(_unplayable(path, found, error)) from error
        if found.torn:
            notices.append(Notice.of("save-torn"))
        journal = Journal.go_on(path, file, found.length, found.check, sync)
        return Taken(course, journal, notices, found.finished)


def _opened(path: Path) -> IO[bytes]:
    """The file, held against other programs.  Raises Unusable."""
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise Unusable(Notice.of("save-cannot-open", file=path.name, why=error.strerror or "")) from error
    try:
        locks.lock(file)
    except BlockingIOError as error:
        file.close()
        raise Unusable(Notice.of("save-in-use", file=path.name)) from error
    return file


def _unplayable(path: Path, found: Record, error: Drifted) -> Notice:
    """Set a journal aside that today's rules don't follow; under the same rules that is a fault of ours."""
    try:
        now = set_aside(path).name
    except OSError:
        now = path.name
    message = "save-changed-rules"
    with contextlib.suppress(ValueError):
        if found.head.rules == standing.rules_hash(found.head.setup.rules()):
            message = "save-drifted"
    return Notice.of(message, file=path.name, now=now, picks=error.picks)
