"""Only what is written inside is lost, and only until the end of it, even a bad one."""

from __future__ import annotations

import os

import pytest

from game.stage.hush import hushed


def test_what_c_writes_inside_is_lost_and_afterwards_is_not(capfd: pytest.CaptureFixture[str]) -> None:
    os.write(2, b"before ")
    with pytest.raises(ZeroDivisionError), hushed():
        os.write(2, b"inside ")
        raise ZeroDivisionError
    os.write(2, b"after")
    assert capfd.readouterr().err == "before after"


def test_it_leaves_no_file_open() -> None:
    before = len(os.listdir("/proc/self/fd"))
    with hushed():
        pass
    assert len(os.listdir("/proc/self/fd")) == before
