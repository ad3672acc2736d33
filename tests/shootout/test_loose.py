"""The way of a die that has met nobody is a formula; it is held against the physics."""

from __future__ import annotations

from math import degrees, hypot

import pytest

from game.shootout import Figure, Flick, Scene, throw
from game.shootout.loose import LooseDie
from tests.shootout.streets import alone, duel


@pytest.mark.parametrize("spin", (-3600, -900, 0, 2000))
@pytest.mark.parametrize("speed", (1, 300, 1200))
def test_it_comes_to_rest_where_the_physics_say_and_as_far_turned(speed: int, spin: int) -> None:
    flick = Flick(1043, 1341, 33_500, speed, spin)
    die, real = LooseDie(flick), throw(Scene.made(duel().figures[:1], duel().arc), flick)
    assert not real.blows and not real.off
    x, y = die.x + die.dx * die.whole, die.y + die.dy * die.whole
    assert hypot(x - real.die[0], y - real.die[1]) < 10
    turned = degrees(die.angle + die.turned(9)) * 100
    assert abs((turned - real.die[2] + 18_000) % 36_000 - 18_000) < 300
    assert max(die.rests, die.turns_until) == pytest.approx(real.duration / 1000, abs=0.02)


@pytest.mark.parametrize("spin", (0, 1500, 3600))
@pytest.mark.parametrize("aside", (-150, -60, 0, 100, 170))
def test_it_meets_a_figure_when_the_physics_do(aside: int, spin: int) -> None:
    scene, straight = alone(1500, 20.0, aside)
    flick = Flick(straight.x, straight.y, straight.angle, 2200, spin)
    way = LooseDie(flick).meets(scene.figures[0], 0.0)
    real = throw(scene, flick)
    assert way is not None and real.blows
    assert LooseDie(flick).when(way) * 1000 == pytest.approx(real.blows[0].ms, abs=3)


def test_it_passes_by_stops_before_or_has_the_figure_behind_it() -> None:
    scene, flick = alone(1500, 0.0, 300)
    assert LooseDie(flick).meets(scene.figures[0], 0.0) is None
    scene, flick = alone(1500)
    assert LooseDie(Flick(flick.x, flick.y, 0, 700)).meets(scene.figures[0], 0.0) is None
    behind = Figure("back", "rider", flick.x - 600, flick.y)
    assert LooseDie(flick).meets(behind, 0.0) is None
