"""A person's own hand, looked at during somebody else's turn, after a cover."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.intent import Intent
from game.stage.paint import cards, paper
from game.stage.paint.baize import ground
from game.stage.paint.press import Press
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text

CARD = 200.0
GAP = 16.0


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

    @abstractmethod
    def faces(self, press: Press, width: float) -> Sequence[pygame.Surface]:
        """The cards of the hand, `width` units wide, in the order in which they are held."""

    def draw(self, screen: pygame.Surface) -> None:
        """The cards in rows."""
        press, canvas = self.stage.press, self.stage.canvas
        screen.blit(ground(press, canvas.whole.size, (0, 0, 8, 8)), canvas.whole)
        across = max(1, int((canvas.width - 100) // (CARD + GAP)))
        faces = self.faces(press, CARD)
        rows = -(-len(faces) // across)
        high = canvas.px(CARD * cards.RATIO + GAP)
        top = canvas.whole.top + (self.bar.top - canvas.whole.top - rows * high) // 2
        for number, face in enumerate(faces):
            row, column = divmod(number, across)
            in_row = min(across, len(faces) - row * across)
            left = canvas.whole.centerx - canvas.px((CARD + GAP) * in_row) // 2
            paper.lay(press, screen, face, (left + column * canvas.px(CARD + GAP), top + row * high), 8, 0.5)
        prompting.draw(self.stage, screen, self.bar, self._sentence(), self.offers(), self.seat)
