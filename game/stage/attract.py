"""What a window that runs alone shows and offers to its operator: the games of bots, the PIN, the way out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.rules.library import find
from game.stage.kiosk import LIFE, Kiosk
from game.stage.menus.locked import PinPage
from game.stage.menus.operator import Operator
from game.stage.menus.saves import SaveSheet
from game.stage.menus.setup import ready_names
from game.stage.scene import Scene
from game.stage.text import language
from game.table.kiosk import IDLE_SECONDS, PIN, crashes_lately, watched
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.shop import interrupted

SEATS: Final = 4
"""So many bots play where the game allows it: a table that can be read from afar."""


def show(game: str) -> Session:
    """A game of bots by the recommended rules, of which nothing is kept."""
    rules = find(game)
    least, most = rules.seats
    names = ready_names()
    chairs = tuple(Chair(names[seat], seat, "bot") for seat in range(max(least, min(most, SEATS))))
    return Session.start(Setup(game, chairs, rules.presets.default, {}, secrets.randbelow(1_000_000)))


def unattended(
    title: Callable[[], Scene], go_on: Callable[[Path], None], idle: int | None = None, pin: str | None = None
) -> Kiosk:
    """The guard of such a window: `go_on` takes up a saved game, `idle` in seconds and `pin` in digits, or the usual
    ones.
    """

    def operator() -> Scene:
        return PinPage(pin=kiosk.pin, opened=opened)

    def opened() -> None:
        if language() != kiosk.house.language:
            # what a visitor speaks is not what the operator chooses
            kiosk.stage.speak(kiosk.house.language)
        kiosk.stage.replace(Operator(kiosk=kiosk))

    def offer() -> Scene | None:
        save = interrupted()
        return None if save is None else SaveSheet(save=save, go_on=go_on, offering=True)

    kiosk = Kiosk(
        title,
        show,
        operator,
        offer,
        IDLE_SECONDS if idle is None else idle,
        PIN if pin is None else pin,
        crashes_lately(),
        LIFE if watched() else None,
    )
    return kiosk
