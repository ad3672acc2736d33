from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

import pytest

from game.table.files import append_line, old_of, write_safely


def test_what_the_disk_refuses_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.json"
    write_safely(path, "one")
    write_safely(path, "two")

    def full(_handle: int) -> None:
        raise OSError("no room")

    with monkeypatch.context() as refusing:
        refusing.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no room"):
            write_safely(path, "three")
    assert sorted(tmp_path.iterdir()) == [path, old_of(path)]
    assert (path.read_text(), old_of(path).read_text()) == ("two", "one")


def test_two_programs_that_write_one_file_do_not_write_into_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one writes while the first one waits for its disk."""
    path = tmp_path / "kept.json"
    sync, us = os.fsync, os.getpid()

    def meanwhile(handle: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        monkeypatch.setattr(os, "getpid", lambda: us + 1)
        write_safely(path, "the other's")
        monkeypatch.setattr(os, "getpid", lambda: us)
        sync(handle)

    monkeypatch.setattr(os, "fsync", meanwhile)
    write_safely(path, "ours")
    assert (path.read_text(), old_of(path).read_text()) == ("ours", "the other's")
    assert sorted(tmp_path.iterdir()) == [path, old_of(path)]


def test_a_line_that_the_disk_takes_in_pieces_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unbuffered file may take less than it is given, and says so instead of raising."""
    path = tmp_path / "lines"

    class Sipping(io.FileIO):
        def write(self, data: Any) -> int:
            return super().write(bytes(data[:3]))

    monkeypatch.setattr(Path, "open", lambda self, mode, buffering: Sipping(self, mode))
    append_line(path, b"a line of some length\n")
    append_line(path, b"another\n")
    monkeypatch.undo()
    assert path.read_bytes() == b"a line of some length\nanother\n"
