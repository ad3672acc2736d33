"""One life of the kiosk's window, without a screen: `python -m tools.soaking.room REPORT SEED TROUBLE`, until it is
killed.

Bots play all games in turn, as fast as they can, while the window is told to close, loses focus, changes its size, pads
come and go, the clock jumps and the time of day is put back and forward.  Then visitors come: a monkey presses
everything, from the title on or at one of all tables there are, and goes away; the window must be alone again after the
countdown, with nothing left of the visit.  After a kill the interrupted game is taken up.  Once a second a line of JSON
is added to REPORT: how much was done, what is held, what went wrong.  Time is counted by hand, so nothing waits but for
bots that think.
"""

from __future__ import annotations

import errno
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import cycle, islice
from math import inf
from pathlib import Path
from typing import IO, Final

import pygame

from game.options import PlayOptions
from game.rules.library import Value
from game.stage import app, heap
from game.stage.devices.pads import Pads
from game.stage.kiosk import COUNTDOWN, Kiosk, Phase
from game.stage.menus.opening import Opening
from game.stage.menus.saves import SaveSheet
from game.stage.menus.setup import ready_names
from game.stage.play.table import Table
from game.stage.rooms import OPEN, session_of
from game.table import journal
from game.table.journal import visits
from game.table.seating import Chair, Setup
from tests.contract import play as contract
from tests.stage.monkey import Monkey
from tests.stage.theatre import FRAME, Theatre
from tools.soaking.wall_clock import WallClock, hang, today

ACTS: Final = 150
"""What a monkey does in one visit."""
IDLE: Final = 60
"""Seconds without a press until the countdown."""
PAINTED: Final = 3
"""Of so many frames that are due one is painted: the rest of the time is for more games."""
MIXED: Final = 12
"""Tables of BANG! with other expansions."""
USUAL: Final = (1280, 720)
"""The size of the window when a game of bots begins."""
STEPS: Final = 60_000
"""Frames of a game of bots after which it will never end."""
JUMPS: Final = (60.0, 3600.0, 100_000.0)
"""Seconds by which the clock jumps, as after a sleep of the machine."""


@dataclass
class Told:
    """What has happened in this life so far; `picks` stand in the journal `game` at least."""

    visits: int = 0
    games: int = 0
    acts: int = 0
    frames: int = 0
    stuck: int = 0
    resumed: int = 0
    """Interrupted games that were taken up."""
    errors: list[str] = field(default_factory=list)
    kept: dict[str, int] = field(default_factory=dict)
    """By journal: the picks whose result was shown in the visitors' game that is being played."""
    megabytes: float = 0.0
    """What the process holds now."""
    floor: float = 0.0
    """What it held at least between two games or visits since the visit before."""
    handles: int = 0
    shown: str = ""
    """The game that bots play in a window that has always had the usual size; "" at any other time."""


class Hurried(Theatre):
    """A theatre that paints only now and then."""

    due = 0

    def frame(self, seconds: float = FRAME) -> bool:
        """Let time pass; True when a frame was due."""
        self.painting = self.due % PAINTED == 0
        was_due = super().frame(seconds)
        self.due += was_due
        return was_due


