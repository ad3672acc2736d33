"""A person's own hand, looked at during somebody else's turn, after a cover."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.intent import Intent
from game.stage.layout import Canvas
from game.stage.paint import cards, paper
from game.stage.paint.baize import ground
from game.stage.paint.press import Press, big
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text

CARD, LARGEST = 200.0, 340.0
"""Width of a card where there are many, and of a few; in units."""
GAP = 16.0
EDGE = 24.0
STANDING_WIDTH = 1280
"""Of a window that stands, in units: there all of it is larger."""


@dataclass(eq=False)
class Peek(Scene, ABC):
    """Only this hand, on an empty table."""

    seat: int = 0
    who: str = ""
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))

    @property
    def name(self) -> str:
        """For tests."""
        return "peek"

    @property
    def near(self) -> tuple[Press, Canvas]:
        """What the hand is printed with, and its canvas."""
        press, canvas = self.stage.press, self.stage.canvas
        if not canvas.stands:
            return press, canvas
        return big(press, canvas.width / STANDING_WIDTH), canvas.nearer(STANDING_WIDTH)

    def laid_out(self) -> None:
        """Only the bar needs a place."""
        self.bar = prompting.bar_box(self.stage.canvas)

    def offers(self) -> Sequence[Offer]:
        """Hide it again."""
        return (Offer("hide", text("play-peek-hide"), "back"),)

    def controls(self) -> Sequence[Control]:
        """The bar's button."""
        return prompting.controls_of(self.stage, self.bar, self._sentence(), self.offers(), self.seat)

    def _sentence(self) -> str:
        return text("play-peek-bar", name=self.who)

    def press(self, control: Control, intent: Intent) -> None:
        """Hide it again."""
        self.stage.pop(self)

    @property
    def above(self) -> float:
        """Room above the cards, in units."""
        return EDGE

    @property
    @abstractmethod
    def count(self) -> int:
        """How many cards there are."""

    @abstractmethod
    def faces(self, press: Press, width: float) -> Sequence[pygame.Surface]:
        """The cards of the hand, `width` units wide, in the order in which they are held."""

    def draw(self, screen: pygame.Surface) -> None:
        """The cards in rows."""
        press, canvas = self.near
        screen.blit(ground(press, canvas.whole.size, (0, 0, 8, 8)), canvas.whole)
        count = self.count
        high_room = press.units(self.bar.top - canvas.whole.top) - self.above - EDGE
        wide = _widest(canvas.width - 100, high_room, count)
        across = _across(canvas.width - 100, wide)
        rows = -(-count // across)
        high = canvas.px(wide * cards.RATIO + GAP)
        top = canvas.whole.top + canvas.px(self.above) + (canvas.px(high_room) - rows * high + canvas.px(GAP)) // 2
        for number, face in enumerate(self.faces(press, wide)):
            row, column = divmod(number, across)
            in_row = min(across, count - row * across)
            left = canvas.whole.centerx - canvas.px((wide + GAP) * in_row) // 2
            paper.lay(press, screen, face, (left + column * canvas.px(wide + GAP), top + row * high), 8, 0.5)
        prompting.draw(self.stage, screen, self.bar, self._sentence(), self.offers(), self.seat)


def _across(room: float, wide: float) -> int:
    """How many cards of this width lie side by side."""
    return max(1, int((room + GAP) // (wide + GAP)))


def _widest(room: float, high: float, count: int) -> float:
    """The width at which so many cards lie within, in units; no less than `CARD`."""
    wide = LARGEST
    while wide > CARD and -(-count // _across(room, wide)) * (wide * cards.RATIO + GAP) - GAP > high:
        wide -= 10.0
    return wide
