"""The league of the evening: one table over the games of all titles, by the names of people.

A finished game is worth `POINTS` to whoever beats everybody else, nothing to whoever is beaten by everybody: that many
times the seats a seat has beaten, each seat it is level with counting half, over the number of the others, rounded to
the nearest whole point.  So every game is worth the same, whatever is played and by how many, and a draw of all is
half.  Winners beat everybody who did not win.  In Wyatt Earp the others stand by their money, in Pony Express by how
far they have ridden; in BANG! they are level, and so are riders of games that were remembered before places were.
Whoever gave up is beaten by all who did not.  Bots count as opponents but have no row, and a seat that a bot has taken
over is a bot's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from game.home import home
from game.table.files import write_safely
from game.table.results import Finished, remembered

POINTS = 10
BY_MONEY = frozenset({"wyatt_earp"})
"""Games that the richest wins."""
FORMAT = 1


@dataclass(slots=True)
class Row:
    """One person's evening: games played and won, points in all and by game."""

    name: str
    points: int = 0
    played: int = 0
    won: int = 0
    by_game: dict[str, int] = field(default_factory=dict)


def standing_of(game: Finished, seat: int) -> tuple[int, int, int, int]:
    """What orders the seats of a finished game: the greater stands better, equal ones are level."""
    result = game.result
    money = result.money[seat] if game.game in BY_MONEY else 0
    place = result.places[seat] if result.places else 0
    return seat not in result.conceded, seat in result.winners, money, -place


def points_of(game: Finished, seat: int) -> int:
    """The points of a seat, 0 to `POINTS`, by the formula above."""
    mine = standing_of(game, seat)
    others = [standing_of(game, other) for other in range(len(game.chairs)) if other != seat]
    if not others:
        return 0
    # in halves, so that all of it is whole numbers; half a point goes up
    halves = sum(2 if mine > other else 1 if mine == other else 0 for other in others)
    return (POINTS * halves + len(others)) // (2 * len(others))


def place_of(game: Finished, seat: int) -> int:
    """The place of a seat, from 1; those that are level share one."""
    mine = standing_of(game, seat)
    return 1 + sum(standing_of(game, other) > mine for other in range(len(game.chairs)))


def people(game: Finished) -> tuple[int, ...]:
    """The seats that people played to the end, or gave up."""
    return tuple(s for s, chair in enumerate(game.chairs) if chair.who == "person" or s in game.result.conceded)


def table(games: Iterable[Finished]) -> list[Row]:
    """The league, the best first: by points, then games won, then fewer games played, then the name."""
    rows: dict[str, Row] = {}
    for game in games:
        for seat in people(game):
            name = game.chairs[seat].name
            row = rows.setdefault(name, Row(name))
            points = points_of(game, seat)
            row.points += points
            row.played += 1
            row.won += seat in game.result.winners
            row.by_game[game.game] = row.by_game.get(game.game, 0) + points
    return sorted(rows.values(), key=lambda row: (-row.points, -row.won, row.played, row.name))


def ranks(rows: Sequence[Row]) -> list[int]:
    """The rank of each row, from 1; equal points share one."""
    return [1 + sum(other.points > row.points for other in rows) for row in rows]


# -- which games belong to it


def league_file() -> Path:
    """Where it is kept since when the league counts."""
    return home() / "league.json"


def _begins(path: Path | None) -> tuple[str, str | None]:
    """(the moment at which it began, as lines of games have theirs, or '' for ever; the journal of the last game before
    it, '' when there was none, or None when that isn't known).  Never raises OSError.
    """
    try:
        told = json.loads((path or league_file()).read_text(encoding="utf-8"))
        known = isinstance(told, dict) and int(told["format"]) <= FORMAT
        after = told["after"] if known and isinstance(told.get("after"), str) else None
        return (str(told["since"]), after) if known else ("", None)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return "", None


def games(path: Path | None = None, results: Path | None = None) -> list[Finished]:
    """The finished games that count, the oldest first: those after the last one there was when the league began, or
    where that one isn't known, all of later.
    """
    moment, last = _begins(path)
    every = remembered(results)
    # a clock that was put back must not hide the games of the evening
    places = {"": 0} | {game.journal: n for n, game in enumerate(every, 1)}
    place = None if last is None else places.get(last)
    return [game for game in every if game.when > moment] if place is None else every[place:]


def begin_anew(path: Path | None = None, now: datetime | None = None) -> bool:
    """An empty league; the finished games themselves stay.  False when the disk refuses."""
    when = f"{now or datetime.now():%Y-%m-%d %H:%M:%S}"
    after = "".join(game.journal for game in remembered()[-1:])
    told = {"format": FORMAT, "since": when, "after": after}
    try:
        write_safely(path or league_file(), json.dumps(told) + "\n", keep_old=False)
    except OSError:
        return False
    return True
