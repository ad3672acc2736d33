"""One life of the window, without a screen: `python -m tools.soaking.room REPORT SEED TROUBLE`, until it is killed.

Tables of all games follow one another.  At some only bots play, as fast as they can, while the window loses focus,
changes its size, pads come and go and the clock jumps; at others a monkey presses everything.  Once a second a line
of JSON is added to REPORT: how much was done, what is held, what went wrong.  Time is counted by hand, so nothing
waits but for bots that think.
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
from itertools import cycle, islice
from pathlib import Path
from typing import IO, Final

import pygame

from game.options import PlayOptions
from game.rules.library import Value
from game.stage import heap
from game.stage.devices.pads import Pads
from game.stage.menus.opening import Opening
from game.stage.menus.setup import ready_names
from game.stage.play.results import GameOver
from game.stage.rooms import OPEN
from game.table import journal
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.contract import play as contract
from tests.contract.play import Table
from tests.stage.monkey import Monkey
from tests.stage.theatre import Theatre

ACTS: Final = 150
"""What a monkey does at one table."""
MIXED: Final = 12
"""Tables of BANG! with other expansions."""
STEPS: Final = 40_000
"""Frames of a table of bots after which its game will never end."""
JUMPS: Final = (60.0, 3600.0, 100_000.0)
"""Seconds by which the clock jumps, as after a sleep of the machine."""


@dataclass
class Told:
    """What has happened in this life so far; `picks` stand in the journal `game` at least."""

    tables: int = 0
    games: int = 0
    acts: int = 0
    frames: int = 0
    stuck: int = 0
    errors: list[str] = field(default_factory=list)
    kept: dict[str, int] = field(default_factory=dict)
    """By journal: the picks whose result was shown in the game that is being played."""
    megabytes: float = 0.0
    handles: int = 0


class Room:
    """The stage with its doors, and what is done in front of it."""

    def __init__(self, report: Path, seed: int) -> None:
        self.report = report
        self.chance = random.Random(seed)
        self.told = Told()
        self.opening = Opening(PlayOptions())
        self.theatre = Theatre(doors=self.opening.doors())
        self.theatre.settings.pace = "instant"
        self.theatre.stage.sounds.wanted = True
        self.theatre.stage.sounds.open()
        self.theatre.stage.bots.start()
        self.opening.begin(self.theatre.stage)
        self.opening.welcome()
        self.monkey = Monkey(self.theatre, seed)
        self._next_line = 0.0

    def live(self) -> None:
        """Table after table, for ever."""
        for table in cycle(tables()):
            self.told.tables += 1
            people = 0 if self.told.tables % 2 else self.chance.randint(1, table.seats)
            try:
                self.sit(table, people)
                self.play(ACTS if people else STEPS, alone=not people)
            except Exception:
                self.told.errors.append(f"{table}: {traceback.format_exc(limit=-4)}")
                self.say(self.told)
            self.theatre.stage.running = True
            self.opening.to_title()

    def sit(self, table: Table, people: int) -> None:
        """To a table with so many people."""
        chairs = tuple(
            Chair(name, seat, "person" if seat < people else "bot")
            for seat, name in enumerate(islice(ready_names(), table.seats))
        )
        changes: dict[str, Value] = dict.fromkeys(table.expansions, True)
        self.opening.sit(Setup(table.game, chairs, table.preset, changes, self.chance.randrange(1_000_000)))

    def play(self, steps: int, alone: bool) -> None:
        """Until the game is over or enough has been done; with bots alone not being over is being stuck."""
        for _ in range(steps):
            if alone:
                self.disturb()
                self.told.frames += self.theatre.frame()
            else:
                self.monkey.act()
                self.monkey.check()
                self.told.acts += 1
            if time.monotonic() > self._next_line:
                self.say(self.told)
            if self.theatre.stage.front is not None and isinstance(self.theatre.scene, GameOver):
                self.told.games += 1
                return
            self.theatre.stage.running = True
        self.told.stuck += alone

    def disturb(self) -> None:
        """Now and then what happens to a window that runs for itself."""
        if self.chance.random() > 0.004:
            return
        match self.chance.randrange(4):
            case 0:
                self.theatre.now += self.chance.choice(JUMPS)
            case 1:
                self.theatre.send(pygame.WINDOWFOCUSLOST)
                self.theatre.run(0.1)
                self.theatre.send(pygame.WINDOWFOCUSGAINED)
            case 2:
                size = self.chance.choice(((1280, 720), (1024, 768), (960, 540)))
                pygame.display.set_mode(size)
                self.theatre.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
            case _:
                self.monkey.plug()

    def say(self, told: Told) -> None:
        """One more line of the report."""
        self._next_line = time.monotonic() + 1.0
        told.kept = dict(self.kept())
        told.megabytes, told.handles = held()
        with self.report.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(told)) + "\n")


    def kept(self) -> Iterator[tuple[str, int]]:
        """The journal of the game that is on, and how many of its picks have been shown."""
        for scene in self.theatre.stage.scenes:
            session = getattr(scene, "session", None)
            # a session tells nobody else where it is kept
            if isinstance(session, Session) and session._journal is not None:
                yield session._journal.path.name, session.picks


def tables() -> Iterator[Table]:
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
    heap.give_back()
    room = Room(report, seed)
    Pads.start()
    room.live()


if __name__ == "__main__":
    main()
