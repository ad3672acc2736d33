"""A card read large: its full face, and beside it what there is to say of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.intent import Confirm, Intent, Read, Scroll
from game.stage.layout import Canvas
from game.stage.menus import widgets
from game.stage.paint import cards, controls, fonts, paper
from game.stage.paint.pen import Pen
from game.stage.paint.press import Press, big
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text

SHEET = 820.0
GAP = 44.0
MARGIN = 46.0
STANDING_WIDTH = 960
"""Of a window that stands, in units: there the sheet lies below the card."""
STANDING_SHEET = 520.0
"""Least height of the sheet there."""


@dataclass(eq=False)
class Reader(Scene, ABC):
    """`first` are sentences about this very card: why it can't be played, what lies of it."""

    kind: str = ""
    switches: Mapping[str, Any] = field(default_factory=dict)
    first: tuple[str, ...] = ()
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))

    @property
    def name(self) -> str:
        """For tests."""
        return "reader"

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    def entered(self) -> None:
        """A page is turned."""
        self.stage.sounds.play("page")

    def laid_out(self) -> None:
        """Only the bar needs a place."""
        self.bar = prompting.bar_box(self.stage.canvas)

    @abstractmethod
    def paragraphs(self) -> list[str]:
        """What stands beside the card."""

    @abstractmethod
    def face(self, press: Press) -> pygame.Surface:
        """The card's full face."""

    @abstractmethod
    def sentence(self) -> str:
        """What is read."""

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("close", text("play-close"), "back"),)

    def controls(self) -> Sequence[Control]:
        """The bar's button."""
        return prompting.controls_of(self.stage, self.bar, self.sentence(), self.offers())

    def press(self, control: Control, intent: Intent) -> None:
        """Close."""
        self.stage.pop(self)

    def heard(self, intent: Intent) -> bool:
        """Read again, or a click anywhere, closes."""
        if isinstance(intent, Read) or (isinstance(intent, Confirm) and intent.position is not None):
            self.stage.pop(self)
            return True
        return isinstance(intent, Scroll)

    def draw(self, screen: pygame.Surface) -> None:
        """The table in the shade, the card, the sheet."""
        widgets.shade(screen)
        press, canvas = self.stage.press, self.stage.canvas
        place = self._below if canvas.stands else self._beside
        if canvas.stands:
            press, canvas = big(press, canvas.width / STANDING_WIDTH), canvas.nearer(STANDING_WIDTH)
        face, card, sheet = place(press, canvas)
        paper.lay(press, screen, face, card.topleft, 26, 0.65)
        controls.draw_panel(press, screen, sheet)
        self._words(press, screen, sheet)
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers())

    def _beside(self, press: Press, canvas: Canvas) -> tuple[pygame.Surface, Rect, Rect]:
        """The card, where it lies, and the sheet beside it."""
        face = self._face(press, (self.bar.top - canvas.whole.top) / canvas.scale - 40)
        wide = face.get_width() + canvas.px(GAP + SHEET)
        left = canvas.whole.centerx - wide // 2
        top = canvas.whole.top + (self.bar.top - canvas.whole.top - face.get_height()) // 2
        card = canvas.sided(face.get_rect(topleft=(left, top)), canvas.whole)
        sheet = Rect(left + face.get_width() + canvas.px(GAP), top, canvas.px(SHEET), face.get_height())
        return face, card, canvas.sided(sheet, canvas.whole)

    def _below(self, press: Press, canvas: Canvas) -> tuple[pygame.Surface, Rect, Rect]:
        """The card, where it lies, and the sheet below it."""
        room = self.bar.top - canvas.whole.top - canvas.px(40 + GAP)
        face = self._face(press, room / canvas.scale - STANDING_SHEET)
        high = min(room - face.get_height(), face.get_height())
        top = canvas.whole.top + canvas.px(20) + (room - face.get_height() - high) // 2
        card = face.get_rect(midtop=(canvas.whole.centerx, top))
        sheet = Rect(0, 0, canvas.px(SHEET), high)
        sheet.midtop = card.centerx, card.bottom + canvas.px(GAP)
        return face, card, sheet

    def _face(self, press: Press, high: float) -> pygame.Surface:
        """The full face, no higher than that, in units."""
        return self.face(big(press, round(min(1.25, high / cards.FULL[1]), 3)))

    def _words(self, press: Press, screen: pygame.Surface, sheet: Rect) -> None:
        """Paragraphs one below the other, as large as all of them fit."""
        words = self.paragraphs()
        width = press.units(sheet.width) - 2 * MARGIN
        room = press.units(sheet.height) - 2 * MARGIN
        size = 37.0
        while size > 18 and _height(press, words, width, size) > room:
            size -= 1
        pen = Pen.within(press, screen, sheet)
        y = MARGIN
        for paragraph in words:
            lines = fonts.wrap(press, paragraph, width, "text", size)
            step = size * press.text_scale * 1.2
            for line in lines:
                pen.base(line, (MARGIN, y + step / 2), "text", size, press.tones.ink)
                y += step
            y += step * 0.55


def _height(press: Press, words: Sequence[str], width: float, size: float) -> float:
    step = size * press.text_scale * 1.2
    return sum(step * (len(fonts.wrap(press, paragraph, width, "text", size)) + 0.55) for paragraph in words)
