"""Pages with a sheet to read: more words than fit are moved line by line or page by page."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.stage.intent import DOWN, UP, Aim, Intent, PageLeft, PageRight, Scroll
from game.stage.layout import GAP, split_top
from game.stage.menus import widgets
from game.stage.menus.page import Page
from game.stage.prompting import Offer
from game.stage.text import text

LINES_A_PRESS = 3
LINES_A_PAGE = 12
PANEL_WIDTH = 1500
TABS = 72
"""How high a row of tabs is."""


@dataclass(eq=False)
class SheetPage(Page):
    """A tall sheet with words on it; `line` is the first that is shown."""

    line: int = 0
    panel: Rect | None = None
    body: Rect | None = None

    @abstractmethod
    def heading(self) -> str:
        """What stands above the sheet."""

    @abstractmethod
    def words(self) -> str:
        """What stands on it."""

    def lay_sheet(self) -> None:
        """As tall as there is room for."""
        canvas = self.stage.canvas
        box = Rect(0, 0, canvas.px(PANEL_WIDTH), self.bar.top - canvas.whole.top - canvas.px(2 * GAP))
        box.midtop = (canvas.whole.centerx, canvas.whole.top + canvas.px(GAP))
        self.panel, self.body = box, widgets.inside(self.stage, box)

    def lay_tabs(self) -> Rect:
        """The same with room for a row of tabs at its top, which is returned."""
        self.lay_sheet()
        assert self.body is not None
        canvas = self.stage.canvas
        head, self.body = split_top(self.body, canvas.px(TABS * min(1.3, canvas.text)), canvas.px(24))
        return head

    def paint_ground(self, screen: pygame.Surface) -> None:
        """What lies behind it, the sheet and its words."""
        if self.overlay:
            widgets.shade(screen)
        else:
            widgets.wall(self.stage, screen)
        if self.panel is not None and self.body is not None:
            widgets.panel(self.stage, screen, self.panel, self.heading())
            widgets.reading(self.stage, screen, self.body, self.words(), self.line)

    def paging(self) -> tuple[Offer, ...]:
        """The answers of the bar that turn pages."""
        return (
            Offer("up", text("guide-up"), "page_left", self.line > 0),
            Offer("down", text("guide-down"), "page_right", self.line < self.last_line()),
        )

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name in ("up", "down"):
            self.move(LINES_A_PAGE if name == "down" else -LINES_A_PAGE)
        else:
            super().offered(name, intent)

    def heard(self, intent: Intent) -> bool:
        """Wheel, shoulders and up and down move the sheet."""
        if isinstance(intent, Scroll):
            return self.move(-intent.lines * LINES_A_PRESS)
        if isinstance(intent, PageLeft | PageRight):
            return self.move(LINES_A_PAGE if isinstance(intent, PageRight) else -LINES_A_PAGE)
        if isinstance(intent, Aim) and intent.direction in (UP, DOWN):
            return self.move(intent.direction[1] * LINES_A_PRESS) or super().heard(intent)
        return super().heard(intent)

    def move(self, by: int) -> bool:
        """Move the sheet by so many lines; False when it can't be moved any further."""
        line = max(0, min(self.last_line(), self.line + by))
        if line == self.line:
            return False
        self.line = line
        self.rebuild()
        return True

    def last_line(self) -> int:
        """How far the sheet can be moved."""
        return 0 if self.body is None else widgets.lines_beyond(self.stage, self.body, self.words())
