"""Reading the data files of the game, so that a table with another board or other cards is told what is wrong."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path


class BadFile(ValueError):
    """A data file that cannot be used; the sentence names the file, the line and the reason."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path.name}, line {line}: {reason}")
        self.line = line


def rows(path: Path, columns: Sequence[str]) -> Iterator[tuple[int, dict[str, str]]]:
    """(line number, row) of a CSV file with exactly these columns.  Raises BadFile, OSError when unreadable."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(path, 1, "the file is not UTF-8 text") from error
    reader = csv.reader(text.splitlines())
    head = next(reader, [])
    if head != list(columns):
        raise BadFile(path, 1, f"the columns must be {','.join(columns)}, not {','.join(head) or 'nothing'}")
    for row in reader:
        if not row:
            continue
        if len(row) != len(columns):
            raise BadFile(path, reader.line_num, f"{len(columns)} columns are needed, there are {len(row)}")
        yield reader.line_num, dict(zip(columns, row, strict=True))


def whole(path: Path, line: int, column: str, text: str, low: int, high: int) -> int:
    """The whole number in a cell.  Raises BadFile."""
    if not text.isdecimal() or not low <= int(text) <= high:
        raise BadFile(path, line, f"{column} must be a whole number from {low} to {high}, not {text!r}")
    return int(text)
