"""The asked person's gamepad is gone: everything waits until somebody helps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.intent import Intent, Plugged
from game.stage.layout import rows, split_top
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.text import text

PANEL = (1080, 560)


@dataclass(eq=False)
class PadLost(Page):
    """Says whose pad is gone; any free pad takes the seat, or the seat goes on with the mouse."""

    seat: int = 0
    panel: Rect | None = None
    words: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    @property
    def person(self) -> str:
        """Whose pad it was."""
        names = self.stage.names
        return names[self.seat] if self.seat < len(names) else str(self.seat + 1)

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Two ways on."""
        canvas = self.stage.canvas
        box = self.panel = self.middle(canvas.px(PANEL[0]), canvas.px(PANEL[1] * min(1.2, canvas.text)))
        self.words, body = split_top(
            widgets.inside(self.stage, box), canvas.px(170 * min(1.3, canvas.text)), canvas.px(12)
        )
        shared, pause = rows(body, [1, 1], canvas.px(16))
        return [
            (Item("shared", "button", text("pad-lost-shared"), icon="mouse", primary=True), shared),
            (Item("pause", "button", text("pad-lost-pause")), pause),
        ]

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The table in the shade and a sheet of paper."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("pad-lost-title", name=self.person))
            widgets.explanation(self.stage, screen, self.words, text("pad-lost-says", name=self.person))

    def offers(self) -> Sequence[Offer]:
        """No other answer."""
        return (Offer("back", text("pad-lost-shared"), "back"),)

    def sentence(self) -> str:
        """What helps."""
        return text("pad-lost-bar", name=self.person)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Go on without a pad, or open the pause."""
        if item.id == "shared":
            self.go_on_shared()
        else:
            self.stage.open_pause()

    def offered(self, name: str, intent: Intent) -> None:
        """The bar's answer."""
        self.go_on_shared()

    def go_on_shared(self) -> None:
        """The seat plays with mouse and keyboard, or any free pad."""
        self.stage.seating.leave(self.seat)
        self.stage.pop(self)

    def back(self, intent: Intent) -> None:
        """Go on without."""
        self.go_on_shared()

    def heard(self, intent: Intent) -> bool:
        """A pad has taken the seat: the game goes on."""
        if isinstance(intent, Plugged) and self.stage.seating.pad_of(self.seat) is not None:
            self.stage.pop(self)
            return True
        return super().heard(intent)
