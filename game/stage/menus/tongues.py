"""Which language is spoken: each is called what it calls itself, so that whoever reads no other finds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.stage.intent import Intent
from game.stage.layout import stack
from game.stage.menus import choices, widgets
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.text import language, text
from game.words import languages

PANEL_WIDTH = 760
ROW = 130


@dataclass(eq=False)
class Tongues(Page):
    """A sheet with a button for each language; what is pressed is spoken from now on."""

    panel: Rect | None = None

    @property
    def overlay(self) -> bool:
        """The bills show round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """One under the other."""
        canvas, tags = self.stage.canvas, languages()
        self.panel, row = self.sheet_of_rows(PANEL_WIDTH, ROW, len(tags))
        gap = canvas.px(14)
        says = text("set-language-says")
        items = [Item(tag, "pick", choices.called(tag), on=tag == language(), says=says) for tag in tags]
        places = stack(widgets.inside(self.stage, self.panel), [row - gap] * len(tags), gap)
        return list(zip(items, places, strict=True))

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall in the shade and a sheet of paper."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("set-language"))

    def first_focus(self) -> str:
        """The language that is spoken."""
        return language()

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("back", text("play-close"), "back"),)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Speak it, on every screen."""
        choices.put(self.stage, "language", item.id)
        self.stage.save_settings()
        self.leave()
