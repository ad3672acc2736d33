"""All settings, on four tabs."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.stage.intent import Intent, PageLeft, PageRight
from game.stage.layout import columns, split_top, stack
from game.stage.menus import choices, widgets
from game.stage.menus.page import Item, Page
from game.stage.paint.controls import PANEL_HEAD
from game.stage.text import text

TABS: dict[str, tuple[str, ...]] = {
    "play": ("pace", "reduced_motion", "ask_before_ending", "answer_seconds"),
    "picture": ("full_screen", "text_size", "high_contrast", "plain_type", "tv_safe", "gpu"),
    "sound": ("master", "effects", "music", "muted"),
    "pads": ("dead_zone", "confirm_swap", "toggle_holds", "rumble", "background_pads"),
}
ROW = 84
TAB_HEIGHT = 72
PANEL_WIDTH = 1240


@dataclass(eq=False)
class SettingsPage(Page):
    """The settings; every change holds at once."""

    tab: str = "play"
    panel: Rect | None = None

    @property
    def name(self) -> str:
        """For tests."""
        return "settings"

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A row of tabs over the rows of the open one."""
        canvas = self.stage.canvas
        rows = TABS[self.tab]
        row_height = min(canvas.px(ROW * canvas.text), (canvas.whole.height - canvas.px(400)) // 6)
        high = canvas.px(TAB_HEIGHT * canvas.text + PANEL_HEAD + 84) + row_height * max(map(len, TABS.values()))
        wide = canvas.px(PANEL_WIDTH)
        box = Rect(0, 0, wide, high)
        box.center = (canvas.whole.centerx, (canvas.whole.top + self.bar.top) // 2)
        self.panel = box
        inner = widgets.inside(self.stage, box)
        head, body = split_top(inner, canvas.px(TAB_HEIGHT * canvas.text), canvas.px(20))
        placed = []
        for tab, rect in zip(TABS, columns(head, [1] * len(TABS), canvas.px(8)), strict=True):
            item = Item(f"tab-{tab}", "tab", text(f"settings-{tab}"), on=tab == self.tab, group="tabs")
            placed.append((item, rect))
        made = choices.items(self.stage, rows)
        placed += zip(made, stack(body, [row_height] * len(rows)), strict=True)
        return placed

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall and a sheet of paper."""
        widgets.wall(self.stage, screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("settings-title"))

    def pressed(self, item: Item, intent: Intent) -> None:
        """Open a tab or turn a switch."""
        if item.kind == "tab":
            self.tab = item.id.removeprefix("tab-")
        else:
            choices.step(self.stage, item.id, 1)

    def adjust(self, item: Item, by: int) -> None:
        """Turn a choice or move a slider."""
        choices.step(self.stage, item.id, by)

    def slide(self, item: Item, share: float) -> None:
        """Put a slider somewhere."""
        choices.slide(self.stage, item.id, share)

    def heard(self, intent: Intent) -> bool:
        """The shoulders go from tab to tab."""
        if isinstance(intent, PageLeft | PageRight):
            order = list(TABS)
            by = 1 if isinstance(intent, PageRight) else -1
            self.tab = order[(order.index(self.tab) + by) % len(order)]
            self.rebuild()
            self.focus.go(f"tab-{self.tab}")
            self.stage.sounds.play("page")
            return True
        return super().heard(intent)

    def sentence(self) -> str:
        """What this screen is for."""
        return text("settings-says")

    def left(self) -> None:
        """Keep what was chosen."""
        self.stage.save_settings()
