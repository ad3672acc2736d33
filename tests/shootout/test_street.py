"""What must hold in any street for any flick."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest
from hypothesis import given

from game.shootout import Arc, Figure, Flick, Scene, measures, throw
from game.shootout.street import Street
from tests.shootout.streets import alone, throws


class Weighed(Street):
    """A street that looks at its energy after everything it does."""

    def __init__(self, figures: Sequence[Figure], flick: Flick) -> None:
        super().__init__(figures, flick)
        self.before = self.energy()

    def step(self) -> None:
        super().step()
        self.weigh()

    def coast(self, steps: int) -> None:
        super().coast(steps)
        self.weigh()

    def energy(self) -> float:
        """Kinetic energy of everything, g mm2/s2."""
        return sum(thing.body.kinetic_energy for thing in self.things())

    def weigh(self) -> None:
        now = self.energy()
        assert now <= self.before * (1 + 1e-9) + 1e-6
        self.before = now


@given(throws())
def test_energy_never_grows(thrown: tuple[Scene, Flick]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.shootout.flight.Street", Weighed)
        throw(*thrown)


@given(throws())
def test_at_rest_nobody_stands_in_another_and_all_are_on_the_board(thrown: tuple[Scene, Flick]) -> None:
    scene, flick = thrown
    shot = throw(scene, flick, sampled=False)
    again = Scene.made(shot.figures, scene.arc)  # refuses a street with figures in each other or over the edge
    assert again.figures == shot.figures
    for figure in shot.figures:
        assert 0 <= figure.x <= measures.WIDTH and 0 <= figure.y <= measures.HEIGHT
        assert 0 <= figure.angle < 36_000
        if figure.upright and not shot.off:
            dx, dy = figure.x - shot.die[0], figure.y - shot.die[1]
            angle = radians(shot.die[2] / 100)
            along, aside = abs(dx * cos(angle) + dy * sin(angle)), abs(dy * cos(angle) - dx * sin(angle))
            half = measures.DIE / 2 - measures.DIE_CORNER
            beyond = hypot(max(along - half, 0), max(aside - half, 0))
            assert beyond >= measures.FOOT + measures.DIE_CORNER - 2, "the die lies 0.2 mm in a foot"


@given(throws())
def test_every_consequence_belongs_to_the_shot_once(thrown: tuple[Scene, Flick]) -> None:
    scene, flick = thrown
    shot = throw(scene, flick)
    hits = shot.hits()
    assert len(set(hits)) == len(hits)
    fallen = {f.id for f, was in zip(shot.figures, scene.figures, strict=True) if was.upright and not f.upright}
    assert {who for who, how in hits if how == "fell"} == fallen
    assert [blow.who for blow in shot.blows if blow.fell] == [who for who, how in hits if how == "fell"]
    assert {figure.id for figure in scene.figures if not figure.upright}.isdisjoint(blow.who for blow in shot.blows)
    assert [blow.ms for blow in shot.blows] == sorted(blow.ms for blow in shot.blows)
    changed = tuple(f.id for f, was in zip(shot.figures, scene.figures, strict=True) if f != was)
    assert changed == shot.moved
    started = [""]
    for blow in shot.blows:
        assert blow.by in started, "who hands a blow on was struck before"
        started.append(blow.who)
        if blow.fell:
            assert blow.lean >= 100
    assert shot.duration <= 1000 * measures.LONGEST
    if not shot.blows:
        assert shot.figures == scene.figures


@given(throws())
def test_a_track_never_jumps(thrown: tuple[Scene, Flick]) -> None:
    scene, flick = thrown
    shot = throw(scene, flick)
    # the fastest thing, and what is pushed out of another by a tick's overlap
    farthest = measures.TOP_SPEED * 10 / measures.SAMPLES + 20
    for track in shot.tracks.values():
        for (x, y, _), (x2, y2, _) in pairwise(track.poses):
            assert hypot(x2 - x, y2 - y) <= farthest


@given(throws())
def test_order_of_figures_and_other_throws_change_nothing(thrown: tuple[Scene, Flick]) -> None:
    scene, flick = thrown
    shot = throw(scene, flick)
    throw(*alone(900))
    backwards = Scene.made(reversed(scene.figures), scene.arc)
    assert throw(backwards, flick) == shot
    assert throw(Scene.of(scene.plain()), Flick(*flick.plain())) == shot


@pytest.mark.parametrize("spin", [0, 1800, -3600])
def test_never_through_a_figure(spin: int, full: bool) -> None:
    """Full power, every way, every offset: where the straight way crosses the foot there is a contact.

    A die without spin lies square and is 16 mm wide; turning it can only be wider.
    """
    crossed = missed = 0
    for degree in range(0, 360, 1 if full else 12):
        for n in range(20):
            aside = -228 + 24 * n
            scene, flick = alone(600, degree, aside)
            shot = throw(scene, Flick(flick.x, flick.y, flick.angle, flick.speed, spin), sampled=False)
            # the target stands on whole tenths: 0.07 mm off at most
            if abs(aside) < measures.FOOT + measures.DIE / 2 - 1:
                crossed += 1
                assert shot.blows, (degree, aside)
            if abs(aside) > measures.FOOT + (measures.DIE_REACH if spin else measures.DIE / 2) + 1:
                missed += 1
                assert not shot.blows, (degree, aside)
    assert crossed > missed > 0


@pytest.mark.parametrize("speed", [300, 900, 1700, 2500])
def test_never_through_a_row_of_figures_at_any_speed(speed: int) -> None:
    """Feet side by side are a wall; nothing gets behind it while they stand, wherever it meets them."""
    for n in range(0, 200, 9):
        row = [Figure(f"f{k}", "rider", 700, 100 + 200 * k, 0) for k in range(9)]
        scene = Scene.made(row, Arc(100, 800 + n, 0))
        shot = throw(scene, Flick(440, 800 + n, 0, speed))
        track = shot.tracks[""]
        first = min((blow.ms for blow in shot.blows if blow.fell), default=10_000)
        for k, (x, _, _) in enumerate(track.poses):
            if k * 1000 / measures.SAMPLES < first:
                assert x < 700 - measures.FOOT, (n, k)


@pytest.mark.parametrize("side", range(4))
def test_the_edge_never_leaks_back(side: int) -> None:
    """A die that has left goes on outwards, at any angle to the edge, with figures along it."""
    stands = {0: (3700, 900, 0), 1: (2100, 1350, 9000), 2: (500, 900, 18_000), 3: (2100, 450, 27_000)}
    x, y, facing = stands[side]
    for aim in range(-8500, 8501, 250):
        figures = [Figure("a", "rider", 2400, 100), Figure("b", "rider", 100, 700), Figure("c", "rider", 4100, 1200)]
        scene = Scene.made(figures, Arc(x, y, facing))
        start = round(x + 200 * cos(radians(facing / 100))), round(y + 200 * sin(radians(facing / 100)))
        shot = throw(scene, Flick(*start, facing + aim, 2500, 500))
        outside = [
            not (0 <= px <= measures.WIDTH and 0 <= py <= measures.HEIGHT) for px, py, _ in shot.tracks[""].poses
        ]
        assert outside == sorted(outside), "out once, out for good"
        assert shot.off == outside[-1]
