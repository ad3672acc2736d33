"""A saved game taken up again: the set-up, then every line of its journal played once more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import IO

from game.rules.refusal import Refusal
from game.table import locks, record, standing
from game.table.course import Course
from game.table.files import set_aside
from game.table.journal import Journal
from game.table.notice import Notice, Unusable
from game.table.record import Entry, Record, Unreadable


class Drifted(Exception):
    """The game as it is played today doesn't follow its journal; `picks` is how far it went."""

    def __init__(self, picks: int) -> None:
        super().__init__(f"after {picks} picks")
        self.picks = picks


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
    """Carry out one line of a journal.  Raises Drifted when it can't be or leads elsewhere."""
    match entry.word:
        case "pick":
            course.play(entry.seat, entry.pick)
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


def taken_up(path: Path, watched: bool, sync: bool) -> tuple[Course, Journal, list[Notice]]:
    """The course of a saved game, its journal ready for the next line, and what is to be said about it.

    Raises Unusable.
    """
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise Unusable(Notice.of("save-cannot-open", file=path.name, why=error.strerror or "")) from error
    try:
        locks.lock(file)
        found = record.read(file.read())
        course = played(found, watched)
    except BlockingIOError as error:
        file.close()
        raise Unusable(Notice.of("save-in-use", file=path.name)) from error
    except (Unreadable, Drifted) as error:
        file.close()
        raise Unusable(put_aside(path, error)) from error
    except OSError as error:
        file.close()
        raise Unusable(Notice.of("save-cannot-open", file=path.name, why=error.strerror or "")) from error
    return course, _going_on(path, file, found, sync), [Notice.of("save-torn")] if found.torn else []


def _going_on(path: Path, file: IO[bytes], found: Record, sync: bool) -> Journal:
    return Journal.go_on(path, file, found.length, found.check, sync)


def put_aside(path: Path, error: Unreadable | Drifted) -> Notice:
    """Move a file that can't be used out of the way, whole, and say why and where it is now."""
    if isinstance(error, Drifted):
        message, fact = "save-changed-rules", error.picks
    else:
        message, fact = f"save-{error.why}", error.line
    try:
        now = set_aside(path).name
    except OSError:
        now = path.name
    return Notice.of(message, file=path.name, now=now, at=fact)
