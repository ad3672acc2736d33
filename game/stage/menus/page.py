"""A menu page: items placed in rectangles, a prompt bar that explains the focused one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.intent import LEFT, RIGHT, Aim, Confirm, Drag, Intent, Phase
from game.stage.layout import GAP
from game.stage.menus import widgets
from game.stage.paint.controls import PANEL_HEAD
from game.stage.prompting import Offer
from game.stage.scene import Control, Scene
from game.stage.text import text

if TYPE_CHECKING:
    from collections.abc import Mapping

MARGIN = 44
"""What a sheet keeps free around its rows, up and down together."""

Kind = Literal["button", "row", "switch", "choice", "slider", "field", "tab", "pick", "two_lines", "plain"]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing on a page. Labels and values are words; `says` is the sentence the bar shows when it is
    focused.

    kind: button (does something), row (a button with a value at its end), switch (on or off), choice (one
    of a few values, turned with left and right), slider (`share` 0 to 1), field (text that is typed), tab
    (`on` = open), pick (one of a list, `on` = chosen), plain (drawn by the page itself).
    """

    id: str
    kind: Kind
    label: str = ""
    value: str = ""
    share: float = 0.0
    on: bool = False
    enabled: bool = True
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    says: str = ""
    icon: str = ""
    primary: bool = False
    group: str = ""


