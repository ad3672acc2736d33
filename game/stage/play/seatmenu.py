"""What can be done about a seat: look at the own hand, let a bot or a person play on, give up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.intent import Intent
from game.stage.layout import GAP, inset, rows, split_top
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.text import text

PANEL = (900, 620)
HEAD = 130
FOOT = 34


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing to do; `sure` asks a second time."""

    id: str
    label: str
    icon: str
    act: Callable[[], None]
    sure: bool = False


@dataclass(eq=False)
class SeatMenu(Page):
    """A small sheet with the deeds for one seat."""

    title: str = ""
    deeds: Sequence[Deed] = ()
    asked_again: str = ""
    about: str = ""
    """Who sits there, in a sentence; empty for what is said of everybody."""
    panel: Rect | None = field(default=None)

    @property
    def name(self) -> str:
        """For tests."""
        return "seatmenu"

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """One row a deed."""
        canvas = self.stage.canvas
        high = min((HEAD + FOOT + 96 * len(self.deeds)) * min(1.2, canvas.text) + 48, PANEL[1] * 1.2)
        box = self.panel = self.middle(canvas.px(PANEL[0]), canvas.px(high))
        _head, body = split_top(inset(box, canvas.px(2 * GAP)), canvas.px(HEAD - 40))
        places = rows(body, [1] * max(1, len(self.deeds)), canvas.px(16))
        return [
            (Item(deed.id, "button", self._label(deed), icon=deed.icon), place)
            for deed, place in zip(self.deeds, places, strict=False)
        ]

    def _label(self, deed: Deed) -> str:
        return text("play-seat-sure", what=deed.label) if self.asked_again == deed.id else deed.label

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The table in the shade and a sheet of paper."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, self.title)

    def first_focus(self) -> str:
        """A press too many changes nothing."""
        return "back"

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("back", text("play-close"), "back"),)

    def sentence(self) -> str:
        """What the sheet is about."""
        return self.about or text("play-seat-bar")

    def pressed(self, item: Item, intent: Intent) -> None:
        """Do it; what can't be taken back wants a second press."""
        deed = next(d for d in self.deeds if d.id == item.id)
        if deed.sure and self.asked_again != deed.id:
            self.asked_again = deed.id
            self.rebuild()
            return
        self.stage.pop(self)
        deed.act()

    def offered(self, name: str, intent: Intent) -> None:
        """Away."""
        self.stage.pop(self)
