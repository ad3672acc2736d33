"""Tiles, bills, tickets, sheets and piles of the Wyatt Earp table."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.stage.paint import bills, cards, palette, piles, sheets, tickets, tiles
from game.stage.paint.press import Press

SET = tiles.TileLook("wes_hardin", "Wes", 3, 6)
SEAT = tickets.TicketLook(0, "Kate", "$9,000", 10, 0.5)


def canvas(width: int = 700, height: int = 500) -> pygame.Surface:
    surface = pygame.Surface((width, height))
    surface.fill(palette.BAIZE)
    return surface


def picture(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def count(surface: pygame.Surface, color: palette.Color, box: pygame.Rect) -> int:
    return int(pygame.mask.from_threshold(surface.subsurface(box), color, (1, 1, 1, 255)).count())


@pytest.mark.parametrize(
    ("cards_laid", "added", "behind"),
    [(1, (), 0), (2, (), 1), (3, ("bank_robbery",), 3), (7, (), 3), (0, ("photo_x",), 0)],
)
def test_cards_behind_a_tile_show_their_edges(cards_laid: int, added: tuple[str, ...], behind: int) -> None:
    assert tiles.TileLook("wes_hardin", "Wes", cards_laid, 2, added).behind == behind


@pytest.mark.parametrize(
    "change",
    [{"cards": 4}, {"points": 8}, {"hidden": True}, {"outlaw": "bob_dalton"}, {"added": ("fastest_gun",)}],
    ids=lambda change: str(next(iter(change))),
)
def test_a_tile_shows_all_it_is_told(press: Press, change: dict[str, object]) -> None:
    first, second = canvas(), canvas()
    tiles.draw_tile(press, first, (60, 60), SET)
    tiles.draw_tile(press, second, (60, 60), replace(SET, **change))  # type: ignore[arg-type]  # any field
    assert picture(first) != picture(second)


def test_a_hidden_set_is_boarded_but_keeps_its_figures(press: Press) -> None:
    shown, hidden = canvas(), canvas()
    tiles.draw_tile(press, shown, (60, 60), SET)
    tiles.draw_tile(press, hidden, (60, 60), replace(SET, hidden=True))
    assert hidden.get_at((56, 64)) != shown.get_at((56, 64))
    figure = pygame.Rect(60 + 52, 60 + 24, 42, 26)
    pale = [
        sum(surface.subsurface(figure).get_at((x, y))[:3])
        for surface in (hidden,)
        for x in range(42)
        for y in range(26)
    ]
    assert max(pale) - min(pale) > 240


def test_a_bill_turns_its_star_to_gold_when_there_are_enough_points(press: Press) -> None:
    paper, gold = bills.star_badge(press, 7, False), bills.star_badge(press, 8, True)
    whole = paper.get_rect()
    assert count(gold, palette.GOLD_LIGHT, whole) > 200
    assert count(paper, palette.GOLD_LIGHT, whole) == 0


@pytest.mark.parametrize("change", [{"preview": "+$2,000"}, {"stamp": "CAPTURED"}, {"reward": "$4,000"}, {"points": 9}])
def test_a_bill_shows_all_it_is_told(press: Press, change: dict[str, object]) -> None:
    look = bills.BillLook("belle_starr", "Belle Starr", "$3,000", 6)
    first, second = canvas(), canvas()
    box = bills.draw_bill(press, first, (60, 60), look)
    bills.draw_bill(press, second, (60, 60), replace(look, **change))  # type: ignore[arg-type]  # any field
    assert box.size == press.size(bills.BILL)
    assert picture(first) != picture(second)


@pytest.mark.parametrize("gauge", [-1.0, 0.0, 0.25, 0.5, 1.0, 3.0])
def test_the_gauge_is_filled_by_its_share(press: Press, gauge: float) -> None:
    target = canvas()
    tickets.draw_ticket(press, target, pygame.Rect(40, 60, 430, 110), replace(SEAT, gauge=gauge))
    color = palette.SEATS[0][1]
    row = next(y for y in range(60 + 80, 60 + 90) if target.get_at((40 + 405, y))[:3] in (color, palette.PAPER_SHADE))
    filled = sum(tuple(target.get_at((x, row))[:3]) == color for x in range(40 + 200, 40 + 411))
    assert filled / 210 == pytest.approx(max(0.0, min(1.0, gauge)), abs=0.08)


@pytest.mark.parametrize(
    "change",
    [{"turn": "TURN"}, {"sitter": "bot"}, {"status": "AWAY"}, {"dealer": True}, {"no_sheriff": True}, {"cards": 9}],
    ids=lambda change: str(next(iter(change))),
)
def test_a_ticket_shows_all_it_is_told(press: Press, change: dict[str, object]) -> None:
    first, second = canvas(), canvas()
    box = pygame.Rect(40, 60, 430, 110)
    tickets.draw_ticket(press, first, box, SEAT)
    tickets.draw_ticket(press, second, box, replace(SEAT, **change))  # type: ignore[arg-type]  # any field
    assert picture(first) != picture(second)


def test_the_newest_entry_of_the_telegraph_is_on_top(press: Press) -> None:
    def top(*entries: tuple[sheets.Part, ...]) -> bytes:
        target = canvas()
        sheets.draw_telegraph(press, target, pygame.Rect(40, 40, 430, 328), "TELEGRAPH", entries)
        return picture(target.subsurface((60, 108, 390, 36)))

    assert top((0, "draws"), (1, "lays")) == top((0, "draws"), (2, "shoots"))
    assert top((0, "draws"), (1, "lays")) != top((1, "lays"), (0, "draws"))


def test_what_the_telegraph_has_no_room_for_is_left_out(press: Press) -> None:
    few, many = canvas(), canvas()
    entries = tuple((n % 4, "takes two cards") for n in range(5))
    box = pygame.Rect(40, 40, 430, 328)
    sheets.draw_telegraph(press, few, box, "TELEGRAPH", entries)
    sheets.draw_telegraph(press, many, box, "TELEGRAPH", entries * 6)
    assert picture(few) == picture(many)


def test_the_ledger_has_a_row_for_each_seat(press: Press) -> None:
    target = canvas()
    rows = tuple(sheets.LedgerRow(seat, "nothing", (), False) for seat in range(4))
    sheets.draw_ledger(press, target, pygame.Rect(40, 40, 430, 306), "LEDGER", rows)
    column = pygame.Rect(40 + 20, 100, 44, 240)
    assert all(count(target, palette.SEATS[seat][1], column) > 150 for seat in range(4))


@pytest.mark.parametrize("layers", [0, 1, 4, 40])
def test_a_pile_rises_with_its_cards_but_not_out_of_sight(press: Press, layers: int) -> None:
    box = piles.draw_pile(press, canvas(), (100, 100), layers)
    assert box.size == cards.back(press).get_size()
    assert 90 <= box.top <= 100


def test_a_heap_of_coins_has_as_many_as_asked(press: Press) -> None:
    def gold(coins: int) -> int:
        target = canvas()
        piles.draw_coins(press, target, (200, 200), coins)
        return count(target, palette.GOLD_LIGHT, target.get_rect())

    assert gold(0) == 0
    assert gold(1) < gold(2) < gold(4)