@dataclass(eq=False)
class Page(Scene):
    """A screen of items. Subclasses place items and say what they do."""

    placed: list[tuple[Item, Rect]] = field(default_factory=list)
    bar: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    _dragged: str | None = None
    _known: tuple[object, list[Control]] | None = None

    def arrange(self) -> list[tuple[Item, Rect]]:
        """All items with their rectangles, in reading order."""
        return []

    def changes_sides(self, item: Item) -> bool:
        """Whether an item is found on the other side by those who read from the right; keys with Latin letters or
        figures lie as on every keyboard.
        """
        return True

    def sided(self, rect: Rect) -> Rect:
        """A place that was laid out from the left, as readers find it; items find theirs by themselves."""
        canvas = self.stage.canvas
        return canvas.sided(rect, canvas.whole)

    def middle(self, width: int, height: int) -> Rect:
        """A sheet of so many pixels in the middle of what the bar leaves free."""
        whole = self.stage.canvas.whole
        box = Rect(0, 0, width, height)
        box.center = (whole.centerx, (whole.top + self.bar.top) // 2)
        return box

    def sheet_of_rows(self, width: float, row: float, count: int, apart: float = 2 * GAP) -> tuple[Rect, int]:
        """(a sheet in the middle with a heading and so many rows, how many pixels each row is high): `row` units, or
        less where that many don't fit; `apart` is what stays free above and below it.
        """
        canvas = self.stage.canvas
        room = self.bar.top - canvas.whole.top - canvas.px(apart)
        head = canvas.px(PANEL_HEAD + MARGIN)
        high = min(canvas.px(row), (room - head) // max(1, count))
        return self.middle(canvas.px(width), high * count + head), high

    def offers(self) -> Sequence[Offer]:
        """The answers of the prompt bar."""
        return (Offer("back", text("menu-back"), "back"),)

    def sentence(self) -> str:
        """What the bar says when the focused item has nothing to say."""
        return ""

    def pressed(self, item: Item, intent: Intent) -> None:
        """An item was pressed."""

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar was pressed."""
        if name == "back":
            self.leave()

    def adjust(self, item: Item, by: int) -> None:
        """A slider, or a choice, was moved one step."""

    def slide(self, item: Item, share: float) -> None:
        """A slider was put somewhere, 0 to 1."""

    def leave(self) -> None:
        """Go back."""
        self.stage.pop(self)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """Paint what lies under the items."""
        widgets.wall(self.stage, screen)

    def paint_plain(self, screen: pygame.Surface, item: Item, rect: Rect) -> None:
        """Paint an item of kind "plain"."""

    def first_focus(self) -> str:
        """The item that is focused when the page opens; "" for the first one."""
        return ""

    # what the stage calls

    def laid_out(self) -> None:
        """Place everything anew."""
        self.bar = prompting.bar_box(self.stage.canvas)
        self.rebuild()
        if self.focus.id is None and self.first_focus():
            self.focus.settle(self.controls())
            self.focus.go(self.first_focus())

    def rebuild(self) -> None:
        """Something the items show has changed."""
        self.placed = [(item, self.sided(rect) if self.changes_sides(item) else rect) for item, rect in self.arrange()]
        self._known = None
        self.stage.touch()

    def controls(self) -> Sequence[Control]:
        """The items, then the bar's answers."""
        key = (self.focus.id, self.stage.device, self.stage.pads.make)
        if self._known is not None and self._known[0] == key:
            return self._known[1]
        mine = [
            Control(item.id, rect, item.enabled, why=item.why, args=item.args, group=item.group)
            for item, rect in self.placed
        ]
        found = [*mine, *prompting.controls_of(self.stage, self.bar, self.said(), self.offers())]
        self._known = (key, found)
        return found

    def said(self) -> str:
        """The bar's sentence now."""
        item = self.item(self.focus.id)
        return item.says if item is not None and item.says else self.sentence()

    def item(self, name: str | None) -> Item | None:
        """An item by its id."""
        return next((item for item, _ in self.placed if item.id == name), None)

    def draw(self, screen: pygame.Surface) -> None:
        """Ground, items, bar."""
        self.paint_ground(screen)
        for item, rect in self.placed:
            if item.kind == "plain":
                self.paint_plain(screen, item, rect)
            else:
                widgets.draw_item(self.stage, screen, item, rect, item.id == self.focus.id)
        prompting.draw(self.stage, screen, self.bar, self.said(), self.offers())

    def press(self, control: Control, intent: Intent) -> None:
        """Find out what was meant."""
        item = self.item(control.id)
        if item is None:
            self.offered(control.id, intent)
        elif item.kind == "slider":
            if isinstance(intent, Confirm) and intent.position is not None:
                self.slide(item, widgets.share_at(self.stage, item, control.rect, intent.position))
        elif item.kind == "choice":
            back = (
                isinstance(intent, Confirm)
                and intent.position is not None
                and widgets.steps_back(self.stage, item, control.rect, intent.position)
            )
            self.adjust(item, -1 if back else 1)
        else:
            self.pressed(item, intent)
        if self in self.stage.scenes:
            self.rebuild()

    def back(self, intent: Intent) -> None:
        """Leave the page."""
        self.leave()

    def menu(self, intent: Intent) -> None:
        """A menu needs no other menu over it."""

    def heard(self, intent: Intent) -> bool:
        """Left and right turn a slider or choice; a slider can be dragged."""
        item = self.item(self.focus.id)
        if isinstance(intent, Aim) and intent.direction in (LEFT, RIGHT) and item is not None:
            if item.kind in ("slider", "choice") and item.enabled:
                self.adjust(item, -intent.direction[0] if self.stage.press.right_to_left else intent.direction[0])
                self.rebuild()
                return True
        elif isinstance(intent, Drag):
            return self._drag(intent)
        return False

    def _drag(self, drag: Drag) -> bool:
        if drag.phase is Phase.BEGIN:
            under = self.focus.at(drag.start)
            item = self.item(under.id) if under is not None else None
            self._dragged = item.id if item is not None and item.kind == "slider" else None
        name = self._dragged
        if name is None:
            return False
        item, control = self.item(name), self.focus.find(name)
        if item is not None and control is not None and drag.phase is not Phase.CANCEL:
            self.focus.go(name)
            self.slide(item, widgets.share_at(self.stage, item, control.rect, drag.position))
            self.rebuild()
        if drag.phase in (Phase.DROP, Phase.CANCEL):
            self._dragged = None
        return True
