"""About: version, whose trademark is what, and the licences of the type."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pygame import Rect

from game import __version__
from game.assets import assets
from game.stage.intent import Intent
from game.stage.layout import columns
from game.stage.menus.page import Item
from game.stage.menus.sheet import SheetPage
from game.stage.text import text

PARTS = ("about-product", "about-trademarks", "about-own")
EDGES = 5
"""So many letters more than its name has is a tab wide."""
FACES = ("rye", "league_gothic", "besley", "noto_serif_sc", "lalezar", "vazirmatn")


def licence(face: str) -> str:
    """The licence that came with a typeface, as it is."""
    return Path(assets() / "fonts" / f"{face}.OFL.txt").read_text(encoding="utf-8")


@dataclass(eq=False)
class About(SheetPage):
    """One sheet; the buttons show the licence of each typeface."""

    shown: str = ""
    """The typeface whose licence is shown, or "" for the sheet itself."""

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A row of buttons at the top of the sheet."""
        head = self.lay_tabs()
        names = ["", *FACES]
        labels = [text(f"about-face-{name.replace('_', '-')}") if name else text("about-tab") for name in names]
        # a tab is as wide as its name is long, and a little more
        places = columns(head, [EDGES + len(label) for label in labels], self.stage.canvas.px(12))
        return [
            (
                Item(
                    f"sheet-{name or 'about'}",
                    "tab",
                    label,
                    on=name == self.shown,
                    says=text("about-licence-says"),
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

    def heading(self) -> str:
        """What the page is."""
        return text("about-title")

    def pressed(self, item: Item, intent: Intent) -> None:
        """Show a sheet."""
        if item.id.startswith("sheet-"):
            name = item.id.removeprefix("sheet-")
            self.shown = "" if name == "about" else name
            self.line = 0
