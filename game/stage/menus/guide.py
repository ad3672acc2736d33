"""How to play: a game in short, and all its rules clause by clause, which can be searched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game import words
from game.rules.library import Value, find
from game.stage.intent import Intent, Secondary
from game.stage.layout import columns
from game.stage.menus.naming import Naming
from game.stage.menus.page import Item
from game.stage.menus.sheet import SheetPage
from game.stage.prompting import Offer
from game.stage.text import text
from game.table.lesson import has_lesson
from game.words.finding import found_by, is_called


@dataclass(eq=False)
class Guide(SheetPage):
    """`switches` are those of the table it is opened at; empty: the default ones."""

    game: str = ""
    switches: Mapping[str, Value] = field(default_factory=dict)
    whole: bool = False
    """All clauses, and not the game in short."""
    sought: str = ""
    """What every clause shown must have in it."""
    games: Sequence[str] = ()
    """The games that can be turned to from here; at a table there is only its own."""

    def entered(self) -> None:
        """A page is turned."""
        self._take_recommended()
        self.stage.sounds.play("page")

    def _take_recommended(self) -> None:
        """Without a table the rules are those that are recommended."""
        presets = find(self.game).presets
        self.switches = self.switches or presets.mix(presets.default)

    @property
    def next_game(self) -> str:
        """The game that is told next, in the order of the bills; empty where there is no other."""
        others = [game for game in self.games if game != self.game]
        if not others:
            return ""
        return self.games[(self.games.index(self.game) + 1) % len(self.games)] if self.game in self.games else others[0]

    @property
    def overlay(self) -> bool:
        """What is below shows round it."""
        return True

    def arrange(self) -> list[tuple[Item, Rect]]:
        """A row of tabs at the top of the sheet."""
        head = self.lay_tabs()
        says = text("guide-search-says")
        tabs = (
            Item("short", "tab", text("guide-short"), on=not self.whole, group="tabs"),
            Item("whole", "tab", text("guide-all"), on=self.whole and not self.sought, group="tabs"),
            Item("seek", "tab", text("guide-search"), on=bool(self.sought), says=says, group="tabs"),
            *self._lesson(),
        )
        return list(zip(tabs, columns(head, [1] * len(tabs), self.stage.canvas.px(12)), strict=True))

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
        """Another game, page by page, and back."""
        turn = text("guide-next-game", game=words.game_name(self.next_game)) if self.next_game else ""
        return (
            *((Offer("next_game", turn, "secondary"),) if turn else ()),
            *self.paging(),
            Offer("back", text("menu-back"), "back"),
        )

    def heading(self) -> str:
        """Which game it is about."""
        return text("guide-title", game=words.game_name(self.game))

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

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name == "next_game":
            self.turn_to(self.next_game)
        else:
            super().offered(name, intent)

    def heard(self, intent: Intent) -> bool:
        """The buttons of the bar."""
        if isinstance(intent, Secondary) and self.next_game:
            self.turn_to(self.next_game)
            return True
        return super().heard(intent)

    def turn_to(self, game: str) -> None:
        """Tell another game, in short."""
        self.game, self.switches = game, {}
        self.whole, self.sought, self.line = False, "", 0
        self._take_recommended()
        self.stage.sounds.play("page")
        self.rebuild()

    def seek(self, word: str) -> None:
        """Show only clauses with this in them."""
        self.whole, self.sought, self.line = True, word.strip(), 0
        self.rebuild()
