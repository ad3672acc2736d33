"""The evening as files that a spreadsheet opens: three CSV files in a folder of their own.

`league.csv` is the table, `games.csv` has a line for each seat of each finished game, `awards.csv` one for each award.
Comma between, a line of column names first, UTF-8 with its mark, lines ended by CR LF, as spreadsheets want them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from game.home import home
from game.table import league
from game.table.awards import Award, awards_of, best
from game.table.files import write_safely
from game.table.results import Finished
from game.trouble import Trouble
from game.words import say

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What a cell must not begin with: a spreadsheet would reckon a name out."""
LEAGUE = ("rank", "name", "points", "played", "won", "bang", "wyatt_earp", "pony_express")
GAMES = (
    *("when", "game", "preset", "seed", "seat", "name", "who", "level", "gave_up"),
    *("won", "place", "points", "money", "hands", "picks", "saved_as"),
)
AWARDS = ("game", "award", "name", "worth", "when", "saved_as", "position")


def exports() -> Path:
    """Where evenings are put, if nothing else is said."""
    return home() / "exports"


def fresh(now: datetime | None = None) -> Path:
    """A folder for this export that is not there yet."""
    name = f"evening-{now or datetime.now():%Y%m%d-%H%M%S}"
    folder, number = exports() / name, 1
    while folder.exists():
        number += 1
        folder = exports() / f"{name}-{number}"
    return folder


def write(games: Sequence[Finished], awards: Iterable[Award], where: Path | None = None) -> Path:
    """Write the three files; the folder they lie in.  Raises OSError when the disk refuses."""
    folder = where or fresh()
    for name, text in (
        ("league.csv", league_csv(games)),
        ("games.csv", games_csv(games)),
        ("awards.csv", awards_csv(awards)),
    ):
        write_safely(folder / name, text.encode("utf-8-sig", "replace"), keep_old=False)
    return folder


def run(where: Path | None) -> int:
    """Write the evening for the command line and print where it is; the exit status.  Raises Trouble."""
    games = league.games()
    if not games:
        raise Trouble("trouble-nothing-finished")
    try:
        folder = write(games, best(award for game in games for award in awards_of(game)), where)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Trouble("trouble-not-exported", status=1, folder=str(where or exports()), why=why) from error
    print(say("export-written", folder=str(folder), count=len(games)))
    return 0


def league_csv(games: Sequence[Finished]) -> str:
    """The table, the best first."""
    rows = league.table(games)
    return _csv(
        LEAGUE,
        (
            (rank, row.name, row.points, row.played, row.won, *(row.by_game.get(game, "") for game in LEAGUE[5:]))
            for rank, row in zip(league.ranks(rows), rows, strict=True)
        ),
    )


def games_csv(games: Iterable[Finished]) -> str:
    """A line for each seat of each game, the oldest game first."""
    return _csv(GAMES, (_seat(game, seat) for game in games for seat in range(len(game.chairs))))


def _seat(game: Finished, seat: int) -> tuple[str | int, ...]:
    chair, result = game.chairs[seat], game.result
    gave_up = seat in result.conceded
    who = "person" if gave_up else chair.who
    return (
        *(game.when, game.game, game.preset, game.seed, seat + 1, chair.name, who),
        *("" if who == "person" else chair.level, int(gave_up), int(seat in result.winners)),
        *(league.place_of(game, seat), league.points_of(game, seat), result.money[seat], result.hands),
        *(game.picks, game.journal),
    )


def awards_csv(awards: Iterable[Award]) -> str:
    """A line for each award; `position` is the number of picks from which on a replay shows it."""
    return _csv(
        AWARDS,
        ((a.of.game, a.feat.award, a.name, a.feat.worth, a.of.when, a.of.journal, a.feat.position) for a in awards),
    )


def _csv(head: Sequence[str], rows: Iterable[Sequence[str | int]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(head)
    for row in rows:
        writer.writerow([_cell(value) for value in row])
    return out.getvalue()


def _cell(value: str | int) -> str | int:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
