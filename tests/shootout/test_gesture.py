from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from game.shootout import Flick, gesture
from game.shootout.gesture import Draw, NoShot, Sample
from game.shootout.measures import TOP_SPEED


def pulled(length: float, angle: float, hold: float = 400, start: tuple[float, float] = (800, 500)) -> list[Sample]:
    """A drag back by `length` px against `angle` (degrees) in 200 ms, held for `hold` ms more."""
    x, y = start
    end = x - length * cos(radians(angle)), y - length * sin(radians(angle))
    moves = [(8.0 * n, x + (end[0] - x) * n / 25, y + (end[1] - y) * n / 25) for n in range(26)]
    return [*moves, (200 + hold, *end)]


def swiped(speed: float, angle: float, time: int = 160, start: tuple[float, float] = (800, 500)) -> list[Sample]:
    """A swipe of `speed` px a ms, a sample every 8 ms."""
    dx, dy = cos(radians(angle)), sin(radians(angle))
    return [(t, start[0] + speed * t * dx, start[1] + speed * t * dy) for t in range(0, time + 1, 8)]


def apart(one: int, other: int) -> float:
    """Degrees between two aims."""
    return abs((one - other + 18_000) % 36_000 - 18_000) / 100


def shot(found: Draw | NoShot) -> Draw:
    assert isinstance(found, Draw), found
    return found


jitters = st.lists(st.tuples(st.integers(1, 60), st.floats(0, 3.99), st.floats(0, 360)), max_size=12)


def trembling(samples: list[Sample], jitter: list[tuple[int, float, float]]) -> list[Sample]:
    """The same, but in its last 60 ms the finger wanders up to 4 px from where it was."""
    end = samples[-1][0]
    kept = [sample for sample in samples if sample[0] <= end - 60]
    _, x, y = kept[-1]
    shaken = [
        (end - 60 + time, x + size * cos(radians(way)), y + size * sin(radians(way)))
        for time, size, way in sorted(jitter)
    ]
    return [*kept, *shaken, (end, *(shaken[-1][1:] if shaken else (x, y)))]


@given(st.floats(60, 300), st.floats(0, 360), jitters)
def test_the_last_jitter_does_not_move_the_aim_of_a_drag(
    length: float, angle: float, jitter: list[tuple[int, float, float]]
) -> None:
    calm = shot(gesture.drag(pulled(length, angle)))
    shaky = shot(gesture.drag(trembling(pulled(length, angle), jitter)))
    assert apart(calm.angle, shaky.angle) <= 0.3
    assert abs(calm.power - shaky.power) <= 1


@given(st.floats(0.5, 2.5), st.floats(0, 360), jitters)
def test_the_last_jitter_does_not_move_the_aim_of_a_swipe(
    speed: float, angle: float, jitter: list[tuple[int, float, float]]
) -> None:
    moving = swiped(speed, angle)
    end, x, y = moving[-1]
    stopped = [*moving, (end + 60, x, y)]
    found = shot(gesture.swipe(trembling(stopped, jitter)))
    assert apart(found.angle, round(angle * 100)) <= 0.3
    assert found.power == pytest.approx(shot(gesture.swipe(moving)).power, abs=5)


@example([(-29.0, 3.14), (-28.0, 0.0), (-1.0, 1.57)], 180.0)
@given(st.lists(st.tuples(st.floats(-30, 0.0), st.floats(0, 6.28)), min_size=3, max_size=10), st.floats(150, 300))
def test_a_held_stick_is_read_before_it_springs_back(noise: list[tuple[float, float]], angle: float) -> None:
    """A spring goes through every lesser pull, often a little aside, and may report late; the aim is what was held."""
    held = [(0.0, 0.3, 0.0), (60.0, -cos(radians(angle)), -sin(radians(angle)))]
    times = sorted(time for time, _ in noise)
    assume(len(set(times)) == len(times))
    spring = [
        (
            600 + time,
            -(cos(radians(angle)) * -time / 30 * 0.85 + 0.1 * cos(way)),
            -sin(radians(angle)) * -time / 30 * 0.85,
        )
        for time, (_, way) in zip(times, noise, strict=True)
    ]
    found = shot(gesture.stick([*held, *spring, (610.0, 0.0, 0.0)]))
    assert apart(found.angle, round(angle * 100)) <= 0.3
    assert found.power == 1000


