"""A gamepad whose buttons nobody knows: four presses name them, once for each make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.devices.pads import PLACES
from game.stage.intent import MOUSE, Device, Intent, RawButton, Unplugged
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.text import sentences, text

PANEL = (1000, 520)


@dataclass(eq=False)
class PadMap(Page):
    """Asks for four buttons of one pad and keeps them under its GUID."""

    device: Device = MOUSE
    guid: str = ""
    pressed_so_far: list[int] = field(default_factory=list)
    panel: Rect | None = None
    words: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def overlay(self) -> bool:
        """What was in front shows round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Only a way out."""
        canvas = self.stage.canvas
        box = self.panel = self.middle(canvas.px(PANEL[0]), canvas.px(PANEL[1] * min(1.2, canvas.text)))
        button = Rect(0, 0, canvas.px(420), canvas.px(84))
        inner = widgets.inside(self.stage, box)
        button.midbottom = inner.midbottom
        self.words = Rect(inner.x, inner.y, inner.width, button.top - inner.y)
        return [(Item("later", "button", text("pad-map-later")), button)]

    def sentence(self) -> str:
        """Which button is asked for now."""
        return text(f"pad-map-{PLACES[len(self.pressed_so_far)]}")

    def said(self) -> str:
        """Always the question."""
        return self.sentence()

    def paint_ground(self, screen: pygame.Surface) -> None:
        """A sheet of paper with the question."""
        widgets.shade(screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("pad-map-title"))
            done, count = len(self.pressed_so_far), len(PLACES)
            words = sentences(text("pad-map-says", done=done + 1, count=count), self.sentence())
            widgets.explanation(self.stage, screen, self.words, words)

    def offers(self) -> Sequence[Offer]:
        """Leave the pad alone."""
        return (Offer("back", text("pad-map-later"), "back"),)

    def press_raw(self, button: int) -> None:
        """One more button; the same one twice is a slip."""
        if button in self.pressed_so_far:
            self.stage.notice("pad-map-twice")
            return
        self.pressed_so_far.append(button)
        self.stage.sounds.play("confirm")
        if len(self.pressed_so_far) == len(PLACES):
            places = dict(zip(PLACES, map(str, self.pressed_so_far), strict=True))
            self.stage.settings.pad_maps[self.guid] = places
            self.stage.save_settings()
            self.stage.notice("pad-map-done")
            self.stage.pop(self)
        else:
            self.rebuild()

    def heard(self, intent: Intent) -> bool:
        """The unknown pad's buttons count here."""
        if isinstance(intent, RawButton):
            if intent.device == self.device:
                self.press_raw(intent.button)
            return True
        if isinstance(intent, Unplugged) and intent.device == self.device:
            self.stage.pop(self)
            return True
        return super().heard(intent)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Later."""
        self.stage.pop(self)
