"""The pause: go on, leave, and what one changes most often. The table waits underneath."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame import Rect

from game.stage.intent import Intent
from game.stage.layout import GAP, split_left, stack
from game.stage.menus import choices, widgets
from game.stage.menus.page import Item, Page
from game.stage.menus.settings import SettingsPage
from game.stage.prompting import Offer
from game.stage.scene import PauseEntry
from game.stage.text import text

QUICK = ("master", "effects", "music", "muted", "full_screen", "text_size", "pace", "reduced_motion")
ROW = 78
PANEL_WIDTH = 1500
LEFT = 470


@dataclass(eq=False)
class Pause(Page):
    """The menu over a table."""

    quick: ClassVar[tuple[str, ...]] = QUICK
    """The settings beside the buttons."""
    ways_out: ClassVar[tuple[str, ...]] = ("settings", "leave", "quit")
    """The last buttons."""
    leaving: ClassVar[tuple[str, str]] = ("pause-leave", "pause-leave-says")
    """The words of the button that leaves the table, and what becomes of the game then."""

    leave_table: Callable[[], None] = lambda: None
    panel: Rect | None = None
    entries: Sequence[PauseEntry] = field(default_factory=tuple)
    keeps: bool = True
    """Whether the game below is saved; a lesson, which is not, has a way out of its own among the entries."""

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    def entered(self) -> None:
        """Ask the scene below what it wants to offer."""
        below = self.stage.scenes[-2] if len(self.stage.scenes) > 1 else None
        self.entries = below.pause_entries() if below is not None else ()
        self.keeps = below is None or below.keeps_picks

    def uncovered(self) -> None:
        """Settings may have changed."""
        self.rebuild()

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Doing on the left, settings on the right."""
        canvas = self.stage.canvas
        grow = min(canvas.text, 1.3)
        buttons = [
            Item("resume", "button", text("pause-resume"), primary=True, group="entries"),
            *(
                Item(f"entry-{n}", "button", e.label, enabled=not e.why, why=e.why, args=e.args, group="entries")
                for n, e in enumerate(self.entries)
            ),
            *(item for item in self._out() if item.id in self.ways_out and (self.keeps or item.id != "leave")),
        ]
        count = max(len(self.quick), len(buttons))
        self.panel, row = self.sheet_of_rows(PANEL_WIDTH, ROW * grow, count, apart=3 * GAP)
        body = widgets.inside(self.stage, self.panel)
        left, right = split_left(body, canvas.px(LEFT), canvas.px(2 * GAP))
        gap = canvas.px(12)
        placed = list(zip(buttons, stack(left, [row - gap] * len(buttons), gap), strict=True))
        made = choices.items(self.stage, self.quick)
        placed += zip(made, stack(right, [row] * len(made)), strict=True)
        return placed

    def _out(self) -> tuple[Item, ...]:
        label, says = text(self.leaving[0]), self.sentence()
        return (
            Item("settings", "button", text("pause-settings"), icon="gear", group="entries"),
            Item("leave", "button", label, says=says, group="entries"),
            Item("quit", "button", text("pause-quit" if self.keeps else "title-quit"), says=says, group="entries"),
        )

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The table in the shade, a sheet of paper over it."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("pause-title"))

    def sentence(self) -> str:
        """A word for the patient."""
        return text(self.leaving[1] if self.keeps else "lesson-skip-says")

    def offers(self) -> Sequence[Offer]:
        """Back to the table."""
        return (Offer("back", text("pause-resume"), "back"),)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Do what the button says."""
        if item.id == "resume":
            self.stage.pop(self)
        elif item.id == "settings":
            self.stage.push(SettingsPage())
        elif item.id == "leave":
            self.leave_table()
        elif item.id == "quit":
            self.stage.quit()
        elif item.id.startswith("entry-"):
            entry = self.entries[int(item.id.removeprefix("entry-"))]
            self.stage.pop(self)
            entry.action()
        else:
            choices.step(self.stage, item.id, 1)

    def adjust(self, item: Item, by: int) -> None:
        """Turn a choice or move a slider."""
        choices.step(self.stage, item.id, by)

    def slide(self, item: Item, share: float) -> None:
        """Put a slider somewhere."""
        choices.slide(self.stage, item.id, share)

    def menu(self, intent: Intent) -> None:
        """The menu button closes the menu."""
        self.stage.pop(self)

    def left(self) -> None:
        """Keep what was chosen."""
        self.stage.save_settings()
