"""Writing small files so that a power cut can't empty them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_safely(path: Path, text: str | bytes, keep_old: bool = True) -> None:
    """Replace a file whole or not at all; its last generation stays beside it as NAME.old.

    Raises OSError when the disk refuses.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # another copy of the program may be writing the same file
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(text.encode("utf-8", "replace") if isinstance(text, str) else text)
            file.flush()
            os.fsync(file.fileno())
        if keep_old and path.exists():
            os.replace(path, old_of(path))
        os.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def old_of(path: Path) -> Path:
    """Where the last generation of a file lies."""
    return path.with_name(path.name + ".old")


def set_aside(path: Path, word: str = "aside") -> Path:
    """Move a file that can't be used out of the way, never over another one; returns its new place.

    It is called NAME.aside-1 then, or another `word`.  Raises OSError when the folder refuses.
    """
    number = 1
    while (goal := path.with_name(f"{path.name}.{word}-{number}")).exists():
        number += 1
    os.replace(path, goal)
    return goal


def append_line(path: Path, line: bytes) -> None:
    """Put a line at the end of a file and on the disk, on a line of its own whatever was left there before.

    Raises OSError when the disk refuses.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b", buffering=0) as file:
        end = file.seek(0, os.SEEK_END)
        if end:
            file.seek(end - 1)
            if file.read(1) != b"\n":
                line = b"\n" + line
        left = memoryview(line)
        while left:
            left = left[file.write(left) :]
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make sure that a name just given in a folder is on the disk."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
