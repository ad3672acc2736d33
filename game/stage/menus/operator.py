"""The operator's page of a window that runs alone in public."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.stage.intent import Intent
from game.stage.layout import GAP, rows, split_top
from game.stage.menus import choices, widgets
from game.stage.menus.page import Item, Page
from game.stage.rooms import OPEN
from game.stage.text import text
from game.table.kiosk import RESTART
from game.words import game_name

if TYPE_CHECKING:
    from game.stage.kiosk import Kiosk

PANEL = (1100, 900)
COUNTED = 130
"""Units for what today has brought, at the usual size of text."""
OFFER = "offer:"


@dataclass(eq=False)
class Operator(Page):
    """Volume, language, which games are offered, what today has brought, start again, quit."""

    kiosk: Kiosk = field(kw_only=True)
    panel: Rect | None = None
    counted: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def arrange(self) -> list[tuple[Item, Rect]]:
        """What is counted, then the choices, then the ways out."""
        canvas = self.stage.canvas
        room = self.bar.top - canvas.whole.top - canvas.px(GAP)
        box = self.panel = self.middle(canvas.px(PANEL[0] * min(1.2, canvas.text)), min(canvas.px(PANEL[1]), room))
        self.counted, body = split_top(
            widgets.inside(self.stage, box), canvas.px(COUNTED * canvas.text), canvas.px(GAP)
        )
        made = [
            *choices.items(self.stage, ("master", "language")),
            *(self._offer(game) for game in OPEN),
            Item("restart", "button", text("kiosk-restart")),
            Item("close", "button", text("kiosk-close")),
        ]
        return list(zip(made, rows(body, [1] * len(made), canvas.px(12)), strict=True))

    def _offer(self, game: str) -> Item:
        on = game in self.kiosk.games
        last = on and len(self.kiosk.games) == 1
        return Item(
            OFFER + game,
            "switch",
            game_name(game),
            text("switch-on" if on else "switch-off"),
            on=on,
            enabled=not last,
            why="kiosk-last-game" if last else "",
            says=text("kiosk-offer-says"),
        )

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall and a sheet of paper."""
        widgets.wall(self.stage, screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("kiosk-operator-title"))
            widgets.explanation(self.stage, screen, self.counted, self.told(), 28)

    def told(self) -> str:
        """What today has brought, and when the window is started afresh."""
        counts = self.kiosk.shop.counts()
        today = text(
            "kiosk-counts",
            visitors=counts.visitors,
            games=counts.games,
            finished=counts.finished,
            crashes=counts.crashes,
        )
        afresh = self.kiosk.afresh()
        when = "" if afresh is None else text("kiosk-afresh", clock=f"{afresh.hour}:{afresh.minute:02}")
        return f"{today}\n{when}" if when else today

    def sentence(self) -> str:
        """How long a change holds."""
        return text("kiosk-operator-says")

    def pressed(self, item: Item, intent: Intent) -> None:
        """Offer a game or not, start again, quit."""
        if item.id.startswith(OFFER):
            game = item.id.removeprefix(OFFER)
            offered = set(self.kiosk.games) ^ {game}
            self.kiosk.games = tuple(game for game in OPEN if game in offered)
            self.rebuild()
            return
        self.kiosk.keep()
        self.kiosk.end({"restart": RESTART, "close": 0}[item.id])

    def adjust(self, item: Item, by: int) -> None:
        """Volume or language."""
        if not item.id.startswith(OFFER):
            choices.step(self.stage, item.id, by)
            self.kiosk.heed()

    def slide(self, item: Item, share: float) -> None:
        """Volume."""
        choices.slide(self.stage, item.id, share)
        self.kiosk.heed()

    def left(self) -> None:
        """From now on so for everybody."""
        self.kiosk.keep()
