"""Where everybody sits round a screen that lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage import turning
from game.stage.layout import stack
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.menus.setup import Setup, Sitter
from game.stage.prompting import Offer
from game.stage.text import text

PANEL_WIDTH = 1100
ROW = 96


@dataclass(eq=False)
class Sides(Page):
    """A row for each person with the side of the table; whatever is turned holds at once."""

    setup: Setup = field(default_factory=lambda: Setup([]))
    panel: Rect | None = field(default=None)

    @property
    def name(self) -> str:
        """For tests."""
        return "sides"

    @property
    def overlay(self) -> bool:
        """The chairs show round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """One row a person, in the order of the chairs."""
        canvas = self.stage.canvas
        people = [seat for seat, one in enumerate(self.setup.seats) if one.sitter is Sitter.PERSON]
        self.panel, row = self.sheet_of_rows(PANEL_WIDTH, ROW * min(canvas.text, 1.2), len(people))
        gap = canvas.px(12)
        places = stack(widgets.inside(self.stage, self.panel), [row - gap] * len(people), gap)
        return list(zip((self._item(seat) for seat in people), places, strict=True))

    def _item(self, seat: int) -> Item:
        name, side = self.setup.seats[seat].name, self._sides()[seat]
        says = text("sides-row-says", name=name)
        return Item(f"side-{seat}", "choice", name, text("sides-value", side=side), says=says)

    def _sides(self) -> tuple[int, ...]:
        return turning.sides([one.side for one in self.setup.seats])

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The chairs in the shade and a sheet of paper."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("sides-title"))

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("back", text("play-close"), "back"),)

    def sentence(self) -> str:
        """What the sheet is for."""
        return text("sides-says")

    def adjust(self, item: Item, by: int) -> None:
        """The person moves on to the next side."""
        seat = int(item.id.removeprefix("side-"))
        self.setup.seats[seat].side = (self._sides()[seat] + by) % turning.SIDES
