from __future__ import annotations

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.focus import Control, Focus, ways
from game.stage.intent import DOWN, LEFT, RIGHT, UP


def control(name: str, x: int, y: int, w: int = 40, h: int = 30, group: str = "", enabled: bool = True) -> Control:
    return Control(name, pygame.Rect(x, y, w, h), enabled=enabled, group=group)


GRID = [control(f"{column}{row}", column * 60, row * 50) for row in range(3) for column in range(3)]


def reached(controls: list[Control], start: str) -> set[str]:
    table, seen, todo = ways(controls), {start}, [start]
    while todo:
        for goal in table[todo.pop()].values():
            if goal not in seen:
                seen.add(goal)
                todo.append(goal)
    return seen


def test_a_direction_leads_to_the_neighbour() -> None:
    table = ways(GRID)
    assert table["11"] == {UP: "10", DOWN: "12", LEFT: "01", RIGHT: "21"}


def test_a_step_over_the_edge_comes_in_on_the_other_side() -> None:
    table = ways(GRID)
    assert table["21"][RIGHT] == "01"
    assert table["10"][UP] == "12"


def test_cards_of_one_hand_are_neighbours_even_when_something_else_is_nearer() -> None:
    hand = [control(f"card{n}", n * 89, 500, 176, 250, "hand") for n in range(4)]
    table = ways([control("button", 100, 690, 60, 30), *hand])
    assert table["card0"][RIGHT] == "card1"
    assert table["card2"][LEFT] == "card1"


@settings(deadline=None, max_examples=150)
@given(
    st.lists(st.tuples(st.integers(0, 15), st.integers(0, 9)), min_size=1, max_size=16, unique=True),
    st.data(),
)
def test_every_control_is_reached_from_every_other(cells: list[tuple[int, int]], data: st.DataObject) -> None:
    controls = []
    for n, (x, y) in enumerate(cells):
        dx, dy = data.draw(st.tuples(st.integers(0, 30), st.integers(0, 20)))
        controls.append(control(f"c{n}", x * 80 + dx, y * 60 + dy, group=data.draw(st.sampled_from(["", "a"]))))
    for start in controls:
        assert reached(controls, start.id) == {c.id for c in controls}


def test_controls_in_one_place_are_reached_too() -> None:
    same = [control(name, 10, 10) for name in "abc"]
    assert reached(same, "a") == {"a", "b", "c"}


def test_exactly_one_focus_from_the_first_moment() -> None:
    focus = Focus()
    focus.settle([control("off", 0, 0, enabled=False), control("on", 60, 0)])
    assert focus.id == "on"


def test_focus_stays_when_the_screen_changes_around_it() -> None:
    focus = Focus()
    focus.settle(GRID)
    focus.go("11")
    assert not focus.settle([*GRID, control("new", 300, 300)])
    assert focus.id == "11"


def test_a_vanished_control_hands_the_focus_to_its_neighbour_in_the_same_group() -> None:
    hand = [control(f"card{n}", n * 50, 500, group="hand") for n in range(4)]
    focus = Focus()
    focus.settle([control("near", 100, 470), *hand])
    focus.go("card2")
    focus.settle([control("near", 100, 470), hand[0], hand[1], hand[3]])
    assert focus.id in ("card1", "card3")


def test_a_vanished_control_hands_the_focus_to_one_that_can_be_pressed() -> None:
    focus = Focus()
    focus.settle([control("gone", 0, 0), control("grey", 50, 0, enabled=False), control("on", 200, 0)])
    focus.go("gone")
    focus.settle([control("grey", 50, 0, enabled=False), control("on", 200, 0)])
    assert focus.id == "on"


def test_disabled_controls_can_be_focused() -> None:
    focus = Focus()
    focus.settle([control("a", 0, 0), control("b", 60, 0, enabled=False)])
    assert focus.move(RIGHT)
    assert focus.id == "b"


def test_tab_goes_round_in_reading_order() -> None:
    focus = Focus()
    focus.settle(GRID)
    order = []
    for _ in GRID:
        order.append(focus.id)
        focus.step(1)
    assert order == [c.id for c in GRID]
    assert focus.id == GRID[0].id


def test_the_topmost_control_lies_under_the_pointer() -> None:
    focus = Focus()
    focus.settle([control("below", 0, 0, 100, 100), control("above", 50, 0, 100, 100)])
    found = focus.at((60, 10))
    assert found is not None
    assert found.id == "above"
    assert focus.at((500, 500)) is None
