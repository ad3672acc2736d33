"""Which screen comes first, how the title leads to a table and back, and the scenes the stage opens by
itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from game.options import PlayOptions
from game.rules.library import Value
from game.stage.menus import saves
from game.stage.menus.padlost import PadLost
from game.stage.menus.padmap import PadMap
from game.stage.menus.pause import Pause
from game.stage.menus.rules import Rules
from game.stage.menus.seats import Seats, ready_names
from game.stage.menus.setup import Setup, Sitter
from game.stage.menus.title import Title
from game.stage.stage import Doors, Stage
from game.table import saves as saved
from game.table import seating as table
from game.table.journal import Journal
from game.table.notice import Unusable
from game.table.session import Session
from game.wyatt_earp.game import GAME

SEEDS = 1_000_000
"""A seed nobody named is below this: short enough to be typed again."""


class Opening:
    """The way from the title to a table and back."""

    def __init__(self, options: PlayOptions) -> None:
        self.options = options
        self._stage: Stage | None = None

    @property
    def stage(self) -> Stage:
        """The stage everything happens on, once there is one."""
        assert self._stage is not None, "begin was called"
        return self._stage

    def doors(self) -> Doors:
        """The scenes the stage opens by itself."""
        return Doors(
            pause=lambda: Pause(leave_table=self.to_title),
            pad_lost=lambda seat: PadLost(seat=seat),
            unknown_pad=lambda device, guid: PadMap(device=device, guid=guid),
            leave=self.to_title,
            again=self.again,
        )

    def begin(self, stage: Stage) -> None:
        """Put the first screen on the stage: the title, an offer to go on, or the table that was asked
        for.
        """
        self._stage = stage
        stage.push(self.title())
        if self.options.game is not None:
            self.sit(self._asked_for())
            return
        games, notices = saved.saved_games()
        for notice in notices[:1]:
            stage.notice(notice.message, **notice.given())
        newest = saved.unfinished(games)
        if newest is not None:
            stage.push(saves.SaveSheet(save=newest, go_on=self.go_on, offering=True))

    def title(self) -> Title:
        """The first screen."""
        return Title(play=self.to_seats, saved=self.to_saves, any_saved=lambda: bool(saved.saved_games()[0]))

    def to_title(self) -> None:
        """Leave whatever is played."""
        self.stage.seating.clear()
        self.stage.names = []
        if not self.stage.back_to(Title):
            self.stage.reset(self.title())

    def to_seats(self) -> None:
        """From the title: who plays?"""
        self.stage.push(Seats(go_on=self.to_rules))

    def to_saves(self) -> None:
        """From the title: which game is gone on with?"""
        self.stage.push(saves.Saves(go_on=self.go_on, watch=self.watch))

    def to_rules(self, setup: Setup) -> None:
        """From the seats: by which rules?"""

        def begin(preset: str, changes: Mapping[str, Value]) -> None:
            setup.seat_pads(self.stage.seating)
            self.sit(table.Setup(GAME.name, chairs_of(setup), preset, dict(changes), secrets.randbelow(SEEDS)))

        self.stage.push(Rules(game=GAME.name, presets=GAME.presets, begin=begin))

    def sit(self, setup: table.Setup) -> None:
        """Sit down to a new game."""
        self._to_table(Session.start(setup, Journal.create(setup)))

    def again(self, setup: table.Setup) -> None:
        """The same people and rules, other cards."""
        self.sit(replace(setup, seed=secrets.randbelow(SEEDS)))

    def go_on(self, path: Path) -> None:
        """Go on with a saved game exactly where it stood."""
        try:
            session = Session.resume(path)
        except Unusable as trouble:
            self.stage.notice(trouble.notice.message, **trouble.notice.given())
            return
        self.stage.seating.clear()
        pads = {instance: pad.guid for instance, pad in self.stage.pads.here.items()}
        for seat, chair in enumerate(session.chairs):
            found = next((pad for pad, guid in pads.items() if chair.pad and guid == chair.pad), None)
            if found is not None:
                self.stage.seating.take(seat, pads.pop(found), found)
        self._to_table(session)

    def watch(self, path: Path) -> None:
        """Watch a game that has ended."""
        from game.stage.earp.replay import ReplayTable

        self.stage.push(ReplayTable(path))

    def _to_table(self, session: Session) -> None:
        # the table is the largest part of the stage; the title doesn't wait for it
        from game.stage.earp.table import EarpTable

        self.stage.names = [chair.name for chair in session.chairs]
        self.stage.back_to(Title)
        self.stage.push(EarpTable(session=session, leave=self.to_title, again=self.again))

    def _asked_for(self) -> table.Setup:
        """The game that the command line asks for."""
        options = self.options
        seats = options.seats or GAME.seats[1]
        bots = seats - 1 if options.bots is None else options.bots
        names = ready_names()
        chairs = tuple(
            table.Chair(names[seat], seat, "bot" if seat >= seats - bots else "person") for seat in range(seats)
        )
        seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
        return table.Setup(GAME.name, chairs, options.preset or GAME.presets.default, dict(options.switches), seed)


def chairs_of(setup: Setup) -> tuple[table.Chair, ...]:
    """The chairs as the table wants them; everybody keeps the mark of their chair."""
    return tuple(
        table.Chair(
            chair.name, mark, "bot" if chair.sitter is Sitter.BOT else "person", level=chair.level, pad=chair.guid
        )
        for mark, chair in enumerate(setup.chairs)
        if chair.sitter is not Sitter.NOBODY
    )
