"""A limit on how long one person may think, for tables that want one; then a bot answers, once."""

from __future__ import annotations

from typing import Protocol

from game.bots import brain
from game.stage.play.flow import Driven, Flow
from game.stage.play.race import Race
from game.stage.scene import Timer
from game.table.players import memory_of, thinking_seed

WARNING_MS = 10_000.0
"""How long before the end the fuse is lit."""
FRAME_MS = 100.0
"""What burns at most at once: the frame that lights the fuse may end a long rest."""
STAND_IN = "deputy"
"""The level of the bot that answers when time is up."""


class Asked(Protocol):
    """A question that lies before somebody."""

    seat: int


class Waiting(Driven, Protocol):
    """What patience needs of its table."""

    timers: list[Timer]

    @property
    def desk(self) -> Asked | None:
        """The question that lies there now."""

    @property
    def coach(self) -> object | None:
        """Who leads through a lesson: there nobody is hurried."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""

    @property
    def flow(self) -> Flow:
        """What carries out a pick."""


class Patience:
    """Counts for the question on the desk only: not under a cover or a menu, not while another window is in front."""

    def __init__(self, table: Waiting) -> None:
        self.table = table
        self.fuse: Race | None = None
        """The last seconds, as they burn down on the screen."""
        self._desk: Asked | None = None
        self._timer: Timer | None = None
        self._ticked = 0

    def asked(self, desk: Asked) -> None:
        """A person has the question before them."""
        self.answered()
        seconds = self.table.stage.settings.answer_seconds
        if seconds and self.table.coach is None:
            self._desk = desk
            self._timer = self.table.after(max(0.0, seconds * 1000 - WARNING_MS), self._warn)

    def answered(self) -> None:
        """There is nothing to wait for any more."""
        if self._timer in self.table.timers:
            self.table.timers.remove(self._timer)
        self._timer, self._desk, self.fuse = None, None, None

    def tick(self, ms: float) -> None:
        """Let the fuse burn."""
        desk, fuse = self._desk, self.fuse
        if desk is None or fuse is None or self.table.motion.acting:
            return
        if self.table.desk is not desk:
            self.answered()
        elif fuse.pass_time(min(ms, FRAME_MS)):
            self._time_up(desk)
        elif fuse.seconds != self._ticked:
            self._ticked = fuse.seconds
            self.table.stage.sounds.play("tick")

    def _warn(self) -> None:
        desk = self._desk
        if desk is not None and self.table.desk is desk:
            self.fuse = Race("", (desk.seat,), min(WARNING_MS, self.table.stage.settings.answer_seconds * 1000))
            self.table.stage.notice("play-time-runs-out", name=self.table.names[desk.seat])

    def _time_up(self, desk: Asked) -> None:
        self.answered()
        session, seat = self.table.session, desk.seat
        seed, memory = thinking_seed(session, seat), memory_of(session, seat)
        pick = brain.choose(session.view(seat), session.setup.game, STAND_IN, seed, memory)
        self.table.stage.notice("play-time-up", name=self.table.names[seat])
        self.table.flow.choose(seat, pick)
