"""A shot told again from the record ends as the record says, and begins as it was flicked."""

from __future__ import annotations

from math import hypot

import pymunk
import pytest
from hypothesis import given, settings

from game.shootout import Flick, Scene, first_place, throw
from game.shootout.measures import SAMPLES
from game.shootout.retold import retold
from tests.shootout.streets import alone, duel, throws

NEAR = 60.0
"""0.1 mm: two frames of a fast die."""

TURNED = 1000
"""0.01 degree: a third of a frame of a die that spins as fast as it can."""


@settings(max_examples=60, deadline=None)
@given(throws())
def test_it_ends_as_the_record_says(thrown: tuple[Scene, Flick]) -> None:
    scene, flick = thrown
    real = throw(scene, flick)
    told = retold(scene, flick, real.outcome())
    assert told.figures == real.figures and set(told.moved) == set(real.moved) and told.off == real.off
    fallen = {name for name, how in real.hits() if how == "fell"}
    assert {blow.who for blow in told.blows if blow.fell} == fallen
    assert {blow.who for blow in told.blows} >= {name for name, _ in real.hits()}
    for figure in real.figures:
        if figure.id in told.tracks:
            x, y, _ = told.tracks[figure.id].at(told.duration / 1000 + 1)
            assert (round(x), round(y)) == (figure.x, figure.y)
    for name, track in told.tracks.items():
        for (x, y, _), (x2, y2, _) in zip(track.poses, track.poses[1:], strict=False):
            assert (x2 - x) ** 2 + (y2 - y) ** 2 <= (26_000 / SAMPLES) ** 2, f"{name} jumps"


@settings(max_examples=60, deadline=None)
@given(throws())
def test_until_the_first_blow_the_die_goes_as_it_went(thrown: tuple[Scene, Flick]) -> None:
    scene, flick = thrown
    real = throw(scene, flick)
    told = retold(scene, flick, real.outcome())
    assert real.blows or abs(told.duration - real.duration) < 60
    # how far a die is followed once it has left the street depends on where a look falls
    seen = min(real.duration, told.duration) if real.off else real.duration
    for ms in range(0, min((blow.ms for blow in real.blows), default=seen), 25):
        (x, y, angle), (x2, y2, angle2) = real.tracks[""].at(ms / 1000), told.tracks[""].at(ms / 1000)
        assert hypot(x - x2, y - y2) < NEAR, ms
        assert abs((angle - angle2 + 18_000) % 36_000 - 18_000) < TURNED, ms


def test_no_physics_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, flick = alone(1500)
    outcome = throw(scene, flick).outcome()

    def never(self: pymunk.Space, dt: float) -> None:
        raise AssertionError("a record is not thrown again")

    monkeypatch.setattr(pymunk.Space, "step", never)
    told = retold(scene, flick, outcome)
    assert [blow.who for blow in told.blows] == [name for name, _ in outcome[0]] and told.tracks[""].poses


def test_a_harder_shot_tells_a_louder_blow() -> None:
    found = []
    for speed in (1500, 2000, 2500):
        scene, flick = alone(1500)
        flick = Flick(flick.x, flick.y, flick.angle, speed)
        found.append(retold(scene, flick, throw(scene, flick).outcome()).blows[0].impulse)
    assert found == sorted(found) and found[0] < found[-1]


def test_a_die_that_missed_lies_where_it_slid_to_and_meets_nobody() -> None:
    scene = duel()
    flick = Flick(*first_place(scene), scene.arc.facing + 2500, 1200)
    real = throw(scene, flick)
    told = retold(scene, flick, real.outcome())
    assert told.blows == () and not told.off
    assert abs(told.die[0] - real.die[0]) < NEAR and abs(told.die[1] - real.die[1]) < NEAR
    assert abs(told.duration - real.duration) < 60


def test_a_record_that_the_way_does_not_fit_is_told_all_the_same() -> None:
    """What another machine, or the table of hit chances, came to."""
    scene, flick = alone(2000)
    away = Flick(flick.x, flick.y, (flick.angle + 3000) % 36_000, 600)
    name = scene.figures[-1].id
    told = retold(scene, away, (((name, "fell"),), (), 0))
    assert [(blow.who, blow.fell) for blow in told.blows] == [(name, True)]
    off = retold(scene, away, ((), (), 1))
    assert off.off and off.blows == ()
