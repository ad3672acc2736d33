"""A person's own hand, looked at during somebody else's turn, after a cover."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.earp.deck_words import card_words
from game.stage.earp.sight import held_order, kind_of
from game.stage.intent import Intent
from game.stage.paint import cards, paper
from game.stage.paint.baize import ground
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text

CARD = 200.0
GAP = 16.0


@dataclass(eq=False)
class Peek(Scene):
    """Only this hand, on an empty table."""

    hand: Sequence[int] = ()
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
        return (Offer("hide", text("earp-peek-hide"), "back"),)

    def controls(self) -> Sequence[Control]:
        """The bar's button."""
        return prompting.controls_of(self.stage, self.bar, self._sentence(), self.offers(), self.seat)

    def _sentence(self) -> str:
        return text("earp-peek-bar", name=self.who)

    def press(self, control: Control, intent: Intent) -> None:
        """Hide it again."""
        self.stage.pop(self)

    def draw(self, screen: pygame.Surface) -> None:
        """The cards in rows."""
        press, canvas = self.stage.press, self.stage.canvas
        screen.blit(ground(press, canvas.whole.size, (0, 0, 8, 8)), canvas.whole)
        across = max(1, int((canvas.width - 100) // (CARD + GAP)))
        order = held_order(tuple(self.hand))
        rows = -(-len(order) // across)
        high = canvas.px(CARD * cards.RATIO + GAP)
        top = canvas.whole.top + (self.bar.top - canvas.whole.top - rows * high) // 2
        for number, card in enumerate(order):
            row, column = divmod(number, across)
            in_row = min(across, len(order) - row * across)
            left = canvas.whole.centerx - canvas.px((CARD + GAP) * in_row) // 2
            face = cards.hand(press, kind_of(card), card_words(kind_of(card)), CARD)
            paper.lay(press, screen, face, (left + column * canvas.px(CARD + GAP), top + row * high), 8, 0.5)
        prompting.draw(self.stage, screen, self.bar, self._sentence(), self.offers(), self.seat)
