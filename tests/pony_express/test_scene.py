"""Scenes for the simulation, and its answers as picks of the chance seat."""

from __future__ import annotations

import pytest

from game.pony_express.frames.shot import outcome_pick
from game.pony_express.scene import in_flight, scene
from game.rules.notation import pick_text
from game.shootout import Flick, Scene, first_place, refusal, throw
from tests.pony_express.tables import position, say

FIGHT = ("set A.space 18", "set B.space 18", "set C.space 9", "pending Turn seat=A phase=meet start=6")


@pytest.mark.parametrize("corner", ["left", "right"])
@pytest.mark.parametrize("place", [-9000, -4500, 0, 4500, 9000])
def test_a_straight_full_flick_hits_the_other_duellist(corner: str, place: int) -> None:
    g = say(position(*FIGHT), f"A> corner {corner}", f"A> flick {place} 0 2400")
    plain, thrown = in_flight(g)
    street = Scene.of(plain)
    assert refusal(street, thrown[0], thrown[1]) is None
    shot = throw(street, Flick(*thrown))
    if place == 0:
        assert ("B", "fell") in shot.hits()
    pick = outcome_pick(*shot.outcome())
    assert g.why_not(-1, pick) is None


def test_the_die_is_offered_where_the_middle_of_the_place_is() -> None:
    g = say(position(*FIGHT), "A> corner left", "A> flick 0 0 2400")
    plain, thrown = in_flight(g)
    x, y = first_place(Scene.of(plain))
    assert (abs(x - thrown[0]), abs(y - thrown[1])) <= (1, 1)


def test_figures_that_moved_are_found_where_they_lie() -> None:
    g = say(
        position(*FIGHT),
        "A> corner left",
        "A> flick 0 0 2400",
        "chance> outcome touched C at C 1500 400 900 1 fell indian_1 at indian_1 900 300 0 0",
    )
    found = {figure[0]: figure[2:] for figure in scene(g, 1)[0]}
    assert found["C"] == (1500, 400, 900, 1) and found["indian_1"] == (900, 300, 0, 0)
    assert found["A"][3] == found["B"][3] == 1


def test_the_own_rider_is_stood_up_at_its_corner() -> None:
    g = say(position(*FIGHT), "A> corner left", "A> flick 0 0 2400")
    before = {figure[0]: figure[2:] for figure in scene(g, 0)[0]}
    say(g, "chance> outcome fell A at A 1000 1000 0 0")
    assert {figure[0]: figure[2:] for figure in scene(g, 1)[0]} == before


def test_jailed_riders_of_the_trail_lie() -> None:
    g = say(position("set C.jailed 1", *FIGHT), "A> corner left")
    assert {figure[0]: figure[5] for figure in scene(g, 0)[0]}["C"] == 0


def test_the_shot_at_the_indians_comes_from_the_corner_across() -> None:
    g = position("set A.space 14", "set B.space 2", "set C.space 2", "pending Turn seat=A phase=effect start=6")
    plain, thrown = in_flight(say(g, "A> flick 0 0 2400"))
    shot = throw(Scene.of(plain), Flick(*thrown))
    assert ("indian_2", "fell") in shot.hits()
    assert pick_text(outcome_pick(*shot.outcome())).startswith("outcome ")


def test_without_a_shoot_out_there_is_no_scene() -> None:
    g = position("pending Match next=A phase=turns")
    with pytest.raises(LookupError):
        scene(g, 0)
    with pytest.raises(LookupError):
        in_flight(g)