def test_a_stick_turned_along_its_rim_aims_where_it_was_let_go() -> None:
    """The rim is 7 hundredths nearer on the one side than on the other."""
    rim = [(8.0 * n, radians(180 + n), 1.0 - 0.07 * n / 30) for n in range(31)]
    turned = [(time, pull * cos(way), pull * sin(way)) for time, way, pull in rim]
    found = shot(gesture.stick([*turned, (270.0, -0.3, -0.2), (280.0, 0.0, 0.0)]))
    assert apart(found.angle, 3000) <= 0.3


def test_a_drag_aims_away_from_the_pull_and_longer_is_stronger() -> None:
    for angle in range(0, 360, 15):
        assert apart(shot(gesture.drag(pulled(150, angle))).angle, angle * 100) < 0.01
    powers = [shot(gesture.drag(pulled(length, 0))).power for length in (30, 90, 150, 250, 300, 900)]
    assert powers == sorted(powers)
    assert 50 <= powers[0] < powers[1] < powers[3] < powers[4] == powers[5] == 1000


def test_what_is_shown_while_pulling_is_what_is_fired() -> None:
    samples = pulled(137, 77)
    _, x, y = samples[-1]
    assert gesture.pulling(x - 800, y - 500) == gesture.drag(samples)


def test_a_drag_turned_on_purpose_at_the_end_follows_the_hand() -> None:
    samples = pulled(200, 0)
    end, x, y = samples[-1]
    turned = [*samples, *((end + 6 * n, x, y + 4.0 * n) for n in range(1, 11))]
    wanted = degrees(atan2(-40, 200)) * 100
    assert apart(shot(gesture.drag(turned)).angle, round(wanted)) < 1.5


def test_a_stray_press_never_fires() -> None:
    assert gesture.drag([(0, 10, 10), (90, 10, 10)]) is NoShot.TOO_SHORT
    assert gesture.drag([(0, 10, 10), (149, 300, 10)]) is NoShot.TOO_SHORT
    assert gesture.drag([(0, 10, 10), (5000, 10, 10)]) is NoShot.TOO_WEAK
    assert gesture.swipe([(0, 10, 10)]) is NoShot.TOO_WEAK
    assert gesture.swipe([(0, 10, 10), (8, 12, 10), (16, 15, 10)]) is NoShot.TOO_WEAK
    assert gesture.hold(149, 0) is NoShot.TOO_SHORT
    assert gesture.stop(20, 0) is NoShot.TOO_SHORT
    assert gesture.stick([(0, 0.1, 0), (100, 0.3, 0), (800, 0, 0)]) is NoShot.TOO_WEAK
    assert gesture.stick([(0, 0.0, 0.0), (5, 0.9, 0.0), (100, 0.1, 0.0)]) is NoShot.TOO_SHORT


def test_brought_back_to_where_it_began_the_die_is_put_down() -> None:
    samples = pulled(200, 0)
    end = samples[-1][0]
    assert gesture.drag([*samples, (end + 200, 805, 500), (end + 500, 803, 500)]) is NoShot.TOO_WEAK
    assert gesture.drag([*samples, (end + 40, 802, 500)]) is NoShot.TOO_WEAK, "however fast"
    assert gesture.pulling(10, 10) is None


def test_a_stick_brought_back_slowly_does_not_fire() -> None:
    slow = [(0.0, -1.0, 0.0), *((300.0 + 40 * n, -1 + n / 10, 0.0) for n in range(8)), (700.0, -0.2, 0.0)]
    assert gesture.stick(slow) is NoShot.HELD


