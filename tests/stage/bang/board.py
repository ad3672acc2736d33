"""A BANG! table in a theatre, and people at it who press what is lit."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from game.rules.library import Value
from game.stage.bang.results import BangResult
from game.stage.bang.table import BangTable
from game.stage.menus.cover import Cover
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from tests.stage.theatre import Theatre
from tools.screens.bang import POSITIONS, held, session_of
from tools.screens.bang_more import POSITIONS as MORE
from tools.screens.positions import cases_in

NAMES = ("Ana", "Bo", "Clem", "Dee", "Eli", "Flo", "Gus", "Hal")
OWN = tuple(Path(__file__).with_name(name) for name in ("people.case", "expansions.case"))
HASTE = 0.3
NO_ANSWER = ("read", "menu", "undo", "back", "open-hand", "hush", "help")


class Board(Theatre):
    """A table at which the first `people` seats are persons; `press` is how they press a thing."""

    def __init__(
        self,
        people: int = 1,
        seats: int = 4,
        seed: int = 3,
        size: tuple[int, int] = (1280, 720),
        position: str = "",
        preset: str = "dv4",
        settings: Settings | None = None,
        switches: Mapping[str, Value] | None = None,
    ) -> None:
        if position:
            path = next(path for path in (*OWN, MORE, POSITIONS) if position in cases_in(path))
            session = session_of(position, frozenset(range(people)), NAMES, path)
        else:
            chairs = tuple(
                Chair(NAMES[s], s, "person" if s < people else "bot", "" if s < people else "random")
                for s in range(seats)
            )
            session = Session.start(Setup("bang", chairs, preset, dict(switches or {}), seed))
        self.table = BangTable(session=session)
        super().__init__(self.table, size, settings or Settings(pace="instant"), painting=False)
        self.chance = random.Random(seed)
        self.press: Callable[[str], None] = self.click_on
        self._asked: frozenset[int] = frozenset()
        self.covers: list[int] = []
        """The seats that were called by a cover, in their order."""

    def settle(self, lift: bool = True) -> None:
        """Let time pass until somebody is asked, covers lifted unless told otherwise, or the game is over."""
        for _ in range(4000):
            self.frame()
            if isinstance(self.scene, Cover) and lift:
                self.lift()
            elif self.scene is not self.table:
                return
            elif self._waits():
                if self.table.asked != self._asked:
                    # a press right after another person is asked counts for nothing
                    self._asked = self.table.asked
                    self.run(HASTE)
                    if self.scene is not self.table or self.table.desk is None:
                        continue
                return
        raise AssertionError("nobody is asked")

    def _waits(self) -> bool:
        table = self.table
        return not table.motion.acting and not table.flow.thinking and table.desk is not None

    def lift(self) -> None:
        """The person called for presses."""
        scene = self.scene
        assert isinstance(scene, Cover)
        self.covers.append(scene.seat)
        self.run(0.5)
        self.press("i_am")
        self.frame()

    def lit(self) -> list[str]:
        """What answers the question now, or leads to an answer."""
        desk = self.table.desk
        assert desk is not None
        ways = desk.ways()
        return [
            control.id
            for control in self.table.controls()
            if control.enabled and (control.id in ways or (control.group == "prompt" and control.id not in NO_ANSWER))
        ]

    def play(self) -> BangResult:
        """To the end, by pressing anything that is lit."""
        for _ in range(3000):
            self.settle()
            if isinstance(self.scene, BangResult):
                return self.scene
            ids = self.lit()
            self.press(self.chance.choice(ids))
        raise AssertionError("the game does not end")

    def card(self, kind: str) -> str:
        """The id of a card of the open hand."""
        return held(self.table, kind)

    def by_keys(self, name: str) -> None:
        """Step the focus to a control and press Return."""
        for _ in range(120):
            if self.focus == name:
                break
            self.key(pygame.K_TAB)
            self.frame()
        assert self.focus == name
        self.key(pygame.K_RETURN)
