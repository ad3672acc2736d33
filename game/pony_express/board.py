"""The trail of 33 spaces, read from `board.csv` and checked (PX-04, PX-42, PX-59 to PX-61)."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from game.pony_express.tables import BadFile, rows, whole

ST_JOSEPH: Final = 1
SACRAMENTO: Final = 33
LAST_PEACEFUL: Final = 5
"""Spaces 1 to 5 carry the peace sign (PX-42)."""
LAST_STATION: Final = 22
"""The end of the line (PX-60)."""
MAILBOXES: Final = 3
EFFECTS: Final = ("station", "indians", "mine", "saloon", "relay")
TYPES: Final = ("none", *EFFECTS)


class Board(NamedTuple):
    """`types[n]` is the type of space n, `fares[n]` the fare from a station, `next_station[n]` where its train goes;
    all are 0 or empty where there is none, also at index 0, so that spaces count from 1.
    """

    types: tuple[str, ...]
    fares: tuple[int, ...]
    next_station: tuple[int, ...]


def read_board(path: Path) -> Board:
    """The board of a file.  Raises BadFile (a ValueError) with file, line and reason."""
    types, fares = [""], [0]
    line = 1
    for line, row in rows(path, ("number", "type", "fare")):
        number = whole(path, line, "number", row["number"], 1, SACRAMENTO)
        if number != len(types):
            raise BadFile(path, line, f"space {len(types)} is due here, not space {number}")
        types.append(_type(path, line, number, row["type"]))
        fares.append(_fare(path, line, number, row["type"], row["fare"]))
    if len(types) != SACRAMENTO + 1:
        raise BadFile(path, line, f"the trail ends with space {len(types) - 1}; it must have {SACRAMENTO}")
    if types[LAST_STATION] != "station":
        raise BadFile(path, LAST_STATION + 1, f"space {LAST_STATION} must be the last station")
    stations = [n for n, kind in enumerate(types) if kind == "station"]
    following = tuple(
        next((s for s in stations if s > n), 0) if kind == "station" else 0 for n, kind in enumerate(types)
    )
    return Board(tuple(types), tuple(fares), following)


def _type(path: Path, line: int, number: int, kind: str) -> str:
    fixed = {ST_JOSEPH: "start", SACRAMENTO: "sacramento"}.get(number)
    if fixed is not None:
        if kind != fixed:
            raise BadFile(path, line, f"space {number} must be of type {fixed}, not {kind!r}")
        return kind
    if kind not in TYPES:
        raise BadFile(path, line, f"type must be one of {', '.join(TYPES)}, not {kind!r}")
    if kind == "station" and number > LAST_STATION:
        raise BadFile(path, line, f"there is no station after space {LAST_STATION}")
    return kind


def _fare(path: Path, line: int, number: int, kind: str, text: str) -> int:
    if kind == "station" and number < LAST_STATION:
        return whole(path, line, "fare", text, 0, 30)
    if text:
        raise BadFile(path, line, "only a station before the last has a fare")
    return 0


BOARD: Final = read_board(Path(__file__).parent / "board.csv")
