from __future__ import annotations

import pytest

from game.shootout import Arc, Figure, Flick, Scene, bearing, first_place, refusal
from game.shootout.measures import ARC, DIE_REACH, FOOT, TOP_SPEED, TOP_SPIN
from tests.shootout.streets import duel

EAST = Arc(1000, 900, 0)


def test_a_scene_goes_to_plain_words_and_numbers_and_back() -> None:
    scene = duel()
    figures, arc = scene.plain()
    assert arc == (770, 1440, 34199)
    assert [figure[0] for figure in figures] == sorted(figure[0] for figure in figures)
    assert Scene.of((figures[::-1], arc)) == scene


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ([Figure("a", "rider", 500, 500), Figure("b", "rider", 650, 600)], "a and b stand in each other"),
        ([Figure("a", "rider", 99, 500)], "a stands over the edge"),
        ([Figure("a", "rider", 500, 1701)], "a stands over the edge"),
        ([Figure("a", "horse", 500, 500)], "no known kind: 'horse'"),
        ([Figure("a", "rider", 500, 500), Figure("a", "rider", 900, 900)], "two figures are called a"),
    ],
)
def test_a_street_that_can_not_be_is_refused_with_the_names(figures: list[Figure], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Scene.made(figures, EAST)


def test_feet_may_touch_and_the_fallen_may_lie_anywhere() -> None:
    Scene.made([Figure("a", "rider", 500, 500), Figure("b", "rider", 700, 500)], EAST)
    Scene.made([Figure("a", "rider", 500, 500), Figure("b", "rider", 510, 500, 0, False)], EAST)


@pytest.mark.parametrize(
    ("x", "y", "reason"),
    [
        (1000 + FOOT + DIE_REACH, 900, None),
        (1000 + FOOT + DIE_REACH - 1, 900, "figure"),
        (1000 + ARC - DIE_REACH, 900, None),
        (1000 + ARC - DIE_REACH + 1, 900, "arc"),
        (1000, 900 + 300, None),
        (990, 900 + 300, "behind"),
        (1000 - 300, 900, "behind"),
    ],
)
def test_the_die_starts_between_the_arc_and_the_rider(x: int, y: int, reason: str | None) -> None:
    assert refusal(Scene.made([Figure("me", "rider", 1000, 900)], EAST), x, y) == reason


def test_the_die_starts_on_the_board() -> None:
    scene = Scene.made([], Arc(100, 100, 0))
    assert refusal(scene, DIE_REACH, 300) is None
    assert refusal(scene, 300, DIE_REACH - 1) == "edge"


def test_a_fallen_rider_is_not_in_the_way_of_the_die() -> None:
    assert refusal(Scene.made([Figure("me", "rider", 1000, 900, 0, False)], EAST), 1100, 900) is None


def test_the_first_place_is_straight_before_the_stand() -> None:
    assert first_place(Scene.made([Figure("me", "rider", 1000, 900)], EAST)) == (1290, 900)


def test_a_place_is_found_when_riders_have_slid_into_the_arc() -> None:
    scene = Scene.made([Figure("me", "rider", 1150, 900), Figure("you", "rider", 1350, 960)], EAST)
    x, y = first_place(scene)
    assert refusal(scene, x, y) is None


def test_without_any_room_it_says_so() -> None:
    crowd = [
        Figure(f"f{n}", "rider", 1000 + dx, 900 + dy)
        for n, (dx, dy) in enumerate((dx, dy) for dx in (0, 200, 400) for dy in (-400, -200, 0, 200, 400))
    ]
    with pytest.raises(ValueError, match="no room"):
        first_place(Scene.made(crowd, EAST))


@pytest.mark.parametrize(("to", "angle"), [((10, 0), 0), ((0, 10), 9000), ((-10, 0), 18_000), ((0, -10), 27_000)])
def test_angles_grow_clockwise_on_the_screen(to: tuple[int, int], angle: int) -> None:
    assert bearing(0, 0, *to) == angle


def test_a_flick_is_cut_to_what_a_finger_can_do() -> None:
    assert Flick(1, 2, -100, 9999, 99_999).clamped() == Flick(1, 2, 35_900, TOP_SPEED, TOP_SPIN)
    assert Flick(1, 2, 72_000, 0, -99_999).clamped() == Flick(1, 2, 0, 1, -TOP_SPIN)


def test_a_figure_is_found_by_its_id() -> None:
    assert duel().find("cal").x == 2140
    with pytest.raises(KeyError):
        duel().find("nobody")
