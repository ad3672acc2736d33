"""A small slip for writing a name or a word: ready ones, letters for pads and mouse, the keyboard as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.stage.intent import Erase, Intent, Kind, Type
from game.stage.layout import GAP, columns, grid, rows, split_bottom
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.paint.faces import script_in
from game.stage.prompting import Offer
from game.stage.text import text
from game.table.settings import NAME_LENGTH

PANEL = (1380, 880)
ACROSS = 10
READY_ACROSS = 4


@dataclass(eq=False)
class Naming(Page):
    """Asks for a name, or for what else its `words` say, and hands it to `done`; Back changes nothing."""

    title: str = ""
    written: str = ""
    ready: Sequence[str] = ()
    """Names that are taken with one press."""
    done: Callable[[str], None] = lambda name: None
    words: str = "naming"
    """Its letters and sentences are the messages that begin so: -letters, -says, -empty, -full."""
    panel: Rect | None = None
    untouched: bool = True
    """The first letter replaces the name that stood there."""
    full: bool = False
    """A letter more was written than a name can have."""

    @property
    def overlay(self) -> bool:
        """The page below shows round it."""
        return True

    @property
    def typing(self) -> bool:
        """Letters are letters."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """The field, ready names, letters, and what ends it."""
        canvas = self.stage.canvas
        letters = text(f"{self.words}-letters").split()
        down = -(-len(letters) // ACROSS)
        ready_down = -(-len(self.ready) // READY_ACROSS) if self.ready else 0
        box = self.panel = self.middle(canvas.px(PANEL[0]), min(canvas.px(PANEL[1]), self.bar.top - canvas.px(GAP)))
        inner = widgets.inside(self.stage, box)
        body, foot = split_bottom(inner, canvas.px(76), canvas.px(16))
        parts = rows(body, [1.1, *([ready_down * 0.85] if ready_down else []), down], canvas.px(20))
        placed = [(Item("field", "field", value=self.written, on=True, says=text(f"{self.words}-says")), parts[0])]
        if ready_down:
            cells = grid(parts[1], READY_ACROSS, ready_down, canvas.px(10))
            for n, name in enumerate(self.ready):
                placed.append((Item(f"ready-{n}", "button", name, group="ready"), cells[n]))
        cells = grid(parts[-1], ACROSS, down, canvas.px(8))
        for n, letter in enumerate(letters):
            placed.append((Item(f"letter-{letter}", "button", letter, group="letters"), cells[n]))
        ends = (
            Item("space", "button", text("naming-space"), group="ends"),
            Item("erase", "button", text("naming-erase"), group="ends"),
            Item(
                "done",
                "button",
                text("naming-done"),
                enabled=bool(self.written.strip()),
                why=f"{self.words}-empty",
                primary=True,
                group="ends",
            ),
        )
        placed += zip(ends, columns(foot, [1, 1, 1.4], canvas.px(12)), strict=True)
        return placed

    def changes_sides(self, item: Item) -> bool:
        """Latin letters stay in the order of the alphabet."""
        return item.group != "letters" or script_in(text(f"{self.words}-letters")) == "arabic"

    def first_focus(self) -> str:
        """With a pad or mouse one starts at the ready names, with a keyboard one just types."""
        return "ready-0" if self.ready and self.stage.device is not Kind.KEYBOARD else "done"

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The page below in the shade, a slip of paper."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, self.title)

    def sentence(self) -> str:
        """What to do."""
        return text(f"{self.words}-says")

    def said(self) -> str:
        """What was cut off is said, whatever is focused."""
        return text(f"{self.words}-full", most=NAME_LENGTH) if self.full else super().said()

    def offers(self) -> Sequence[Offer]:
        """The way back."""
        return (Offer("back", text("menu-cancel"), "back"),)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Write, erase, or be done."""
        if item.id.startswith("letter-"):
            self.write(item.label)
        elif item.id.startswith("ready-"):
            self.finish(item.label)
        elif item.id == "space":
            self.write(" ")
        elif item.id == "erase":
            self.erase()
        elif item.id in ("done", "field"):
            self.finish(self.written)

    def write(self, letters: str) -> None:
        """Add letters; after a small letter on a key pad comes a small one."""
        start = "" if self.untouched else self.written
        if self.untouched is False and start and not start.endswith(" ") and len(letters) == 1:
            letters = letters.lower() if self.stage.device is not Kind.KEYBOARD else letters
        self.untouched = False
        wanted = (start + letters).lstrip()
        self.written = wanted[:NAME_LENGTH]
        self.full = wanted != self.written
        if self.full:
            self.stage.sounds.play("knock")
        self.rebuild()

    def erase(self) -> None:
        """Take the last letter away."""
        self.untouched = self.full = False
        self.written = self.written[:-1]
        self.rebuild()

    def finish(self, name: str) -> None:
        """Hand the name over and go."""
        name = " ".join(name.split())
        if name:
            self.stage.pop(self)
            self.done(name)

    def heard(self, intent: Intent) -> bool:
        """Letters and the eraser of a keyboard."""
        if isinstance(intent, Type):
            if intent.text.isprintable():
                self.write(intent.text)
                self.focus.go("done")
            return True
        if isinstance(intent, Erase):
            self.erase()
            return True
        return super().heard(intent)

    def back(self, intent: Intent) -> None:
        """Leave the name as it was."""
        self.stage.pop(self)
