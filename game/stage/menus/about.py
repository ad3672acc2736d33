"""About: version, whose trademark is what, and the licences of the type."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Rect

from game import __version__
from game.assets import assets
from game.stage.intent import DOWN, UP, Aim, Intent, PageLeft, PageRight, Scroll
from game.stage.layout import GAP, columns, split_top
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.text import text

PARTS = ("about-product", "about-trademarks", "about-own")
EDGES = 5
"""So many letters more than its name has is a tab wide."""
FACES = ("rye", "league_gothic", "besley", "noto_serif_sc", "lalezar", "vazirmatn")
LINES_A_PRESS = 3
PANEL_WIDTH = 1500


def licence(face: str) -> str:
    """The licence that came with a typeface, as it is."""
    return Path(assets() / "fonts" / f"{face}.OFL.txt").read_text(encoding="utf-8")


@dataclass(eq=False)
class About(Page):
    """One sheet; the buttons show the licence of each typeface."""

    shown: str = ""
    """The typeface whose licence is shown, or "" for the sheet itself."""
    line: int = 0
    panel: Rect | None = None
    body: Rect | None = None

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A row of buttons at the top of the sheet."""
        canvas = self.stage.canvas
        box = Rect(0, 0, canvas.px(PANEL_WIDTH), self.bar.top - canvas.whole.top - canvas.px(2 * GAP))
        box.midtop = (canvas.whole.centerx, canvas.whole.top + canvas.px(GAP))
        self.panel = box
        inner = widgets.inside(self.stage, box)
        head, self.body = split_top(inner, canvas.px(72 * min(1.3, canvas.text)), canvas.px(24))
        names = ["", *FACES]
        labels = [text(f"about-face-{name.replace('_', '-')}") if name else text("about-tab") for name in names]
        # a tab is as wide as its name is long, and a little more
        places = columns(head, [EDGES + len(label) for label in labels], canvas.px(12))
        return [
            (
                Item(
                    f"sheet-{name or 'about'}",
                    "tab",
                    label,
                    on=name == self.shown,
                    says=text("about-licence-says") if name else "",
                    group="tabs",
                ),
                rect,
            )
            for name, label, rect in zip(names, labels, places, strict=True)
        ]

    def words(self) -> str:
        """What stands on the sheet."""
        if self.shown:
            return licence(self.shown)
        return "\n\n".join(text(part, version=__version__) for part in PARTS)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall, the sheet, its words."""
        widgets.wall(self.stage, screen)
        if self.panel is not None and self.body is not None:
            widgets.panel(self.stage, screen, self.panel, text("about-title"))
            widgets.reading(self.stage, screen, self.body, self.words(), self.line)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Show a sheet."""
        if item.id.startswith("sheet-"):
            name = item.id.removeprefix("sheet-")
            self.shown = "" if name == "about" else name
            self.line = 0

    def heard(self, intent: Intent) -> bool:
        """Wheel, shoulders and up and down move a long licence."""
        by = 0
        if isinstance(intent, Scroll):
            by = -intent.lines * LINES_A_PRESS
        elif isinstance(intent, PageLeft | PageRight):
            by = 12 if isinstance(intent, PageRight) else -12
        elif self.shown and isinstance(intent, Aim) and intent.direction in (UP, DOWN):
            by = intent.direction[1] * LINES_A_PRESS
            if self.line == (self.last_line() if intent.direction == DOWN else 0):
                return False
        if not by:
            return super().heard(intent)
        self.line = max(0, min(self.last_line(), self.line + by))
        self.stage.touch()
        return True

    def last_line(self) -> int:
        """How far the sheet can be moved."""
        if self.body is None:
            return 0
        return widgets.lines_beyond(self.stage, self.body, self.words())
