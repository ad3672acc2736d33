from __future__ import annotations

import pygame
import pytest

from game.stage.paint import palette, paper
from game.stage.paint.press import Press


def test_sheets_are_as_large_as_asked(any_press: Press) -> None:
    assert paper.sheet(any_press, (430, 110)).get_size() == any_press.size((430, 110))


def test_stock_keeps_its_tone_in_the_middle(press: Press) -> None:
    sheet = paper.sheet(press, (300, 300), palette.PAPER)
    middle = pygame.transform.average_color(sheet, pygame.Rect(100, 100, 100, 100))[:3]
    assert all(abs(a - b) < 16 for a, b in zip(middle, palette.PAPER, strict=True))


def test_paper_is_older_at_its_edge(press: Press) -> None:
    sheet = paper.sheet(press, (300, 300), palette.PAPER, age=0.9)
    edge = pygame.transform.average_color(sheet, pygame.Rect(60, 2, 180, 10))
    middle = pygame.transform.average_color(sheet, pygame.Rect(60, 140, 180, 10))
    assert sum(edge[:3]) < sum(middle[:3]) - 20


def test_corners_are_cut_and_torn_edges_are_torn(press: Press) -> None:
    cut = paper.sheet(press, (200, 120), radius=20)
    torn = paper.sheet(press, (200, 120), ragged=6)
    assert cut.get_at((0, 0))[3] == 0
    assert cut.get_at((100, 0))[3] > 200
    assert len({torn.get_at((x, 2))[3] > 128 for x in range(10, 190)}) == 2


def test_high_contrast_has_no_grain() -> None:
    sheet = paper.sheet(Press(high_contrast=True), (200, 120), palette.HIGH_CONTRAST.paper)
    assert {tuple(sheet.get_at((x, 60))[:3]) for x in range(20, 180)} == {palette.HIGH_CONTRAST.paper}


@pytest.mark.parametrize("lift", [5, 10, 26])
def test_a_shadow_lies_below_and_to_the_right(press: Press, lift: int) -> None:
    table = pygame.Surface((400, 400))
    table.fill(palette.WHITE)
    piece = paper.sheet(press, (120, 120), radius=2)
    box = paper.lay(press, table, piece, (140, 140), lift)
    below, above = table.get_at((200, box.bottom + 2))[0], table.get_at((200, box.top - 3))[0]
    assert below < above
    assert below < 230


def test_a_turned_sheet_keeps_its_middle(press: Press) -> None:
    table = pygame.Surface((400, 400))
    piece = paper.sheet(press, (100, 140))
    straight = paper.lay(press, table, piece, (150, 130))
    turned = paper.lay(press, table, piece, (150, 130), angle=8)
    assert abs(turned.centerx - straight.centerx) <= 1
    assert turned.width > straight.width


def test_laying_the_same_sheet_again_prints_nothing_new(press: Press) -> None:
    table = pygame.Surface((400, 400))
    piece = paper.sheet(press, (100, 140))
    paper.lay(press, table, piece, (10, 10), 8)
    count = len(press.shelf)
    paper.lay(press, table, piece, (90, 40), 8)
    assert len(press.shelf) == count


def test_worn_ink_loses_a_little(press: Press) -> None:
    full = pygame.Surface((200, 200), pygame.SRCALPHA)
    full.fill((*palette.TARGET, 255))
    lost = 1 - pygame.transform.average_color(paper.worn(full), consider_alpha=False)[3] / 255
    assert 0.005 < lost < 0.25


def test_a_sheet_that_is_soon_over_lies_as_any_other_and_leaves_nothing_but_its_shadow(press: Press) -> None:
    sheet = paper.sheet(press, (300, 80)).copy()
    pictures = []
    for lay in (paper.lay, paper.lay_once):
        table = pygame.Surface((400, 200))
        table.fill(palette.BAIZE)
        lay(press, table, sheet, (40, 50), 10, 0.6)
        pictures.append(table)
    for x in range(60, 320, 7):  # at the round corners rim and shadow mix a little differently
        for y in range(0, 200, 7):
            assert all(abs(a - b) <= 3 for a, b in zip(*(p.get_at((x, y)) for p in pictures), strict=True))
    before = len(press.shelf)
    paper.lay_once(press, pygame.Surface((400, 200)), sheet.copy(), (40, 50), 10, 0.6)
    assert len(press.shelf) == before
