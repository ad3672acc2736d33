"""What a window that runs alone in public keeps from one start to the next: the operator's choices, the day's counts.

Everything of the visitors is thrown away; this isn't theirs.  The visit that is on lies in a folder of its own, so
that a crash doesn't end it: `interrupted` finds it again, `forget` throws it away.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from game.home import home
from game.table.files import old_of, write_safely
from game.table.journal import visits
from game.table.saves import SavedGame, saved_games

COUNTS: Final = ("visitors", "games", "finished", "crashes")
"""What is counted each day: who woke the window, games they began and finished, windows that crashed or hung."""


def shop_file() -> Path:
    """Where the choices and counts lie."""
    return home() / "kiosk.json"


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the operator has chosen; None or empty: as *Settings* has it, and every game."""

    master: int | None = None
    language: str | None = None
    games: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of one day, as an ISO date."""

    day: str = ""
    visitors: int = 0
    games: int = 0
    finished: int = 0
    crashes: int = 0


@dataclass
class Shop:
    """The file, read at each question: window and watch both write in it, never at the same time for long."""

    path: Path = field(default_factory=shop_file)
    today: Callable[[], date] = date.today

    def chosen(self) -> Chosen:
        """The operator's choices."""
        told = self._read().get("chosen", {})
        try:
            return Chosen(_whole(told.get("master")), _language(told.get("language")), _words(told.get("games")))
        except (TypeError, ValueError, AttributeError):
            return Chosen()

    def choose(self, chosen: Chosen) -> None:
        """Remember choices."""
        self._write({**self._read(), "chosen": asdict(chosen)})

    def counts(self) -> Counts:
        """What today has brought so far."""
        day = self.today().isoformat()
        told = self._read().get("counts", {})
        if not isinstance(told, dict) or told.get("day") != day:
            return Counts(day)
        numbers = {name: value for name in COUNTS if isinstance(value := told.get(name), int)}
        return Counts(day, **numbers)

    def count(self, what: str) -> None:
        """One more of `COUNTS` today.  ValueError for another word."""
        if what not in COUNTS:
            raise ValueError(f"Nobody counts {what!r}.")
        counts = self.counts()
        now = {one.name: getattr(counts, one.name) for one in fields(counts)}
        now[what] += 1
        self._write({**self._read(), "counts": asdict(replace(counts, **now))})

    def _read(self) -> dict[str, Any]:
        for path in (self.path, old_of(self.path)):
            with contextlib.suppress(OSError, ValueError, RecursionError):
                told = json.loads(path.read_text(encoding="utf-8"))
                if isinstance(told, dict):
                    return told
        return {}

    def _write(self, told: dict[str, Any]) -> None:
        # a disk that refuses is no reason to stop: the count is lost, the games go on
        with contextlib.suppress(OSError):
            write_safely(self.path, json.dumps(told, indent=1, sort_keys=True) + "\n")


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and 0 <= value <= 100 else None


def _language(value: object) -> str | None:
    from game.words import languages  # the watch, which only counts, has no use for words

    return value if isinstance(value, str) and value in languages() else None


def _words(values: Sequence[object] | None) -> tuple[str, ...]:
    return tuple(value for value in values or () if isinstance(value, str))


def interrupted() -> SavedGame | None:
    """The visitors' game that a crash has ended, if one can be gone on with."""
    games, _ = saved_games(visits())
    return next((game for game in games if not game.finished and game.picks), None)


def forget() -> None:
    """Throw away whatever the last visitors played."""
    folder = visits()
    with contextlib.suppress(OSError):
        for file in sorted(folder.iterdir()):
            with contextlib.suppress(OSError):
                file.unlink()
        folder.rmdir()
