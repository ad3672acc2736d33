"""The window that runs alone in public: bots play until somebody comes, and all begins anew when they have gone."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.stage import captions, director, rooms
from game.stage.devices.stir import INPUT, Held, Stir
from game.stage.director import Director
from game.stage.paint import notices, paper
from game.stage.text import language, text
from game.table import shop as shops
from game.table.kiosk import IDLE_SECONDS, LATELY, MANY, PIN, PLANNED, beat, left_alone
from game.table.settings import Settings
from game.table.shop import Chosen, Shop

if TYPE_CHECKING:
    from game.stage.play.table import Table
    from game.stage.scene import Scene
    from game.stage.stage import Stage
    from game.table.session import Session

COUNTDOWN: Final = 15.0
"""Seconds between the question whether anybody is there and the new beginning."""
SHOWN: Final = 420.0
"""Seconds after which the next game is shown, however far this one is."""
ENDING: Final = 12.0
"""Seconds for which the end of a game is shown."""
STUCK: Final = 60.0
"""Seconds without a pick after which the next game is shown."""
SPENT: Final = 0.25
"""Seconds after a press that only woke the window in which nothing else is heard, lest it do something twice."""
LONGEST_SPENT: Final = 2.0
"""After so many seconds input is heard again, though something may still be held."""
LIFE: Final = 8 * 3600.0
"""Seconds after which a watched window is started afresh, as soon as nobody is there."""
TICK: Final = 1.0
BANNER: Final = 1100


class Phase(Enum):
    """What goes on."""

    ATTRACT = "attract"
    VISIT = "visit"
    COUNTDOWN = "countdown"


def house_of(settings: Settings) -> Settings:
    """What every visitor finds: the shop's own choices, but nobody's names, seats or rules."""
    house, plain = copy.deepcopy(settings), Settings()
    house.chairs, house.chosen, house.mixes, house.own_switches = [], {}, {}, {}
    house.preset = plain.preset
    return house


@dataclass(eq=False)
class Kiosk:
    """Stands between the window system and the stage.

    `title` makes the first screen, `show` a session of bots for the game named, `operator` the page behind the chord,
    `offer` the offer of the game that a crash has interrupted, if there is one.
    """

    title: Callable[[], Scene]
    show: Callable[[str], Session]
    operator: Callable[[], Scene]
    offer: Callable[[], Scene | None] = lambda: None
    idle: float = IDLE_SECONDS
    pin: str = PIN
    crashes: int = 0
    """How many windows before this one have crashed or hung lately."""
    life: float | None = None
    """Seconds after which it ends to be started afresh; None: never, since nobody would start it."""
    shop: Shop = field(default_factory=Shop)
    phase: Phase = Phase.VISIT
    house: Settings = field(default_factory=Settings)
    stir: Stir = field(default_factory=Stir)
    ready: bool = False
    """The loop runs: from now on a hang is one."""
    closing: bool = False
    """The operator has said that the window may close."""
    shown: Table[Any, Any, Any] | None = None
    """Where the bots play."""
    stage: Stage = field(init=False)
    pace: str | None = None
    """A pace asked for with this run: then nothing is cut."""

    def __post_init__(self) -> None:
        self.games = rooms.OPEN
        """The games that visitors may play and bots show."""
        # what a crash has ended may have been the fault of the game that was shown
        self._turn = self.crashes
        self._parent = os.getppid()
        self._rests_until = self._born = 0.0
        self._ended: Session | None = None
        self._active = self._began = self._picked = 0.0
        self._picks = -1
        self._over: float | None = None
        self._spent: float | None = None
        self._woke: frozenset[Held] = frozenset()
        self._next = 0.0
        self._chorded = False

    def begin(self, stage: Stage) -> None:
        """Guard a stage from now on; what its settings are now is what every visitor finds, but for what the operator
        has chosen.  After a crash the game that was on is offered; after many, only bots play for a while.
        """
        self.stage, self.pace = stage, stage.pace
        self.house = house_of(stage.settings)
        chosen = self.shop.chosen()
        self.house.master = self.house.master if chosen.master is None else chosen.master
        self.house.language = chosen.language or self.house.language
        self.games = tuple(game for game in rooms.OPEN if game in chosen.games) or rooms.OPEN
        stage.guard = self
        self._active = self._born = stage.now
        if self.crashes >= MANY:
            self._rests_until = stage.now + LATELY
        offer = self.offer() if 0 < self.crashes < MANY else None
        if offer is None:
            self.attract()
            return
        self._set_up()
        stage.push(offer)

    # -- what comes in

    def takes(self, event: pygame.Event, now: float) -> bool:
        """Whether an event stops here."""
        if event.type == pygame.QUIT:
            return True
        by_person = self.stir.hear(event, now)
        self._woke &= self.stir.held.keys()
        if event.type not in INPUT:
            return False
        if by_person:
            self._active = now
            if self.phase is Phase.ATTRACT and self.resting(now):
                self.stage.notice("kiosk-rests", minutes=max(1, round((self._rests_until - now) / 60)))
                return True
            if self.phase is not Phase.VISIT:
                self._wake(now)
                return True
        return self.phase is Phase.ATTRACT or self._is_spent(now)

    def _wake(self, now: float) -> None:
        """Somebody is there; the press that said so does nothing else."""
        self._spent, self._woke = now, frozenset(self.stir.held)
        attracted, self.phase = self.phase is Phase.ATTRACT, Phase.VISIT
        if attracted:
            self._anew()
            self.shop.count("visitors")
        self.stage.touch()

    def resting(self, now: float) -> bool:
        """Whether too many windows have crashed: for a while no games are offered."""
        return now < self._rests_until

    def _is_spent(self, now: float) -> bool:
        """Whether what woke the window is still held, or has only just been let go."""
        if self._spent is None:
            return False
        since = now - self._spent
        if since > LONGEST_SPENT or (since > SPENT and not self._woke):
            self._spent = None
            return False
        return True

    # -- time

    def due(self, now: float) -> float:
        """Seconds until `tick` is wanted."""
        return max(0.0, self._next - now)

    def tick(self, now: float) -> None:
        """Let time pass: count down, show the next game, open the operator's page."""
        if self.ready:
            beat()
        if left_alone(self._parent):
            self.end(1)
        self._next = now + TICK
        if not self.stir.chord_begun:
            self._chorded = False
        elif not self._chorded and self.stir.chord_held(now):
            self._chorded, self._active = True, now
            self.phase = Phase.VISIT
            self.stage.push(self.operator())
        if self.phase is Phase.ATTRACT:
            if self.life is not None and now - self._born >= self.life:
                self.end(PLANNED)
            else:
                self._show_on(now)
            return
        self._count_finished()
        quiet = now - self._active
        if quiet >= self.idle + COUNTDOWN:
            self.attract()
        elif quiet >= self.idle:
            self.phase = Phase.COUNTDOWN
            self.stage.touch()

    def attract(self) -> None:
        """All begins anew, and the bots play the next game."""
        self.phase = Phase.ATTRACT
        self._spent = None
        self._anew()
        self._show_next(self.stage.now)

    def _anew(self) -> None:
        """The title, and nothing left of whoever was here."""
        self._set_up()
        shops.forget()

    def _set_up(self) -> None:
        """The title and everything else as the shop has it."""
        stage, chosen = self.stage, self.stage.settings
        director.leave(stage, self.pace)
        larger = chosen.text_size != self.house.text_size
        for one in fields(Settings):
            # the same object is held by the window, the sounds and the pads
            setattr(chosen, one.name, copy.deepcopy(getattr(self.house, one.name)))
        self.shown = self._ended = None
        stage.reset(self.title())
        stage.seating.clear()
        stage.names = []
        stage.said = None
        stage.heed_settings()
        if larger or language() != self.house.language:
            stage.speak(self.house.language)
        stage.forget_prints()
        stage.touch()

    def heed(self) -> None:
        """Volume and language as they are now are what every visitor finds."""
        self.house.master, self.house.language = self.stage.settings.master, self.stage.settings.language

    def keep(self) -> None:
        """Volume, language and games as they are now are what every visitor finds, also after a new start."""
        self.heed()
        self.shop.choose(Chosen(self.house.master, self.house.language, self.games))

    def end(self, status: int) -> None:
        """Close the window with an exit status."""
        self.closing = True
        self.stage.status = status
        self.stage.quit()

    def afresh(self) -> datetime | None:
        """When the window will be started afresh, if it will."""
        if self.life is None:
            return None
        return datetime.now() + timedelta(seconds=max(0.0, self._born + self.life - self.stage.now))

    def sat_down(self) -> None:
        """Visitors begin a game."""
        shops.forget()
        self.shop.count("games")

    def got_up(self) -> None:
        """Visitors have ended their game."""
        shops.forget()

    def _count_finished(self) -> None:
        for scene in self.stage.scenes:
            session = rooms.session_of(scene)
            if session is not None and session.over and session is not self._ended:
                self._ended = session
                self.shop.count("finished")

    # -- the bots

    def _show_next(self, now: float) -> None:
        session = self.show(self.games[self._turn % len(self.games)])
        self._turn += 1
        self._began, self._picked, self._picks, self._over = now, now, -1, None
        self.stage.back_to(type(self.stage.scenes[0]))
        self.shown = None
        self.stage.forget_prints()
        self.stage.names = [chair.name for chair in session.chairs]
        director.leave(self.stage, self.pace)
        if self.pace is None:
            self.stage.director = Director(self.stage, now)
        self.shown = rooms.table_of(session)
        self.stage.push(self.shown)

    def _show_on(self, now: float) -> None:
        if self.shown is None:
            return
        if self.stage.director is not None:
            self.stage.director.tick(now)
        session = self.shown.session
        if session.picks != self._picks:
            self._picks, self._picked = session.picks, now
        if session.over and self._over is None:
            self._over = now
        ended = self._over is not None and now - self._over >= ENDING
        if ended or now - self._began >= SHOWN or now - self._picked >= STUCK:
            self._show_next(now)
        self.stage.touch()

    # -- what is said

    def said(self) -> str:
        """What stands over everything now; "" when nothing does."""
        if self.phase is Phase.COUNTDOWN:
            left = self._active + self.idle + COUNTDOWN - self.stage.now
            return text("kiosk-idle", seconds=max(1, int(left + 0.999)))
        if self.phase is Phase.ATTRACT and self.shown is not None:
            return text("kiosk-press")
        return ""

    def draw(self, screen: pygame.Surface) -> None:
        """Lay what is said over the frame: in the middle when somebody is asked; while bots play, just above
        the bar, with captions and cards.  Then the picture moves a little, so that nothing burns in.
        """
        stage, said = self.stage, self.said()
        if self.phase is Phase.ATTRACT and self.shown is not None:
            captions.draw(stage, screen, self.shown.session.game.name, said)
            screen.scroll(*captions.shift(stage.now, stage.canvas.scale))
        elif said:
            slip = notices.notice(stage.press, said, width=BANNER)
            paper.lay(stage.press, screen, slip, slip.get_rect(center=stage.canvas.whole.center).topleft, 16)
