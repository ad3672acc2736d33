"""The saved games of this machine."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from game.table import locks, record
from game.table.files import old_of
from game.table.journal import SUFFIX, folder
from game.table.mending import mended, picks_in
from game.table.notice import Notice
from game.table.record import Entry, Record, Unreadable
from game.table.seating import Chair


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One saved game: `when` it was last played, `hand` the number of the hand, `picks` how many stand."""

    path: Path
    game: str
    chairs: tuple[Chair, ...]
    preset: str
    hand: int
    picks: int
    when: datetime
    finished: bool


def saved_games(where: Path | None = None) -> tuple[list[SavedGame], list[Notice]]:
    """(every saved game, newest first, what is to be said about files that could not be used).

    Those files are set aside.  Never raises OSError: a folder that can't be read holds nothing.
    """
    home = where or folder()
    _welcome_back(home)
    games: list[SavedGame] = []
    notices: list[Notice] = []
    for path in sorted(_files(home)):
        game = _listed(path, notices)
        if game is not None:
            games.append(game)
    games.sort(key=lambda game: (game.when, game.path.name), reverse=True)
    return games, notices


def offered(where: Path | None = None) -> tuple[SavedGame | None, list[Notice]]:
    """(the game to offer at the start, what is to be said): the newest one that has not ended.

    As `saved_games`, but of finished games it reads no more than the end, so that a start never waits for it.
    """
    ages: list[tuple[int, str, Path]] = []
    for path in _files(where or folder()):
        with contextlib.suppress(OSError):
            ages.append((path.stat().st_mtime_ns, path.name, path))
    notices: list[Notice] = []
    for _, _, path in sorted(ages, reverse=True):
        if not _ends(path) and (game := _listed(path, notices)) is not None and not game.finished:
            return game, notices
    return None, notices


def aside(where: Path | None = None) -> int:
    """How many files lie beside the saved games because they could not be used as they were."""
    home = where or folder()
    return sum(1 for word in ("aside", "newer") for _ in home.glob(f"*{SUFFIX}.{word}-*"))


def _files(where: Path) -> Iterator[Path]:
    """What is called like a saved game, but for pipes and devices: opening one could wait for ever."""
    for path in where.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            kind = path.stat().st_mode
            if stat.S_ISREG(kind) or stat.S_ISDIR(kind):
                yield path


def _ends(path: Path) -> bool:
    """Whether the last line of a file notes the end of a game."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - record.LAST_LINE))
            return b"\n" + Entry("over").line().encode() in file.read()
    except OSError:
        return False


def _listed(path: Path, notices: list[Notice]) -> SavedGame | None:
    """One game, mended if that is needed; what is to be said of it is added to the notices."""
    try:
        try:
            return _summary(path)
        except Unreadable as error:
            usable, notice = mended(path, record.bytes_of(path), error)
            notices.append(notice)
            return _summary(path) if usable else None
    except OSError as error:
        notices.append(Notice.of("save-cannot-open", file=path.name, why=error.strerror or ""))
    return None


def delete(path: Path) -> Notice | None:
    """Throw a saved game away for good, or why not: it is being played in another window, or the disk refuses."""
    try:
        with contextlib.suppress(FileNotFoundError), path.open("rb") as file:
            locks.lock(file)
        path.unlink(missing_ok=True)
        old_of(path).unlink(missing_ok=True)
    except BlockingIOError:
        return Notice.of("save-in-use", file=path.name)
    except OSError:
        return Notice.of("saved-not-thrown")
    return None


_known: dict[Path, tuple[tuple[int, int], SavedGame]] = {}
"""What was read of a file that has not changed since: a menu may ask for the list as often as it likes."""


def _summary(path: Path) -> SavedGame:
    with path.open("rb") as file:
        facts = os.fstat(file.fileno())
        stamp = (facts.st_mtime_ns, facts.st_size)
        known = _known.get(path)
        if known is None or known[0] != stamp:
            known = _known[path] = (
                stamp,
                _read(path, file.read(record.LARGEST + 1), datetime.fromtimestamp(facts.st_mtime)),
            )
    return known[1]


def _read(path: Path, data: bytes, when: datetime) -> SavedGame:
    found = record.read(data, picks=False)
    setup = found.head.setup
    hand = max((entry.number for entry in found.entries if entry.word == "hand"), default=1)
    return SavedGame(path, setup.game, _seated(found), setup.preset, hand, picks_in(found), when, found.finished)


def _seated(found: Record) -> tuple[Chair, ...]:
    """Who sat where at the end."""
    chairs = list(found.head.setup.chairs)
    for entry in found.entries:
        if entry.word == "chair" and entry.chair is not None and 0 <= entry.seat < len(chairs):
            chairs[entry.seat] = entry.chair
        elif entry.word == "concede" and 0 <= entry.seat < len(chairs):
            chairs[entry.seat] = replace(chairs[entry.seat], who="bot")
    return tuple(chairs)


def _welcome_back(home: Path) -> None:
    """Files that were set aside because they came from a newer version, once this version is as new."""
    for path in sorted(home.glob(f"*{SUFFIX}.newer-*")):
        own = path.with_name(path.name.rpartition(".newer-")[0])
        with contextlib.suppress(OSError, Unreadable):
            with path.open("rb") as file:
                record.recognise(file.read(record.HEAD_BYTES))
            if not own.exists():
                os.replace(path, own)
