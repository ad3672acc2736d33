"""Watching a Wyatt Earp game again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.stage import prompting
from game.stage.earp import choreography
from game.stage.earp.floor import Floor
from game.stage.earp.flying import CardSprite
from game.stage.earp.layout import table_layout
from game.stage.earp.painter import NO_MARKS, draw_table
from game.stage.earp.payslip import draw_slip
from game.stage.earp.sight import kind_of
from game.stage.earp.wires import Telegraph
from game.stage.paint import palette
from game.stage.play.cast import Cast
from game.stage.play.watching import Watching
from game.table.moment import Moment


@dataclass(eq=False)
class ReplayTable(Watching):
    """The hand of whoever one looks at lies open."""

    floor: Floor = field(init=False)

    def lay(self) -> None:
        """Cards and posters."""
        self.floor = Floor(
            table_layout(self.stage.canvas, len(self.replay.chairs), 0),
            self.motion,
            self.replay.view(None).state,
            Cast(self.names, self.sitters),
            self.stage.sounds.play,
        )

    def telegraph(self) -> Telegraph:
        """With posters in their outlaws' inks."""
        return Telegraph()

    def stand(self) -> None:
        """Everything at its place."""
        floor = self.floor
        floor.air.sprites.clear()
        floor.slip, floor.aim = None, ""
        floor.absent.clear()
        floor.cast = Cast(self.names, self.sitters)
        floor.layout = table_layout(self.stage.canvas, len(self.replay.chairs), self.viewer or 0)
        floor.viewer = self.viewer
        floor.state = self.replay.view(self.viewer).state
        floor.hold(-1 if self.viewer is None else self.viewer, opened=True)

    def perform(self, moments: Sequence[Moment]) -> None:
        """By the one table of acts."""
        for run in choreography.runs(moments):
            self.motion.play(self.heard_first(run, choreography.performed(self.floor, run)))

    def draw(self, screen: pygame.Surface) -> None:
        """The table at this position."""
        floor = self.floor
        press = floor.near(self.stage.press)
        draw_table(press, screen, floor.layout, floor.sight, tuple(self.strip), NO_MARKS, floor.jolt)
        if floor.slip is not None:
            number = list(palette.OUTLAWS).index(floor.slip.outlaw)
            draw_slip(press, screen, floor.slip_rect(), floor.slip, floor.sight.bills[number], floor.slip_open)
        for card in floor.sight.played:
            CardSprite(kind_of(card), floor.shown()).draw(press, screen)
        floor.fan.draw(press, screen, floor.layout, frozenset(), NO_MARKS, floor.absent)
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers())
        dx, dy = floor.shake
        if dx or dy:
            screen.scroll(dx, dy)

    def draw_over(self, screen: pygame.Surface) -> None:
        """What flies lies above everything."""
        self.floor.air.draw(self.floor.near(self.stage.press), screen)


WATCHING = ReplayTable
