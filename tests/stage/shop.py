"""A kiosk in a theatre, for tests: people come, sit down, go away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.options import PlayOptions
from game.stage.kiosk import Kiosk, Phase
from game.stage.menus.opening import Opening
from game.stage.play.table import Table
from game.table.settings import Settings
from game.table.shop import shop_file
from tests.stage.theatre import Theatre

IDLE = 30


class Shop:
    """A kiosk in a theatre."""

    def __init__(self, settings: Settings | None = None) -> None:
        opening = Opening(PlayOptions(kiosk=True, idle=IDLE, pin="4711"))
        self.theatre = Theatre(doors=opening.doors(), settings=settings, painting=False)
        opening.begin(self.theatre.stage)
        opening.welcome()
        self.theatre.frame()

    @property
    def kiosk(self) -> Kiosk:
        guard = self.theatre.stage.guard
        assert guard is not None
        return guard

    def is_in(self, phase: Phase) -> bool:
        """Whether that is what goes on."""
        return self.kiosk.phase is phase

    def come(self) -> None:
        """Somebody presses something, and waits a moment."""
        self.theatre.key(pygame.K_SPACE)
        self.theatre.run(0.5)

    def sit(self) -> Table[Any, Any, Any]:
        """From the title to a table."""
        for _ in range(3):
            self.theatre.key(pygame.K_RETURN)
            self.theatre.run(0.4)
        table = self.theatre.scene
        assert isinstance(table, Table)
        return table

    def wait(self, seconds: float) -> None:
        """Nobody presses anything: time passes in long steps."""
        for _ in range(round(seconds)):
            self.theatre.frame(1.0)

    def hold(self, *seconds: float) -> None:
        """Hold F12."""
        self.theatre.send(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="")
        self.wait(sum(seconds))
        self.theatre.send(pygame.KEYUP, key=pygame.K_F12, mod=0, unicode="")
        self.theatre.run(0.4)


def kept(home: Path) -> list[str]:
    """The files that hold anything of a visitor: all but the day's counts."""
    return [file.name for file in home.rglob("*") if not file.name.startswith(shop_file().name)]
