"""What a window that runs alone shows and offers to its operator: the games of bots, the PIN, the way out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from game.rules.library import find
from game.stage.kiosk import Kiosk
from game.stage.menus.locked import Operator, PinPage
from game.stage.menus.setup import ready_names
from game.stage.scene import Scene
from game.table.kiosk import IDLE_SECONDS, PIN, RESTART
from game.table.seating import Chair, Setup
from game.table.session import Session

SEATS: Final = 4
"""So many bots play where the game allows it: a table that can be read from afar."""


def show(game: str) -> Session:
    """A game of bots by the recommended rules, of which nothing is kept."""
    rules = find(game)
    least, most = rules.seats
    names = ready_names()
    chairs = tuple(Chair(names[seat], seat, "bot") for seat in range(max(least, min(most, SEATS))))
    return Session.start(Setup(game, chairs, rules.presets.default, {}, secrets.randbelow(1_000_000)))


def unattended(title: Callable[[], Scene], idle: int | None = None, pin: str | None = None) -> Kiosk:
    """The guard of such a window: `idle` in seconds and `pin` in digits, or the usual ones."""

    def operator() -> Scene:
        return PinPage(pin=kiosk.pin, opened=opened)

    def opened() -> None:
        kiosk.stage.replace(Operator(restart=lambda: end(RESTART), close=lambda: end(0), kept=kiosk.keep))

    def end(status: int) -> None:
        kiosk.closing = True
        kiosk.stage.status = status
        kiosk.stage.quit()

    kiosk = Kiosk(title, show, operator, IDLE_SECONDS if idle is None else idle, PIN if pin is None else pin)
    return kiosk
