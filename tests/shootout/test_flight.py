from __future__ import annotations

from math import hypot

import pytest

from game.shootout import Arc, Figure, Flick, Scene, bearing, first_place, measures, throw
from tests.shootout.streets import MIDDLE, alone, duel


def slide(speed: int) -> float:
    """How far a die slides on an empty street, mm."""
    scene = Scene.made([], Arc(300, 900, 0))
    x, y = first_place(scene)
    shot = throw(scene, Flick(x, y, 0, speed))
    assert not shot.off
    return hypot(shot.die[0] - x, shot.die[1] - y) / 10


@pytest.mark.parametrize("speed", [100, 500, 1000, 1800])
def test_a_die_slides_as_coulomb_says_and_stops(speed: int) -> None:
    assert slide(speed) == pytest.approx(speed**2 / (2 * measures.GRIP * measures.GRAVITY), abs=0.1)


def test_a_full_flick_crosses_the_street_and_a_bit() -> None:
    scene = Scene.made([], Arc(150, 150, 0))
    shot = throw(scene, Flick(440, 150, 2200, 9999))
    assert shot.off
    assert 420 < 2500**2 / (2 * measures.GRIP * measures.GRAVITY) < 2 * 420


@pytest.mark.parametrize("distance", range(1200, 3001, 100))
@pytest.mark.parametrize("looks", [0, 4500, 9000, 18_000])
def test_a_steady_hand_fells_at_every_distance_of_the_game(distance: int, looks: int) -> None:
    scene = Scene.made(
        [Figure("me", "rider", 600, 900), Figure("you", "rider", 600 + distance, 900, looks)], Arc(600, 900, 0)
    )
    x, y = first_place(scene)
    assert throw(scene, Flick(x, y, 0, 2300)).hits() == (("you", "fell"),)


def test_a_steady_hand_hits_from_every_place_behind_the_arc() -> None:
    scene = Scene.made([figure for figure in duel().figures if figure.id in ("ada", "ben")], duel().arc)
    tried = 0
    for x in range(320, 1221, 25):
        for y in range(990, 1700, 25):
            flick = Flick(x, y, bearing(x, y, 3415, 580), 2300)
            try:
                shot = throw(scene, flick)
            except ValueError:
                continue
            tried += 1
            assert ("ada", "fell") in shot.hits(), flick
    assert tried > 20


def test_a_gentle_die_touches_and_a_hard_one_fells() -> None:
    scene, flick = alone(1500)
    found = [throw(scene, Flick(flick.x, flick.y, 0, speed)).hits() for speed in range(1000, 2501, 50)]
    assert found[0] == ()
    assert (("target", "touched"),) in found
    assert found[-1] == (("target", "fell"),)
    ranks = {(): 0, (("target", "touched"),): 1, (("target", "fell"),): 2}
    assert [ranks[hits] for hits in found] == sorted(ranks[hits] for hits in found), "harder is never less"


def test_a_harder_blow_sounds_louder() -> None:
    scene, flick = alone(1000)
    blows = [throw(scene, Flick(flick.x, flick.y, 0, speed)).blows[0] for speed in (1200, 1600, 2000, 2500)]
    assert [blow.impulse for blow in blows] == sorted(blow.impulse for blow in blows)
    assert 0 < blows[0].impulse < blows[-1].impulse <= measures.FULL_BLOW


def test_it_takes_more_to_fell_a_figure_from_the_side() -> None:
    def least(looks: int) -> int:
        for speed in range(1000, 2501, 10):
            scene = Scene.made([Figure("you", "rider", 2000, 900, looks)], Arc(600, 900, 0))
            if throw(scene, Flick(890, 900, 0, speed), sampled=False).hits() == (("you", "fell"),):
                return speed
        raise AssertionError("never falls")

    assert least(18_000) == least(0) < least(9000)


def test_a_fallen_figure_lies_the_way_it_was_pushed_and_no_longer_stands_in_the_way() -> None:
    scene, flick = alone(1000, angle=30)
    shot = throw(scene, flick)
    (target,) = shot.figures
    assert not target.upright
    assert abs(target.angle - 3000) < 300
    again = throw(Scene(shot.figures, scene.arc), flick)
    assert again.hits() == ()
    assert again.figures == shot.figures
    assert again.off, "it slides over the fallen one and away"


def test_off_the_board_is_a_miss_and_the_die_is_reported_gone() -> None:
    scene = duel()
    x, y = first_place(scene)
    shot = throw(scene, Flick(x, y, 1500, 2500))
    assert shot.off
    assert shot.outcome() == ((), (), 1)
    assert shot.figures == scene.figures


def test_what_was_hit_before_the_die_left_still_counts() -> None:
    scene, flick = alone(600, aside=150)
    shot = throw(scene, flick)
    assert shot.off
    assert [who for who, _ in shot.hits()] == ["target"]


