"""How to play: a game in short, and all its rules clause by clause, which can be searched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game import words
from game.rules.library import Value, find
from game.stage.intent import DOWN, UP, Aim, Intent, PageLeft, PageRight, Scroll
from game.stage.layout import GAP, columns, split_top
from game.stage.menus import widgets
from game.stage.menus.naming import Naming
from game.stage.menus.page import Item, Page
from game.stage.prompting import Offer
from game.stage.text import text
from game.table.lesson import has_lesson
from game.words.finding import found_by, is_called

LINES_A_PRESS = 3
LINES_A_PAGE = 12
PANEL_WIDTH = 1500
TABS = 72


@dataclass(eq=False)
class Guide(Page):
    """`switches` are those of the table it is opened at; empty: the default ones."""

    game: str = ""
    switches: Mapping[str, Value] = field(default_factory=dict)
    whole: bool = False
    """All clauses, and not the game in short."""
    sought: str = ""
    """What every clause shown must have in it."""
    line: int = 0
    panel: Rect | None = None
    body: Rect | None = None

    def entered(self) -> None:
        """Without a table the rules are those that are recommended."""
        presets = find(self.game).presets
        self.switches = self.switches or presets.mix(presets.default)
        self.stage.sounds.play("page")

    @property
    def overlay(self) -> bool:
        """What is below shows round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A row of tabs at the top of the sheet."""
        canvas = self.stage.canvas
        box = Rect(0, 0, canvas.px(PANEL_WIDTH), self.bar.top - canvas.whole.top - canvas.px(2 * GAP))
        box.midtop = (canvas.whole.centerx, canvas.whole.top + canvas.px(GAP))
        self.panel = box
        inner = widgets.inside(self.stage, box)
        head, self.body = split_top(inner, canvas.px(TABS * min(1.3, canvas.text)), canvas.px(24))
        says = text("guide-search-says")
        tabs = (
            Item("short", "tab", text("guide-short"), on=not self.whole, group="tabs"),
            Item("whole", "tab", text("guide-all"), on=self.whole and not self.sought, group="tabs"),
            Item("seek", "tab", text("guide-search"), on=bool(self.sought), says=says, group="tabs"),
            *self._lesson(),
        )
        return list(zip(tabs, columns(head, [1] * len(tabs), canvas.px(12)), strict=True))

    def _lesson(self) -> tuple[Item, ...]:
        """The way to the game's lesson; a game that is on is not left for it."""
        if self.stage.doors.lesson is None or not has_lesson(self.game):
            return ()
        says, free = text("guide-lesson-says"), not any(scene.pause_entries() for scene in self.stage.scenes)
        why = "" if free else "guide-lesson-at-table"
        return (Item("lesson", "tab", text("guide-lesson"), enabled=free, why=why, says=says, group="tabs"),)

    def found(self) -> list[tuple[str, str]]:
        """The clauses that are shown."""
        return [
            (name, sentence)
            for name, sentence in words.clauses(self.game, self.switches)
            if found_by(self.sought, sentence) or is_called(self.sought, name)
        ]

    def words(self) -> str:
        """What stands on the sheet."""
        if not self.whole:
            return text(f"guide-{self.game.replace('_', '-')}")
        found = self.found()
        if not found:
            return text("guide-nothing", sought=self.sought)
        return "\n\n".join(f"{name}  {sentence}" for name, sentence in found)

    def sentence(self) -> str:
        """How many clauses are shown."""
        if not self.whole:
            return text("guide-bar", game=words.game_name(self.game))
        count = len(self.found())
        if self.sought:
            return text("guide-count-sought", count=count, sought=self.sought)
        return text("guide-count", count=count)

    def offers(self) -> Sequence[Offer]:
        """Page by page, and back."""
        return (
            Offer("up", text("guide-up"), "page_left", self.line > 0),
            Offer("down", text("guide-down"), "page_right", self.line < self.last_line()),
            Offer("back", text("menu-back"), "back"),
        )

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name in ("up", "down"):
            self.move(LINES_A_PAGE if name == "down" else -LINES_A_PAGE)
        else:
            super().offered(name, intent)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The sheet and its words."""
        widgets.shade(self.stage, screen)
        if self.panel is not None and self.body is not None:
            widgets.panel(self.stage, screen, self.panel, text("guide-title", game=words.game_name(self.game)))
            widgets.reading(self.stage, screen, self.body, self.words(), self.line)

    def pressed(self, item: Item, intent: Intent) -> None:
        """The game in short, all rules, or those with a word in them."""
        if item.id == "lesson":
            if self.stage.doors.lesson is not None:
                self.stage.doors.lesson(self.game)
            return
        if item.id == "seek":
            slip = Naming(title=text("guide-search"), written=self.sought, words="guide-search", done=self.seek)
            self.stage.push(slip)
            return
        self.whole, self.sought, self.line = item.id == "whole", "", 0

    def seek(self, word: str) -> None:
        """Show only clauses with this in them."""
        self.whole, self.sought, self.line = True, word.strip(), 0
        self.rebuild()

    def heard(self, intent: Intent) -> bool:
        """Wheel, shoulders and up and down move the sheet."""
        if isinstance(intent, Scroll):
            return self.move(-intent.lines * LINES_A_PRESS)
        if isinstance(intent, PageLeft | PageRight):
            return self.move(LINES_A_PAGE if isinstance(intent, PageRight) else -LINES_A_PAGE)
        if isinstance(intent, Aim) and intent.direction in (UP, DOWN):
            return self.move(intent.direction[1] * LINES_A_PRESS) or super().heard(intent)
        return super().heard(intent)

    def move(self, by: int) -> bool:
        """Move the sheet by so many lines; False when it can't be moved any further."""
        line = max(0, min(self.last_line(), self.line + by))
        if line == self.line:
            return False
        self.line = line
        self.rebuild()
        return True

    def last_line(self) -> int:
        """How far the sheet can be moved."""
        if self.body is None:
            return 0
        return widgets.lines_beyond(self.stage, self.body, self.words())
