"""Which rules the table plays by: a preset or an own mix, and each switch by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game import words
from game.rules.library import Presets, Value, find
from game.stage.intent import Intent, Menu, PageLeft, PageRight, Read, Secondary
from game.stage.layout import columns, rows, split_bottom, split_left, stack
from game.stage.menus import widgets
from game.stage.menus.expansions import Expansions
from game.stage.menus.naming import Naming
from game.stage.menus.page import Item, Page
from game.stage.menus.rulebook import Rulebook
from game.stage.menus.switchboard import Row, in_columns, listed
from game.stage.paint import headings
from game.stage.prompting import Offer
from game.stage.text import text

SIDE = 452
SAYS = 104
SHORT = 0.66
"""The explanation under the boxes of expansions is so much lower: they say themselves what they bring."""
PRESET = 92
LEAST = 66
"""A switch is at least so high; where all of them have no room, there are pages."""
PAGER = 64


@dataclass(eq=False)
class Rules(Page):
    """Presets on the left, switches on the right. `begin` is called with a preset and what differs from
    it.
    """

    game: str = ""
    presets: Presets | None = None
    begin: Callable[[str, Mapping[str, Value]], None] = lambda preset, changes: None
    players: int = 0
    """How many will play; 0 where nobody has said."""
    book: Rulebook = field(init=False)
    side: Rect | None = None
    sheet: Rect | None = None
    strip: Rect | None = None
    headings: list[tuple[str, Rect]] = field(default_factory=list)
    """The names of expansions over their switches."""
    page: int = 0
    pages: int = 1

    def entered(self) -> None:
        """The rules of last time lie open."""
        assert self.presets is not None
        chosen = self.stage.settings.rules_of(self.game)
        self.book = Rulebook.remembered(self.presets, chosen.preset, chosen.own_switches, chosen.mixes)

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Presets, switches in two columns, the way on."""
        canvas = self.stage.canvas
        area = canvas.inside(24)
        area.height = self.bar.top - canvas.px(20) - area.top
        side, sheet = split_left(area, canvas.px(SIDE), canvas.px(20))
        self.side, self.sheet = side, sheet
        placed = self._presets(side)
        inner = widgets.inside(self.stage, sheet, 30)
        box = self.box
        says, pager = canvas.px(SAYS * min(1.2, canvas.text)), canvas.px(PAGER * min(1.2, canvas.text))
        body, self.strip = split_bottom(inner, says, canvas.px(8))
        self.headings = []
        order = self._listed()
        half, least = (len(order) + 1) // 2, canvas.px(LEAST * canvas.text)
        self.pages = 1
        if box is not None or half * least > body.height:
            half = (body.height - pager - canvas.px(8)) // least
        sheets = in_columns(order, half)
        self.pages = -(-len(sheets) // 2) + (box is not None)
        self.page %= self.pages
        if box is not None and self.page == 0:
            body, self.strip = split_bottom(inner, round(says * SHORT), canvas.px(8))
        if self.pages > 1:
            body, foot = split_bottom(body, pager, canvas.px(8))
            placed += self._pager(foot)
        if box is not None and self.page == 0:
            return placed + box.placed(canvas, body)
        sheets = sheets[2 * (self.page - (box is not None)) :]
        for column, part in zip(columns(body, [1, 1], canvas.px(16)), sheets, strict=False):
            for row, rect in zip(part, rows(column, [1] * half), strict=False):
                if row.heading:
                    self.headings.append((words.switch_name(self.game, row.name), rect))
                else:
                    placed.append((self._switch(row.name), rect))
        return placed

    def _listed(self) -> list[Row]:
        """The switches that matter to this table, under headings; those among the boxes lie there."""
        box = self.box
        names = [name for name in self.book.switches if box is None or name not in box.switches]
        return [Row(name) for name in names] if box is None else listed(box.game, names, self.book.switches)

    @property
    def box(self) -> Expansions | None:
        """The sheet of expansions; None for a game without any."""
        game = find(self.game) if self.game else None
        return Expansions(game, self.book, self.players) if game is not None and game.expansions else None

    def barred(self) -> dict[str, str | int] | None:
        """For how many these rules are, where that doesn't go with how many will play."""
        box = self.box
        if box is None or box.fits:
            return None
        fewest, most = box.limits
        return {"fewest": fewest, "most": most, "players": self.players}

    def _pager(self, place: Rect) -> list[tuple[Item, Rect]]:
        """The way to the other switches, where one sheet is too small for all."""
        at, of = self.page + 1, self.pages
        says = text("rules-page-says", at=at, of=of)
        found = [
            Item("page-back", "button", text("rules-page-back"), enabled=at > 1, why="rules-page-first", says=says),
            Item(
                "page-on",
                "button",
                text("rules-page-on", at=at, of=of),
                enabled=at < of,
                why="rules-page-last",
                says=says,
            ),
        ]
        return list(zip(found, columns(place, [1, 1], self.stage.canvas.px(24)), strict=True))

    def turn_page(self, by: int) -> None:
        """To other switches; at the first and the last page there is no other one."""
        goal = self.page + by
        if not 0 <= goal < self.pages:
            return
        self.page = goal
        self.stage.sounds.play("page")
        self.rebuild()

    def _presets(self, side: Rect) -> list[tuple[Item, Rect]]:
        canvas = self.stage.canvas
        names = self.book.names
        inner = widgets.inside(self.stage, side, 26)
        upper, lower = split_bottom(inner, canvas.px(3 * 92 * min(1.15, canvas.text)), canvas.px(16))
        tall = min(canvas.px(PRESET * canvas.text), upper.height // max(1, len(names)))
        placed: list[tuple[Item, Rect]] = []
        for name, rect in zip(names, stack(upper, [tall] * len(names)), strict=True):
            own = self.book.is_own(name)
            label = name if own else words.preset_name(self.game, name)
            says = text("rules-own-says") if own else words.preset_says(self.game, name)
            on = name == self.book.chosen
            value = text("rules-recommended") if name == self.book.presets.default else ""
            if on and self.book.changed:
                value = text("rules-changed", count=len(self.book.changed))
            item = Item(f"preset-{name}", "pick", label, value, on=on, says=says, group="presets")
            placed.append((item, rect))
        own = self.book.is_own(self.book.chosen)
        changed = bool(self.book.changed)
        ends = (
            Item("save", "button", text("rules-save"), enabled=changed, why="rules-nothing-to-save"),
            Item("forget", "button", text("rules-forget"), enabled=own, why="rules-not-own"),
            self._begin(),
        )
        placed += zip(ends, rows(lower, [1, 1, 1.2], canvas.px(18)), strict=True)
        return placed

    def _begin(self) -> Item:
        barred = self.barred()
        label = text("rules-begin", game=self.game)
        return Item(
            "begin", "button", label, primary=True, enabled=barred is None, why="rules-not-for", args=barred or {}
        )

    def _switch(self, name: str) -> Item:
        value = self.book.switches[name]
        return Item(
            f"switch-{name}",
            "choice" if self.book.leaps(name) else "two_lines",
            words.switch_name(self.game, name),
            words.value_label(self.game, name, value),
            on=name in self.book.changed,
            says=words.switch_says(self.game, name),
            group="switches",
        )

    def first_focus(self) -> str:
        """Whoever plays as last time just goes on."""
        return "begin"

    def explained(self) -> str:
        """The sentence about what is focused, else about the rules that are chosen."""
        item = self.item(self.focus.id)
        if item is None or not item.says:
            item = self.item(f"preset-{self.book.chosen}")
        return item.says if item is not None and item.says else text("rules-says")

    def said(self) -> str:
        """The long sentences stand on the sheet; the bar says what a press does."""
        item = self.item(self.focus.id)
        barred = self.barred()
        if barred is not None:
            return text("rules-not-for", **barred)
        if item is None or not item.id.startswith("switch-"):
            return text("rules-bar")
        return text("rules-arrows" if item.kind == "choice" else "rules-press")

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall, two sheets, the explanation."""
        widgets.wall(self.stage, screen)
        if self.side is None or self.sheet is None or self.strip is None:
            return
        widgets.panel(self.stage, screen, self.sided(self.side), text("rules-presets"))
        boxes = self.box is not None and self.page == 0
        widgets.panel(self.stage, screen, self.sided(self.sheet), text("rules-boxes" if boxes else "rules-title"))
        widgets.explanation(self.stage, screen, self.sided(self.strip), self.explained())
        for name, rect in self.headings:
            headings.draw_heading(self.stage.press, screen, self.sided(rect), name)

    def paint_plain(self, screen: pygame.Surface, item: Item, rect: Rect) -> None:
        """The box of an expansion."""
        if self.box is not None:
            self.box.paint(self.stage.press, screen, item, rect)

    def offers(self) -> Sequence[Offer]:
        """Back and on."""
        return (
            Offer("back", text("menu-back"), "back"),
            Offer("next", text("rules-begin", game=self.game), "menu"),
        )

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name == "next":
            self.finish()
        else:
            super().offered(name, intent)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Choose, turn, save, forget or begin."""
        if item.id.startswith("preset-"):
            self.book.choose(item.id.removeprefix("preset-"))
        elif item.id.startswith("switch-"):
            self.book.turn(item.id.removeprefix("switch-"))
        elif item.id.startswith("blend-") and self.box is not None:
            self.box.take(item.id.removeprefix("blend-"))
        elif item.id.startswith("page-"):
            self.turn_page(1 if item.id == "page-on" else -1)
        elif item.id == "save":
            self.name_mix()
        elif item.id == "forget":
            self.book.forget(self.book.chosen)
        elif item.id == "begin":
            self.finish()

    def adjust(self, item: Item, by: int) -> None:
        """A sum goes down and up."""
        self.book.turn(item.id.removeprefix("switch-"), by)
        self.stage.sounds.play("confirm")

    def name_mix(self) -> None:
        """Ask for a name and keep the mix under it."""

        def done(name: str) -> None:
            if not self.book.save_as(name):
                self.stage.notice("rules-not-saved", name=name)
            self.rebuild()

        ready = [name.strip() for name in text("rules-mix-names").split(",")]
        own = self.book.chosen if self.book.is_own(self.book.chosen) else ready[0]
        self.stage.push(Naming(title=text("rules-save-title"), written=own, ready=ready, done=done))

    def heard(self, intent: Intent) -> bool:
        """Secondary turns a switch the other way; Menu begins, and the right shoulder where it turns no page."""
        if self.pages > 1 and isinstance(intent, PageLeft | PageRight):
            self.turn_page(1 if isinstance(intent, PageRight) else -1)
            return True
        if isinstance(intent, Menu | PageRight):
            self.finish()
            return True
        item = self.item(self.focus.id)
        if isinstance(intent, Secondary | Read) and item is not None and item.id.startswith("switch-"):
            self.book.turn(item.id.removeprefix("switch-"), -1)
            self.stage.sounds.play("confirm")
            self.rebuild()
            return True
        return super().heard(intent)

    def finish(self) -> None:
        """Remember the rules and begin, if so many may play by them."""
        barred = self.barred()
        if barred is not None:
            self.stage.notice("rules-not-for", **barred)
            return
        self._remember()
        self.begin(*self.book.written())

    def left(self) -> None:
        """What was chosen is kept even when no game begins."""
        self._remember()

    def _remember(self) -> None:
        chosen = self.stage.settings.rules_of(self.game)
        chosen.preset, chosen.own_switches = self.book.chosen, dict(self.book.changed)
        self.stage.save_settings()
