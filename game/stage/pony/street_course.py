"""The course of a shoot-out: a pick is written down, a die in flight is thrown, then the next one is asked.

The film of a shot begins when what it came to is on the disk.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from game.rules.kinds import CHANCE, Pick
from game.rules.refusal import IllegalPick
from game.shootout import Scene, Shot
from game.stage.motion import Choreography
from game.stage.play.flow import STEP
from game.stage.pony.street_sight import ASKED_FOR
from game.table.moment import Moment
from game.table.outcomes import answer, shot_in_flight
from game.table.players import BotTable
from game.table.session import Pending

if TYPE_CHECKING:
    from game.stage.pony.street import ShootoutScene

AIM_MS = (600.0, 1200.0)
"""How long a bot is seen to aim, at least and at most."""
AIMED = ("flick", "dynamite")
"""Picks that are a place, an aim and a speed."""
CARD_MS = 700.0
"""Before a bot plays a card in the street."""


class Course:
    """Drives one shoot-out.  `tick` is called every frame while `busy`."""

    def __init__(self, scene: ShootoutScene, bots: BotTable | None) -> None:
        self.scene = scene
        self.session = scene.session
        self.bots = bots or BotTable()
        self.waiting: Pending | None = None
        self.unsettled = True
        self.over = False
        self.stepping = False
        """A bot has aimed, and its shot waits for a press."""
        self._thrown: tuple[Scene, Shot] | None = None
        self._bot: int | None = None
        self._chosen: Pick = ()

    @property
    def busy(self) -> bool:
        """Something is to be done at the next frame."""
        return self.waiting is not None or self.unsettled or (self._bot is not None and not self.stepping)

    def choose(self, seat: int, pick: Pick) -> None:
        """Carry out a pick."""
        if self.waiting is not None:
            return
        try:
            self.waiting = self.session.choose_async(seat, pick)
        except IllegalPick as error:
            self.scene.excuse(error.refusal)
            return
        self.scene.answered()

    def tick(self) -> None:
        """Let the shoot-out go on as far as it can: a throw and its film begin in one frame."""
        while self._step():
            pass

    def _step(self) -> bool:
        """One step; False when it has to wait."""
        if self.waiting is not None:
            if not self.waiting.done():
                return False
            moments, self.waiting = self.waiting.moments(), None
            self._happened(moments)
        if self.scene.motion.acting:
            return False
        if self.unsettled:
            self.unsettled = False
            self._settle()
        elif self._bot is not None:
            self._think()
        return self.waiting is not None

    def _happened(self, moments: list[Moment]) -> None:
        self.unsettled = True
        self.scene.played += moments
        thrown, self._thrown = self._thrown, None
        if thrown is not None:
            self.scene.show_shot(*thrown, moments)
        else:
            self.scene.tell(moments)

    def _settle(self) -> None:
        self._bot, self._chosen, self.stepping = None, (), False
        session = self.session
        asked = session.asked()
        if CHANCE in asked:
            self._thrown = shot_in_flight(session.view(None).state)
            assert self._thrown is not None
            self.choose(CHANCE, answer(self._thrown[1]))
        elif session.over or session.ask_kind() not in ASKED_FOR:
            self.over = True
            self.scene.fight_is_over()
        elif (bot := session.bot_to_move()) is not None:
            self._bot = bot
            self.scene.watch(bot)
            self.bots.think(session)
        else:
            self.scene.ask(int(asked[0]))

    def step(self) -> None:
        """The press that a bot's shot waited for."""
        self.stepping = False

    def _think(self) -> None:
        if self.stepping:
            return
        if self._chosen:
            seat, pick = self._bot, self._chosen
            self._bot, self._chosen = None, ()
            assert seat is not None
            self.choose(seat, pick)
            return
        thought = self.bots.think(self.session)
        if thought is None:
            self.unsettled = True
        elif thought.done():
            self._chosen = thought.pick()
            if self._chosen[0] in AIMED:
                self.scene.show_aim(self._chosen, self._between(*AIM_MS))
            else:
                self.scene.rest(CARD_MS)
            if self.scene.stage.pace_now == STEP:
                self.scene.motion.play(self._hold())

    def _hold(self) -> Choreography:
        """Once the aim has been seen, the shot waits."""
        self.stepping = True
        self.scene.focus.id = STEP
        self.scene.stir()
        yield from ()

    def _between(self, least: float, most: float) -> float:
        """A time that depends on what everybody knows only."""
        digest = hashlib.sha256(f"aim {self.session.setup.seed} {self.session.picks}".encode()).digest()
        return least + (most - least) * digest[0] / 255
