"""The director of the show that bots give while nobody is there: what is slow, what is quick, what is cut, what is
written over it.

A turning point (`turning` of each table: a bluff, a call, a duel, a hit, a shoot-out) is played at the shop's own pace,
with its sentence as a caption.  What lies between is quick, and where nothing turns for a while the film is cut: a card
stands on the screen, as in a silent film, while the game goes on behind it at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from game.rules.event import Event
from game.stage.motion import Choreography, Motion, Wait
from game.table.moment import Moment
from game.words import event_line

if TYPE_CHECKING:
    from game.stage.stage import Stage

QUIET: Final = 14.0
"""Seconds without a turning point after which the film is cut."""
CARD: Final = 2.4
"""Seconds for which the card of a cut stands at least."""
LONGEST_CUT: Final = 7.0
"""Seconds after which even a quiet game is shown again."""
READ: Final = 7.0
"""Seconds for which a caption stands, if no other comes."""
OPENING: Final = 7.0
"""Seconds for which the card with the name of the game stands."""


class Shown(Protocol):
    """What the director needs of a table."""

    turning: ClassVar[tuple[type[Event], ...]]
    kept_back: ClassVar[tuple[type[Event], ...]]
    motion: Motion

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""


@dataclass(eq=False)
class Director:
    """Of one game.  All times are in seconds of the stage's clock."""

    stage: Stage
    began: float
    caption: str = ""
    """What is going on, in a sentence; "" when it has stood long enough."""
    cutting: bool = False
    """The game goes on behind a card."""
    _cut: float = 0.0
    _turned: float = field(init=False)
    _until: float = 0.0

    def __post_init__(self) -> None:
        self._turned = self.began + OPENING

    @property
    def opening(self) -> bool:
        """The card with the name of the game stands."""
        return self.stage.now < self.began + OPENING

    def directed(self, table: Shown, run: Sequence[Moment], act: Choreography) -> Choreography:
        """The act of a portion of moments as it is shown; decides at once how fast, and about pauses from now on."""
        turning = isinstance(run[-1].event, table.turning)
        now = self.stage.now
        if turning:
            self._turned = now
        elif self.cutting and now - self._cut >= LONGEST_CUT:
            self._turned = now
            self.end()
        elif not self.cutting and now - self._turned >= QUIET:
            self.cutting, self._cut, self.caption = True, now, ""
            self.stage.sounds.holding = True
        self.stage.pace = None if turning else "instant" if self.cutting else "fast"
        table.motion.manner = self.stage.manner
        return self._played(table, run, act) if turning else act

    def _played(self, table: Shown, run: Sequence[Moment], act: Choreography) -> Choreography:
        if self.opening:
            yield Wait(1000 * (self.began + OPENING - self.stage.now))
        if self.cutting:
            yield Wait(1000 * max(0.0, self._cut + CARD - self.stage.now))
            self.end()
        late = isinstance(run[-1].event, table.kept_back)
        if not late:
            self._say(table, run[-1])
        yield act
        if late:
            self._say(table, run[-1])

    def _say(self, table: Shown, moment: Moment) -> None:
        self.caption = event_line(moment.event_for(None), table.names)
        self._until = self.stage.now + READ

    def tick(self, now: float) -> None:
        """Take down a caption that has been read."""
        if self.caption and now >= self._until:
            self.caption = ""

    def end(self) -> None:
        """The card goes, and sounds are heard again."""
        self.cutting = False
        self.stage.sounds.holding = False


def leave(stage: Stage, pace: str | None) -> None:
    """No director any more: everything goes at the pace it had."""
    if stage.director is not None:
        stage.director.end()
    stage.director, stage.pace = None, pace
