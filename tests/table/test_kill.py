from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.notation import pick_text
from game.table.replay import Replay
from game.table.session import Session
from tests.figures import Count
from tests.table.playing import any_pick, short_game

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(os.name != "posix", reason="there is no kill -9 elsewhere")
def test_killed_at_any_moment_nothing_that_was_shown_is_lost(tmp_path: Path, full: bool, figures: Count) -> None:
    kills = 300 if full else 50
    command = [sys.executable, "-m", "tests.table.mortal", str(tmp_path), "5", str(kills)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    lives = [json.loads(line) for line in told.stdout.splitlines()]
    assert len(lives) == kills
    shown: list[object] = []
    killed_while_playing = 0
    for life in lives:
        assert life["ended"] in (-signal.SIGKILL, 0), told.stderr
        (born,) = life["born"]
        picks, _, _ = born
        if picks == 0:
            shown = []
        # every pick that was shown is still there; at most one that was not has come to the disk as well
        assert picks in (len(shown), len(shown) + 1)
        at_birth: list[object] = [None] * (picks - len(shown))
        shown = [*shown, *at_birth, *life["shown"]]
        killed_while_playing += life["ended"] != 0 and bool(life["shown"])
    assert killed_while_playing > kills * 2 // 3
    figures(kills=kills, while_playing=killed_while_playing)
    in_journal = [[seat, pick_text(pick)] for seat, pick in Replay(Path(lives[-1]["saved"][-1][0])).picks]
    assert all(pick in (None, kept) for pick, kept in zip(shown, in_journal, strict=False))
    for n, (path, picks, finished) in enumerate(lives[-1]["saved"]):
        _is_the_game_nobody_killed(Path(path), 1000 + n, picks, finished)


def _is_the_game_nobody_killed(path: Path, seed: int, picks: int, finished: bool) -> None:
    """Each pick of these games follows from those before it: killed or not, they must be the same."""
    unkilled = Session.start(short_game(seed), watched=False)
    played: list[tuple[int, str]] = []
    while not unkilled.over and len(played) < picks:
        seat, pick = any_pick(unkilled)
        unkilled.choose(seat, pick)
        played.append((seat, pick_text(pick)))
    found = Replay(path)
    assert [(seat, pick_text(pick)) for seat, pick in found.picks] == played
    found.seek(found.length)
    assert found.state_hash() == unkilled.state_hash()
    # killed right after its last pick, a game has ended without a note of it
    assert unkilled.over or not finished
