"""The saved games of this machine."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from game.table import record
from game.table.files import old_of
from game.table.journal import SUFFIX, folder
from game.table.mending import mended, picks_in
from game.table.notice import Notice
from game.table.record import Record, Unreadable
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
    for path in sorted(home.glob(f"*{SUFFIX}")):
        try:
            try:
                games.append(_summary(path))
            except Unreadable as error:
                usable, notice = mended(path, path.read_bytes(), error)
                notices.append(notice)
                if usable:
                    games.append(_summary(path))
        except OSError as error:
            notices.append(Notice.of("save-cannot-open", file=path.name, why=error.strerror or ""))
    games.sort(key=lambda game: (game.when, game.path.name), reverse=True)
    return games, notices


def unfinished(games: list[SavedGame]) -> SavedGame | None:
    """The game to offer at the start: the newest one that has not ended."""
    return next((game for game in games if not game.finished), None)


def delete(path: Path) -> bool:
    """Throw a saved game away for good.  False when the disk refuses."""
    try:
        path.unlink(missing_ok=True)
        old_of(path).unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _summary(path: Path) -> SavedGame:
    with path.open("rb") as file:
        found = record.read(file.read())
        when = datetime.fromtimestamp(os.fstat(file.fileno()).st_mtime)
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
