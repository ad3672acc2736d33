"""Watching a game of BANG! again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Surface

from game.bang.state import Bang, role_of
from game.stage import prompting
from game.stage.bang import choreography
from game.stage.bang.floor import Floor, laid_for
from game.stage.bang.painter import NO_MARKS
from game.stage.bang.pictured import draw_table
from game.stage.bang.still import Still
from game.stage.motion import Choreography
from game.stage.play.cast import Cast
from game.stage.play.watching import Watching
from game.table.moment import Moment


@dataclass(eq=False)
class BangReplay(Watching):
    """The hand and the role of whoever one looks at lie open."""

    floor: Floor = field(init=False)
    still: Still = field(default_factory=Still)

    def lay(self) -> None:
        """The table."""
        self.floor = Floor(
            laid_for(self.stage.canvas, self.replay.view(None).state),
            self.motion,
            self.replay.view(None).state,
            Cast(self.names, self.sitters),
            self.stage.sounds.play,
        )

    def stand(self) -> None:
        """Everything at its place."""
        floor = self.floor
        floor.air.sprites.clear()
        floor.absent.clear()
        floor.lives.clear()
        floor.given.clear()
        floor.fates.clear()
        floor.centre = ""
        floor.cast = Cast(self.names, self.sitters)
        floor.layout = laid_for(self.stage.canvas, self.replay.view(None).state)
        self._look()

    def _look(self) -> None:
        g: Bang = self.replay.view(self.viewer).state
        over = self.ended and self.replay.result is not None
        seats = range(g.seats) if over else range(0)
        self.floor.unveil(tuple(role_of(self.replay.view(seat).state, seat) for seat in seats))
        self.floor.viewer = self.viewer
        self.floor.hold(g.turn if self.viewer is None else self.viewer, opened=True)
        self.floor.show(g)

    def perform(self, moments: Sequence[Moment]) -> None:
        """By the one table of acts."""
        for run in choreography.runs(moments):
            self.motion.play(self.heard_first(run, choreography.performed(self.floor, run)))
        self.motion.play(self._arrive())

    def _arrive(self) -> Choreography:
        self._look()
        yield from ()

    def draw(self, screen: Surface) -> None:
        """The table and the bar."""
        floor = self.floor
        press = floor.near(self.stage.press)
        draw_table(press, screen, floor, NO_MARKS, self.still, tuple(self.strip), max(0, floor.holder))
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers())

    def draw_over(self, screen: Surface) -> None:
        """What flies lies above everything."""
        self.floor.air.draw(self.floor.near(self.stage.press), screen)


WATCHING = BangReplay
