"""The film shows what was thrown, in its order, and long enough to be enjoyed."""

from __future__ import annotations

import pytest

from game.pony_express.arena import ARENA, bearing, start_of
from game.shootout import Arc, Figure, Flick, Scene, throw
from game.stage.pony.shot_film import CRAWL_MS, LANDS, TOPPLE_MS, Film, hat_place

STREET = Scene(
    (Figure("A", "rider", *ARENA.stands["left"]), Figure("B", "rider", *ARENA.stands["right"])),
    Arc(*ARENA.stands["left"], bearing("left")),
)
FULL = throw(STREET, Flick(*start_of("left", 0), bearing("left"), 2500))
SOFT = throw(STREET, Flick(*start_of("left", 0), bearing("left"), 1750))
MISS = throw(STREET, Flick(*start_of("left", 0), bearing("left") + 4000, 2500))


def test_the_throws_are_what_the_tests_think() -> None:
    assert FULL.hits() == (("B", "fell"),) and SOFT.hits() == (("B", "touched"),) and MISS.hits() == ()


@pytest.mark.parametrize("ends", [False, True])
@pytest.mark.parametrize("flashes", [False, True])
def test_time_never_runs_backwards_and_comes_to_the_end(ends: bool, flashes: bool) -> None:
    film = Film(STREET, FULL, ends, flashes)
    times = [film.seconds(ms) for ms in range(round(film.length) + 1)]
    assert times == sorted(times)
    assert times[0] == 0 and times[-1] == pytest.approx(FULL.duration / 1000)


def test_the_film_ends_as_the_shot_did() -> None:
    film = Film(STREET, FULL)
    die = film.die(film.length)
    if not FULL.off:
        assert die is not None and (round(die.x), round(die.y)) == FULL.die[:2]
    for pose, figure in zip(film.figures(film.length), FULL.figures, strict=True):
        assert (round(pose.x), round(pose.y)) == (figure.x, figure.y)
        assert (pose.tilt == 90) is not figure.upright


def test_a_figure_takes_more_than_half_a_second_to_topple() -> None:
    film = Film(STREET, FULL)
    beat = film.beats[0]
    lying = next(ms for ms in range(round(film.length)) if film.figures(ms)[1].tilt >= 89.9)
    begun = next(ms for ms in range(round(film.length)) if film.figures(ms)[1].tilt > 0)
    assert begun >= beat.start
    assert lying - begun >= TOPPLE_MS * LANDS - 20 and TOPPLE_MS >= 600
    assert film.length >= begun + TOPPLE_MS


def test_the_picture_stands_at_the_blow() -> None:
    film = Film(STREET, FULL)
    beat = film.beats[0]
    assert beat.stop and film.stopped(beat.start + 1) is beat and film.stopped(beat.start + beat.stop) is None
    assert film.seconds(beat.start) == film.seconds(beat.start + beat.stop - 1)
    assert Film(STREET, FULL, flashes=False).stopped(beat.start + 1) is None


def test_a_touch_wobbles_and_stands_again() -> None:
    film = Film(STREET, SOFT)
    tilts = [film.figures(ms)[1].tilt for ms in range(0, round(film.length), 5)]
    assert 0 < max(tilts) < 15 and tilts[-1] == 0


def test_the_fall_that_ends_a_fight_is_slow() -> None:
    usual, slow = Film(STREET, FULL), Film(STREET, FULL, ends_fight=True)
    beat = slow.beats[0]
    since = beat.start + beat.stop
    assert slow.seconds(since + CRAWL_MS) < usual.seconds(since + CRAWL_MS)
    assert slow.seconds(slow.length) == usual.seconds(usual.length)


def test_there_are_never_more_than_three_flashes_in_a_second() -> None:
    row = [Figure(str(n), "indian", 1340 + 210 * n, 1140 - 66 * n) for n in range(8)]
    street = Scene.made(row, STREET.arc)
    film = Film(street, throw(street, Flick(*start_of("left", 0), bearing("left"), 2500)), True)
    stops = [beat.start for beat in film.beats if beat.stop]
    assert len(film.beats) > 3
    assert all(sum(1 for s in stops if a <= s < a + 1000) <= 3 for a in stops)


def test_every_blow_is_felt_once_at_any_frame_rate() -> None:
    film = Film(STREET, FULL, True)
    for frame in (1000 / 30, 1000 / 60, 7.0):
        at, felt = 0.0, 0
        while at < film.length:
            felt += len(film.struck(at, at + frame))
            at += frame
        assert felt == len(film.beats)


def test_a_die_that_leaves_the_street_is_gone() -> None:
    assert MISS.off
    film = Film(STREET, MISS)
    assert film.die(0) is not None and film.die(film.length) is None


def test_a_hat_flies_off_the_way_the_head_falls() -> None:
    film = Film(STREET, FULL)
    pose = film.figures(film.length)[1]
    x, y, _ = hat_place(pose)
    assert pose.hat == 1 and (x - pose.x) * (pose.x - STREET.figures[0].x) > 0 and (x, y) != (pose.x, pose.y)