def test_a_swipe_that_stopped_is_none() -> None:
    samples = swiped(1.5, 30)
    end, x, y = samples[-1]
    assert gesture.swipe([*samples, (end + 200, x, y)]) is NoShot.STOPPED
    assert isinstance(gesture.swipe([*samples, (end + 20, x, y)]), Draw), "a finger needs a moment to lift"


def test_a_faster_swipe_is_stronger_and_its_last_part_counts() -> None:
    powers = [shot(gesture.swipe(swiped(speed, 200))).power for speed in (0.3, 0.8, 1.6, 2.6, 5.0)]
    assert powers == sorted(powers)
    assert powers[-2:] == [1000, 1000]
    slow = swiped(0.3, 90)
    end, x, y = slow[-1]
    fast = [(end + t, x + 2 * t, y) for t in range(8, 161, 8)]
    found = shot(gesture.swipe([*slow, *fast]))
    assert apart(found.angle, 0) < 1


def test_a_swipe_is_the_line_of_least_squares_not_its_ends() -> None:
    wobbly = [(t, 800 + t * 1.5, 500 + (6 if n % 2 else -6)) for n, t in enumerate(range(0, 161, 8))]
    ends = degrees(atan2(wobbly[-1][2] - wobbly[-2][2], 12))
    assert abs(ends) > 40
    assert apart(shot(gesture.swipe(wobbly)).angle, 0) < 1


@pytest.mark.parametrize("unit", [0.5, 2.0, 3.0])
def test_the_size_of_the_screen_changes_nothing(unit: float) -> None:
    for samples, read in ((pulled(140, 33), gesture.drag), (swiped(1.2, 33), gesture.swipe)):
        larger = [(t, x * unit, y * unit) for t, x, y in samples]
        one, other = shot(read(samples)), shot(read(larger, unit))
        assert apart(one.angle, other.angle) <= 0.01
        assert abs(one.power - other.power) <= 1


def test_power_shows_from_the_first_moment_and_stays_full() -> None:
    assert gesture.charge(0) == 50
    assert gesture.charge(16) > 50
    assert gesture.charge(1200) == gesture.charge(9999) == 1000
    assert gesture.hold(600, 36_100) == Draw(100, 525)


def test_the_needle_goes_up_and_down_for_ever() -> None:
    assert [gesture.needle(t) for t in (0, 400, 800, 1200, 1600, 2400)] == [50, 525, 1000, 525, 50, 1000]
    assert gesture.stop(800, 0) == Draw(0, 1000)


def test_power_is_the_way_the_die_slides() -> None:
    assert gesture.speed_of(1000) == TOP_SPEED
    assert gesture.speed_of(250) == TOP_SPEED // 2
    assert gesture.speed_of(5000) == TOP_SPEED
    assert gesture.speed_of(-1) == 0
    for power in range(0, 1001, 50):
        assert gesture.power_of(gesture.speed_of(power)) == pytest.approx(power, abs=1)


def test_a_draw_becomes_a_flick_where_the_die_lies() -> None:
    assert Draw(1234, 1000).flick(700, 800, 90) == Flick(700, 800, 1234, TOP_SPEED, 90)


@given(st.lists(st.tuples(st.floats(0, 500), st.floats(-500, 500), st.floats(-500, 500)), min_size=1, max_size=30))
def test_any_samples_give_a_draw_or_a_reason(samples: list[Sample]) -> None:
    ordered = sorted(samples)
    unit = max(max(hypot(x, y) for _, x, y in ordered), 1.0)
    for found in (
        gesture.drag(ordered),
        gesture.swipe(ordered),
        gesture.stick([(t, x / unit, y / unit) for t, x, y in ordered]),
    ):
        assert isinstance(found, NoShot) or (0 <= found.angle < 36_000 and 50 <= found.power <= 1000)
