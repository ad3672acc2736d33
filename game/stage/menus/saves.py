"""Saved games: the list, what can be done with one, and the offer to go on at the start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame
from pygame import Rect

from game import words
from game.stage.intent import Intent, PageLeft, PageRight, Scroll, Secondary
from game.stage.layout import GAP, columns, rows, split_bottom, split_top, stack
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.paint.controls import PANEL_HEAD
from game.stage.prompting import Offer
from game.stage.text import row, text
from game.table.saves import SavedGame, aside, delete, saved_games

PANEL_WIDTH = 1500
ROW = 104
FOOT = 80
MOST = 7
SHEET = (1080, 640)
MOST_BUTTONS = 3
BUTTON = 120
"""A sheet is so much lower for each button that it doesn't need."""

Act = Callable[[Path], None]


def who(save: SavedGame) -> str:
    """The people and bots of a game in one line."""
    return row(chair.name for chair in save.chairs)


def about(save: SavedGame) -> str:
    """Which game it is, where it stands and when it was played."""
    when = text(
        "saved-when",
        day=save.when.day,
        month=text(f"month-{save.when.month}"),
        clock=f"{save.when.hour}:{save.when.minute:02}",
    )
    part = words.part_name(save.game, save.hand, "inside" if save.finished else "")
    preset = words.preset_name(save.game, save.preset)
    said = "saved-finished" if save.finished else "saved-on"
    return text(said, game=words.game_name(save.game), part=part or "none", when=when, preset=preset)


@dataclass(eq=False)
class Saves(Page):
    """The list, newest first. A press opens a sheet with what can be done."""

    go_on: Act = lambda path: None
    watch: Act = lambda path: None
    statistics: Callable[[], None] = lambda: None
    games: list[SavedGame] = field(default_factory=list)
    aside: int = 0
    """How many files could not be used and lie beside the games."""
    first: int = 0
    shown: int = MOST
    panel: Rect | None = None

    def entered(self) -> None:
        """Read the folder."""
        self.read()

    def uncovered(self) -> None:
        """A game may have been thrown away."""
        self.read()
        self.rebuild()

    def read(self) -> None:
        """The saved games as they are on the disk now."""
        self.games, notices = saved_games()
        for notice in notices[:1]:
            self.stage.notice(notice.message, **notice.given())
        self.aside = aside()

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A page of the list, and the way to the next."""
        canvas = self.stage.canvas
        row = canvas.px(ROW * min(1.35, canvas.text))
        head = canvas.px(PANEL_HEAD + FOOT * min(1.2, canvas.text) + 60)
        room = self.bar.top - canvas.whole.top - canvas.px(2 * GAP) - head
        self.shown = max(1, min(MOST, room // row))
        box = self.panel = self.middle(canvas.px(PANEL_WIDTH), head + row * self.shown)
        body, foot = split_bottom(
            widgets.inside(self.stage, box), canvas.px(FOOT * min(1.2, canvas.text)), canvas.px(16)
        )
        self.first = max(0, min(self.first, len(self.games) - 1)) // self.shown * self.shown
        page = self.games[self.first : self.first + self.shown]
        placed = [
            (Item(f"save-{self.first + n}", "two_lines", who(save), about(save), says=text("saves-row-says")), rect)
            for n, (save, rect) in enumerate(zip(page, stack(body, [row] * len(page)), strict=True))
        ]
        if len(self.games) > self.shown:
            newer, older = columns(foot, [1, 1], canvas.px(16))
            last = self.first + self.shown >= len(self.games)
            placed.append(
                (Item("newer", "button", text("saves-newer"), enabled=self.first > 0, why="saves-no-newer"), newer)
            )
            placed.append((Item("older", "button", text("saves-older"), enabled=not last, why="saves-no-older"), older))
        return placed

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall and a sheet."""
        widgets.wall(self.stage, screen)
        if self.panel is not None:
            widgets.panel(self.stage, screen, self.panel, text("saves-title"))
            if not self.games:
                widgets.explanation(
                    self.stage, screen, widgets.inside(self.stage, self.panel), text("title-none-saved")
                )

    def offers(self) -> Sequence[Offer]:
        """What can be counted of them all, and the way back."""
        counts = Offer("statistics", text("saves-statistics"), "secondary", bool(self.games), "title-none-saved")
        return (counts, Offer("back", text("menu-back"), "back"))

    def offered(self, name: str, intent: Intent) -> None:
        """Count, or go back."""
        if name == "statistics":
            self.statistics()
        else:
            super().offered(name, intent)

    def sentence(self) -> str:
        """What the list is; and what is not in it, since a notice is soon gone and may have been said at the start."""
        return text("saves-aside", count=self.aside) if self.aside else text("saves-says")

    def turn(self, by: int) -> None:
        """One page on or back."""
        goal = self.first + by * self.shown
        if 0 <= goal < len(self.games):
            self.first = goal
            self.stage.sounds.play("page")
            self.rebuild()

    def pressed(self, item: Item, intent: Intent) -> None:
        """Open a game's sheet or turn the page."""
        if item.id in ("newer", "older"):
            self.turn(1 if item.id == "older" else -1)
        else:
            save = self.games[int(item.id.removeprefix("save-"))]
            self.stage.push(SaveSheet(save=save, go_on=self.go_on, watch=self.watch))

    def heard(self, intent: Intent) -> bool:
        """Shoulders and wheel turn pages."""
        if isinstance(intent, PageLeft | PageRight):
            self.turn(1 if isinstance(intent, PageRight) else -1)
            return True
        if isinstance(intent, Scroll):
            self.turn(-1 if intent.lines > 0 else 1)
            return True
        if isinstance(intent, Secondary):
            if self.games:
                self.statistics()
            return True
        return super().heard(intent)


