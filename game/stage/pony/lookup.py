"""Looked up during play: the odds of each hand, what spaces do, what was declared in this game and this evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame
from pygame import Rect

from game.pony_express.counting import DECLARED, WORDS
from game.pony_express.declared import Declaration
from game.pony_express.game import GAME
from game.rules.library import Value
from game.stage.intent import DOWN, UP, Aim, Intent, PageLeft, PageRight, Read, Scroll
from game.stage.layout import GAP, columns, split_top
from game.stage.menus import count_sheet, widgets
from game.stage.menus.count_sheet import Cell, SheetLook
from game.stage.menus.looking_through import LooksThrough
from game.stage.menus.page import Item
from game.stage.pony import lookup_sheets
from game.stage.prompting import Offer
from game.stage.text import text
from game.table.counts import Counts, counted, kept, of_the_evening
from game.words.speech import dashed, say_of

WIDE = 1560
HEAD = 72
TABS = ("hands", "spaces", "game", "evening")
TABLE = (GAME.name, DECLARED)


@dataclass(eq=False)
class Lookup(LooksThrough[Path]):
    """`said` are the declarations of this game, the oldest first; `tab` is one of TABS."""

    said_so_far: Sequence[Declaration] = ()
    names_of_seats: Sequence[str] = ()
    switches: Mapping[str, Value] = field(default_factory=dict)
    """By these the clauses are told."""
    tab: str = "hands"
    first: int = 0
    """How many of the newest declarations are above the list."""
    counts: Counts = field(default_factory=Counts)
    panel: Rect | None = None
    body: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def name(self) -> str:
        """For tests."""
        return "lookup"

    @property
    def overlay(self) -> bool:
        """The table shows round it."""
        return True

    def entered(self) -> None:
        """A page is turned."""
        self.stage.sounds.play("page")
        self._open()

    def _open(self) -> None:
        """The games of the evening are added up when they are first wanted, one a frame."""
        if self.tab == "evening" and not self.counts.games + self.counts.unread + len(self._left):
            self._left = of_the_evening(kept())

    def include(self, game: Path) -> None:
        """Add one more."""
        self.counts.include(counted(game))
        self.stage.touch()

    # -- what is shown

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A tab for each sheet."""
        canvas = self.stage.canvas
        box = Rect(0, 0, canvas.px(WIDE), self.bar.top - canvas.whole.top - canvas.px(2 * GAP))
        box.midtop = (canvas.whole.centerx, canvas.whole.top + canvas.px(GAP))
        self.panel = box
        head, self.body = split_top(
            widgets.inside(self.stage, box), canvas.px(HEAD * min(1.25, canvas.text)), canvas.px(18)
        )
        places = columns(head, [1] * len(TABS), canvas.px(12))
        return [
            (Item(f"tab-{tab}", "tab", text(f"lookup-{tab}"), on=tab == self.tab, group="tabs"), rect)
            for tab, rect in zip(TABS, places, strict=True)
        ]

    def first_focus(self) -> str:
        """The open tab."""
        return f"tab-{self.tab}"

    def pressed(self, item: Item, intent: Intent) -> None:
        """Another sheet."""
        self.turn_to(item.id.removeprefix("tab-"))

    def turn_to(self, tab: str) -> None:
        """Show one of the sheets."""
        self.tab, self.first = tab, 0
        self._open()
        self.focus.go(f"tab-{tab}")
        self.rebuild()

    def heard(self, intent: Intent) -> bool:
        """Shoulders turn the tabs; wheel, up and down move the list; Read again closes."""
        if isinstance(intent, PageLeft | PageRight):
            by = 1 if isinstance(intent, PageRight) else -1
            self.turn_to(TABS[(TABS.index(self.tab) + by) % len(TABS)])
            self.stage.sounds.play("page")
        elif isinstance(intent, Scroll):
            self.move(-intent.lines)
        elif self.tab == "game" and isinstance(intent, Aim) and intent.direction in (UP, DOWN):
            return self.move(1 if intent.direction == DOWN else -1)
        elif isinstance(intent, Read):
            self.leave()
        else:
            return super().heard(intent)
        return True

    def move(self, by: int) -> bool:
        """Move the list by so many rows; False at its end."""
        most = max(0, len(self.said_so_far) - lookup_sheets.rows_in(self.stage.press, self.body))
        goal = max(0, min(most, self.first + by)) if self.tab == "game" else 0
        moved, self.first = goal != self.first, goal
        self.stage.touch()
        return moved

    def sentence(self) -> str:
        """What the open sheet tells."""
        return text(f"lookup-{self.tab}-says")

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("close", text("play-close"), "back"),)

    def offered(self, name: str, intent: Intent) -> None:
        """Close."""
        self.leave()

    def evening(self) -> SheetLook:
        """What those at this table have declared this evening."""
        heads = tuple(dict.fromkeys(self.names_of_seats))
        told = self.counts.deeds.get(TABLE, {})
        lines = tuple(
            (
                say_of(GAME.name, dashed("count", DECLARED, word)),
                tuple(Cell(str(told[n][word] if n in told else 0)) for n in heads),
            )
            for word in WORDS
        )
        return SheetLook(heads, lines, all_first=False)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The table in the shade, the sheet."""
        widgets.shade(screen)
        if self.panel is None:
            return
        press = self.stage.press
        widgets.panel(self.stage, screen, self.panel, text("lookup-title"))
        if self.tab == "hands":
            lookup_sheets.draw_hands(press, screen, self.body)
        elif self.tab == "spaces":
            lookup_sheets.draw_spaces(press, screen, self.body, self.switches)
        elif self.tab == "evening":
            count_sheet.draw(press, screen, self.body, self.evening())
        elif self.said_so_far:
            newest = self.said_so_far[::-1]
            lookup_sheets.draw_declared(press, screen, self.body, newest, self.names_of_seats, self.first)
        else:
            widgets.explanation(self.stage, screen, self.body, text("lookup-nothing"))
