"""Statistics: what chance brought to everybody against what was to be expected, and what was done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame
from pygame import Rect

from game.rules.library import find
from game.stage.intent import Intent, PageLeft, PageRight
from game.stage.layout import GAP, columns, split_bottom, split_top
from game.stage.menus import count_sheet, widgets
from game.stage.menus.count_sheet import Cell, SheetLook
from game.stage.menus.looking_through import LooksThrough
from game.stage.menus.page import Item
from game.stage.prompting import Offer
from game.stage.text import text
from game.table.counts import Count, Counts, counted, kept, of_the_evening
from game.words import game_name
from game.words.speech import dashed, say_of

WIDE = 1640
HEAD = 76
FOOT = 96
MOST_NAMES = 5
"""So many people and bots have a column of their own; the rest share one."""
SCOPES = ("game", "evening", "all")
Table = tuple[str, str]


@dataclass(eq=False)
class Statistics(LooksThrough[Path]):
    """`game` is the journal of the game on the table below, if there is one.  Games are added up one a frame."""

    game: Path | None = None
    scope: str = ""
    table: Table | None = None
    """The game and the table that are shown; None: the first there is."""
    counts: Counts = field(default_factory=Counts)
    panel: Rect | None = None
    body: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    _look: SheetLook | None = None

    @property
    def overlay(self) -> bool:
        """Over a table it shows round the sheet."""
        return self.game is not None

    def entered(self) -> None:
        """Begin with the game on the table, or with the evening."""
        self.choose("game" if self.game is not None else "evening")

    def choose(self, scope: str) -> None:
        """Add up other games."""
        self.scope = scope
        games = kept()
        files = of_the_evening(games) if scope == "evening" else [path for path, _ in games]
        self._left = [self.game] if scope == "game" and self.game is not None else files
        self.counts = Counts()
        self._look = None

    def spoken(self) -> None:
        """The sheet is set anew in the other language."""
        self._look = None

    # -- adding up

    def include(self, game: Path) -> None:
        """Add one more."""
        self.counts.include(counted(game))
        self._look = None
        self.rebuild()

    # -- what is shown

    def tables(self) -> list[Table]:
        """What there is to show, game by game, each in its own order."""
        found: list[Table] = []
        for name in sorted({game for game, _ in self.counts.tables()}):
            counting = find(name).counting
            if counting is not None:
                there = {table for game, table in self.counts.tables() if game == name}
                found += [(name, table) for table in (*counting.chances, *counting.deeds) if table in there]
        return found

    def shown(self) -> Table | None:
        """The table on the sheet."""
        tables = self.tables()
        return self.table if self.table in tables else tables[0] if tables else None

    def look(self) -> SheetLook | None:
        """The sheet's words and figures, worked out once for what has been added up."""
        table = self.shown()
        if self._look is None and table is not None:
            counting = find(table[0]).counting
            assert counting is not None, "it was counted"
            if table[1] in counting.chances:
                self._look = _chances(table, counting.chances[table[1]], self.counts)
            else:
                self._look = _deeds(table, counting.deeds[table[1]], self.counts)
        return self._look

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Tabs along the top of the sheet, which games count at its foot."""
        canvas = self.stage.canvas
        box = Rect(0, 0, canvas.px(WIDE), self.bar.top - canvas.whole.top - canvas.px(2 * GAP))
        box.midtop = (canvas.whole.centerx, canvas.whole.top + canvas.px(GAP))
        self.panel = box
        grown = min(1.25, canvas.text)
        head, rest = split_top(widgets.inside(self.stage, box), canvas.px(HEAD * grown), canvas.px(18))
        self.body, foot = split_bottom(rest, canvas.px(FOOT * grown), canvas.px(12))
        shown = self.shown()
        tabs = [(n, table) for n, table in enumerate(self.tables()) if shown is not None and table[0] == shown[0]]
        placed = [
            (Item(f"table-{n}", "tab", _tab(table), on=table == shown, group="tabs"), rect)
            for (n, table), rect in zip(tabs, columns(head, [1] * len(tabs), canvas.px(12)), strict=True)
        ]
        choices = [Item("scope", "choice", text("stats-scope"), text(f"stats-scope-{self.scope}"))]
        if shown is not None and len(self.games()) > 1:
            choices.insert(0, Item("played", "choice", text("stats-game"), game_name(shown[0])))
        choice = Rect(foot.x, foot.y, foot.width, canvas.px(64 * grown))
        choice.bottom = foot.bottom
        placed += zip(choices, columns(choice, [1] * len(choices), canvas.px(40)), strict=True)
        return placed

    def games(self) -> list[str]:
        """The games of which something was counted."""
        return list(dict.fromkeys(game for game, _ in self.tables()))

    def scopes(self) -> tuple[str, ...]:
        """Which games may be added up."""
        return SCOPES if self.game is not None else SCOPES[1:]

    def adjust(self, item: Item, by: int) -> None:
        """Another game, or other evenings."""
        shown, games = self.shown(), self.games()
        if item.id == "played" and shown is not None:
            game = games[(games.index(shown[0]) + by) % len(games)]
            self.turn_to(next(n for n, table in enumerate(self.tables()) if table[0] == game))
            return
        scopes = self.scopes()
        self.choose(scopes[(scopes.index(self.scope) + by) % len(scopes)])
        self.rebuild()

    def pressed(self, item: Item, intent: Intent) -> None:
        """Another table."""
        self.turn_to(int(item.id.removeprefix("table-")))

    def turn_to(self, number: int) -> None:
        """Show one of the tables."""
        self.table = self.tables()[number]
        self._look = None
        self.rebuild()

    def heard(self, intent: Intent) -> bool:
        """Shoulders turn the tabs."""
        tables, shown = self.tables(), self.shown()
        if isinstance(intent, PageLeft | PageRight):
            if shown is not None:
                self.turn_to((tables.index(shown) + (1 if isinstance(intent, PageRight) else -1)) % len(tables))
                self.stage.sounds.play("page")
            return True
        return super().heard(intent)

    def sentence(self) -> str:
        """What the figures are."""
        if self.reading:
            return text("stats-reading", games=self.counts.games)
        if self.scope == "game":
            return text("stats-says-game")
        return text("stats-says", games=self.counts.games, unread=self.counts.unread)

    def offers(self) -> Sequence[Offer]:
        """Only the way back."""
        return (Offer("back", text("menu-back"), "back"),)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The sheet over the wall, or over the table."""
        if self.overlay:
            widgets.shade(screen)
        else:
            widgets.wall(self.stage, screen)
        if self.panel is None:
            return
        widgets.panel(self.stage, screen, self.panel, text("stats-title"))
        look = self.look()
        if look is not None:
            count_sheet.draw(self.stage.press, screen, self.body, look)
        elif not self.reading:
            widgets.explanation(self.stage, screen, self.body, text("stats-none"))


