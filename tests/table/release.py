"""Writes the saved game that is kept of this version: `python -m tests.table.release`.

Run it once when a version is released, and again only if its rules change before that.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from game import __version__
from game.table.course import Undone
from game.table.journal import SUFFIX, Journal
from game.table.seating import Chair
from game.table.session import Session
from tests.table.playing import any_pick, play, set_up

KEPT = Path(__file__).parent / "releases"


def main() -> None:
    """A game in which everything happens that a journal can tell."""
    setup = set_up(4, people=2, seed=2026, changes={"game_target": 12000, "bank_limited": True})
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.create(setup, Path(folder))
        session = play(Session.start(setup, journal), 60)
        while not isinstance(session.undo(seat := any_pick(session)[0]), Undone):
            session.choose(*any_pick(session))
        session.choose(*any_pick(session, seed=1))
        session.hand_over((seat + 1) % 4)
        session.take_over(1, Chair("Eve", 6, "bot", "greenhorn"))
        play(session, 60)
        session.concede(0)
        play(session).close()
        KEPT.mkdir(exist_ok=True)
        shutil.copy(journal.path, KEPT / f"{__version__}{SUFFIX}")


if __name__ == "__main__":
    main()
