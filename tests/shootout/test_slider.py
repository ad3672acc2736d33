from __future__ import annotations

from math import hypot, inf

import pymunk
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shootout import measures as m
from game.shootout.slider import TICK, Slider, soonest


def slider(
    x: float = 100,
    y: float = 90,
    speed: tuple[float, float] = (0, 0),
    turns: float = 0,
    space: pymunk.Space | None = None,
) -> Slider:
    body = pymunk.Body(10, 500)
    body.position = x, y
    body.velocity = speed
    body.angular_velocity = turns
    return Slider(space or pymunk.Space(), body, pymunk.Circle(body, 10), 10, 7)


@given(st.floats(0, 2500), st.floats(-80, 80), st.floats(0, 1))
def test_the_formula_is_what_the_steps_of_pymunk_come_to(speed: float, turns: float, seconds: float) -> None:
    space = pymunk.Space()
    sliding = slider(speed=(speed, 0), turns=turns, space=space)
    x, y, angle = sliding.after(seconds)
    for _ in range(round(seconds * m.STEPS)):
        space.step(1 / m.STEPS)
    # a step moves first and brakes then
    assert sliding.body.position.x == pytest.approx(x, abs=2 * speed / m.STEPS + 0.01)
    assert sliding.body.position.y == pytest.approx(y, abs=0.01)
    assert sliding.body.angle == pytest.approx(angle, abs=2 * abs(turns) / m.STEPS + 0.01)


@given(st.floats(0, 2500), st.floats(-80, 80), st.floats(0, 0.3), st.floats(0, 0.3))
def test_in_two_pieces_or_in_one(speed: float, turns: float, first: float, second: float) -> None:
    one, two = slider(speed=(speed, 0), turns=turns), slider(speed=(speed, 0), turns=turns)
    one.coast(first + second)
    two.coast(first)
    two.read()
    two.coast(second)
    assert (one.x, one.y, one.angle) == pytest.approx((two.x, two.y, two.angle), abs=1e-6)
    assert (one.slides, one.turns) == pytest.approx((two.slides, two.turns), abs=1e-6)


@given(st.floats(1, 2500), st.floats(0, 700))
def test_it_reaches_a_place_when_it_is_there(speed: float, way: float) -> None:
    sliding = slider(speed=(speed, 0))
    seconds = sliding.reaches(way)
    if seconds == inf:
        assert sliding.after(60)[0] - 100 < way + 1e-6
    else:
        assert sliding.after(seconds)[0] - 100 == pytest.approx(way, abs=1e-6)
        assert seconds <= sliding.stops() + 1e-9


@given(st.floats(0, 420), st.floats(0, 180), st.floats(100, 2500), st.floats(0, 6.28))
def test_a_gap_is_never_too_long(x: float, y: float, speed: float, way: float) -> None:
    """Wherever a foot stands: after sliding by the gap the two are still apart, by a tick more."""
    sliding = slider(210, 90)
    sliding.body.velocity = pymunk.Vec2d(speed, 0).rotated(way)
    sliding.read()
    (gap,) = sliding.gaps([(x, y)])
    if hypot(x - 210, y - 90) < 20:
        assert gap < 0
    farthest = min(max(gap, 0) + speed * TICK, 500) if gap >= 0 else 0
    for n in range(101):
        there = farthest * n / 100
        if gap >= 0:
            assert hypot(x - 210 - sliding.along_x * there, y - 90 - sliding.along_y * there) >= 20


def test_what_passes_by_is_no_gap_at_all() -> None:
    sliding = slider(speed=(1000, 0))
    assert sliding.gaps([(200, 90), (200, 112), (200, 68), (50, 90)])[1:] == [inf, inf, inf]
    assert 0 < sliding.gaps([(200, 90)])[0] < 80


def test_the_edge_counts_in_the_way_it_goes() -> None:
    assert slider(speed=(100, 0)).edge(0) == 320
    assert slider(speed=(-100, 0)).edge(10) == 90
    assert slider(speed=(0, 100)).edge(0) == 90
    assert slider(speed=(100, 100)).edge(0) == pytest.approx(90 * 2**0.5)
    assert slider(430, 90).off_the_board() == 10
    assert slider(100, 90).off_the_board() == -90


def test_two_that_move_meet_sooner_the_faster_they_are() -> None:
    one = slider(100, 90, (500, 0))
    assert soonest([one]) == inf
    slow, fast = soonest([one, slider(200, 90, (-100, 0))]), soonest([one, slider(200, 90, (-900, 0))])
    assert 0 < fast < slow < 79 / 600
    assert soonest([one, slider(122, 90, (900, 0))]) > 0.05, "they part"
    assert soonest([one, slider(121, 90, (-100, 0))]) == 0


@given(
    st.tuples(st.floats(0, 420), st.floats(0, 180), st.floats(0, 1500), st.floats(0, 6.28)),
    st.tuples(st.floats(0, 420), st.floats(0, 180), st.floats(0, 1500), st.floats(0, 6.28)),
)
def test_until_the_soonest_time_two_that_move_are_apart(
    first: tuple[float, float, float, float], second: tuple[float, float, float, float]
) -> None:
    pair = []
    for x, y, speed, way in (first, second):
        sliding = slider(x, y)
        sliding.body.velocity = pymunk.Vec2d(speed, 0).rotated(way)
        sliding.read()
        pair.append(sliding)
    time = soonest(pair)
    if time:
        for n in range(41):
            (x, y, _), (x2, y2, _) = (sliding.after((time + TICK) * n / 40) for sliding in pair)
            assert hypot(x - x2, y - y2) > 20
