from __future__ import annotations

import itertools

import pytest
from pygame import Rect

from game.stage.earp.layout import STACK, STAR, TableLayout, seat_order, table_layout
from game.stage.earp.payslip import slip_box
from game.stage.earp.tray import tray_rects
from game.stage.layout import canvas_for, outside, overlaps
from game.wyatt_earp.deck import KIND_NAMES

WINDOWS = [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (1280, 960), (1280, 800)]
WINDOWS += [(2560, 1080), (1080, 1920)]
CASES = list(itertools.product(WINDOWS, (1.0, 1.25, 1.5), (2, 3, 4)))


def made(window: tuple[int, int], text: float, seats: int) -> TableLayout:
    return table_layout(canvas_for(window, text), seats)


def pieces(layout: TableLayout, hand: int) -> dict[str, Rect]:
    """Everything that must not lie over another thing: a fan of cards and a fan of sets count as one each."""
    unit = layout.scale
    placed = {"masthead": layout.masthead, "prompt": layout.prompt, "ledger": layout.ledger, "log": layout.log}
    for seat, place in enumerate(layout.seats):
        placed[f"ticket {seat}"] = place.ticket
        tiles = [place.tile_at(n, 7) for n in range(7)]
        placed[f"tiles {seat}"] = tiles[0].unionall(tiles[1:])
    for n, bill in enumerate(layout.bills):
        placed[f"bill {n}"] = bill
    for name in ("supply", "bank", "discards"):
        placed[name] = getattr(layout, name)
    cards = [layout.hand_card(n, hand) for n in range(hand)]
    fan = cards[0].unionall(cards[1:])
    placed["hand"] = Rect(fan.x, fan.y - layout.lift, fan.width, fan.height + layout.lift)
    assert unit > 0
    return placed


@pytest.mark.parametrize(("window", "text", "seats"), CASES)
def test_nothing_lies_over_anything_else(window: tuple[int, int], text: float, seats: int) -> None:
    layout = made(window, text, seats)
    for hand in (1, 10, 14, 24):
        placed = pieces(layout, hand)
        assert overlaps(placed) == []
        assert outside(placed, layout.whole) == []


@pytest.mark.parametrize(("window", "text", "seats"), CASES)
def test_stars_of_bills_hide_no_other_bill_and_no_pile(window: tuple[int, int], text: float, seats: int) -> None:
    layout = made(window, text, seats)
    unit = layout.bill_scale * layout.scale
    for n, bill in enumerate(layout.bills):
        star = Rect(0, 0, round(60 * unit), round(60 * unit))
        star.center = (bill.right - round((38 - STAR[0]) * unit), bill.top + round((38 - STAR[1]) * unit))
        for m, other in enumerate(layout.bills):
            if m != n:
                assert not star.colliderect(other.inflate(-round(28 * unit), -round(28 * unit)))
        for other in (layout.ledger, layout.log, layout.masthead, layout.supply.inflate(-9, -9), layout.discards):
            assert not star.colliderect(other)


@pytest.mark.parametrize(("window", "text", "seats"), CASES)
def test_each_of_seven_sets_and_of_twenty_cards_shows_its_emblem(
    window: tuple[int, int], text: float, seats: int
) -> None:
    layout = made(window, text, seats)
    for place in layout.seats:
        tiles = [place.tile_at(n, 7) for n in range(7)]
        for one, other in itertools.pairwise(tiles):
            if one.y == other.y:
                assert other.x - one.x >= 50 * layout.scale
    cards = [layout.hand_card(n, 20) for n in range(20)]
    assert all(b.x - a.x >= 34 * layout.scale for a, b in itertools.pairwise(cards))


@pytest.mark.parametrize("window", [window for window in WINDOWS if not canvas_for(window).stands])
def test_the_own_seat_is_bottom_left_the_log_bottom_right(window: tuple[int, int]) -> None:
    for seats in (2, 3, 4):
        for anchor in range(seats):
            layout = table_layout(canvas_for(window), seats, anchor)
            own = layout.seats[anchor].ticket
            assert own.right < layout.hand.left + layout.scale * 30
            assert all(own.y >= place.ticket.y for place in layout.seats)
            assert layout.log.left > layout.hand.right - layout.scale * 30
            assert layout.log.bottom > layout.ledger.bottom


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_the_window_stands_the_ring_lies_between_the_others_and_the_own_seat(seats: int) -> None:
    for anchor in range(seats):
        layout = table_layout(canvas_for((1080, 1920)), seats, anchor)
        own, ring = layout.seats[anchor], layout.bills[0].unionall(list(layout.bills[1:]))
        others = [place for place in layout.seats if place is not own]
        assert all(place.whole.bottom < ring.top for place in others)
        assert ring.bottom < own.ticket.top and own.whole.bottom < layout.hand.top
        assert own.ticket.left < layout.ledger.left < layout.log.left
        assert layout.zoom > 1.25


def test_seats_follow_clockwise_from_the_own_one() -> None:
    assert seat_order(4, 2) == (2, 3, 0, 1)


def test_four_by_three_makes_cards_and_bills_larger() -> None:
    wide, tall = made((1920, 1080), 1.0, 4), made((1920, 1440), 1.0, 4)
    assert tall.card_units > wide.card_units and tall.bill_scale > wide.bill_scale


@pytest.mark.parametrize(("window", "text", "seats"), CASES)
def test_tray_and_slip_leave_hand_and_tickets_in_sight(window: tuple[int, int], text: float, seats: int) -> None:
    layout = made(window, text, seats)
    box, places = tray_rects(layout, KIND_NAMES)
    assert overlaps(places) == []
    assert outside(places, box) == []
    slip = slip_box(layout.middle, seats, layout.scale, layout.type_scale)
    for rect in (box, slip):
        assert rect.bottom <= layout.hand.y
        assert not any(rect.colliderect(place.ticket) for place in layout.seats)
        assert not rect.colliderect(layout.ledger)


def test_edges_of_laid_cards_stay_above_the_next_ticket() -> None:
    layout = made((1920, 1080), 1.0, 4)
    tickets = sorted((place.ticket for place in layout.seats[:3]), key=lambda rect: rect.y)
    tiles = sorted((place.tiles for place in layout.seats[:3]), key=lambda rect: rect.y)
    for tile, ticket in zip(tiles, tickets[1:], strict=False):
        assert tile.bottom + STACK * layout.scale <= ticket.y