class Room:
    """The stage with its doors, and what is done in front of it."""

    def __init__(self, report: Path, seed: int) -> None:
        self.report = report
        self.chance = random.Random(seed)
        self.told = Told()
        self.opening = Opening(PlayOptions(kiosk=True, idle=IDLE, pace="instant"))
        self.theatre = Hurried(doors=self.opening.doors(), clock=time.monotonic)
        stage = self.theatre.stage
        stage.pace = "instant"
        stage.tidy = self._tidied
        stage.sounds.wanted = True
        stage.sounds.open()
        stage.bots.start()
        self.monkey = Monkey(self.theatre, seed)
        self._next_line = 0.0
        self._lowest = inf
        self._pulled = False
        self.opening.begin(stage)
        self.opening.welcome()
        self.kiosk.shop.today = today
        self.told.floor = held()[0]

    @property
    def kiosk(self) -> Kiosk:
        """The guard of the stage."""
        guard = self.theatre.stage.guard
        assert guard is not None
        return guard

    def live(self) -> None:
        """Bots, visitors, bots, visitors, for ever."""
        self.take_up()
        for number, table in enumerate(cycle(tables())):
            for doing in (self.watch, partial(self.visit, table if number % 3 else None)):
                try:
                    doing()
                except Exception:
                    self.told.errors.append(f"{table}: {traceback.format_exc(limit=-4)}")
                    self.kiosk.attract()
                self.say()

    def take_up(self) -> None:
        """Go on with what a kill has interrupted, if it is offered, for a while."""
        if isinstance(self.theatre.scene, SaveSheet):
            self.theatre.run(0.5)
            self.theatre.click_on("go_on")
            self.told.resumed += any(isinstance(scene, Table) for scene in self.theatre.stage.scenes)
            self.press()
            self.go_away()

    def watch(self) -> None:
        """One game of bots to its end; one that neither ends nor was broken off by a jump of the clock is stuck."""
        shown = self.kiosk.shown
        assert shown is not None, "bots play while nobody is there"
        self._pulled = False
        jumped = False
        for _ in range(STEPS):
            jumped |= self.disturb()
            self.told.frames += self.theatre.frame()
            self._say_now_and_then()
            if self.kiosk.phase is not Phase.ATTRACT:
                # the monkey has plugged something in and leant on it
                self.go_away()
                return
            if shown.session.over or self.kiosk.shown is not shown:
                self.told.games += shown.session.over
                self.told.stuck += not (shown.session.over or jumped)
                return
        self.told.stuck += 1

    def visit(self, table: contract.Table | None) -> None:
        """Somebody comes, plays at a table of all there are or from the title on, and goes away."""
        self.told.visits += 1
        self.told.floor, self._lowest = self._lowest, inf
        self.theatre.key(pygame.K_SPACE)
        self.theatre.run(0.5)
        if self.kiosk.phase is not Phase.VISIT:
            self.told.errors.append("a press has woken nobody")
        if table is not None:
            self.sit(table)
        self.press()
        self.go_away()

    def sit(self, table: contract.Table) -> None:
        """To a table, with some people and bots for the rest."""
        people = self.chance.randint(1, table.seats)
        chairs = tuple(
            Chair(name, seat, "person" if seat < people else "bot")
            for seat, name in enumerate(islice(ready_names(), table.seats))
        )
        changes: dict[str, Value] = dict.fromkeys(table.expansions, True)
        self.opening.sit(Setup(table.game, chairs, table.preset, changes, self.chance.randrange(1_000_000)))

    def press(self) -> None:
        """Do whatever can be done."""
        self.monkey.done.clear()
        for _ in range(ACTS):
            self.monkey.act()
            self.monkey.check()
            self.told.acts += 1
            self._say_now_and_then()
            if not self.theatre.stage.running:
                self.told.errors.append("a visitor has closed the window")
                self.theatre.stage.running = True

    def go_away(self) -> None:
        """Nobody presses anything: after the countdown all must be as before."""
        self.say(kept=False)
        self.resize(USUAL)
        for _ in range(IDLE + round(COUNTDOWN) + 5):
            self.theatre.frame(1.0)
        self.told.stuck += self.kiosk.phase is not Phase.ATTRACT
        if visits().exists():
            self.told.errors.append("something of a visit is left")

    def disturb(self) -> bool:
        """Now and then what happens to a window that runs for itself; whether the clock has jumped."""
        if self.chance.random() > 0.004:
            return False
        match self.chance.randrange(5):
            case 0:
                self.theatre.now += self.chance.choice(JUMPS)
                WallClock.put(self.chance)
                return True
            case 1:
                self.theatre.send(pygame.WINDOWFOCUSLOST)
                self.theatre.run(0.1)
                self.theatre.send(pygame.WINDOWFOCUSGAINED)
            case 2:
                self.resize(self.chance.choice((USUAL, (1024, 768), (960, 540))))
                self._pulled = True
            case 3:
                self.theatre.send(pygame.QUIT)
            case _:
                self.monkey.plug()
        return False

    def resize(self, size: tuple[int, int]) -> None:
        """Somebody pulls at the window."""
        pygame.display.set_mode(size)
        self.theatre.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _tidied(self) -> None:
        app.tidy()
        self._lowest = min(self._lowest, held()[0])

    def _say_now_and_then(self) -> None:
        if time.monotonic() > self._next_line:
            self.say()

    def say(self, kept: bool = True) -> None:
        """One more line of the report; without `kept` the visitors' game may go from now on."""
        told = self.told
        self._next_line = time.monotonic() + 1.0
        told.kept = dict(self.kept()) if kept else {}
        told.megabytes, told.handles = held()
        told.shown = self.shown()
        with self.report.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(told)) + "\n")

    def shown(self) -> str:
        """The game that bots play, if the window is as large as usual and has been since it began."""
        table, kiosk = self.kiosk.shown, self.kiosk
        alone = kiosk.phase is Phase.ATTRACT and not self._pulled
        return table.session.game.name if alone and table is not None else ""

    def kept(self) -> Iterator[tuple[str, int]]:
        """The journal of the game that is on, and how many of its picks have been shown."""
        for scene in self.theatre.stage.scenes:
            session = session_of(scene)
            if session is not None and session.path is not None:
                yield session.path.name, session.picks


def tables() -> Iterator[contract.Table]:
    """Every table of the contract whose game the window has: games in turn, so that short soaks see them all."""
    every = [*contract.tables(), *contract.mixed_tables(MIXED)]
    rows = [[table for table in every if table.game == game] for game in OPEN]
    for turn in range(max(map(len, rows))):
        yield from (row[turn % len(row)] for row in rows)


def held() -> tuple[float, int]:
    """Megabytes and open files of this process."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    kilobytes = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return round(kilobytes / 1024, 1), len(os.listdir("/proc/self/fd"))


def full_disk() -> None:
    """From now on the disk takes no line of any journal."""

    def refuse(file: IO[bytes], at: int, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    journal._put = refuse


def main() -> None:
    """Live with a trouble: none, full_disk; a folder that takes nothing and a missing device come from outside."""
    report, seed, trouble = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    if trouble == "full_disk":
        full_disk()
    hang()
    heap.give_back()
    room = Room(report, seed)
    Pads.start()
    room.live()


if __name__ == "__main__":
    main()
