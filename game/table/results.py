"""Games that have ended: how one ended, and the file that remembers all of them.

The file only grows, one JSON line a game.  What can't be read in it is passed over.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from game.home import home
from game.rules import library
from game.table.seating import Chair, Setup
from game.table.settings import NAME_LENGTH

FORMAT = 1
MOST: Final = 10**9
"""No number of a game is as large."""
MARKS: Final = 8
"""There are so many, and no table has more chairs."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: `money` by seat, in the game's own coin (zeros without one), `hands` played (or turns of a
    race), who gave up on the way, and the `places` by seat, from 1, as the table stood; empty in a game that has none.
    """

    winners: tuple[int, ...]
    money: tuple[int, ...]
    hands: int
    conceded: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """A line of the file.  `journal` is the name of the game's journal, `when` is `2026-11-30 23:05:00`."""

    journal: str
    when: str
    game: str
    preset: str
    seed: int
    picks: int
    chairs: tuple[Chair, ...]
    result: Result


def results_file() -> Path:
    """Where finished games are remembered."""
    return home() / "results.jsonl"


def finished(journal: Path, setup: Setup, chairs: tuple[Chair, ...], picks: int, result: Result) -> Finished:
    """The line for a game that ends now."""
    when = f"{datetime.now():%Y-%m-%d %H:%M:%S}"
    return Finished(journal.name, when, setup.game, setup.preset, setup.seed, picks, chairs, result)


def line_of(game: Finished) -> bytes:
    """The game as a line of the file."""
    return json.dumps({"format": FORMAT, **asdict(game)}, ensure_ascii=False).encode("utf-8", "replace") + b"\n"


def remembered(path: Path | None = None) -> list[Finished]:
    """All finished games, newest last; a game that was noted twice counts once.  Never raises OSError."""
    try:
        data = (path or results_file()).read_bytes()
    except OSError:
        return []
    games: dict[str, Finished] = {}
    known = library.names()
    for line in data.split(b"\n"):
        try:
            game = _read(json.loads(line), known)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
            continue
        games.setdefault(game.journal, game)
    return list(games.values())


def _read(told: dict[str, Any], known: Collection[str]) -> Finished:
    """Raises one of many errors when it is no finished game, or one of a newer version."""
    if told["format"] > FORMAT or told["game"] not in known:
        raise ValueError("newer")
    chairs = tuple(map(_chair, told["chairs"]))
    ended = told["result"]
    places = _ints(ended.get("places", []))  # lines that were written before there were any have none
    result = Result(
        _ints(ended["winners"]), _ints(ended["money"]), _int(ended["hands"]), _ints(ended["conceded"]), places
    )
    strangers = any(not 0 <= seat < len(chairs) for seat in result.winners + result.conceded)
    if strangers or len(chairs) > MARKS or len(result.money) != len(chairs) or len(places) not in (0, len(chairs)):
        raise ValueError("seats")
    facts = (_file(told["journal"]), str(told["when"]), str(told["game"]), str(told["preset"]))
    return Finished(*facts, int(told["seed"]), _int(told["picks"]), chairs, result)


def _chair(told: dict[str, Any]) -> Chair:
    """Of whatever wrote the line a name is no longer than this program's, so that a page has room for it."""
    if told["who"] not in ("person", "bot") or not 0 <= told["mark"] < MARKS:
        raise ValueError("chair")
    return Chair(str(told["name"])[:NAME_LENGTH], int(told["mark"]), told["who"], str(told["level"]))


def _file(name: str) -> str:
    """The name of a file in the folder of saved games, and nothing that leads out of it."""
    if Path(name).name != name or not (name.isascii() and name.isprintable()):
        raise ValueError("journal")
    return name


def _int(value: Any) -> int:
    if abs(value) >= MOST:
        raise ValueError("number")
    return int(value)


def _ints(values: list[Any]) -> tuple[int, ...]:
    return tuple(map(_int, values))
