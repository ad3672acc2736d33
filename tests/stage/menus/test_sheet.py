from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.stage.intent import DOWN, MOUSE, UP, Aim, PageLeft, PageRight, Scroll
from game.stage.menus.page import Item
from game.stage.menus.sheet import LINES_A_PAGE, LINES_A_PRESS, SheetPage
from tests.stage.theatre import Theatre


@dataclass(eq=False)
class Told(SheetPage):
    """A sheet with so many lines on it."""

    lines: int = 200

    def arrange(self) -> list[tuple[Item, Rect]]:
        self.lay_sheet()
        return []

    def heading(self) -> str:
        return "Told"

    def words(self) -> str:
        return "\n".join(f"line {number}" for number in range(self.lines))


def shown(page: Told) -> Told:
    Theatre(page)
    return page


def test_a_long_sheet_is_moved_by_lines_and_pages_and_no_further_than_its_end() -> None:
    page = shown(Told())
    assert page.heard(Aim(MOUSE, DOWN)) and page.line == LINES_A_PRESS
    assert page.heard(PageRight(MOUSE)) and page.line == LINES_A_PRESS + LINES_A_PAGE
    assert page.heard(Scroll(MOUSE, 1)) and page.line == LINES_A_PAGE
    assert page.heard(PageLeft(MOUSE)) and page.line == 0
    assert not page.heard(PageLeft(MOUSE))
    last = page.last_line()
    assert 100 < last < 200
    assert page.move(1000) and page.line == last
    assert [offer.enabled for offer in page.paging()] == [True, False]


def test_a_short_sheet_stays_and_leaves_the_arrows_to_the_focus() -> None:
    page = shown(Told(lines=3))
    assert page.last_line() == 0
    assert not page.heard(Aim(MOUSE, UP)) and not page.heard(PageRight(MOUSE))
    assert [offer.enabled for offer in page.paging()] == [False, False]
