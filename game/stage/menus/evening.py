"""The evening: the league over the three games, its awards, shots and finished games, all of it as files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame
from pygame import Rect

from game import words
from game.rules.library import find
from game.stage.intent import Intent, PageLeft, PageRight, Read, Scroll, Secondary
from game.stage.layout import GAP, columns, split_bottom, split_top, stack
from game.stage.menus import count_sheet, widgets
from game.stage.menus.count_sheet import Cell, SheetLook
from game.stage.menus.looking_through import LooksThrough
from game.stage.menus.page import Item
from game.stage.menus.title import BILLS
from game.stage.prompting import Offer
from game.stage.text import row, text
from game.table import awards, export, league
from game.table.awards import Award
from game.table.journal import folder
from game.table.results import Finished

WIDE = 1640
HEAD = 76
ROW = 96
FOOT = 76
MOST_ROWS = 12
"""So many people fit into the table; the others are in the exported files."""
TABS = ("league", "awards", "shots", "games")


@dataclass(eq=False)
class Evening(LooksThrough[Finished]):
    """`watch` shows a saved game from its start, or from a position on, `film` slowly the one shot that begins there.
    Games are looked through one a frame.
    """

    watch: Callable[[Path, int], None] = lambda path, position: None
    film: Callable[[Path, int], None] = lambda path, position: None
    statistics: Callable[[], None] = lambda: None
    tab: str = "league"
    first: int = 0
    shown: int = 1
    sure: bool = False
    """The first press on "begin anew" has been made."""
    exported: str = ""
    """Where the files of the evening have been written to."""
    games: list[Finished] = field(default_factory=list)
    earned: list[Award] = field(default_factory=list)
    shots: list[Award] = field(default_factory=list)
    """The newest game's first, each game's in their order."""
    panel: Rect | None = None
    body: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def entered(self) -> None:
        """Read what is remembered."""
        self.read()

    def uncovered(self) -> None:
        """Back from a replay."""
        self.rebuild()

    def read(self) -> None:
        """The finished games that count, and what people did in them."""
        self.games = league.games()
        self.earned, self.shots = [], []
        self._left = list(self.games)

    # -- looking through the games

    def include(self, game: Finished) -> None:
        """Who has earned what in one more, and its shots."""
        self.earned = awards.best([*self.earned, *awards.awards_of(game)])
        self.shots = [*awards.shots_of(game), *self.shots]
        if self.tab in ("awards", "shots") or not self._left:
            self.rebuild()

    # -- what is shown

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Tabs along the top, the list, what can be done with all of it at the foot."""
        canvas = self.stage.canvas
        box = Rect(0, 0, canvas.px(WIDE), self.bar.top - canvas.whole.top - canvas.px(2 * GAP))
        box.midtop = (canvas.whole.centerx, canvas.whole.top + canvas.px(GAP))
        self.panel = box
        grown = min(1.25, canvas.text)
        head, rest = split_top(widgets.inside(self.stage, box), canvas.px(HEAD * grown), canvas.px(18))
        self.body, foot = split_bottom(rest, canvas.px(FOOT * grown), canvas.px(14))
        tabs = [Item(f"tab-{tab}", "tab", text(f"evening-{tab}"), on=tab == self.tab, group="tabs") for tab in TABS]
        placed = list(zip(tabs, columns(head, [1] * len(tabs), canvas.px(12)), strict=True))
        high = canvas.px(ROW * grown)
        self.shown = max(1, self.body.height // high)
        rows = self._rows()
        self.first = max(0, min(self.first, len(rows) - 1)) // self.shown * self.shown
        page = rows[self.first : self.first + self.shown]
        placed += zip(page, stack(self.body, [high] * len(page)), strict=True)
        placed += zip(self._deeds(), columns(foot, [1, 1, 1], canvas.px(16)), strict=True)
        return placed

    def _rows(self) -> list[Item]:
        if self.tab == "awards":
            return [self._award(n, award) for n, award in enumerate(self.in_order())]
        if self.tab == "shots":
            return [self._shot(n, shot) for n, shot in enumerate(self.shots)]
        if self.tab == "games":
            return [self._game(n, game) for n, game in enumerate(reversed(self.games))]
        return []

    def _deeds(self) -> list[Item]:
        some = bool(self.games)
        label = text("evening-anew-sure" if self.sure else "evening-anew")
        return [
            Item("statistics", "button", text("saves-statistics"), enabled=some, why="evening-none"),
            Item("export", "button", text("evening-export"), enabled=some, why="evening-none"),
            Item("anew", "button", label, enabled=some, why="evening-none", says=text("evening-anew-says")),
        ]

    def in_order(self) -> list[Award]:
        """The awards, game by game as the titles hang, each game's in its own order."""
        order: list[tuple[str, str]] = []
        for name in BILLS:
            feats = find(name).feats
            order += [(name, award) for award in (feats.awards if feats is not None else ())]
        return sorted(self.earned, key=lambda award: order.index((award.of.game, award.feat.award)))

    def _award(self, number: int, award: Award) -> Item:
        feat, game = award.feat, award.of.game
        title = text("evening-award", award=words.award_name(game, feat.award), name=award.name)
        proof = words.award_says(game, feat.award, award.name, feat.told)
        line = text("evening-proof", proof=proof, game=words.game_name(game), clock=clock(award.of))
        return Item(f"award-{number}", "two_lines", title, line, says=text("evening-award-says"), group="rows")

    def _shot(self, number: int, shot: Award) -> Item:
        feat, game = shot.feat, shot.of.game
        whom = int(feat.told["whom"])
        title, came = words.shot_says(game, shot.name, shot.of.chairs[whom].name if whom >= 0 else "", feat.told)
        line = text("evening-proof", proof=came, game=words.game_name(game), clock=clock(shot.of))
        return Item(f"shot-{number}", "two_lines", title, line, says=text("evening-shot-says"), group="rows")

    def _game(self, number: int, game: Finished) -> Item:
        winners = row(game.chairs[seat].name for seat in game.result.winners)
        title = text("evening-game", game=words.game_name(game.game), clock=clock(game), count=len(game.chairs))
        line = text("evening-game-won", winners=winners or "–")
        return Item(f"game-{number}", "two_lines", title, line, says=text("evening-game-says"), group="rows")

    def look(self) -> SheetLook:
        """The league as a printed table."""
        rows = league.table(self.games)
        heads = (
            *(text("evening-points"), text("evening-played"), text("evening-won")),
            *(words.game_name(game) for game in BILLS),
        )
        lines = [
            (
                text("evening-rank", rank=rank, name=who.name),
                tuple(
                    Cell(str(value))
                    for value in (who.points, who.played, who.won, *(who.by_game.get(game, "–") for game in BILLS))
                ),
            )
            for rank, who in zip(league.ranks(rows), rows, strict=True)
        ]
        return SheetLook(heads, tuple(lines[:MOST_ROWS]), (), text("evening-formula", points=league.POINTS))

    def sentence(self) -> str:
        """What the table is, where the files are, or that games are still read."""
        if self.exported:
            return text("evening-exported", folder=self.exported)
        if self.reading:
            return text("evening-reading")
        return text("evening-says", count=len(self.games))

    def said(self) -> str:
        """Where the files are is said whatever is focused."""
        return self.sentence() if self.exported else super().said()

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall, the sheet, and the table on it."""
        widgets.wall(self.stage, screen)
        if self.panel is None:
            return
        widgets.panel(self.stage, screen, self.panel, text("evening-title"))
        if self.tab == "league" and league.table(self.games):
            count_sheet.draw(self.stage.press, screen, self.body, self.look())
        elif not self._rows():
            widgets.explanation(self.stage, screen, self.body, text(self.nothing()))

    def nothing(self) -> str:
        """The message that says why a list is empty."""
        if self.reading:
            return "evening-reading"
        if not self.games:
            return "evening-none"
        return {"awards": "evening-no-awards", "shots": "evening-no-shots"}.get(self.tab, "evening-bots-only")

    # -- what is pressed

    def offers(self) -> Sequence[Offer]:
        """Page by page where a list is longer, what can be counted, and back."""
        found = [Offer("back", text("menu-back"), "back")]
        if len(self._rows()) > self.shown:
            last = self.first + self.shown >= len(self._rows())
            found.append(Offer("newer", text("evening-page-back"), "", self.first > 0, "evening-page-none"))
            found.append(Offer("older", text("evening-page-on"), "", not last, "evening-page-none"))
        return found

    def offered(self, name: str, intent: Intent) -> None:
        """Turn the page, or go back."""
        if name in ("newer", "older"):
            self.turn(1 if name == "older" else -1)
        else:
            super().offered(name, intent)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Another list, a replay, the files, an empty table."""
        what, _, rest = item.id.partition("-")
        if what != "anew":
            self.sure = False
        self.exported = ""
        if what == "tab":
            self.open(rest)
        elif what == "award":
            award = self.in_order()[int(rest)]
            self.watch(award.path, award.feat.position)
        elif what == "shot":
            shot = self.shots[int(rest)]
            self.film(shot.path, shot.feat.position)
        elif what == "game":
            self.watch(folder() / self.games[-1 - int(rest)].journal, 0)
        elif what == "statistics":
            self.statistics()
        elif what == "export":
            self.write()
        elif what == "anew":
            self.begin_anew()

    def open(self, tab: str) -> None:
        """Show another list."""
        self.tab, self.first, self.sure = tab, 0, False

    def write(self) -> None:
        """The evening as files; where they are is said."""
        while self._left:
            self.include(self._left.pop(0))
        try:
            self.exported = str(export.write(self.games, self.in_order()))
        except OSError as error:
            self.stage.notice("evening-not-exported", why=error.strerror or type(error).__name__)
            self.stage.sounds.play("error")

    def begin_anew(self) -> None:
        """An empty league, at the second press."""
        if not self.sure:
            self.sure = True
            return
        self.sure = False
        if not league.begin_anew():
            self.stage.notice("evening-not-anew")
        self.read()

    def turn(self, by: int) -> None:
        """One page of the list on or back."""
        goal = self.first + by * self.shown
        if 0 <= goal < len(self._rows()):
            self.first = goal
            self.stage.sounds.play("page")
            self.rebuild()

    def heard(self, intent: Intent) -> bool:
        """Shoulders turn the tabs, the wheel the pages."""
        if isinstance(intent, PageLeft | PageRight):
            by = 1 if isinstance(intent, PageRight) else -1
            self.open(TABS[(TABS.index(self.tab) + by) % len(TABS)])
            self.stage.sounds.play("page")
            self.rebuild()
            self.focus.go(f"tab-{self.tab}")
            return True
        if isinstance(intent, Scroll):
            self.turn(-1 if intent.lines > 0 else 1)
            return True
        if isinstance(intent, Secondary | Read) and self.games:
            self.statistics()
            return True
        return super().heard(intent)

    def first_focus(self) -> str:
        """The open tab."""
        return f"tab-{self.tab}"


def clock(game: Finished) -> str:
    """When a game ended: the hour, as the line has it."""
    return game.when[11:16]
