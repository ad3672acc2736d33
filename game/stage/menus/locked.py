"""The menus of a window that runs alone in public: what visitors may reach, and the question for the PIN."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hmac import compare_digest

import pygame
from pygame import Rect

from game.stage.intent import Erase, Intent, Menu, Read, Secondary, Type
from game.stage.layout import GAP, grid
from game.stage.menus import choices, widgets
from game.stage.menus.guide import Guide
from game.stage.menus.page import Item, Page
from game.stage.menus.pause import Pause
from game.stage.menus.title import Title
from game.stage.prompting import Offer
from game.stage.text import text

TRIES = 3
"""Wrong PINs after which the page closes."""
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "done")
PIN_PANEL = (760, 780)


@dataclass(eq=False)
class LockedTitle(Title):
    """The title without saved games, settings and the way out."""

    @property
    def name(self) -> str:
        """The same screen to tests."""
        return "title"

    def offers(self) -> Sequence[Offer]:
        """Play, help, and the size of the text."""
        return (
            Offer("play", text("title-play"), "confirm"),
            Offer("help", text("kiosk-help"), "read"),
            Offer("text_size", choices.item_of("text_size", self.stage.settings.text_size).label, "secondary"),
        )

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name == "play":
            super().offered(name, intent)
        elif name == "help":
            self.stage.push(Guide(game=self.meant, games=tuple(self.boards)))
        elif name == "text_size":
            choices.step(self.stage, "text_size", 1)

    def heard(self, intent: Intent) -> bool:
        """The buttons of the bar; the menu button does nothing."""
        if isinstance(intent, Menu):
            return True
        if isinstance(intent, Read | Secondary):
            self.offered("help" if isinstance(intent, Read) else "text_size", intent)
            return True
        return Page.heard(self, intent)

    def back(self, intent: Intent) -> None:
        """There is nothing to go back to."""


@dataclass(eq=False)
class LockedPause(Pause):
    """The pause without settings and the way out of the program."""

    quick = ("language", "text_size")
    ways_out = ("leave",)
    leaving = ("kiosk-leave", "kiosk-leave-says")


@dataclass(eq=False)
class PinPage(Page):
    """Asks for the operator's PIN, by mouse, pad or keyboard."""

    pin: str = ""
    opened: Callable[[], None] = lambda: None
    written: str = ""
    wrong: int = 0
    panel: Rect | None = None

    @property
    def typing(self) -> bool:
        """Digits of a keyboard."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """The keys of a telephone."""
        canvas = self.stage.canvas
        tall = min(canvas.px(PIN_PANEL[1]), self.bar.top - canvas.px(GAP))
        box = self.panel = self.middle(canvas.px(PIN_PANEL[0]), tall)
        labels = {"erase": text("naming-erase"), "done": text("naming-done")}
        items = [Item(f"pin-{key}", "button", labels.get(key, key), primary=key == "done") for key in KEYS]
        return list(zip(items, grid(widgets.inside(self.stage, box), 3, 4, canvas.px(14)), strict=True))

    def changes_sides(self, item: Item) -> bool:
        """The keys of a telephone lie alike everywhere."""
        return False

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall and a sheet of paper."""
        widgets.wall(self.stage, screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("kiosk-pin-title"))

    def sentence(self) -> str:
        """How many digits are written; never which."""
        return text("kiosk-pin-says", count=len(self.written))

    def pressed(self, item: Item, intent: Intent) -> None:
        """A key."""
        key = item.id.removeprefix("pin-")
        if key == "done":
            self.finish()
        elif key == "erase":
            self.written = self.written[:-1]
        else:
            self.write(key)

    def write(self, letters: str) -> None:
        """Add digits of any script, whatever else was typed."""
        digits = "".join(str(int(sign)) for sign in letters if sign.isdecimal())
        self.written = (self.written + digits)[: len(self.pin) + 4]
        self.rebuild()

    def finish(self) -> None:
        """Open the page, or say no."""
        right = compare_digest(self.written, self.pin)
        self.written = ""
        if right:
            self.opened()
            return
        self.wrong += 1
        self.stage.notice("kiosk-pin-wrong")
        self.stage.sounds.play("error")
        if self.wrong >= TRIES:
            self.leave()

    def heard(self, intent: Intent) -> bool:
        """The keyboard's digits."""
        if isinstance(intent, Type):
            self.write(intent.text)
            self.focus.go("pin-done")
            return True
        if isinstance(intent, Erase):
            self.written = self.written[:-1]
            self.rebuild()
            return True
        return super().heard(intent)
