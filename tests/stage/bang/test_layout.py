from __future__ import annotations

import itertools
import math

import pytest
from pygame import Rect

from game.stage.bang.layout import BangLayout, bang_layout
from game.stage.bang.layout_middle import ENOUGH
from game.stage.layout import canvas_for, outside, overlaps

LYING = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (1280, 800), (2560, 1080)]
STANDING = [(1080, 1920), (1200, 1920), (768, 1366)]
CASES = list(itertools.product(LYING + STANDING, (1.0, 1.5), range(3, 9)))
MIXES = list(itertools.product((False, True), (False, True)))
"""Whether events are played with, whether there is a shop."""


def pieces(layout: BangLayout) -> dict[str, Rect]:
    """The large places, of which none may lie over another."""
    placed = {"masthead": layout.masthead, "prompt": layout.prompt, "hand": layout.hand, "log": layout.log}
    for number, place in enumerate(layout.around):
        placed |= {f"panel {number}": place.panel, f"gear {number}": place.gear}
    placed["middle"] = layout.middle
    return placed if layout.boards is None else {**placed, "boards": layout.boards}


@pytest.mark.parametrize(("window", "text", "seats"), CASES)
def test_nothing_lies_over_anything_else(window: tuple[int, int], text: float, seats: int) -> None:
    for boards, shop in MIXES:
        layout = bang_layout(canvas_for(window, text), seats, boards=boards, shop=shop)
        assert overlaps(pieces(layout)) == []
        assert outside(pieces(layout), layout.whole) == []
        middle = {"deck": layout.deck, "discards": layout.discards}
        if layout.shop is not None:
            middle["shop"] = layout.shop
        assert overlaps(middle) == []
        assert outside(middle, layout.middle) == []


@pytest.mark.parametrize("window", STANDING)
@pytest.mark.parametrize("seats", range(3, 9))
def test_where_the_window_stands_the_middle_lies_between_the_others_and_the_own_seat(
    window: tuple[int, int], seats: int
) -> None:
    for boards, shop in MIXES:
        layout = bang_layout(canvas_for(window), seats, boards=boards, shop=shop)
        own, *others = layout.around
        assert max(place.gear.bottom for place in others) < layout.middle.top
        assert layout.middle.bottom < own.panel.top < own.gear.bottom < layout.hand.top
        assert layout.middle.contains(layout.shelf)
        assert layout.middle.height >= ENOUGH * layout.scale
        assert layout.spread == layout.arena


@pytest.mark.parametrize("window", [(1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("seats", range(3, 9))
def test_seats_follow_clockwise_from_the_own_one(window: tuple[int, int], seats: int) -> None:
    layout = bang_layout(canvas_for(window), seats)
    x, y = layout.middle.center
    own = layout.around[0].panel.center

    def turn(panel: Rect) -> float:
        """Clockwise from the own seat, about the middle of the table."""
        here, there = (math.atan2(at[1] - y, at[0] - x) for at in (own, panel.center))
        return (there - here) % math.tau

    turns = [turn(place.panel) for place in layout.around]
    assert turns == sorted(turns)
