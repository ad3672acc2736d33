"""How a bot plays: its level and its temperament, each with a sentence, chosen from two lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Rect

from game.bots.brain import OFFERED
from game.bots.temper import TEMPERS
from game.stage.intent import Intent
from game.stage.layout import GAP, columns, stack
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.text import text

DRAWN: Final = "drawn"
"""The list's word for a temperament that the game draws: an empty one."""
PANEL_WIDTH = 1340
ROW = 92


@dataclass(eq=False)
class BotPlayer(Page):
    """Two lists; whatever is pressed holds at once."""

    called: str = ""
    level: str = ""
    temper: str = ""
    chosen: Callable[[str, str], None] = lambda level, temper: None
    panel: Rect | None = field(default=None)

    @property
    def name(self) -> str:
        """For tests."""
        return "botplayer"

    @property
    def overlay(self) -> bool:
        """The chairs show round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Levels at the beginning of a line, temperaments at its end."""
        canvas = self.stage.canvas
        tempers = (DRAWN, *TEMPERS)
        self.panel, row = self.sheet_of_rows(PANEL_WIDTH, ROW * min(canvas.text, 1.2), len(tempers))
        gap = canvas.px(12)
        left, right = columns(widgets.inside(self.stage, self.panel), [1, 1], canvas.px(2 * GAP))
        levels = [self._item("level", name, name == self.level) for name in OFFERED]
        shown = [self._item("temper", name, name == (self.temper or DRAWN)) for name in tempers]
        return [
            *zip(levels, stack(left, [row - gap] * len(levels), gap), strict=True),
            *zip(shown, stack(right, [row - gap] * len(shown), gap), strict=True),
        ]

    def _item(self, kind: str, name: str, on: bool) -> Item:
        stem = f"seats-{kind}-{name.replace('_', '-')}"
        says = text(f"{stem}-says", name=self.called)
        return Item(f"{kind}-{name}", "pick", text(stem), on=on, says=says, group=kind)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The chairs in the shade and a sheet of paper."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("seats-bot-title", name=self.called))

    def first_focus(self) -> str:
        """The level that holds."""
        return f"level-{self.level}"

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("back", text("play-close"), "back"),)

    def pressed(self, item: Item, intent: Intent) -> None:
        """One of the lists: it holds from now."""
        kind, _, name = item.id.partition("-")
        if kind == "level":
            self.level = name
        else:
            self.temper = "" if name == DRAWN else name
        self.chosen(self.level, self.temper)
