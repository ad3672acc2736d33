"""The corners of a gunfight are chosen by their pictures."""

from __future__ import annotations

import pytest

from game.pony_express import events as e
from game.stage.pony.corners import CORNERS, corner_rects, street_from
from game.stage.pony.table import PonyTable
from tests.stage.theatre import Theatre
from tools.screens.pony import PONY, session_of


def asked(size: tuple[int, int] = (1280, 720)) -> tuple[Theatre, PonyTable]:
    theatre = Theatre(None, size, painting=False)
    PONY["pony corners"](theatre)
    table = theatre.scene
    assert isinstance(table, PonyTable)
    return theatre, table


@pytest.mark.parametrize("corner", CORNERS)
def test_a_press_on_a_picture_takes_that_corner(corner: str) -> None:
    theatre, table = asked()
    theatre.click_on(f"corner:{corner}")
    for _ in range(60):
        theatre.frame()
    chosen = [event for event in table.session.log(None) if isinstance(event, e.CornersChosen)]
    assert [event.corner for event in chosen] == [corner]


def test_each_picture_is_the_street_from_there() -> None:
    g = session_of("corners").view(0).state
    left, right = street_from(g, "left"), street_from(g, "right")
    assert left is not None and right is not None
    assert (left.stand, right.stand) == ("left", "right")
    assert left.targets == right.targets == (1,) and left.street != right.street
    assert g.stack[-1].corner == "left", "nothing is chosen by looking"
    assert street_from(session_of("start").view(0).state, "left") is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (1, 1)])
def test_the_pictures_lie_on_the_map_and_are_printed_once(size: tuple[int, int]) -> None:
    theatre, table = asked(size)
    board = table.floor.layout.map
    rects = corner_rects(board)
    assert not rects["left"].colliderect(rects["right"]) and all(board.contains(rect) for rect in rects.values())
    theatre.painting = True
    theatre.stage.touch()
    theatre.frame()
    printed = dict(table.corners._prints)
    theatre.stage.touch()
    theatre.frame()
    assert printed and all(table.corners._prints[corner] is printed[corner] for corner in printed)