def _tab(table: Table) -> str:
    return say_of(table[0], dashed("count", table[1]))


def _folded(names: dict[str, int]) -> tuple[list[str], list[str]]:
    """(names with a column of their own, the rest), the busiest first."""
    order = sorted(names, key=lambda name: (-names[name], name))
    return (order, []) if len(order) <= MOST_NAMES else (order[: MOST_NAMES - 1], order[MOST_NAMES - 1 :])


def _chances(table: Table, rows: Sequence[str], counts: Counts) -> SheetLook:
    named = counts.chances[table]
    own, rest = _folded({name: count.trials for name, count in named.items()})
    columns_of = {text("stats-all"): counts.all_of(table)} | {name: named[name] for name in own}
    if rest:
        others = Count()
        for name in rest:
            others.include(named[name])
        columns_of[text("stats-others")] = others
    whole = counts.all_of(table)
    lines = tuple(
        (say_of(table[0], dashed("count", table[1], row)), tuple(_cell(count, row) for count in columns_of.values()))
        for row in rows
    )
    totals = tuple(Cell(str(count.trials)) for count in columns_of.values())
    verdicts = tuple(
        Cell(text(f"stats-word-{dashed(count.verdict())}"), odd=count.verdict() in ("odd", "very_odd"))
        for count in columns_of.values()
    )
    foot = ((text("stats-total"), totals), (text("stats-verdict"), verdicts))
    return SheetLook(tuple(columns_of), lines, foot, _in_words(whole))


def _cell(count: Count, row: str) -> Cell:
    came, (low, high) = count.came[row], count.band(row)
    return Cell(str(came), text("stats-band", low=low, high=high), odd=not low <= came <= high)


def _in_words(count: Count) -> str:
    square, freedom = count.chi_square()
    verdict = count.verdict()
    if verdict == "few":
        return text("stats-few")
    share = max(1, round(100 * count.chance()))
    figures = text("stats-square", square=f"{square:.1f}", freedom=freedom)
    return f"{text(f'stats-{dashed(verdict)}', share=share)}\n{figures}"


def _deeds(table: Table, rows: Sequence[str], counts: Counts) -> SheetLook:
    named = counts.deeds[table]
    own, rest = _folded({name: done[rows[0]] for name, done in named.items()})
    whole: Counter[str] = Counter()
    for done in named.values():
        whole.update(done)
    columns_of = {text("stats-all"): whole} | {name: named[name] for name in own}
    if rest:
        others: Counter[str] = Counter()
        for name in rest:
            others.update(named[name])
        columns_of[text("stats-others")] = others
    lines = tuple(
        (
            say_of(table[0], dashed("count", table[1], row)),
            tuple(_share(done, row, rows[0]) for done in columns_of.values()),
        )
        for row in rows
    )
    return SheetLook(tuple(columns_of), lines)


def _share(done: Counter[str], row: str, first: str) -> Cell:
    """The number and, but for the first row, how often it came for each hundred of that."""
    if row == first or not done[first]:
        return Cell(str(done[row]))
    return Cell(str(done[row]), text("stats-percent", percent=round(100 * done[row] / done[first])))
