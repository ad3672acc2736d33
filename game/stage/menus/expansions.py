"""The first sheet of the rules of a game with expansions: ready mixes, a box for each expansion, who chooses what."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import words
from game.rules.library import Game
from game.stage.layout import Canvas, columns, grid, split_top
from game.stage.menus.page import Item, Kind
from game.stage.menus.rulebook import Rulebook
from game.stage.paint.bang import boxes
from game.stage.paint.press import Press
from game.stage.text import text

BLENDS = 78.0
"""Height of the row of ready mixes in units."""
GAP = 10.0
EDGES = 8
"""So many letters more than its words have is a button wide."""
RANDOM = "random"
BESIDES = "characters_dealt"
"""The switch that lies among the boxes: whether people choose one of two characters."""


@dataclass(frozen=True)
class Expansions:
    """Which expansions of a game are played with; `seats` is for how many, 0 for nobody knows."""

    game: Game
    book: Rulebook
    seats: int = 0

    @property
    def switches(self) -> tuple[str, ...]:
        """Every switch of this sheet."""
        return (*self.game.expansions, *((BESIDES,) if BESIDES in self.book.switches else ()))

    @property
    def on(self) -> tuple[str, ...]:
        """What is in the box now."""
        return tuple(name for name in self.game.expansions if self.book.switches[name])

    @property
    def blend(self) -> str:
        """The ready mix that is chosen; empty for none."""
        return next((name for name, mix in self.game.blends.items() if set(mix) == set(self.on)), "")

    @property
    def fits(self) -> bool:
        """Whether so many may play by these rules."""
        fewest, most = self.limits
        return not self.seats or fewest <= self.seats <= most

    @property
    def limits(self) -> tuple[int, int]:
        """For how many these rules are."""
        return self.game.seats_for(self.book.switches)

    def placed(self, canvas: Canvas, body: Rect) -> list[tuple[Item, Rect]]:
        """The mixes side by side, the boxes below in two columns, the switch last."""
        top, rest = split_top(body, canvas.px(BLENDS * min(1.1, canvas.text)), canvas.px(GAP))
        names = [*self.game.blends, RANDOM]
        blends = [
            Item(
                f"blend-{name}",
                "button",
                text("rules-blend", blend=name),
                says=text("rules-blend-says", blend=name),
                primary=name == self.blend,
                group="blends",
            )
            for name in names
        ]
        wide = [len(item.label) + EDGES for item in blends]
        found = list(zip(blends, columns(top, wide, canvas.px(GAP)), strict=True))
        switches = self.switches
        cells = grid(rest, 2, -(-len(switches) // 2), canvas.px(GAP))
        return found + [(self._item(name), cell) for name, cell in zip(switches, cells, strict=False)]

    def _item(self, name: str) -> Item:
        kind: Kind = "plain" if name in self.game.expansions else "two_lines"
        value = words.value_label(self.game.name, name, self.book.switches[name])
        label, says = words.switch_name(self.game.name, name), words.switch_says(self.game.name, name)
        return Item(f"switch-{name}", kind, label, value, on=name in self.book.changed, says=says, group="switches")

    def paint(self, press: Press, screen: pygame.Surface, item: Item, rect: Rect) -> None:
        """A box with its picture, its sentence and its tick."""
        name = item.id.removeprefix("switch-")
        look = boxes.BoxLook(name, item.label, item.says, bool(self.book.switches[name]))
        boxes.draw_box(press, screen, rect, look)

    def take(self, blend: str) -> None:
        """Play with a ready mix, or with what chance says."""
        mix = self.game.blends.get(blend)
        for name in self.game.expansions:
            self.book.set(name, bool(secrets.randbelow(2)) if mix is None else name in mix)
