"""Which screen comes first, how the title leads to a table and back, and the scenes the stage opens by itself.

Only the title is loaded before the first frame; every other screen is loaded when it is first wanted.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.options import PlayOptions
from game.stage import rooms
from game.stage.doors import Doors
from game.stage.intent import Device
from game.stage.menus.title import BILLS, Title
from game.stage.scene import Scene
from game.stage.stage import Stage

if TYPE_CHECKING:
    from game.rules.library import Value
    from game.stage.kiosk import Kiosk
    from game.stage.menus.setup import Setup
    from game.table import seating as table
    from game.table.session import Session

SEEDS = 1_000_000
"""A seed nobody named is below this: short enough to be typed again."""
SHOT_PICKS = 2
"""A shot is a pick of who fires it, and one of what became of it."""


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
        """The ways that lead off any scene."""
        return Doors(self._pause, self._pad_lost, self._unknown_pad, self.to_title, self.again, self.to_lesson)

    def begin(self, stage: Stage) -> None:
        """Put the first screen on the stage: the title, or the table that was asked for."""
        self._stage = stage
        if self.options.kiosk:
            self._kiosk().begin(stage)
            return
        stage.push(self.title())
        if self.options.replay is not None:
            self.watch(self.options.replay)
        elif self.options.game is not None:
            self.sit(self._asked_for())

    def welcome(self) -> None:
        """Offer to go on with the game that waits, unless a table was asked for."""
        from game.stage.menus.saves import SaveSheet
        from game.table.saves import offered

        options = self.options
        if self.stage.guard is not None:
            self.stage.guard.ready = True
        if options.game is not None or options.replay is not None or options.kiosk:
            return
        newest, notices = offered()
        for notice in notices[:1]:
            self.stage.notice(notice.message, **notice.given())
        if newest is not None:
            self.stage.push(SaveSheet(save=newest, go_on=self.go_on, offering=True))

    def title(self) -> Title:
        """The first screen."""
        if self.options.kiosk:
            from game.stage.menus.locked import LockedTitle

            return LockedTitle(play=self.to_seats, bills=self._offered)
        return Title(
            play=self.to_seats,
            about=self.to_about,
            settings=self.to_settings,
            saved=self.to_saves,
            evening=self.to_evening,
            guide=self.to_guide,
            any_saved=self._any_saved,
        )

    def _offered(self) -> Sequence[str]:
        guard = self.stage.guard
        return BILLS if guard is None else guard.games

    def to_title(self) -> None:
        """Leave whatever is played."""
        if not self.stage.back_to(Title):
            self.stage.reset(self.title())
        if self.stage.guard is not None:
            self.stage.guard.got_up()
        self.stage.forget_prints()
        self.stage.seating.clear()
        self.stage.names = []

    def to_seats(self, game: str) -> None:
        """From the title: who plays?"""
        from game.rules.library import find
        from game.stage.menus.seats import Seats

        self.stage.push(Seats(go_on=partial(self.to_rules, game), limits=find(game).seats, game=game))

    def to_about(self) -> None:
        """From the title: what is this?"""
        from game.stage.menus.about import About

        self.stage.push(About())

    def to_settings(self) -> None:
        """From the title: the settings."""
        from game.stage.menus.settings import SettingsPage

        self.stage.push(SettingsPage())

    def to_saves(self) -> None:
        """From the title: which game is gone on with?"""
        from game.stage.menus.saves import Saves

        self.stage.push(Saves(go_on=self.go_on, watch=self.watch, statistics=self.to_statistics))

    def to_statistics(self) -> None:
        """From the saved games: what has chance brought to whom?"""
        from game.stage.menus.statistics import Statistics

        self.stage.push(Statistics())

    def to_guide(self, game: str) -> None:
        """From the title: how is this played?"""
        from game.stage.menus.guide import Guide

        self.stage.push(Guide(game=game, games=tuple(self._offered())))

    def to_evening(self) -> None:
        """From the title: who leads, who shot best, how it went."""
        from game.stage.menus.evening import Evening

        self.stage.push(Evening(watch=self.watch, film=self.film, statistics=self.to_statistics))

    def to_lesson(self, game: str) -> None:
        """From How to play, or before the first game of its kind: a prepared table, step by step.

        It ends where it was taken: at the chairs, or at the title.
        """
        from game.stage.menus.seats import Seats
        from game.stage.menus.setup import ready_names
        from game.stage.play.lesson import teach

        to_chairs = partial(self._play_after, game)
        at_chairs = [scene for scene in self.stage.scenes if isinstance(scene, Seats)]
        for seats in at_chairs:
            seats.remember()
        self.stage.back_to(Title)
        self.stage.seating.clear()
        self.stage.settings.has_played(game)
        self.stage.save_settings()
        teach(self.stage, game, ready_names(), to_chairs if at_chairs else self.to_title, to_chairs)

    def _play_after(self, game: str) -> None:
        self.to_title()
        self.to_seats(game)

    def to_rules(self, game: str, setup: Setup) -> None:
        """From the seats: by which rules?"""
        from game.rules.library import find
        from game.stage.menus.rules import Rules
        from game.table import seating as table

        presets = find(game).presets

        def begin(preset: str, changes: Mapping[str, Value]) -> None:
            self.stage.settings.has_played(game)
            setup.seat_pads(self.stage.seating)
            seed = secrets.randbelow(SEEDS)
            self.sit(table.Setup(game, setup.seated(), preset, dict(changes), seed))

        self.stage.push(Rules(game=game, presets=presets, begin=begin, players=len(setup.seats)))

    def sit(self, setup: table.Setup) -> None:
        """Sit down to a new game."""
        from game.table.journal import Journal, visits
        from game.table.session import Session

        guard = self.stage.guard
        if guard is not None:
            guard.sat_down()
        # a game that strangers play in public is kept for as long as they are there
        journal = Journal.create(setup, None if guard is None else visits())
        self._to_table(Session.start(setup, journal))

    def again(self, setup: table.Setup) -> None:
        """The same people and rules, other cards."""
        self.sit(replace(setup, seed=secrets.randbelow(SEEDS)))

    def go_on(self, path: Path) -> None:
        """Go on with a saved game exactly where it stood."""
        from game.table.notice import Unusable
        from game.table.session import Session

        try:
            session = Session.resume(path)
        except Unusable as trouble:
            self.stage.notice(trouble.notice.message, **trouble.notice.given())
            return
        seating = self.stage.seating
        seating.clear()
        free = {instance: pad.guid for instance, pad in self.stage.pads.here.items()}
        for seat, chair in enumerate(session.chairs):
            found = next((pad for pad, guid in free.items() if chair.pad and guid == chair.pad), None)
            if found is not None:
                seating.take(seat, free.pop(found), found)
        self._to_table(session)

    def film(self, path: Path, position: int) -> None:
        """Watch one shot of a saved game slowly: what is picked there, and what became of it."""
        self.watch(path, position, position + SHOT_PICKS)

    def watch(self, path: Path, position: int = 0, until: int | None = None) -> None:
        """Watch a saved game, from its start or from a position on; slowly where it stops at another."""
        from game.table.notice import Unusable
        from game.table.replay import Replay

        try:
            replay = Replay(path)
        except Unusable as trouble:
            self.stage.notice(trouble.notice.message, **trouble.notice.given())
            return
        replay.seek(position)
        watching = rooms.watching_of(replay)
        if watching is None:
            self.stage.notice("saves-no-film")
        else:
            watching.until = until
            self.stage.push(watching)

    def _to_table(self, session: Session) -> None:
        self.stage.names = [chair.name for chair in session.chairs]
        self.stage.back_to(Title)
        self.stage.forget_prints()
        self.stage.push(rooms.table_of(session, self.to_title, self.again))

    def _asked_for(self) -> table.Setup:
        """The game that the command line asks for."""
        from game.rules.library import find
        from game.stage.menus.setup import ready_names
        from game.table import seating as table

        options = self.options
        assert options.game is not None
        game = find(options.game)
        seats = options.seats or game.seats[1]
        bots = seats - 1 if options.bots is None else options.bots
        names = ready_names()
        chairs = tuple(
            table.Chair(names[seat], seat, "bot" if seat >= seats - bots else "person") for seat in range(seats)
        )
        seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
        return table.Setup(game.name, chairs, options.preset or game.presets.default, dict(options.switches), seed)

    def _any_saved(self) -> bool:
        from game.table.journal import SUFFIX, folder

        return any(folder().glob(f"*{SUFFIX}"))

    def _pause(self) -> Scene:
        if self.options.kiosk:
            from game.stage.menus.locked import LockedPause

            return LockedPause(leave_table=self.to_title)
        from game.stage.menus.pause import Pause

        return Pause(leave_table=self.to_title)

    def _kiosk(self) -> Kiosk:
        from game.stage.attract import unattended

        return unattended(self.title, self.go_on, self.options.idle, self.options.pin)

    def _pad_lost(self, seat: int) -> Scene:
        from game.stage.menus.padlost import PadLost

        return PadLost(seat=seat)

    def _unknown_pad(self, device: Device, guid: str) -> Scene:
        from game.stage.menus.padmap import PadMap

        return PadMap(device=device, guid=guid)
