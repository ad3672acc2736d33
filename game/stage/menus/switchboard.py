"""How the switches of a game lie on pages: the base game's first, then those of each expansion under its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.library import Game, Value


class Row(NamedTuple):
    """One line of a page: a switch by name, or the name of the expansion that the switches below it are about."""

    name: str
    heading: bool = False


def listed(game: Game, names: Sequence[str], switches: Mapping[str, Value]) -> list[Row]:
    """The rows of these switches; those are left out that are about nothing that is played."""
    parts = {name: game.part_of(name, switches) for name in names}
    rows = [Row(name) for name in names if parts[name] == ""]
    for expansion in game.expansions:
        own = [Row(name) for name in names if parts[name] == expansion]
        rows += [Row(expansion, heading=True), *own] if own else []
    return rows


def in_columns(rows: Sequence[Row], high: int) -> list[list[Row]]:
    """Columns of at most `high` rows (two or more).  No heading is the last row of a column, and a part that goes on
    in the next one has its heading there again.
    """
    found: list[list[Row]] = [[]]
    over: Row | None = None
    for row in rows:
        if len(found[-1]) == high or (row.heading and len(found[-1]) == high - 1):
            found.append([] if over is None or row.heading else [over])
        found[-1].append(row)
        over = row if row.heading else over
    return found
