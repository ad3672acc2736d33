"""All settings, on four tabs."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.stage.devices.keyboard import may_be_own, own_keys
from game.stage.intent import Intent, PageLeft, PageRight, RawKey
from game.stage.layout import columns, grid, split_top, stack
from game.stage.menus import choices, widgets
from game.stage.menus.padtest import PadTest
from game.stage.menus.page import Item, Page
from game.stage.paint.controls import PANEL_HEAD
from game.stage.text import text

TABS: dict[str, tuple[str, ...]] = {
    "play": (
        *("pace", "animations", "reduced_motion", "ask_before_ending", "ask_before_slips", "answer_seconds"),
        *("hints", "show_bodies", "lies_flat"),
    ),
    "picture": (
        *("language", "full_screen", "display", "text_size", "high_contrast", "plain_type", "safe_marks"),
        *("tv_safe", "gpu"),
    ),
    "sound": ("master", "effects", "music", "muted"),
    "pads": (
        *("dead_zone", "confirm_swap", "pad_glyphs", "toggle_holds", "two_presses", "one_hand", "rumble"),
        "background_pads",
    ),
    "keys": (),
}
ROW = 84
TAB_HEIGHT = 72
PANEL_WIDTH = 1240


@dataclass(eq=False)
class SettingsPage(Page):
    """The settings; every change holds at once."""

    tab: str = "play"
    panel: Rect | None = None
    waiting: str = ""
    """The action that waits for its new key."""

    @property
    def name(self) -> str:
        """For tests."""
        return "settings"

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A row of tabs over the rows of the open one."""
        canvas = self.stage.canvas
        rows = TABS[self.tab]
        most = max(map(len, TABS.values()))
        row_height = min(canvas.px(ROW * canvas.text), (canvas.whole.height - canvas.px(400)) // most)
        high = canvas.px(TAB_HEIGHT * canvas.text + PANEL_HEAD + 84) + row_height * most
        wide = canvas.px(PANEL_WIDTH)
        box = self.panel = self.middle(wide, high)
        inner = widgets.inside(self.stage, box)
        head, body = split_top(inner, canvas.px(TAB_HEIGHT * canvas.text), canvas.px(20))
        placed = []
        for tab, rect in zip(TABS, columns(head, [1] * len(TABS), canvas.px(8)), strict=True):
            item = Item(f"tab-{tab}", "tab", text(f"settings-{tab}"), on=tab == self.tab, group="tabs")
            placed.append((item, rect))
        if self.tab == "keys":
            return placed + self._keys(body)
        made = choices.items(self.stage, rows)
        if self.tab == "pads":
            count = len(self.stage.pads.here)
            here = text("pad-test-here", count=count)
            made.append(Item("pad_test", "row", text("pad-test-title"), here, says=text("pad-test-row-says")))
        placed += zip(made, stack(body, [row_height] * len(made)), strict=True)
        return placed

    def _keys(self, body: Rect) -> list[tuple[Item, Rect]]:
        """Every action with its own key, in two columns."""
        canvas = self.stage.canvas
        keys = own_keys(self.stage.settings.keys)
        actions = list(keys)
        half = (len(actions) + 1) // 2
        placed = []
        for column, part in zip(columns(body, [1, 1], canvas.px(24)), (actions[:half], actions[half:]), strict=True):
            for action, rect in zip(part, grid(column, 1, half), strict=False):
                name = text(f"key-{action.replace('_', '-')}")
                shown = text("key-press") if action == self.waiting else keys[action].upper() or text("key-none")
                says = text("key-says", action=name)
                placed.append((Item(f"key-{action}", "row", name, shown, says=says, on=action == self.waiting), rect))
            if len(part) < half:
                again = grid(column, 1, half)[-1].inflate(0, -canvas.px(10))
                changed = bool(self.stage.settings.keys)
                reset = Item("reset", "button", text("key-reset"), enabled=changed, why="key-nothing-to-reset")
                placed.append((reset, again))
        return placed

    @property
    def wants_key(self) -> bool:
        """A new key is awaited."""
        return bool(self.waiting)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall and a sheet of paper."""
        widgets.wall(self.stage, screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("settings-title"))

    def pressed(self, item: Item, intent: Intent) -> None:
        """Open a tab or turn a switch."""
        if item.kind == "tab":
            self.tab = item.id.removeprefix("tab-")
            self.waiting = ""
        elif item.id == "pad_test":
            self.stage.push(PadTest())
        elif item.id == "reset":
            self.stage.settings.keys.clear()
            self.stage.heed_settings()
        elif item.id.startswith("key-"):
            action = item.id.removeprefix("key-")
            self.waiting = "" if self.waiting == action else action
        else:
            choices.step(self.stage, item.id, 1)

    def adjust(self, item: Item, by: int) -> None:
        """Turn a choice or move a slider."""
        choices.step(self.stage, item.id, by)

    def slide(self, item: Item, share: float) -> None:
        """Put a slider somewhere."""
        choices.slide(self.stage, item.id, share)

    def heard(self, intent: Intent) -> bool:
        """The shoulders go from tab to tab; a key that is awaited is taken as it is."""
        if isinstance(intent, RawKey):
            self.take_key(intent.key)
            return True
        if isinstance(intent, PageLeft | PageRight):
            order = list(TABS)
            by = 1 if isinstance(intent, PageRight) else -1
            self.tab = order[(order.index(self.tab) + by) % len(order)]
            self.waiting = ""
            self.rebuild()
            self.focus.go(f"tab-{self.tab}")
            self.stage.sounds.play("page")
            return True
        return super().heard(intent)

    def first_focus(self) -> str:
        """The tab that is open."""
        return f"tab-{self.tab}"

    def sentence(self) -> str:
        """What this screen is for."""
        return text("settings-says")

    def take_key(self, key: str) -> None:
        """Give the awaited key to its action, from whichever has it now."""
        if not may_be_own(key):
            self.stage.notice("key-not-this-one", key=key.upper())
            return
        keys = self.stage.settings.keys
        for action in [a for a, k in keys.items() if k == key]:
            del keys[action]
        keys[self.waiting] = key
        self.waiting = ""
        self.stage.heed_settings()
        self.rebuild()

    def back(self, intent: Intent) -> None:
        """Stop waiting for a key, else leave."""
        if self.waiting:
            self.waiting = ""
            self.rebuild()
        else:
            self.leave()

    def left(self) -> None:
        """Keep what was chosen."""
        self.stage.save_settings()
