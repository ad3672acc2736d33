"""What is done with a saved game that can't be used as it is: set aside, whole, and its good part taken out."""

from __future__ import annotations

from pathlib import Path

from game.table import record
from game.table.files import old_of, set_aside, write_safely
from game.table.notice import Notice
from game.table.record import Record, Unreadable


def mended(path: Path, data: bytes, error: Unreadable) -> tuple[bool, Notice]:
    """Set the file aside; if it is a damaged journal, write what is good of it anew, or the generation before it.

    (whether `path` can be used now, what is to be said).  `data` is what the file holds.
    """
    try:
        now = set_aside(path, "newer" if error.why == "newer" else "aside").name
        if error.why == "damaged":
            for source in (data, _older(path)):
                good = record.readable_part(source)
                if good is not None and good.entries:
                    write_safely(path, source[: good.length], keep_old=False)
                    return True, Notice.of("save-mended", file=path.name, now=now, picks=picks_in(good))
    except OSError as refused:
        return False, Notice.of("save-cannot-open", file=path.name, why=refused.strerror or "")
    return False, Notice.of(f"save-{error.why}", file=path.name, now=now)


def picks_in(found: Record) -> int:
    """How many picks stand at the end of a record."""
    words = [entry.word for entry in found.entries]
    return words.count("pick") - words.count("undo")


def _older(path: Path) -> bytes:
    try:
        return old_of(path).read_bytes()
    except FileNotFoundError:
        return b""