@dataclass(eq=False)
class SaveSheet(Page):
    """One saved game and what can be done with it."""

    save: SavedGame | None = None
    go_on: Act = lambda path: None
    watch: Act = lambda path: None
    offering: bool = False
    """This is the offer at the start, not the sheet of the list."""
    sure: bool = False
    """The first press on "throw away" has been made."""
    panel: Rect | None = None
    words: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def name(self) -> str:
        """For tests."""
        return "welcome_back" if self.offering else "saved_game"

    @property
    def overlay(self) -> bool:
        """What was in front shows round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Words, then buttons."""
        canvas = self.stage.canvas
        buttons = self._buttons()
        high = (SHEET[1] - BUTTON * (MOST_BUTTONS - len(buttons))) * min(1.15, canvas.text)
        box = self.panel = self.middle(canvas.px(SHEET[0]), canvas.px(high))
        self.words, body = split_top(widgets.inside(self.stage, box), canvas.px(130 * canvas.text), canvas.px(12))
        return list(zip(buttons, rows(body, [1] * len(buttons), canvas.px(14)), strict=True))

    def _buttons(self) -> list[Item]:
        assert self.save is not None
        over = self.save.finished
        go_on = Item(
            "go_on", "button", text("saved-go-on"), enabled=not over, why="saved-is-over", primary=not over, icon="play"
        )
        if self.offering:
            return [go_on, Item("later", "button", text("saved-later"), says=text("saved-later-says"))]
        watch = Item(
            "watch", "button", text("saved-watch"), icon="replay", enabled=over, why="saved-not-over", primary=over
        )
        label = text("saved-throw-away-sure") if self.sure else text("saved-throw-away")
        away = Item("away", "button", label, icon="trash", says=text("saved-throw-away-says"))
        return [watch, go_on, away] if over else [go_on, watch, away]

    def paint_ground(self, screen: pygame.Surface) -> None:
        """A sheet with the game's names."""
        widgets.shade(screen)
        if self.panel is not None and self.save is not None:
            title = text("welcome-back") if self.offering else text("saved-title")
            widgets.panel(self.stage, screen, self.panel, title)
            told = f"{who(self.save)}\n{about(self.save)}"
            widgets.explanation(self.stage, screen, self.words, told, 30)

    def sentence(self) -> str:
        """What this is."""
        return text("welcome-says") if self.offering else text("saves-row-says")

    def offers(self) -> Sequence[Offer]:
        """Back."""
        return (Offer("back", text("saved-later" if self.offering else "menu-back"), "back"),)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Go on, watch, or throw away at the second press."""
        assert self.save is not None
        if item.id == "away":
            if not self.sure:
                self.sure = True
                return
            refused = delete(self.save.path)
            if refused is not None:
                self.stage.notice(refused.message, **refused.given())
            self.stage.pop(self)
            return
        self.stage.pop(self)
        if item.id == "go_on":
            self.go_on(self.save.path)
        elif item.id == "watch":
            self.watch(self.save.path)
