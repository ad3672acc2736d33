"""Everybody's cards and roles, open: for somebody who is out of the game, behind a cover, on request."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.bang.state import OUT, Bang
from game.stage import prompting
from game.stage.bang.flying import side
from game.stage.bang.sight import held_order, kind_of, look_of
from game.stage.intent import Intent
from game.stage.layout import grid
from game.stage.paint import paper, pictures
from game.stage.paint.bang import seats
from game.stage.paint.cards import RATIO
from game.stage.play.cast import Cast
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text

GAP = 14.0
PANEL = 0.46
"""The share of a seat's cell that its panel takes."""


@dataclass(eq=False)
class Gallery(Scene):
    """`views` has for each seat the state as that seat knows it; the table waits below."""

    views: Sequence[Bang] = ()
    seated: Cast = field(default_factory=lambda: Cast((), ()))
    who: str = ""
    mark: int = 0
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))

    @property
    def name(self) -> str:
        """For tests."""
        return "gallery"

    def laid_out(self) -> None:
        """Only the bar needs a place."""
        self.bar = prompting.bar_box(self.stage.canvas)

    def offers(self) -> Sequence[Offer]:
        """Hide it again."""
        return (Offer("hide", text("play-peek-hide"), "back"),)

    def sentence(self) -> str:
        """For whom this is."""
        return text("bang-gallery", name=self.who)

    def controls(self) -> Sequence[Control]:
        """The bar's button."""
        return prompting.controls_of(self.stage, self.bar, self.sentence(), self.offers(), self.mark)

    def press(self, control: Control, intent: Intent) -> None:
        """Hide it again."""
        self.stage.pop(self)

    def cells(self) -> list[Rect]:
        """The place of each seat that is still in the game."""
        canvas = self.stage.canvas
        area = Rect(canvas.whole.x, canvas.whole.y, canvas.whole.width, self.bar.top - canvas.whole.y)
        area = area.inflate(-2 * canvas.px(24), -2 * canvas.px(20))
        found = grid(area, 2, -(-len(self.alive()) // 2), canvas.px(GAP)) if self.alive() else []
        return [canvas.sided(cell, area) for cell in found]

    def alive(self) -> tuple[int, ...]:
        """The seats that are in the game."""
        return tuple(seat for seat, g in enumerate(self.views) if g.status[seat] != OUT)

    def draw(self, screen: pygame.Surface) -> None:
        """A panel with an open role, and the hand beside it, for everybody who is alive."""
        press, canvas = self.stage.press, self.stage.canvas
        screen.blit(pictures.place(press, "walnut", canvas.whole.size), canvas.whole)
        for seat, cell in zip(self.alive(), self.cells(), strict=False):
            g = self.views[seat]
            panel = Rect(cell.x, cell.y, round(cell.width * PANEL), min(cell.height, press.px(196)))
            panel.centery = cell.centery
            room = press.sided(Rect(panel.right, cell.y, cell.right - panel.right, cell.height), cell)
            panel = press.sided(panel, cell)
            seats.draw_seat(press, screen, panel, look_of(g, self.seated, seat, seat))
            self._hand(screen, g, seat, room)
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers(), self.mark)

    def _hand(self, screen: pygame.Surface, g: Bang, seat: int, room: Rect) -> None:
        press = self.stage.press
        held = held_order(g.hand[seat])
        if not held:
            return
        wide = min(press.units(room.height) / RATIO - 8, 150.0, press.units(room.width) - 20)
        free = press.units(room.width) - 20 - wide
        step = min(wide + 8, free / max(1, len(held) - 1))
        top = room.centery - press.px(wide * RATIO / 2)
        for number, card in enumerate(held):
            piece = side(press, kind_of(card), wide)
            paper.lay(press, screen, piece, (room.x + press.px(14 + number * step), top), 5, 0.4)
