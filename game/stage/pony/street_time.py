"""The limit on how long one person may aim: the same as at the table, seen from the street."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.motion import Motion
from game.stage.play.patience import Patience
from game.table.lesson import Lesson
from game.table.session import Session

if TYPE_CHECKING:
    from game.stage.pony.street import ShootoutScene
    from game.stage.pony.street_course import Course
    from game.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class Shooter:
    """Who is asked for a flick."""

    seat: int


class StreetTime:
    """What patience needs to know of the street."""

    def __init__(self, scene: ShootoutScene) -> None:
        self._scene = scene
        self._shooter: Shooter | None = None
        self.patience = Patience(self)

    def begin(self, seat: int) -> None:
        """A person takes the die up."""
        self._shooter = Shooter(seat)
        self.patience.asked(self._shooter)

    def end(self) -> None:
        """It is flicked, or nobody waits for it any more."""
        self._shooter = None
        self.patience.answered()

    @property
    def desk(self) -> Shooter | None:
        """Who is asked now; nobody while the die flies."""
        return self._shooter if self._scene.asked_seat is not None else None

    @property
    def coach(self) -> object | None:
        """In a lesson nobody is hurried."""
        return self.session if isinstance(self.session, Lesson) else None

    @property
    def stage(self) -> Stage:
        """Where it is played."""
        return self._scene.stage

    @property
    def session(self) -> Session:
        """The game."""
        return self._scene.session

    @property
    def names(self) -> Sequence[str]:
        """The names by seat."""
        return self._scene.names

    @property
    def motion(self) -> Motion:
        """What moves in the street."""
        return self._scene.motion

    @property
    def flow(self) -> Course:
        """What carries out a pick."""
        return self._scene.course
