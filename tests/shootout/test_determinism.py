"""One machine, one result: in every process, at any frame rate."""

from __future__ import annotations

import os
import subprocess
import sys
from math import floor
from pathlib import Path

import pytest

from game.shootout import Flick, bearing, first_place, measures, throw
from tests.shootout.streets import digest, duel, volley

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("seed", ["0", "1", "4711"])
def test_a_fresh_process_comes_to_the_same(seed: str) -> None:
    program = "from tests.shootout.streets import digest, volley; print(digest(volley()))"
    run = subprocess.run(
        [sys.executable, "-c", program],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == digest(volley())


def test_the_digest_sees_the_last_digit() -> None:
    scene = duel()
    x, y = first_place(scene)
    one, other = (throw(scene, Flick(x, y, 34_000, speed)) for speed in (2000, 2001))
    assert digest([one]) != digest([other])
    assert digest([one]) == digest([throw(scene, Flick(x, y, 34_000, 2000))])


@pytest.mark.parametrize("frames", [30, 60, 144, 7, 1])
def test_the_stage_sees_one_path_whatever_its_frames(frames: int) -> None:
    """The shot is whole before the first frame; a frame only looks up where things are at its time."""
    scene = duel()
    x, y = first_place(scene)
    shot = throw(scene, Flick(x, y, bearing(x, y, 3415, 580), 2400))
    for name, track in shot.tracks.items():
        last = track.first + len(track.poses) - 1
        for n in range(frames * 2):
            time = n / frames
            place = time * measures.SAMPLES
            if place >= last:
                assert track.at(time) == track.poses[-1]
            elif place <= track.first:
                assert track.at(time) == track.poses[0]
            else:
                before, after = (track.poses[floor(place) + k - track.first] for k in (0, 1))
                for value, low, high in zip(track.at(time), before, after, strict=True):
                    assert min(low, high) - 1e-9 <= value <= max(low, high) + 1e-9, name
    assert throw(scene, Flick(x, y, bearing(x, y, 3415, 580), 2400)) == shot
