from __future__ import annotations

import itertools

import pytest
from pygame import Rect

from game.stage.layout import canvas_for, outside, overlaps
from game.stage.paint.hand_table import hand_rects
from game.stage.paint.press import Press
from game.stage.pony.layout import CAPTION, N_DICE, TrailLayout, trail_layout

WINDOWS = [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (1280, 960), (1280, 800)]
WINDOWS += [(2560, 1080), (1080, 1920)]
CASES = list(itertools.product(WINDOWS, (1.0, 1.25, 1.5), (3, 4, 5)))


def pieces(layout: TrailLayout) -> dict[str, Rect]:
    """The large places, of which none may lie over another."""
    placed = {
        "masthead": layout.masthead,
        "map": layout.map,
        "prompt": layout.prompt,
        "ticket": layout.ticket,
        "items": layout.items,
        "tray": layout.tray,
        "riders": layout.riders,
    }
    return placed if layout.log is None else {**placed, "log": layout.log}


@pytest.mark.parametrize(("window", "text", "seats"), CASES)
def test_nothing_lies_over_anything_else(window: tuple[int, int], text: float, seats: int) -> None:
    layout = trail_layout(canvas_for(window, text), seats)
    assert overlaps(pieces(layout)) == []
    assert outside(pieces(layout), layout.whole) == []


@pytest.mark.parametrize(("window", "text", "seats"), CASES)
@pytest.mark.parametrize("covered", range(N_DICE + 1))
def test_the_tray_holds_cup_dice_slip_and_hands(window: tuple[int, int], text: float, seats: int, covered: int) -> None:
    layout = trail_layout(canvas_for(window, text), seats)
    dice = {f"die {n}": layout.die_at(n, covered) for n in range(N_DICE)}
    wide = layout.px(layout.cup)
    cup = Rect(0, 0, wide, wide)
    cup.midbottom = layout.cup_foot
    hands = hand_rects(Press(layout.scale), layout.hands, 7, layout.hand_columns)
    inside = {**dice, "cup": cup, "slip": layout.slip, "lookup": layout.lookup}
    inside |= {f"hand {n}": rect for n, rect in enumerate(hands)}
    if layout.said is not None:
        inside["said"] = layout.said
    assert overlaps(inside) == []
    assert layout.said is None or layout.log is not None, "only a high window has room for it"
    assert outside(inside, layout.tray) == []
    assert layout.die >= 48
    assert all(rect.top - layout.tray.top >= layout.px(CAPTION) for rect in dice.values())


@pytest.mark.parametrize("window", [(1280, 720), (1024, 768), (1280, 800)])
@pytest.mark.parametrize("count", range(1, 9))
def test_item_cards_stay_in_their_column(window: tuple[int, int], count: int) -> None:
    layout = trail_layout(canvas_for(window), 4)
    cards = [layout.item_at(n, count) for n in range(count)]
    assert all(layout.items.inflate(2, 2).contains(card) for card in cards)
    assert len({card.topleft for card in cards}) == count
    if window == (1024, 768) and count <= 4:
        assert overlaps({str(n): card for n, card in enumerate(cards)}) == []
