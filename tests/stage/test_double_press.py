"""A double press of a pointer is one press where the first has brought another button under it."""

from __future__ import annotations

import pytest

from tests.stage.pony.test_table import Trail

SOON, LATER = 0.1, 0.4


def at_the_dice() -> Trail:
    """All dice under the cup, two of them chosen: the bar offers to roll them again."""
    trail = Trail(1, 3, 5)
    trail.until_asked("cup")
    for die in ("die:1", "die:2"):
        trail.click_on(die)
        trail.run(LATER)
    return trail


def place_of(trail: Trail, name: str) -> tuple[int, int]:
    return next(control.rect.center for control in trail.table.controls() if control.id == name)


def named_at(trail: Trail, place: tuple[int, int]) -> str:
    control = trail.table.focus.at(place)
    return control.id if control is not None else ""


@pytest.mark.parametrize(("seconds", "counts"), [(SOON, False), (LATER, True)])
def test_the_second_press_of_a_double_one_hits_no_button_that_came_by_the_first(seconds: float, counts: bool) -> None:
    trail = at_the_dice()
    back = place_of(trail, "back")
    trail.click(back)
    trail.run(seconds)
    under = named_at(trail, back)
    assert under not in ("", "back"), "the bar has moved another button there"
    trail.click(back)
    trail.run(0.1)
    opened = trail.scene is not trail.table
    assert opened == counts, under


def test_the_same_thing_is_pressed_as_quickly_as_one_likes() -> None:
    trail = at_the_dice()
    for _ in range(2):
        trail.click_on("die:3")
        trail.run(0.05)
    assert trail.table.desk is not None and 3 not in trail.table.desk.step.dice
    picks = trail.table.session.picks
    trail.click_on("die:3")
    trail.click_on("roll-hidden")
    trail.run(0.5)
    assert trail.table.session.picks > picks, "another place is another press"
