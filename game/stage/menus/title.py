"""The title: three playbills by lamp light."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import pygame
from pygame import Rect

from game.stage.intent import Intent, Menu, PageLeft, Read, Secondary
from game.stage.menus import choices, widgets
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.rooms import OPEN
from game.stage.scene import Control
from game.stage.text import language, text

BILLS = ("bang", "wyatt_earp", "pony_express")
"""The bills on the wall, from the left."""
BILL = (500, 770)
APART = 614
TOP = 186
TONGUE = (270, 70)
"""The button of the language, in the upper corner."""
LAMP_MS = 90
"""Milliseconds between two brightnesses of the lamps."""


@dataclass(eq=False)
class Title(Page):
    """The first screen. What its answers do is given by whoever opens it."""

    play: Callable[[str], None] = lambda game: None
    about: Callable[[], None] = lambda: None
    settings: Callable[[], None] = lambda: None
    saved: Callable[[], None] = lambda: None
    any_saved: Callable[[], bool] = lambda: False
    evening: Callable[[], None] = lambda: None
    guide: Callable[[str], None] = lambda game: None
    bills: Callable[[], Sequence[str]] = lambda: BILLS
    """The games that are offered."""
    boards: dict[str, Rect] = field(default_factory=dict)
    has_saved: bool = False
    looked_at: str = ""
    """The bill that was in focus last: a mouse on its way to the bar leaves it behind."""

    def entered(self) -> None:
        """Let the lamps burn."""
        self.after(0, self._look)
        self._flicker()

    def uncovered(self) -> None:
        """Another screen may have changed what is saved."""
        self._look()

    def _look(self) -> None:
        """See whether there are saved games; the first frame doesn't wait for the disk."""
        self.has_saved = self.any_saved()
        self.rebuild()

    def _flicker(self) -> None:
        self.after(LAMP_MS, self._flicker)

    def arrange(self) -> list[tuple[Item, Rect]]:
        """The bills, larger or farther apart where the window has room."""
        canvas = self.stage.canvas
        extra = canvas.height - 1080
        grow = min(1.0 + extra / 1080 * 0.9, (canvas.width - 96) / 1824)
        wide, high = BILL[0] * grow, BILL[1] * grow
        apart = APART + (canvas.width - 1920) / 3 if canvas.width > 1920 else APART * min(grow, 1.0)
        apart = max(apart, wide + 40)
        top = TOP + max(0.0, (extra - (high - BILL[1])) / 2)
        offered = [name for name in BILLS if name in self.bills()]
        first = canvas.width / 2 - (len(offered) - 1) / 2 * apart - wide / 2
        self.boards = {name: canvas.rect(first + n * apart, top, wide, high) for n, name in enumerate(offered)}
        placed = []
        for name, rect in self.boards.items():
            says = text(f"title-{name.replace('_', '-')}-says")
            placed.append((Item(name, "plain", says=says, group="bills"), rect))
        spoken = choices.item_of("language", language())
        row = canvas.rect(canvas.width - 24 - TONGUE[0], 40, *TONGUE)
        placed.append((replace(spoken, kind="button", label=spoken.value, icon=""), row))
        return placed

    def first_focus(self) -> str:
        """The first game that can be played."""
        return next(game for game in OPEN if game in self.bills())

    @property
    def meant(self) -> str:
        """The game of the bill in focus, or of the one that was so last: its bill is the lit one."""
        if self.focus.id in OPEN:
            return self.focus.id
        return self.looked_at if self.looked_at in self.bills() else self.first_focus()

    def focused(self, control: Control) -> None:
        """Remember which bill it was."""
        if control.id in self.boards:
            self.looked_at = control.id

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall with its sign and lamps."""
        widgets.wall(self.stage, screen)
        widgets.lamps(self.stage, screen, self.boards)
        widgets.sign(self.stage, screen, text("product-name"), TOP)

    def paint_plain(self, screen: pygame.Surface, item: Item, rect: Rect) -> None:
        """A bill."""
        widgets.bill(self.stage, screen, rect, item.id, item.id == self.meant)

    def offers(self) -> Sequence[Offer]:
        """What the title offers besides the bills."""
        return (
            Offer("play", text("title-play"), "confirm"),
            Offer("saved", text("title-saved"), "secondary", self.has_saved, "title-none-saved"),
            Offer("evening", text("title-evening"), "page_left"),
            Offer("guide", text("guide-open"), "read"),
            Offer("settings", text("title-settings"), "menu"),
            Offer("about", text("title-about")),
            Offer("quit", text("title-quit")),
        )

    def sentence(self) -> str:
        """A greeting."""
        return text("title-says")

    def pressed(self, item: Item, intent: Intent) -> None:
        """The game of a bill, or the languages."""
        if item.id == "language":
            from game.stage.menus.tongues import Tongues

            self.stage.push(Tongues())
        else:
            self.play(item.id)

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name == "play":
            self.play(self.meant)
        elif name == "saved":
            self.saved()
        elif name == "evening":
            self.evening()
        elif name == "guide":
            self.guide(self.meant)
        elif name == "about":
            self.about()
        elif name == "settings":
            self.settings()
        elif name == "quit":
            self.stage.quit()

    def heard(self, intent: Intent) -> bool:
        """The buttons of the bar."""
        if isinstance(intent, Menu):
            self.settings()
            return True
        if isinstance(intent, Read):
            self.offered("guide", intent)
            return True
        if isinstance(intent, PageLeft):
            self.evening()
            return True
        if isinstance(intent, Secondary):
            if self.has_saved:
                self.saved()
            else:
                self.stage.notice("title-none-saved")
            return True
        return super().heard(intent)

    def back(self, intent: Intent) -> None:
        """Back on the first screen goes to the way out; leaving takes a press there."""
        self.focus.go("quit")
