"""The rules play as they did; a wanted change is written anew with `python -m tests.golden.playthrough`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthrough import golden, playthrough


@pytest.mark.parametrize(("name", "preset", "file"), golden(), ids=lambda value: getattr(value, "name", value))
def test_the_playthrough_is_as_it_was(name: str, preset: str, file: Path) -> None:
    assert list(playthrough(name, preset)) == file.read_text(encoding="utf-8").splitlines()
