"""Saved games of each version that was released go on in this one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import __version__
from game.table import record, saves
from game.table.journal import SUFFIX
from game.table.replay import Replay
from game.table.session import Session
from tests.table.release import KEPT

RELEASES = sorted(KEPT.glob(f"*{SUFFIX}"))


@pytest.fixture(params=RELEASES, ids=lambda path: path.stem)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    kept: Path = request.param
    return Path(shutil.copy(kept, tmp_path / kept.name))


def test_this_version_has_its_game() -> None:
    assert __version__ in [path.stem for path in RELEASES]


def test_the_game_of_a_release_tells_everything_a_journal_can(released: Path) -> None:
    words = {entry.word for entry in record.read(released.read_bytes()).entries}
    assert words >= {"pick", "undo", "looked", "chair", "concede", "hand", "state", "over"}


def test_the_game_of_a_release_is_still_the_same_game(released: Path) -> None:
    """The hashes in it hold to the end; if they don't, old games can't be gone on with any more."""
    before = released.read_bytes()
    session = Session.resume(released)
    assert session.over and session.notices() == []
    session.close()
    assert released.read_bytes() == before
    (listed,), notices = saves.saved_games(released.parent)
    assert notices == [] and listed.finished and listed.chairs == session.chairs
    assert Replay(released).result == session.result()


def test_an_unfinished_game_of_a_release_goes_on(released: Path) -> None:
    lines = released.read_bytes().splitlines(keepends=True)
    released.write_bytes(b"".join(lines[:-10]))
    session = Session.resume(released)
    assert not session.over and session.asked()
    session.close()