def test_once_over_the_edge_a_die_touches_nobody() -> None:
    scene = Scene.made([Figure("you", "rider", 2000, 101)], Arc(600, 200, 0))
    x, y = 890, 200
    touched = 0
    for aim in range(-1500, 0, 10):
        shot = throw(scene, Flick(x, y, aim, 2500))
        out = [n for n, pose in enumerate(shot.tracks[""].poses) if pose[1] < 0]
        if shot.off and out and shot.blows:
            assert shot.blows[0].ms <= (out[0] + 1) * 1000 / measures.SAMPLES
        touched += bool(shot.blows)
    assert 10 < touched < 150


def test_a_moved_figure_stays_where_it_is_for_the_next_shot() -> None:
    scene = duel()
    x, y = first_place(scene)
    shot = throw(scene, Flick(x, y, bearing(x, y, 3415, 580), 1750))
    hits, moved, off = shot.outcome()
    assert hits == (("ada", "touched"),)
    assert off == 0
    assert [pose[0] for pose in moved] == ["ada"]
    after = Scene(shot.figures, Arc(0, 0, 0))
    assert after.find("ada") != scene.find("ada")
    assert after.find("ada").plain()[2:] == moved[0][1:]
    assert {figure for figure in after.figures if figure.id != "ada"} <= set(scene.figures)


def test_a_figure_pushed_into_another_hands_the_blow_on() -> None:
    x, y = MIDDLE
    scene = Scene.made([Figure("a", "rider", x, y), Figure("b", "rider", x + 210, y)], Arc(x - 900, y, 0))
    shot = throw(scene, Flick(x - 600, y, 0, 1100))
    assert [(blow.who, blow.by) for blow in shot.blows] == [("a", ""), ("b", "a")]
    assert shot.blows[1].impulse < shot.blows[0].impulse
    assert shot.hits() == (("a", "touched"),), "the die itself has not touched b"
    assert shot.moved == ("a", "b")


def test_one_that_falls_can_take_another_along() -> None:
    x, y = MIDDLE
    scene = Scene.made([Figure("a", "rider", x, y), Figure("b", "indian", x + 200, y)], Arc(x - 900, y, 0))
    shot = throw(scene, Flick(x - 600, y, 0, 2500))
    assert shot.hits() == (("a", "fell"), ("b", "fell"))
    assert [(blow.who, blow.by, blow.fell) for blow in shot.blows] == [("a", "", True), ("b", "a", True)]


def test_the_kerb_keeps_figures_on_the_board() -> None:
    scene = Scene.made([Figure("you", "rider", 2000, 110)], Arc(2000, 700, 27_000))
    for aim in range(26_500, 27_500, 50):
        shot = throw(scene, Flick(2000, 440, aim, 2500))
        (you,) = shot.figures
        assert you.y >= 0
        track = shot.tracks.get("you")
        assert track is None or min(pose[1] for pose in track.poses) > 90


def test_a_street_without_grip_is_at_rest_after_six_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "GRIP", 1e-6)
    scene, flick = alone(500)
    shot = throw(scene, Flick(flick.x, flick.y, 0, 300))
    assert shot.duration == 6000
    assert shot.figures[0].upright


def test_only_a_die_behind_the_arc_can_be_thrown() -> None:
    scene = duel()
    with pytest.raises(ValueError, match="arc"):
        throw(scene, Flick(2000, 900, 0, 2000))


def test_speed_and_spin_beyond_a_finger_are_cut() -> None:
    scene, flick = alone(900, aside=60)
    wild = throw(scene, Flick(flick.x, flick.y, 36_000, 10**6, 10**6))
    assert wild == throw(scene, Flick(flick.x, flick.y, 0, measures.TOP_SPEED, measures.TOP_SPIN))


def test_the_tracks_can_be_left_out_and_nothing_else_changes() -> None:
    scene = duel()
    x, y = first_place(scene)
    for aim in range(33_700, 34_700, 40):
        flick = Flick(x, y, aim, 2200, 100)
        full, bare = throw(scene, flick), throw(scene, flick, sampled=False)
        assert bare.tracks == {}
        assert (full.blows, full.figures, full.die, full.off, full.duration) == (
            bare.blows,
            bare.figures,
            bare.die,
            bare.off,
            bare.duration,
        )


def test_tracks_begin_where_things_stood_and_end_where_they_lie() -> None:
    scene = duel()
    x, y = first_place(scene)
    flick = Flick(x, y, bearing(x, y, 3415, 580), 2200)
    shot = throw(scene, flick)
    assert shot.tracks[""].at(0) == pytest.approx((x, y, flick.angle))
    ada = scene.find("ada")
    assert shot.tracks["ada"].at(0) == pytest.approx((ada.x, ada.y, ada.angle), abs=60)
    end = shot.tracks["ada"].at(shot.duration / 1000)
    lies = Scene(shot.figures, scene.arc).find("ada")
    assert end[:2] == pytest.approx((lies.x, lies.y), abs=1.5)
    assert shot.tracks[""].at(60)[:2] == pytest.approx(shot.die[:2], abs=1.5)
