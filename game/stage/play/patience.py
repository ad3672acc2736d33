"""A limit on how long one person may think, for tables that want one; then a bot answers, once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from game.bots import brain
from game.rules.kinds import Pick
from game.stage.motion import Motion
from game.stage.play.race import Race
from game.table.players import memory_of, thinking_seed
from game.table.session import Session

if TYPE_CHECKING:
    from game.stage.stage import Stage

WARNING_MS = 10_000.0
"""How long before the end the person is warned."""
FRAME_MS = 100.0
"""What burns at most at once, so that a stall costs nobody anything; also how often the fuse is drawn while it is long.
"""
STAND_IN = "deputy"
"""The level of the bot that answers when time is up."""


class Asked(Protocol):
    """A question that lies before somebody."""

    @property
    def seat(self) -> int:
        """Who is asked."""


class Chooses(Protocol):
    """What carries out a pick."""

    def choose(self, seat: int, pick: Pick) -> None:
        """Carry it out."""


class Waiting(Protocol):
    """What patience needs of where it counts."""

    @property
    def stage(self) -> Stage:
        """Where it is played."""

    @property
    def session(self) -> Session:
        """The game."""

    @property
    def motion(self) -> Motion:
        """What moves there."""

    @property
    def desk(self) -> Asked | None:
        """The question that lies there now."""

    @property
    def coach(self) -> object | None:
        """Who leads through a lesson: there nobody is hurried."""

    @property
    def names(self) -> Sequence[str]:
        """The names by seat."""

    @property
    def flow(self) -> Chooses:
        """What carries out a pick."""


class Patience:
    """Counts for the question on the desk only: not under a cover or a menu, not while something moves, a gamepad is
    lost or another window is in front.
    """

    def __init__(self, table: Waiting) -> None:
        self.table = table
        self.fuse: Race | None = None
        """What is left of the time, as it burns down on the screen."""
        self._desk: Asked | None = None
        self._question: tuple[int, int] = (-1, -1)
        self._ticked = 0

    def asked(self, desk: Asked) -> None:
        """A person has the question before them.  The same question put again, after a menu, gives no new time."""
        question = (self.table.session.stamp, desk.seat)
        if self.fuse is not None and question == self._question:
            self._desk = desk
            return
        self.answered()
        seconds = self.table.stage.settings.answer_seconds
        if seconds and self.table.coach is None:
            self._desk, self._question = desk, question
            self.fuse = Race("", (desk.seat,), seconds * 1000.0)

    def answered(self) -> None:
        """There is nothing to wait for any more."""
        self._desk, self.fuse, self._ticked = None, None, 0

    @property
    def warned(self) -> bool:
        """The last seconds burn."""
        return self.fuse is not None and self.fuse.left <= WARNING_MS

    def next_due(self) -> float | None:
        """Milliseconds until the fuse is drawn again; None when none burns."""
        if self.fuse is None:
            return None
        return 0.0 if self.warned else FRAME_MS

    def tick(self, ms: float) -> None:
        """Let the fuse burn."""
        desk, fuse = self._desk, self.fuse
        if desk is None or fuse is None or self.table.motion.acting:
            return
        if self.table.desk is not desk:
            self.answered()
            return
        before = self.warned
        if fuse.pass_time(min(ms, FRAME_MS)):
            self._time_up(desk)
        elif self.warned and not before:
            self._ticked = fuse.seconds
            self.table.stage.notice("play-time-runs-out", name=self.table.names[desk.seat])
        elif self.warned and fuse.seconds != self._ticked:
            self._ticked = fuse.seconds
            self.table.stage.sounds.play("tick")

    def _time_up(self, desk: Asked) -> None:
        self.answered()
        session, seat = self.table.session, desk.seat
        seed, memory = thinking_seed(session, seat), memory_of(session, seat)
        pick = brain.choose(session.view(seat), session.setup.game, STAND_IN, seed, memory)
        self.table.stage.notice("play-time-up", name=self.table.names[seat])
        self.table.flow.choose(seat, pick)
